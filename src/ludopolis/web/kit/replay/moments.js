/** The coach's first screen: one sentence, and the moments that are worth a second try. All figures stand behind a button. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, token } from "../draw/art.js";
import { MILLION, decisionsOf, frameBefore, isShared, pointAt } from "./coach.js";
import { capital, percent } from "../words/format.js";
import { recounted } from "../parts/turns.js";
import { clauseText, endingText } from "../parts/opening.js";
import { costs, figuresView, openView } from "./review.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./coach.js").Decision} Decision */
/** @typedef {import("./coach.js").Findings} Findings */
/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("../types.js").Opening} Opening */
/** What is said of a seat. Once shown it stays, so that no card changes places. @typedef {{opening: Opening[], moments: Decision[]}} Story */

/** A chance is told only where the curve and the card agree on it, up to this. */
const AGREED = 0.05 * MILLION;
/** Rounds after which marks that nothing can change any more are shown before the coach is done. */
const SETTLED_ROUNDS = 4;

/** What can be said of a seat now; null while it may still change. @param {Findings} data @param {number} seat @param {boolean} done @returns {Story | null} */
export function storyOf(data, seat, done) {
  const { opening = [], dearest = [], settled = false } = data.sides[seat];
  if (!data.rounds || !(done || (settled && data.rounds >= SETTLED_ROUNDS))) return null;
  const own = decisionsOf(data).filter((decision) => decision.seat === seat);
  return { opening, moments: dearest.flatMap((n) => own.find((decision) => decision.entries[0] === n) ?? []) };
}

/**
 * The sentence. @param {Ctx} ctx @param {Review} review @param {Story | null} story @param {{points: number}[]} earlier @param {unknown} beside
 */
export function openingView(ctx, review, story, earlier, beside) {
  const { data, seat, mine } = review;
  const you = mine.length === 1 && mine[0] === seat;
  const [ended, ...clauses] = story?.opening ?? data.sides[seat].opening ?? [];
  const whose = you || data.players === 1 ? "" : ctx.name(seat);
  const [dearest] = story?.moments ?? [];
  const chance = dearest ? pointAt(data, dearest.entries[0] - 1).shares[seat] : 0;
  const agreed = dearest && isShared(data) && Math.abs(chance - dearest.expected) <= AGREED;
  const before = agreed ? ctx.t("opening-before", { share: percent(chance / MILLION) }) : "";
  return html`<div class="co-summary"><h2 class="co-opening"><b>${ended ? endingText(ctx, ended, you, earlier) : nothing}</b> ${story ? clauses.map((clause) => clauseText(ctx, clause, whose)).join(" ") : nothing}</h2>${beside}
    ${story ? (before ? html`<p class="co-before">${before}</p>` : nothing) : html`<p class="vh" role="status">${ctx.t("analysis-working")}</p>`}</div>`;
}

/** Cards. @param {Ctx} ctx @param {Review} review @param {Story | null} story @param {() => void} figures opens all figures */
export function momentsView(ctx, review, story, figures) {
  const { data, seat, look, mine, puzzles } = review;
  const seats = data.sides.slice(0, data.players);
  return html`<div class="co-review"><section class="co-dear" aria-label=${ctx.t("analysis-moments")}>
    ${seats.length > 1 ? html`<div class="co-who" role="group" aria-label=${ctx.t("analysis-whose")}>${seats.map(({ side }) => html`<button class="btn small ${side === seat ? "main" : "soft"}" aria-pressed=${side === seat} @click=${() => look(side)}>${token(side, 18)}${ctx.name(side)}</button>`)}</div>` : nothing}
    ${story ? html`<div class="co-cards">${story.moments.map((decision, index) => cardView(ctx, review, decision, index + 1))}${story.moments.length ? nothing : html`<p class="sheet nothing">${ctx.t("analysis-nothing-to-try")}</p>`}${revisedView(ctx, data, seat)}</div>` : nothing}
    ${data.rounds ? html`<button class="btn soft small co-all" @click=${figures}>${icon("sheet", 18)}${ctx.t("analysis-all-figures")}</button>` : nothing}${puzzles && mine.includes(seat) ? html`<a class="btn soft small co-all co-puzzles" href=${puzzles}>${icon("puzzle", 18)}${ctx.t("puzzle-own")}</a>` : nothing}</section></div>`;
}

/** @param {Ctx} ctx @param {Review} review @param {Decision} decision @param {number} number */
function cardView(ctx, review, decision, number) {
  const { open, choose, retry, frames, data } = review;
  const on = open?.seat === decision.seat && open.entries[0] === decision.entries[0];
  const { round } = decision;
  const when =
    typeof round === "number"
      ? ctx.t("analysis-round", { round })
      : ctx.t("replay-at", { move: frameBefore(frames, decision.entries[0]), last: frames.length - 1 });
  const [cost] = costs(ctx, data, decision);
  return html`<article class="sheet co-dec ${on ? "on" : ""}"><button aria-expanded=${on} @click=${() => choose(on ? null : decision)}><span class="co-num" aria-hidden="true">${number}</span>
      <span class="what"><b><span class="vh">${ctx.t("analysis-moment", { number })}: </span>${when}</b><small>${capital(recounted(ctx, decision.played))}</small></span><span class="cost"><b>${cost}</b></span></button>
    ${on ? openView(ctx, review, decision) : html`<p class="row"><button class="btn teach small" @click=${() => retry(decision)}>${icon("undo", 18)}${ctx.t("analysis-try")}</button><button class="btn soft small" @click=${() => choose(decision)}>${ctx.t("analysis-show")}</button></p>`}</article>`;
}

/** Hints that the coach would not give again. @param {Ctx} ctx @param {Findings} data @param {number} seat */
function revisedView(ctx, data, seat) {
  const revised = decisionsOf(data).filter((decision) => decision.seat === seat && decision.revised && decision.better);
  return revised.map(
    ({ round, better = [] }) =>
      html`<p class="sheet nothing">${typeof round === "number" ? `${ctx.t("analysis-round", { round })}: ` : nothing}${ctx.t("analysis-revised", { turn: recounted(ctx, better) })}</p>`,
  );
}

/** What opens behind the button. @param {Ctx} ctx @param {Review} review */
export const allFigures = (ctx, review) =>
  html`<div class="co-figures" tabindex="0" role="region" aria-label=${ctx.t("analysis-all-figures")}>${figuresView(ctx, review)}</div>`;
