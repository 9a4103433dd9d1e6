/** The end of the game: that it draws near, and the last round. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon } from "../../../kit/board.js";
import { deckOf, streetOf } from "./model.js";

/** @typedef {import('./model.js').Ctx} Ctx */

/** With so few cards, a deck may run out in the next rounds: one goes each turn, and rivals buy more. */
const FEW_CARDS = 4;
/** One more roof closes the street. */
const ALL_BUT_ONE = 4;

/** @param {Ctx} ctx */
export function ending(ctx) {
  if (ctx.over || ctx.counting) return nothing;
  if (ctx.view.last_round) return note(ctx, "board-last-round", ctx.t(`ending-${ctx.view.last_round}`));
  const near = ctx.seats.flatMap((_, seat) => nearOf(ctx, seat));
  return near.length ? note(ctx, "board-near", near.join(" · ")) : nothing;
}

/** What brings a player near the end. @param {Ctx} ctx @param {number} seat */
function nearOf(ctx, seat) {
  const { size } = deckOf(ctx, seat);
  const name = ctx.name(seat);
  const roofs = streetOf(ctx, seat).plots.filter(({ closed }) => closed).length;
  return [
    ...(size <= FEW_CARDS ? [ctx.t("board-near-deck", { name, count: size })] : []),
    ...(roofs === ALL_BUT_ONE ? [ctx.t("board-near-street", { name })] : []),
  ];
}

/** @param {Ctx} ctx @param {string} title @param {string} why */
const note = (ctx, title, why) =>
  html`<p class="lastround" role="note" data-what="last_round">${icon("flag", 18)}<b>${ctx.t(title)}</b> <span>${why}</span></p>`;
