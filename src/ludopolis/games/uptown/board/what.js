/** What things on the table are called and do now, where their labels do not say it. */
import { signed } from "../../../kit/board.js";
import { printed, streetOf } from "./model.js";
import { plotWords } from "./street.js";
import { deckWords, nameOf, projectWords } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */

/** @param {Ctx} ctx @param {string} kind @param {string} id @param {string} where a number of a plot, or the card that is built there */
export function what(ctx, kind, id, where) {
  const seat = Number(id);
  if (kind === "plot") return { name: ctx.t("board-plot-of", { plot: Number(where), name: ctx.name(seat) }), now: plotWords(ctx, seat, Number(where)) };
  if (kind === "street")
    return { name: ctx.t("board-street-of", { name: ctx.name(seat) }), now: ctx.say("line", { kind: "counts", seat, ...streetOf(ctx, seat).counts }) };
  if (kind === "wallet") return { figure: `${streetOf(ctx, seat).wallet}`, now: ctx.t("board-coins-worth", { points: streetOf(ctx, seat).coin_points }) };
  if (kind === "revenue") return { figure: signed(streetOf(ctx, seat).revenue), now: ctx.t("board-revenue-now"), counts: counted(ctx, seat, "revenue") };
  if (kind === "prestige") return { figure: signed(streetOf(ctx, seat).prestige), now: ctx.t("board-prestige-now"), counts: counted(ctx, seat, "prestige") };
  if ((kind === "deck" || kind === "rival_deck") && id) return { now: deckWords(ctx, seat), lines: [ctx.t("board-deck-ends")] };
  if (kind === "project") return project(ctx, id, where);
  return null;
}

/** The floors of a street that a figure counts. @param {Ctx} ctx @param {number} seat @param {"revenue" | "prestige"} figure */
const counted = (ctx, seat, figure) =>
  streetOf(ctx, seat)
    .plots.flatMap(({ halves }) => halves)
    .filter((half) => half[figure])
    .map(({ card }) => `card:${card}`);

/** A project, and what it is worth where it stands. @param {Ctx} ctx @param {string} id @param {string} card */
function project(ctx, id, card) {
  const said = projectWords(ctx, id).slice(nameOf(ctx, id).length + 2);
  const half = ctx.view.streets
    .flatMap((/** @type {import('./model.js').Street} */ { plots }) => plots.flatMap(({ halves }) => halves))
    .find((/** @type {import('./model.js').Half} */ one) => one.card === card);
  const { gift, roof } = printed(ctx, id);
  const sort = gift ? "gift" : roof ? "roof" : "";
  if (!half) return { now: said, case: sort };
  return { case: sort, figure: signed(half.prestige), now: ctx.t("board-worth-now", { points: half.prestige, coins: half.revenue }), lines: [said] };
}
