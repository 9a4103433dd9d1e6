/** Ginkgopolis in the browser: what the shell asks of a board. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { cityMap } from "./board/city.js";
import { gains, remarks } from "./board/gains.js";
import { brings, hand, tiles } from "./board/hand.js";
import { buildingOf, isLetter, sideOf } from "./board/model.js";
import { beside } from "./board/pending.js";
import { mark, mini, peek } from "./board/sides.js";
import { sources } from "./board/sources.js";
import { overMap, toldLine } from "./board/table.js";
import { lanes } from "./board/tableau.js";
import { tray } from "./board/tray.js";
import { what } from "./board/what.js";

/** @typedef {import("./board/model.js").Ctx} Ctx */
/** @typedef {import("./board/model.js").Fact} Fact */

export { beside, brings, gains, mark, mini, peek, remarks, sources, tray, what };

/** The city; in a replay also what the seat being watched has. @param {Ctx} ctx */
export function board(ctx) {
  if (ctx.counting) return html`<div class="gk ${ctx.phone ? "phone" : ""}">${cityMap(ctx, nothing)}</div>`;
  return html`<div class="gk ${ctx.phone ? "phone" : ""}" data-what="city">${ctx.phone ? toldLine(ctx) : nothing}${cityMap(ctx, overMap(ctx))}${ctx.replay && ctx.me !== null ? shoulder(ctx, ctx.me) : nothing}</div>`;
}

/** In a replay: the hand, tiles and tableau of the seat being watched. @param {Ctx} ctx @param {number} seat */
function shoulder(ctx, seat) {
  const { hand: cards } = sideOf(ctx, seat);
  return html`<div class="gk-shoulder sheet">${cards.length ? hand(ctx) : nothing}<div>${tiles(ctx)}</div>${ctx.phone ? nothing : lanes(ctx, seat)}</div>`;
}

/** The things on the table that a line of the log mentions. @param {Ctx} ctx @param {Fact} fact @returns {string[]} */
export function place(ctx, fact) {
  const ids = [];
  if (typeof fact.cell === "string") ids.push(`cell:${fact.cell}`);
  for (const id of [fact.tile, fact.card].flat()) {
    if (typeof id !== "string") continue;
    if (isLetter(id)) ids.push(`token:${id}`);
    const building = buildingOf(ctx, id) ?? ctx.view.city.find((/** @type {{tiles: string[]}} */ { tiles: all }) => all.includes(id));
    if (building) ids.push(`cell:${building.cell}`);
    ids.push(`kept:${id}`);
  }
  if (typeof fact.character === "string") ids.push(`kept:${fact.character}`);
  if (!ids.length && typeof fact.seat === "number") ids.push(`side:${fact.seat}`);
  return ids;
}
