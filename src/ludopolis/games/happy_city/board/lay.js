/** What to lay out with the printed box, drawn step by step. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { figure } from "../art/icons.js";
import { drawing } from "../art/index.js";
import { building } from "./market.js";
import { COLOURS, range } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */

const house = (/** @type {string} */ card, /** @type {number} */ width = 72) => html`<svg viewBox="0 -5 120 89" width=${width}>${drawing(card)}</svg>`;
const specials = (/** @type {Ctx} */ ctx) => ctx.view.row.map((/** @type {{card: string}} */ it) => house(it.card, 58));

/** @type {Record<string, (ctx: Ctx, step: any) => unknown>} */
export const lay = {
  decks: (ctx) =>
    ctx.view.decks.map(
      (/** @type {any} */ it) => html`<span><svg viewBox="0 -16 112 150" width="56">${building(it)}</svg><b>${range(it)}</b><b>× ${it.cards}</b></span>`,
    ),
  dwellings: (ctx, { count }) => ctx.view.dwellings.map((/** @type {{card: string}} */ it) => html`<span>${house(it.card)}<b>× ${count}</b></span>`),
  specials_family: specials,
  specials_expert: specials,
  coins: (_, { count }) => Array.from({ length: count }, () => figure("coin", 30)),
  markets_white: (ctx) => house(ctx.view.cities[0].cards[0].card),
  markets_draft: () => COLOURS.map((kind) => house(`${kind}_market`, 58)),
};
