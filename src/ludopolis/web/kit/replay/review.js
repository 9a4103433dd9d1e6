/** The coach's review beside a replay: the summary, the costliest decisions, turning points, luck and skill, the grade. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, tint, token } from "../draw/art.js";
import { MILLION, SIGNS, dearestOf, decisionsOf, frameAfter, frameBefore, isShared, rounded, tenth, valueOf, whole } from "./coach.js";
import { figure } from "./curve.js";
import { percent, plus } from "../words/format.js";
import { lines, plain, tells } from "../parts/log.js";
import { outcome } from "../parts/opening.js";
import { styled } from "../draw/styled.js";
import { capital } from "../words/format.js";
import { because, clause, column, compared, label, recounted, worth } from "../parts/turns.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./coach.js").Findings} Findings */
/** @typedef {import("./coach.js").Decision} Decision */
/** @typedef {import("./coach.js").Graded} Graded */
/**
 * What the panels are drawn from, and what they can do.
 * @typedef {{
 *   data: Findings, frames: {n: number}[], at: number, seat: number, open: Decision | null, working: boolean,
 *   mine: number[], puzzles: string, graded: Graded | null, board: import("../types.js").Board | null,
 * choose: (decision: Decision | null) => void, look: (seat: number) => void, retry: (decision: Decision) => void, playOn: () => void
 * }} Review
 */

const ACCOUNTS = /** @type {const} */ (["luck", "decisions", "rivals", "unforeseeable"]);
/** A smaller share of the victory is told in points. */
const LEAST_PERCENT = 5;
/** Levels that were measured, from the weakest. */
const LADDER = ["beginner", "regular", "expert", "master"];
const SHADES = { plus: " +", minus: " −", "": "" };
/** Lines about what happened at a turning point. */
const MOST_TOLD = 3;

/**
 * A side's sum in points that add up as they are shown. A player alone has no rivals, and an automa decides nothing.
 * @param {Findings} data
 * @param {number} seat
 */
export function sumOf(data, seat) {
  const sum = data.sides[seat].points;
  const [start, ...parts] = rounded([sum.start, ...ACCOUNTS.map((account) => sum[account])], MILLION);
  const named = ACCOUNTS.map((account, at) => ({ account, points: parts[at] }));
  const none = data.players > 1 ? "" : seat < data.players ? "rivals" : "decisions";
  return { start, parts: named.filter(({ account }) => account !== none), result: start + parts.reduce((all, part) => all + part, 0) };
}

/** Where a sum begins or ends: a lead has a sign, the points of a player alone have none. @param {Findings} data @param {number} points */
const level = (data, points) => (isShared(data) ? plus(points) : figure(data, points * MILLION));

/** How the result came about for the seat looked at. @param {Ctx} ctx @param {Review} review */
function sumView(ctx, { data, seat }) {
  const { start, parts, result } = sumOf(data, seat);
  const term = (/** @type {string} */ name, /** @type {string} */ kind, /** @type {string} */ points) =>
    html`<span class="co-term ${kind}">${ctx.t(`analysis-${name}`)} <b>${points}</b></span>`;
  return html`<p class="co-sumline" aria-label=${ctx.t("analysis-sum-of", { name: ctx.name(seat), what: ctx.t(sumHeading(data)) })}>${term("start", "", level(data, start))}${parts.map(({ account, points }) => html`<i aria-hidden="true">+</i>${term(account, account, plus(points))}`)}
      <i aria-hidden="true">=</i><span class="co-term res t${tint(seat)}">${token(seat, 18)}<span class="vh">${ctx.t("analysis-result")}</span><b>${level(data, result)}</b></span></p>`;
}

/** @param {Findings} data */
const sumHeading = (data) => (isShared(data) ? "analysis-sum-points" : "analysis-sum-alone");

/** All figures, and what they mean. @param {Ctx} ctx @param {Review} review */
export function figuresView(ctx, review) {
  const { parts } = sumOf(review.data, review.seat);
  const help = parts.map(({ account }) => ctx.t(`analysis-${account}-help`));
  return html`${sumView(ctx, review)}<ul class="co-help">${help.map((line) => html`<li>${line}</li>`)}</ul>${barsView(ctx, review)}${gradeView(ctx, review)}`;
}

// Decisions

/** What a decision cost: of the victory, unless it was decided, then in points. @param {Ctx} ctx @param {Findings} data @param {Decision} decision */
export function costs(ctx, data, { loss, loss_points }) {
  const points = worth(ctx, tenth(Math.abs(loss_points)));
  const lost = loss_points > 0 ? `−${points}` : points;
  return isShared(data) && whole(loss, MILLION / 100) >= LEAST_PERCENT ? [percent(-loss / MILLION), lost] : [lost];
}

/** @param {Ctx} ctx @param {Review} review @param {Decision} decision */
export function openView(ctx, { data, retry, playOn, mine, board }, decision) {
  const { played, better = [], expected, loss, seat } = decision;
  const chance = (/** @type {number} */ share) =>
    isShared(data) ? html`<dd class="pc">${percent(Math.min(MILLION, Math.max(0, share)) / MILLION)}</dd>` : nothing;
  const who = mine.includes(seat) ? ctx.t("analysis-you-played") : ctx.t("analysis-name-played", { name: ctx.name(seat) });
  return html`<div class="co-open"><dl class="co-moves"><div><dt>${who}</dt><dd>${capital(compared(ctx, played, better, board))}</dd>${chance(expected - loss)}</div>
      <div class="better"><dt>${icon("lamp", 16)}${ctx.t("analysis-better-turn")}</dt><dd>${capital(clause(ctx, better))}${decision.goes_on ? html`; <span class="quiet">${ctx.t("analysis-then")}</span>` : nothing}</dd>${chance(expected)}</div></dl>
    ${mine.includes(seat) && decision.reasons?.length ? html`<p class="because">${because(ctx, inPoints(decision.reasons), tenth(decision.loss_points), better)}</p>` : nothing}${whyView(ctx, decision.reasons ?? [], decision.loss_points, mine.includes(seat) ? undefined : seat)}
    ${lineView(ctx, decision.line ?? [])}
    <p class="row"><button class="btn teach" @click=${() => retry(decision)}>${icon("undo")}${ctx.t("analysis-try")}</button><button class="btn soft" @click=${playOn}>${icon("play")}${ctx.t("analysis-play-on")}</button></p></div>`;
}

/**
 * What is expected after the better turn, seat by seat, and how often if chance has a say in it.
 * @param {Ctx} ctx
 * @param {import("./coach.js").Reply[]} line
 */
export function lineView(ctx, line) {
  if (!line.length) return nothing;
  /** @type {import("./coach.js").Reply[][]} */
  const runs = [];
  for (const reply of line) {
    if (runs.at(-1)?.[0].seat === reply.seat) runs.at(-1)?.push(reply);
    else runs.push([reply]);
  }
  const told = runs.map((run) => ({ seat: run[0].seat, words: recounted(ctx, run) })).filter(({ words }) => words); // a place alone says nothing
  if (!told.length) return nothing;
  const moves = told.map(({ seat, words }) => `${ctx.name(seat)}: ${words}`).join(". ");
  const share = line[line.length - 1].share;
  return html`<p class="quiet">${ctx.t(share === MILLION ? "analysis-line" : "analysis-line-likely", { moves, share: percent(share / MILLION) })}</p>`;
}

/** Rows come in millionths, as round as their sum is shown. @param {import("../types.js").Reason[]} reasons */
const inPoints = (reasons) => reasons.map((reason) => ({ ...reason, points: reason.points / MILLION }));

/**
 * What is different, in points that add up.
 * @param {Ctx} ctx
 * @param {import("../types.js").Reason[]} reasons
 * @param {number} loss
 * @param {number} [seat] whose turn it is about, if that is not the reader
 */
export function whyView(ctx, reasons, loss, seat) {
  if (!reasons.length) return nothing;
  return html`<div class="co-terms">${column(ctx, inPoints(reasons), seat)}
    <p class="sum"><span>${ctx.t("analysis-given-up")}</span><b>${worth(ctx, tenth(loss))}</b></p></div>`;
}

// Turning points

/** What happened at a turning point. @param {Ctx} ctx @param {Findings} data @param {number} index */
function happened(ctx, data, index) {
  const { kind, block, told } = data.turning_points[index];
  if (kind === "draw") return block ? drawn(ctx, told) : [ctx.t("analysis-dealt")];
  return (data.blocks[block].decisions ?? []).map(({ seat, played }) => `${ctx.name(seat)}: ${recounted(ctx, played)}.`).slice(0, MOST_TOLD);
}

/** What was drawn, as the log tells it; in full where it leaves that out. @param {Ctx} ctx @param {import("../types.js").Fact[]} facts */
function drawn(ctx, facts) {
  const short = lines(ctx, facts).filter(tells);
  return (short.length ? short : lines(ctx, facts, true)).slice(0, MOST_TOLD).map(plain);
}

/** Whose prospects it changed. @param {Ctx} ctx @param {Findings} data @param {number} index */
function changes(ctx, data, index) {
  const { block } = data.turning_points[index];
  const [before, after] = [data.curve[block], data.curve[block + 1]];
  const told = data.sides.map(({ side }) => ({
    name: ctx.name(side),
    before: figure(data, valueOf(data, before, side)),
    after: figure(data, valueOf(data, after, side)),
  }));
  return told
    .filter((one) => one.before !== one.after)
    .map((one) => ctx.t("analysis-change", one))
    .join(" · ");
}

// Luck and skill

/** @param {Ctx} ctx @param {Review} review */
function barsView(ctx, { data }) {
  const sums = data.sides.map(({ side }) => ({ side, ...sumOf(data, side) }));
  const most = Math.max(1, ...sums.flatMap(({ start, parts }) => [Math.abs(start), ...parts.map(({ points }) => Math.abs(points))]));
  const bar = (/** @type {string} */ name, /** @type {number} */ points, shown = plus(points)) => html`<tr><th scope="row">${ctx.t(`analysis-${name}`)}</th>
    <td class="ax" aria-hidden="true"><i class="${name} ${points < 0 ? "minus" : ""}" ${styled({ width: `${(50 * Math.abs(points)) / most}%` })}></i></td><td class="no">${shown}</td></tr>`;
  return html`<section class="sheet co-bars"><h3 class="cap">${ctx.t("analysis-heading-bars")} · ${ctx.t(sumHeading(data))}</h3>
    ${sums.map(
      ({ side, start, parts, result }) => html`<table><caption><span>${side < data.players ? token(side, 18) : nothing}${ctx.name(side)}</span></caption>
      <tbody>${start ? bar("start", start, level(data, start)) : nothing}${parts.map(({ account, points }) => bar(account, points))}</tbody>
      <tfoot><tr><th scope="row">${ctx.t("analysis-result")}</th><td></td><td class="no">${level(data, result)}</td></tr></tfoot></table>`,
    )}
    <p class="quiet">${ctx.t("analysis-bars-help", { players: data.players })}</p></section>`;
}

/** What the seat's own decisions say together. @param {Ctx} ctx @param {Review} review */
function gradeView(ctx, { data, seat, mine, graded }) {
  const own = mine.length === 1 && mine[0] === seat ? graded : null;
  return html`<section class="sheet co-grade" aria-label=${ctx.t("analysis-grade-of", { name: ctx.name(seat) })}><h3>${accuracyWords(ctx, data, seat)}</h3>
    <p class="quiet">${ctx.t("analysis-accuracy-help")} ${classWords(ctx, data, seat)}</p>
    ${own?.grade ? html`<h3>${gradeWords(ctx, own.grade)}</h3>` : nothing}
    <p class="quiet">${ctx.t(own ? (own.grade ? "analysis-grade-games" : "analysis-grade-later") : "analysis-says-little", { games: own?.games ?? 0 })}${own && !own.grade ? ` ${ctx.t("analysis-grade-games", { games: own.games })}` : nothing}</p></section>`;
}

/** Which level plays like that, and how sure that is. @param {Ctx} ctx @param {import("./coach.js").Grade} grade */
function gradeWords(ctx, { level, shade, low, high }) {
  const named = (/** @type {number} */ place) => ctx.t(`bot-${LADDER[Math.min(LADDER.length - 1, Math.max(0, whole(place, MILLION)))]}`);
  const args = { grade: `${ctx.t(`bot-${level}`)}${SHADES[shade]}`, low: named(low), high: named(high) };
  return ctx.t(args.low === args.high ? "analysis-grade" : "analysis-grade-between", args);
}

/** @param {Ctx} ctx @param {Findings} data @param {number} seat */
function accuracyWords(ctx, data, seat) {
  const { accuracy = null, accuracy_error = 0 } = data.sides[seat];
  if (accuracy === null) return ctx.t("analysis-few-decisions");
  return ctx.t("analysis-accuracy-about", { share: percent(accuracy / MILLION), error: percent((accuracy_error ?? 0) / MILLION) });
}

/** @param {Ctx} ctx @param {Findings} data @param {number} seat */
function classWords(ctx, data, seat) {
  const { decisions = 0, classes = {} } = data.sides[seat];
  return ctx.t("analysis-classes", { decisions, blunders: classes.blunder ?? 0, mistakes: classes.mistake ?? 0, inaccuracies: classes.inaccuracy ?? 0 });
}

// The same to read: text mode and paper

/** @param {Ctx} ctx @param {Findings} data @param {{n: number}[]} frames */
export function reportView(ctx, data, frames) {
  const seats = data.sides.slice(0, data.players);
  const columns = ACCOUNTS.filter((name) => data.sides.some(({ side }) => sumOf(data, side).parts.some(({ account }) => account === name)));
  const told = (
    /** @type {Decision} */ decision,
  ) => html`<li><b>${ctx.t(`analysis-word-${decision.class}`)} ${SIGNS[decision.class]}</b> · ${ctx.t("replay-at", { move: frameBefore(frames, decision.entries[0]), last: frames.length - 1 })} · ${costs(ctx, data, decision).join(" · ")}
    <br>${ctx.t("analysis-played", { turn: recounted(ctx, decision.played) })}<br>${ctx.t("analysis-better", { turn: recounted(ctx, decision.better ?? []) })}
    ${inPoints(decision.reasons ?? []).map((reason) => html`<br>${capital(label(ctx, reason, decision.seat))}: ${plus(reason.points)}`)}</li>`;
  return html`<article class="co-report"><h2>${ctx.over ? outcome(ctx) : ctx.t("analysis-heading")}</h2>
    <p>${ctx.t("analysis-looked", { rounds: data.rounds, judge: ctx.t(`analysis-judge-${data.judge}`) })}</p>
    <div class="scorewrap" tabindex="0" role="region" aria-label=${ctx.t(sumHeading(data))}><table class="co-sums"><caption>${ctx.t(sumHeading(data))}</caption><thead><tr><th scope="col">${ctx.t("analysis-who")}</th>${["start", ...columns, "result"].map((name) => html`<th scope="col">${ctx.t(`analysis-${name}`)}</th>`)}</tr></thead>
      <tbody>${data.sides.map(({ side }) => {
        const { start, parts, result } = sumOf(data, side);
        const booked = columns.map((name) => plus(parts.find(({ account }) => account === name)?.points ?? 0));
        return html`<tr><th scope="row">${ctx.name(side)}</th>${[level(data, start), ...booked, level(data, result)].map((points) => html`<td>${points}</td>`)}</tr>`;
      })}</tbody></table></div>
    <h3>${ctx.t("analysis-heading-turning")}</h3>
    <ol>${data.turning_points.map((point, index) => html`<li>${ctx.t("replay-at", { move: frameAfter(frames, point.n), last: frames.length - 1 })}. ${happened(ctx, data, index).join(" ")} ${changes(ctx, data, index)}</li>`)}</ol>
    ${seats.map(
      ({ side }) => html`<h3>${ctx.name(side)}</h3><p>${classWords(ctx, data, side)} ${accuracyWords(ctx, data, side)}</p>
      <ol>${dearestOf(data, side).map(told)}</ol>${dearestOf(data, side).length ? nothing : html`<p>${ctx.t("analysis-none-dear")}</p>`}`,
    )}
    <p>${ctx.t("analysis-says-little")}</p></article>`;
}

/**
 * By frame: the class of the decision that was taken in it, and whose it was.
 * @param {Findings} data
 * @param {{n: number}[]} frames
 * @returns {Map<number, Decision[]>}
 */
export function classed(data, frames) {
  /** @type {Map<number, Decision[]>} */
  const found = new Map();
  for (const decision of decisionsOf(data)) {
    if (!decision.class) continue;
    const at = frameAfter(frames, decision.entries[0]);
    found.set(at, [...(found.get(at) ?? []), decision]);
  }
  return found;
}
