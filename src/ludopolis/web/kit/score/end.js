/** The end of a game: who won and by how much, what decided it, the sheet, what it means on this device, and what everybody has built. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, rosette, tint, token } from "../draw/art.js";
import { later } from "../draw/later.js";
import { blocks } from "./blocks.js";
import { date, listed, signed } from "../words/format.js";
import { Counting, mayMove, toldRows } from "./counting.js";
export { loadHistory } from "./history.js";
export { bars, sheetTable } from "./sheet.js";
export { sumView } from "./sum.js";
import { soloView } from "./solo.js";
import { history } from "./history.js";
import { asked, decisive, places, ranking, rowsOf } from "./rows.js";
import { bars, gap, sheetTable, townOf, won } from "./sheet.js";
import { amount, isOwn, outcome, subject } from "../parts/opening.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Over} Over */
/** @typedef {import("../types.js").Board} Board */

/** Most tie-breaks shown where there was no tie. */
const MAX_SPARE_BREAKS = 1;

export { Counting };
export { sendPostcard, sendPreview } from "./postcard.js";

/** What can be done with an ending: to watch it again, and to send its picture. @typedef {{watch: () => void, picture: () => void}} Hands */

/** @param {Ctx} ctx @param {Board | null} board null in text mode @param {Hands} hands */
export function finalView(ctx, board, hands) {
  const over = /** @type {Over} */ (ctx.over);
  const rows = rowsOf(ctx, over.sheets, board);
  if (over.totals.length === 1)
    return html`<div class="fin alone">${soloView(ctx, rows)}${handsView(ctx, board, hands)}${board ? nothing : wordsView(ctx, rows)}${builtView(ctx, board, [0])}</div>`;
  const block = rows.find((row) => row.source.block);
  return html`<div class="fin">
    ${banner(ctx, over, rows)}${handsView(ctx, board, hands)}${board ? nothing : wordsView(ctx, rows)}
    ${ctx.phone ? placesView(ctx, over) : nothing}${tieView(ctx, over)}
    ${block ? blocks(ctx, block) : nothing}
    <section class="sheet sh">${sheetTable(ctx, over.sheets, board)}</section>
    <div class="finside">${bars(ctx, over.sheets, board)}${deviceView(ctx, over)}${ctx.timing?.usedView(ctx, (seat) => html`${token(seat, 16)}${ctx.name(seat)}`, ranking(over)) ?? nothing}${spareBreaks(ctx, over)}</div>
    ${builtView(ctx, board, ranking(over))}
  </div>`;
}

/** @param {Ctx} ctx @param {Board | null} board @param {Hands} hands */
function handsView(ctx, board, { watch, picture }) {
  return html`<div class="finhands"><button class="btn soft" data-picture @click=${picture}>${icon("share")}<span>${ctx.t("postcard-send")}</span></button>${
    board && mayMove() ? html`<button class="btn soft" data-watch @click=${watch}>${icon("play")}<span>${ctx.t("counting-again")}</span></button>` : nothing
  }</div>`;
}

/** In text mode the counting is told, row by row. @param {Ctx} ctx @param {import("./rows.js").Row[]} rows */
const wordsView = (ctx, rows) =>
  html`<section class="sheet box toldrows"><h3 class="cap">${ctx.t("counting-words")}</h3><ol>${toldRows(ctx, rows).map((line) => html`<li>${line}</li>`)}</ol></section>`;

/** @param {Ctx} ctx @param {Over} over @param {import("./rows.js").Row[]} rows */
function banner(ctx, over, rows) {
  const told = subject(ctx);
  return html`<section class="sheet win ${told === undefined ? "" : `edge${tint(told)}`}">${told !== undefined && won(ctx, told) ? rosette(58) : token(told ?? ranking(over)[0], 40)}
    <div><h2>${outcome(ctx)}</h2><p>${[besides(ctx, over), ctx.t(`ending-${over.ending}`)].filter(Boolean).join(" · ")}</p>${decidedView(ctx, rows, over)}</div></section>`;
}

/** What a player's own headline leaves out: the points of a winner, or who has won. @param {Ctx} ctx @param {Over} over */
function besides(ctx, over) {
  if (!isOwn(ctx) || !over.winners.length) return "";
  const { totals, winners } = over;
  const me = /** @type {number} */ (ctx.me);
  if (winners.includes(me)) return amount(ctx, totals[me]);
  return ctx.t("status-won", { names: listed(winners.map(ctx.name)), count: winners.length, points: amount(ctx, totals[winners[0]]) });
}

/** @param {Ctx} ctx @param {import("./rows.js").Row[]} rows @param {Over} over */
function decidedView(ctx, rows, over) {
  const found = over.tie ? null : decisive(rows, over);
  if (!found) return nothing;
  const { row, winner, next, points } = found;
  const [first, second] = [winner, next].map((seat) => row.lines[seat] && row.source.block && row.source.sum?.(row.lines[seat].figures));
  const told =
    first && second
      ? ctx.t("score-sheet-beats", { first, second })
      : ctx.t("score-sheet-decided", { category: row.word, points: amount(ctx, points), name: ctx.name(next) });
  return html`<p class="decided">${told}</p>`;
}

/** @param {Ctx} ctx @param {Over} over */
function placesView(ctx, over) {
  const place = places(over);
  return html`<section class="sheet places"><ol aria-label=${ctx.t("score-sheet-places")}>${ranking(over).map(
    (seat) => html`<li class=${place[seat] === 1 && over.winners.length ? "w" : ""}>
    <span class="no">${place[seat]}</span>${token(seat, 22)}<span class="nm">${ctx.name(seat)}${townOf(ctx, seat)}</span>${won(ctx, seat) ? rosette(28) : html`<span class="gap">${gap(ctx, seat)}</span>`}
    <b class="tt">${signed(over.totals[seat])}</b></li>`,
  )}</ol></section>`;
}

/** What broke a tie for victory, with the numbers. @param {Ctx} ctx @param {Over} over */
function tieView(ctx, over) {
  const { tie } = over;
  if (!tie) return nothing;
  const virtual = tie.seats.find((seat) => seat >= ctx.seats.length);
  if (virtual !== undefined) return html`<section class="sheet tie"><p>${ctx.t("score-sheet-tie-virtual", { name: ctx.name(virtual) })}</p></section>`;
  const seats = ranking(over).filter((seat) => tie.seats.includes(seat));
  return html`<section class="sheet tie"><h3>${tie.by ? ctx.t(`tie-${tie.by}-decides`) : ctx.t("score-sheet-tie-shared")}</h3>
    <dl>${asked(over).map(({ name, values }) => html`<div class=${name === tie.by ? "by" : ""}><dt>${ctx.t(`tie-${name}`)}</dt><dd>${seats.map((seat) => html`<span>${token(seat, 18)}<span class="vh">${ctx.name(seat)}</span><b>${signed(values[seat])}</b></span>`)}</dd></div>`)}</dl></section>`;
}

/** The numbers that would have broken a tie. @param {Ctx} ctx @param {Over} over */
function spareBreaks(ctx, over) {
  if (over.tie || !over.tie_breaks.length) return nothing;
  return html`<section class="sheet box"><h3 class="cap">${ctx.t("score-sheet-for-ties")}</h3>${over.tie_breaks.slice(0, MAX_SPARE_BREAKS).map(
    ({ name, values }) => html`<dl class="kv">
    ${ranking(over).map((seat) => html`<dt>${token(seat, 16)}${ctx.name(seat)}</dt><dd>${signed(values[seat])}</dd>`)}</dl><p class="quiet">${ctx.t("score-sheet-no-tie", { what: ctx.t(`tie-${name}`) })}</p>`,
  )}</section>`;
}

/** What the result means among the earlier ones of this device. @param {Ctx} ctx @param {Over} over */
function deviceView(ctx, over) {
  const { seat, games, earlier: before, friends } = history() ?? { seat: 0, games: 0, earlier: [], friends: [] };
  const met = friends.map(({ name, ahead, behind }) => html`<dt>${ctx.t("device-friend", { name })}</dt><dd>${ahead} : ${behind}</dd>`);
  const title = html`<h3 class="cap">${ctx.t("device-title")}</h3>`;
  if (!before.length) return met.length && games > 1 ? html`<section class="sheet box">${title}<dl class="kv">${met}</dl></section>` : nothing;
  const points = before.map((result) => result.points);
  const best = before.reduce((one, other) => (other.points > one.points ? other : one));
  const average = Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);
  const rank = 1 + points.filter((one) => one > over.totals[seat]).length;
  const day = date(new Date(best.day), { day: "numeric", month: "long" });
  return html`<section class="sheet box">${title}<dl class="kv">
    <dt>${ctx.t("device-rank", { name: ctx.name(seat) })}</dt><dd>${ctx.t("device-rank-of", { rank, count: before.length + 1 })}</dd>
    <dt>${ctx.t("device-best", { day })}</dt><dd>${signed(best.points)}</dd>
    <dt>${ctx.t("device-average")}</dt><dd>${signed(average)}</dd>${met}</dl><p class="quiet">${ctx.t("device-like")}</p></section>`;
}

/** @param {Ctx} ctx @param {Board | null} board @param {number[]} seats */
function builtView(ctx, board, seats) {
  if (!board?.peek) return nothing;
  return seats.map(
    (seat) =>
      html`<section class="sheet box built" aria-label=${ctx.name(seat)}><h3 class="row">${token(seat, 20)}${ctx.name(seat)}${townOf(ctx, seat)}</h3>${later(() => board.peek?.(ctx, seat))}</section>`,
  );
}
