/** The first sentence about a finished game. Its end tells how it came out; the coach, what that came from. `coach/opening.py` has the facts. */
import { listed } from "../words/format.js";
import { amount, isOwn } from "./status.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Opening} Opening */

/** What is said alike of everybody. */
const OF_ALL = ["alone", "draw", "automa-level"];

/**
 * How a game ended for a seat: with "you" for whoever played there, else with names.
 * @param {Ctx} ctx @param {Opening} told @param {boolean} you @param {{points: number}[]} [earlier] results of the same device, of a player alone
 */
export function endingText(ctx, told, you, earlier = []) {
  const { kind, side = 0, rival = 0, points = 0, place = 0, count = 0 } = told;
  const args = { amount: amount(ctx, points), name: ctx.name(side), rival: ctx.name(rival), names: listed((told.with ?? []).map(ctx.name)), place, count };
  if (kind === "alone" && you && earlier.length) return aloneText(ctx, points, Math.max(...earlier.map((one) => one.points)));
  if (OF_ALL.includes(kind)) return ctx.t(`opening-${kind}`, args);
  return you ? ctx.t(`opening-you-${kind}`, args) : ctx.t(`opening-name-${kind}`, args);
}

/** @param {Ctx} ctx @param {number} points @param {number} best */
function aloneText(ctx, points, best) {
  const args = { amount: amount(ctx, points), gap: amount(ctx, Math.abs(points - best)) };
  if (points === best) return ctx.t("opening-alone-equal", args);
  return ctx.t(points > best ? "opening-alone-record" : "opening-alone-short", args);
}

/** At the end of a game: the player's own sentence, else the winner's. @param {Ctx} ctx @param {{points: number}[]} [earlier] */
export function overText(ctx, earlier = []) {
  const { opening = [], winners = [] } = ctx.over ?? {};
  const you = isOwn(ctx) && /** @type {number} */ (ctx.me) < opening.length;
  const seat = you ? /** @type {number} */ (ctx.me) : (winners.find((side) => side < opening.length) ?? 0);
  return opening[seat] ? endingText(ctx, opening[seat], you, earlier) : "";
}

/** What it came from. @param {Ctx} ctx @param {Opening} told */
export function clauseText(ctx, told) {
  const { kind, points = 0, rounds = [], count = 0, round = 0, advised = 0, turns = 0 } = told;
  const args = { amount: amount(ctx, points), rounds: listed(rounds.map(String)), several: rounds.length, count, round, advised, turns };
  return ctx.t(`opening-${kind}`, args);
}
