/** What to lay out with the printed box, drawn step by step. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { ITEMS, sign } from "../art/icons.js";
import { PITCH, letterToken, middle } from "../art/land.js";
import { portrait } from "../art/people.js";
import { DEFS, face } from "../art/tiles.js";

/** @typedef {import("./model.js").Ctx} Ctx */

const SIZE = 40;
/** Cells from the middle to the outermost token. */
const REACH = 2;
const TRADES = ["technician", "engineer", "planner"];

const counted = (/** @type {string} */ name, /** @type {number} */ count) => html`<span>${sign(name, SIZE)}<b>× ${count}</b></span>`;

/** The first tiles, as they lie; round them, the letters. @param {Ctx} ctx @param {boolean} letters */
function square(ctx, letters) {
  const reach = (letters ? REACH + 0.3 : REACH - 0.45) * PITCH;
  const tiles = ctx.view.city.map((/** @type {any} */ { cell, tiles: [top] }) => {
    const [x, y] = middle(cell[0], cell[1]);
    return svg`<g transform="translate(${x - 50} ${y - 52})">${face(top)}</g>`;
  });
  const tokens = Object.entries(/** @type {Record<string, [number, number]>} */ (ctx.view.tokens)).map(([letter, cell]) => {
    const [x, y] = middle(...cell);
    return svg`<g transform="translate(${x} ${y})">${letterToken(letter)}</g>`;
  });
  return html`<svg class="gk-aiddefs">${DEFS}</svg><svg class="gk" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" width=${letters ? 220 : 150}>${tiles}${letters ? tokens : ""}</svg>`;
}

const people = (/** @type {string[]} */ trades) => trades.map((trade, at) => html`<span class="gk-laid c${"RBY"[at % 3]}">${portrait(trade)}</span>`);

/** @type {Record<string, (ctx: Ctx, step: any) => unknown>} */
export const lay = {
  square: (ctx) => square(ctx, false),
  letters: (ctx) => square(ctx, true),
  tiles_away: (_, { count }) => counted("tile", count),
  cards_turned: (_, { count }) => counted("discard", count),
  resources: (_, { count }) => counted("resource", count),
  hal: (_, { count }) => ITEMS.map((item) => counted(item, count)),
  renewals: (_, { count }) => html`${sign("secret", SIZE)}${counted("renew", count)}`,
  trios: () => people(TRADES),
  draft: (_, { count }) => html`${people(TRADES)}<b>× ${count}</b>`,
  hand: (_, { count }) => counted("cards", count),
};
