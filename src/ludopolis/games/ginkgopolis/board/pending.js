/** What a picked turn does behind the viewer's screen or to their cards: it lies beside the button that plays it, for the city does not show it. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { listed } from "../../../kit/board.js";
import { smallTile, stamp } from "./figures.js";
import { counts } from "./hand.js";
import { byKind, sideOf } from "./model.js";
import { person } from "./tray.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Said} Said */

/** @param {Ctx} ctx @param {Said[]} turn */
export const beside = (ctx, turn) => html`<div class="gk-beside">${things(ctx, turn)}</div>`;

/** @param {Ctx} ctx @param {Said[]} turn */
function things(ctx, turn) {
  const [{ move, say }] = turn;
  if (say.kind === "take") return counts(ctx, 19, say.item);
  if (say.kind === "keep") return html`<div class="gk-keeping" data-ghost="1">${person(ctx, String(say.character), false, undefined)}</div>`;
  if (move === "renew")
    return html`<div class="gk-going" role="img" aria-label=${ctx.t("board-hand")} data-ghost="1">${handOf(ctx).map((card) => stamp(ctx, card))}</div>`;
  return say.kind === "return" || move === "done" ? going(ctx, turn) : nothing;
}

/** @param {Ctx} ctx */
const handOf = (ctx) => [...sideOf(ctx, Number(ctx.me)).hand].sort(byKind);

/** The tiles that go back, together and marked; then those that stay, which are marked if all do. @param {Ctx} ctx @param {Said[]} turn */
function going(ctx, turn) {
  const { known_tiles: own } = sideOf(ctx, Number(ctx.me));
  const back = own.filter((tile) => turn.some(({ move }) => move === `return ${tile}`));
  const rest = own.filter((tile) => !back.includes(tile) && !ctx.view.giving.includes(tile));
  const lit = back.length ? back : rest;
  return html`${heap(ctx, lit, "back")}${lit === rest ? nothing : heap(ctx, rest, "")}`;
}

/** @param {Ctx} ctx @param {string[]} tiles @param {string} kind */
function heap(ctx, tiles, kind) {
  const words = listed(tiles.map((tile) => ctx.t(`tile-${tile}`)));
  return tiles.length
    ? html`<div class="gk-going ${kind}" role="img" aria-label=${words} title=${words} data-ghost=${kind ? 1 : nothing}>${tiles.map((tile) => smallTile(tile, 36))}</div>`
    : nothing;
}
