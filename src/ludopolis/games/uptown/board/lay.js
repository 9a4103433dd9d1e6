/** What to lay out with the printed box, drawn step by step. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { token } from "../../../kit/board.js";
import { glyph } from "../art/glyphs.js";
import { faces } from "./card.js";
import { deckOf } from "./model.js";
import { plots } from "./street.js";

/** @typedef {import("./model.js").Ctx} Ctx */

const card = (/** @type {Ctx} */ ctx, /** @type {string} */ top) => html`<span class="ut ut-laid"><span class="faces">${faces(ctx, top)}</span></span>`;

/** @type {Record<string, (ctx: Ctx, step: any) => unknown>} */
export const lay = {
  decks: (ctx, { cards }) => ctx.seats.map((_, seat) => html`<span>${token(seat, 22)}${card(ctx, deckOf(ctx, seat).top ?? "")}<b>× ${cards}</b></span>`),
  municipal: (ctx, { cards }) => html`<span>${card(ctx, ctx.view.common.top)}<b>× ${cards}</b></span>`,
  coins: (_, { count }) => Array.from({ length: count }, () => glyph("coin", 26)),
  boards: (ctx) =>
    html`<span class="ut mini ut-laidstreet"><span class="lane">${plots({ ctx, seat: ctx.view.first, large: false, ids: false, live: false })}<i class="ground"></i></span></span>`,
};
