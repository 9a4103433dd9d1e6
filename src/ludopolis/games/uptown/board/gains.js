/** What is felt for a moment: a floor that lands and what it makes of the street, a plot that closes. Coins fly by themselves, for a purchase too. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { plus } from "../../../kit/board.js";
import { glyph } from "../art/glyphs.js";
import { streetOf } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Fact} Fact */
/** @typedef {import("../../../kit/board.js").Gain} Gain */

/** What a street has more than before: prestige, and coins at every closing. @param {Ctx} ctx @param {number} seat @param {any} before */
function more(ctx, seat, before) {
  const [then, now] = [before.streets[seat], streetOf(ctx, seat)];
  const rise = (/** @type {string} */ sign, /** @type {number} */ by) => (by > 0 ? html`${glyph(sign, 16)}${plus(by)}` : nothing);
  const [stars, coins] = [now.prestige - then.prestige, now.revenue - then.revenue];
  return stars > 0 || coins > 0 ? html`${rise("star", stars)}${rise("roofcoin", coins)}` : undefined;
}

/** @type {Record<string, (ctx: Ctx, fact: Fact, before: any) => Gain[]>} */
export const gains = {
  built: (ctx, { seat, card }, before) => [{ seat: Number(seat), things: [`card:${card}`], lands: true, figure: more(ctx, Number(seat), before) }],
  bought: () => [],
  given: (_ctx, { seat, card }) => [{ seat: Number(seat), things: [`card:${card}`], lands: true }],
  "plot-closed": (ctx, { seat, plot }) => [
    { seat: Number(seat), things: streetOf(ctx, Number(seat)).plots[Number(plot) - 1].halves.map(({ card }) => `card:${card}`) },
  ],
};

/** What characters may say something about: everybody sees it. */
export const remarks = ["plot-closed"];
