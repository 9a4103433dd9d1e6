/** What is felt for a moment: a tile that lands, a street that closes, tokens. What tiles pay is shown on them, and stays. */
import { plus } from "../../../kit/board.js";
import { html } from "../../../vendor/lit-html/lit-html.js";
import { streetThings, thingAt } from "./model.js";
import { sign } from "./sums.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Fact} Fact */
/** @typedef {import("../../../kit/board.js").Gain} Gain */

/** @type {(ctx: Ctx, fact: Fact) => Gain[]} */
const lands = (ctx, { seat, cell }) => [{ seat: Number(seat), things: thingAt(ctx, String(cell)), lands: true }];

/** @type {Record<string, (ctx: Ctx, fact: Fact) => Gain[]>} */
export const gains = {
  built: lands,
  covered: lands,
  closed: (ctx, { seat, from_cell: cell }) => [{ seat: Number(seat), things: streetThings(ctx, String(cell)) }],
  token: (_ctx, { seat, tile, token }) => [{ seat: Number(seat), things: [`tile:${tile}`], figure: html`${sign(String(token), 17)}${plus(1)}` }],
};

/** What characters may say something about: everybody sees it. */
export const remarks = ["closed"];
