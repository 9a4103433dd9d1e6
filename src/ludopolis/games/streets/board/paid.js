/** What tiles pay: on the tiles themselves, where it lies over nobody, and in one line. */
import { html, nothing, svg } from "../../../vendor/lit-html/lit-html.js";
import { styled, tint, token } from "../../../kit/board.js";
import { plateOf } from "../art/pieces.js";
import { at, comers, dollars, printed, shownOption, spot } from "./model.js";
import { chipOf, ringOf, waitingOf } from "./people.js";
import { LIES, pinsOf } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Fact} Fact */
/** A part of a tile, and how much it matters that it is seen. @typedef {{x: number, y: number, wide: number, high: number, matters: number}} Part */

/** The height of a chip, the room it keeps from the edge of its tile, and the distance between the places that are tried. */
const [HIGH, EDGE, STEP] = [25, 2, 3];
/** How much it matters that something is seen, for each unit of its area: people before the value and the owner, those before symbols. */
const MATTERS = { people: 100, value: 4, owner: 2, symbol: 1 };

/** The streets that the picked placement would close. @param {Ctx} ctx */
export const closing = (ctx) => shownOption(ctx)?.closes ?? [];

/** What lies on a tile, or would after the picked placement. @param {Ctx} ctx @param {string} cell @returns {{road: string, parts: Part[]}} */
function lying(ctx, cell) {
  const shown = shownOption(ctx);
  const option = shown?.cell === cell ? shown : undefined;
  const built = at(ctx, cell);
  const home = option ? { ...option, people: comers(ctx, option) } : built;
  if (!home) return { road: "S", parts: [] };
  const waiting = waitingOf(ctx);
  const crowds = [chipOf(home), built && !option ? ringOf(built) : null, waiting?.cell === cell ? waiting : null];
  const around = (/** @type {[number, number]} */ [x, y], /** @type {number} */ rx, /** @type {number} */ ry) => ({
    x: x - rx,
    y: y - ry,
    wide: 2 * rx,
    high: 2 * ry,
  });
  const { owner, plate } = LIES[home.road];
  const it = printed(ctx, home.tile);
  const slip = plateOf(it, ...plate);
  const parts = [
    ...crowds.flatMap((crowd) => (crowd ? [{ ...crowd, matters: MATTERS.people }] : [])),
    ...(slip ? [{ ...slip, matters: MATTERS.value }] : []),
    { ...around(owner, 11, 11), matters: MATTERS.owner },
    ...pinsOf(it.symbols, home.road).map(({ x, y, r }) => ({ ...around([x, y], r, r), matters: MATTERS.symbol })),
  ];
  return { road: home.road, parts };
}

/** How much of two parts is in the same place. @param {Omit<Part, "matters">} one @param {Part} other */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y));

/** Where the middle of a chip hides least, near its usual place. @param {Ctx} ctx @param {string} cell @param {number} wide @returns {[number, number]} */
export function clear(ctx, cell, wide) {
  const { road, parts } = lying(ctx, cell);
  const [px, py] = LIES[road].paid;
  let [best, least] = [/** @type {[number, number]} */ ([px, py]), Infinity];
  for (let x = EDGE + wide / 2; x <= 100 - EDGE - wide / 2; x += STEP) {
    for (let y = EDGE + HIGH / 2; y <= 100 - EDGE - HIGH / 2; y += STEP) {
      const box = { x: x - wide / 2, y: y - HIGH / 2, wide, high: HIGH };
      const hides = parts.reduce((sum, part) => sum + part.matters * overlap(box, part), 0) + Math.hypot(x - px, y - py);
      if (hides < least) [best, least] = [[x, y], hides];
    }
  }
  return best;
}

/** What the picked placement would pay. @param {Ctx} ctx */
export const promised = (ctx) => closing(ctx).flatMap(({ told }) => told.filter(({ kind }) => kind === "income").map((fact) => chip(ctx, fact, -1)));

/** @param {Ctx} ctx @param {Fact} fact @param {number} order its turn to appear, or -1 for at once @param {number} [number] of the view it came with */
function chip(ctx, fact, order, number = 0) {
  const cell = String(fact.cell);
  const [x, y] = spot(cell);
  const words = `+${dollars(ctx, fact.amount)}`;
  const w = 10.6 * words.length + 30;
  const [cx, cy] = clear(ctx, cell, w);
  return svg`<g transform="translate(${x + cx} ${y + cy})"><g class="st-chip ${order < 0 ? "maybe" : `paid ${number % 2 ? "a" : "b"}`} o${tint(Number(fact.seat))}" ${styled({ "--i": Math.max(0, order) })}>
    <rect class="st-shadow" x=${-w / 2} y="-10" width=${w} height="25" rx="12.500"/><rect class="st-note" x=${-w / 2} y="-12.500" width=${w} height="25" rx="12.500"/><g transform="translate(${-w / 2 + 5} -7.500)">${token(Number(fact.seat), 15)}</g><text x="9" y="6">${words}</text></g></g>`;
}

/**
 * What has just been paid; it stays through the next turn, however fast that is, or until the reader moves on.
 * @param {Ctx} ctx
 * @returns {{told: Fact[], number: number}}
 */
function payments(ctx) {
  const { kept, cell } = ctx.ui;
  const now = ctx.facts.filter(({ kind }) => kind === "income");
  if (now.length) kept.paid = { told: now, turn: ctx.turn, number: ctx.number };
  else if (ctx.replay || ctx.over || cell || !ctx.facts.length) delete kept.paid; // read, or taken back
  const { told = [], turn = 0, number = 0 } = kept.paid ?? {};
  return { told: ctx.turn <= turn + 1 ? told : [], number };
}

/** The payments on their tiles, one after another; none on a tile that can be chosen. @param {Ctx} ctx @param {(cell: string) => boolean} chosen */
export function payouts(ctx, chosen) {
  const { told, number } = payments(ctx);
  return told.flatMap((fact, order) => (chosen(String(fact.cell)) ? [] : [chip(ctx, fact, order, number)]));
}

/** Who was just paid how much, in one line. @param {Ctx} ctx */
export function paid(ctx) {
  const { told } = payments(ctx);
  if (!told.length) return nothing;
  const seats = [...new Set(told.map(({ seat }) => Number(seat)))];
  const sum = (/** @type {number} */ seat) => told.filter((fact) => fact.seat === seat).reduce((all, { amount }) => all + Number(amount), 0);
  return html`<span class="st-paid">${ctx.t("board-just-paid")}${seats.map((seat) => html`<span>${token(seat, 16)}<b>+${dollars(ctx, sum(seat))}</b></span>`)}</span>`;
}
