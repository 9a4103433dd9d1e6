/** What to lay out with the printed box, drawn step by step. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { paper, token } from "../../../kit/board.js";
import { figure, letterOf } from "../art/pieces.js";
import { PEOPLE, SLY, TOKENS, dollars, partiesOf, printed, spot } from "./model.js";
import { back, sign } from "./sums.js";
import { face } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */

const SIZE = 40;
const COLOURED = ["tourist", "hipster", "family", "shopping"];
const KINDS = [...COLOURED, "mixed"];

const backs = (/** @type {Ctx} */ ctx, /** @type {string[]} */ kinds, /** @type {string} */ count = "") =>
  kinds.map((kind) => html`<span>${back(ctx, kind, SIZE)}${count ? html`<b>${count}</b>` : ""}</span>`);

/** The first tiles as they lie, and the people on the station. @param {Ctx} ctx */
function start(ctx) {
  const tiles = ctx.view.city.map((/** @type {any} */ built) => {
    const [x, y] = spot(built.cell);
    return { ...built, x, y };
  });
  const left = Math.min(...tiles.map((/** @type {any} */ { x }) => x));
  const top = Math.min(...tiles.map((/** @type {any} */ { y }) => y));
  const wide = Math.max(...tiles.map((/** @type {any} */ { x }) => x)) - left + 106;
  const high = Math.max(...tiles.map((/** @type {any} */ { y }) => y)) - top + 107;
  return html`<svg viewBox="${left - 2} ${top - 2} ${wide} ${high}" width=${wide}>${tiles.map(
    (/** @type {any} */ { tile, road, x, y }) => svg`<g transform="translate(${x} ${y})">${face(tile, printed(ctx, tile), road, false)}</g>`,
  )}</svg>${PEOPLE.map((person) => html`<svg viewBox="-15 -18 30 37" width="26">${paper(figure(letterOf(person), 30))}</svg>`)}`;
}

/** A hand: what it looks like from behind. @param {Ctx} ctx */
const hand = (ctx) =>
  backs(
    ctx,
    /** @type {{kind: string}[]} */ (ctx.view.hands[0]).map(({ kind }) => kind),
  );

/** @type {Record<string, (ctx: Ctx, step: any) => unknown>} */
const STEPS = {
  start,
  remove_all: (ctx, { count }) => backs(ctx, KINDS, `− ${count}`),
  remove_coloured: (ctx, { count }) => backs(ctx, COLOURED, `− ${count}`),
  extras: (ctx) => backs(ctx, KINDS, "+ 1"),
  stack: (ctx, { count }) => html`<span>${back(ctx, ctx.view.stack.top, SIZE)}<b>× ${count}</b></span>`,
  hand,
  signs: (ctx, { count }) =>
    html`${partiesOf(ctx).flatMap(({ signs }, seat) => (signs === null ? [] : [html`<span>${token(seat, 26)}<b>× ${count}</b></span>`]))}`,
  tokens: (_, { count }) => TOKENS.map((kind) => html`<span>${sign(kind, SIZE)}<b>× ${count}</b></span>`),
  advisors: (ctx) => partiesOf(ctx).flatMap(({ advisor }) => (advisor ? [sign(advisor, SIZE)] : [])),
  contractor: (ctx, { count }) => html`${sign("contractor", SIZE)}<b>− ${count}</b>`,
  sly: (ctx, { money }) => html`${token(SLY, 30)}${backs(ctx, ctx.view.end_stack)}<span>${sign("coin", SIZE)}<b>${dollars(ctx, money)}</b></span>`,
};

/** With the colours of the tiles. */
export const lay = Object.fromEntries(
  Object.entries(STEPS).map(([kind, draw]) => [
    kind,
    (/** @type {Ctx} */ ctx, /** @type {any} */ step) => html`<span class="st-inks st-laid">${draw(ctx, step)}</span>`,
  ]),
);
