/** What to lay out with the printed box, drawn step by step. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { token } from "../../../kit/board.js";
import { glyph } from "../art/glyphs.js";
import { plots } from "./street.js";

/** @typedef {import("./model.js").Ctx} Ctx */

const SIZE = 36;

/** @type {Record<string, (ctx: Ctx, step: any) => unknown>} */
export const lay = {
  decks: (ctx, { cards }) => ctx.seats.map((_, seat) => html`<span>${token(seat, 22)}${glyph("cards", SIZE)}<b>× ${cards}</b></span>`),
  municipal: (_, { cards }) => html`<span>${glyph("cards", SIZE)}<b>× ${cards}</b></span>`,
  coins: (_, { count }) => Array.from({ length: count }, () => glyph("coin", 26)),
  boards: (ctx) =>
    html`<span class="ut mini ut-laidstreet"><span class="lane">${plots({ ctx, seat: ctx.view.first, large: false, ids: false, live: false })}<i class="ground"></i></span></span>`,
};
