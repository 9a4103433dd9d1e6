/** What is said of an answer: what it makes, what it costs, why; and the hints before it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, token } from "../draw/art.js";
import { styled } from "../draw/styled.js";
import { because, clause, column, label, recounted, worth } from "../parts/turns.js";
import { capital, percent } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Said} Said */
/** @typedef {import("../types.js").Reason} Reason */
/** @typedef {{verdict: "found" | "good" | "again", loss: number, loss_points: number, reasons: Reason[], tries: number, shown: boolean}} Verdict */
/** @typedef {{turn: Said[], loss: number, loss_points: number}} Rival */
/** @typedef {{turn: Said[], goes_on: boolean, reasons: Reason[], gain: number, other: Said[], rivals: Rival[]}} Solution */
/** @typedef {Verdict & {solution?: Solution, tally?: {found: number, tried: number} | null, next?: string | null}} Judged */
/** @typedef {{reason?: Reason | null, turn?: Said[], goes_on?: boolean}} Hint */
/** @typedef {{turn: Said[], verdict: Verdict}} Attempt */
/**
 * @typedef {{
 *   setup: {game: string, puzzle: import("../types.js").PuzzleSetup}, seat: number, verdict: Judged | null, hints: Hint[], attempts: Attempt[],
 *   busy: boolean, note: string, turn: unknown[], hint: () => Promise<void>, undo: (all: boolean) => Promise<void>
 * }} Answering
 */

const MILLION = 1_000_000;

/** Points in tenths. @param {number} points in millionths */
const tenth = (points) => Math.round(points / (MILLION / 10)) / 10;

/** The panel beside the board. @param {Ctx} ctx @param {Answering} page */
export function judged(ctx, page) {
  const { verdict } = page;
  return html`<div class="pz"><section class="sheet pz-verdict ${verdict?.verdict ?? ""}" role="status" aria-live="polite">
      <h2><span class="pz-sign" aria-hidden="true">${icon(!verdict ? "puzzle" : verdict.verdict === "found" ? "check" : "undo", 24)}</span>${ctx.t(verdict ? `puzzle-${verdict.verdict}` : "puzzle-title")}</h2>
      ${page.note ? html`<p class="bad">${page.note}</p>` : nothing}${page.busy && page.turn.length ? html`<p class="quiet">${ctx.t("analysis-judging")}</p>` : nothing}
      ${verdict ? told(ctx, page, verdict) : nothing}${verdict && page.setup.puzzle.measure === "share" ? meter(ctx, page, verdict) : nothing}
      <p class="row">${buttons(ctx, page, verdict)}</p></section>
    ${verdict?.solution ? others(ctx, page, verdict) : html`${hintsView(ctx, page)}${triesView(ctx, page)}`}</div>`;
}

/** @param {Ctx} ctx @param {Answering} page @param {Judged} verdict */
function told(ctx, page, verdict) {
  const { solution } = verdict;
  if (!solution) return html`<p>${ctx.t("puzzle-costs", { worth: worth(ctx, Math.max(0, tenth(verdict.loss_points))) })}</p>`;
  return html`<p class="because">${because(ctx, solution.reasons, solution.gain, solution.turn)}</p>
    <p class="quiet">${verdict.shown ? ctx.t("puzzle-shown") : ctx.t("puzzle-tries", { tries: verdict.tries })}${verdict.tally ? html` ${ctx.t("puzzle-tally", { found: verdict.tally.found, tried: verdict.tally.tried })}` : nothing}</p>`;
}

/** @param {Ctx} ctx @param {Answering} page @param {Judged | null} verdict */
function buttons(ctx, page, verdict) {
  const hint =
    page.hints.length < 3
      ? html`<button class="btn soft" ?disabled=${page.busy} @click=${() => void page.hint()} title="H">${icon("lamp")}${ctx.t("puzzle-hint")}</button>`
      : nothing;
  if (!verdict) return hint;
  if (verdict.verdict !== "found")
    return html`${hint}<button class="btn main" ?disabled=${page.busy} @click=${() => void page.undo(true)} title="U">${icon("undo")}${ctx.t("puzzle-back")}</button>`;
  return html`<button class="btn soft" @click=${() => void page.undo(true)}>${icon("undo")}${ctx.t("puzzle-else")}</button>
    <a class="btn main" href=${verdict.next ?? page.setup.puzzle.all}>${ctx.t(verdict.next ? "puzzle-next" : "puzzle-all")}${icon("right")}</a>`;
}

/** The chance to win after this turn and after the best one. @param {Ctx} ctx @param {Answering} page @param {Verdict} verdict */
function meter(ctx, page, { loss }) {
  const [now, best] = [loss, 0].map((lost) => Math.min(1, Math.max(0, (page.setup.puzzle.expected - lost) / MILLION)));
  const at = (/** @type {number} */ chance) => `${100 * chance}%`;
  const words = ctx.t("puzzle-meter", { now: percent(now), best: percent(best) });
  return html`<div class="pz-meter" role="img" aria-label=${words}><i class="fill" ${styled({ width: at(now) })}></i><i class="tick" ${styled({ left: at(best) })}></i>
    <i class="now" ${styled({ left: at(now) })}>${token(page.seat, 20)}</i></div>
    <p class="pz-ends" aria-hidden="true"><span>${ctx.t("puzzle-meter-now", { chance: percent(now) })}</span><span>${ctx.t("puzzle-meter-best", { chance: percent(best) })}</span></p>`;
}

/** Why not the others, once it is found. @param {Ctx} ctx @param {Answering} page @param {Judged} verdict */
function others(ctx, page, { solution }) {
  const { reasons, rivals, gain } = /** @type {Solution} */ (solution);
  return html`<section class="sheet pz-others"><h3 class="cap">${ctx.t("puzzle-why-not")}</h3>
    <ul>${rivals.map((rival) => html`<li><span>${capital(recounted(ctx, rival.turn))}</span>${cost(ctx, page, rival)}</li>`)}</ul></section>
    <section class="sheet pz-others pz-account"><h3 class="cap">${ctx.t("hint-versus-next")}</h3>${column(ctx, reasons)}
      <p class="sum"><span>${ctx.t("hint-expected")}</span><b>${ctx.t("hint-more", { worth: worth(ctx, gain) })}</b></p></section>`;
}

/** What a turn costs. @param {Ctx} ctx @param {Answering} page @param {{loss: number, loss_points: number}} rival */
const cost = (ctx, page, { loss, loss_points }) =>
  html`<b>${page.setup.puzzle.measure === "share" ? `−${percent(loss / MILLION)}` : `−${worth(ctx, tenth(loss_points))}`}</b>`;

/** @param {Ctx} ctx @param {Answering} page */
function hintsView(ctx, page) {
  if (!page.hints.length) return nothing;
  const said = page.hints.map((hint, index) => {
    if (index === 0) return hint.reason ? ctx.t("analysis-hint-term", { term: label(ctx, hint.reason) }) : ctx.t("puzzle-hint-deep");
    const turn = clause(ctx, hint.turn ?? []);
    return index === 1 ? ctx.t("analysis-hint-move", { move: turn }) : capital([turn, ...(hint.goes_on ? [ctx.t("analysis-then")] : [])].join("; "));
  });
  return html`<section class="pz-hints"><h3 class="cap">${ctx.t("analysis-hints")}</h3><ol>${said.map((line, index) => html`<li><span class="pin">${index + 1}</span><span>${line}</span></li>`)}</ol></section>`;
}

/** @param {Ctx} ctx @param {Answering} page */
function triesView(ctx, page) {
  if (!page.attempts.length) return nothing;
  return html`<section class="sheet pz-others pz-tries"><h3 class="cap">${ctx.t("analysis-tries")}</h3>
    <ul>${page.attempts.map(({ turn, verdict }) => html`<li><span>${capital(recounted(ctx, turn))}</span>${cost(ctx, page, verdict)}</li>`)}</ul></section>`;
}
