/** The first sentence about a finished game. Its end tells how it came out; the coach, what that came from. `coach/opening.py` has the facts. */
import { listed } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Opening} Opening */

/** Points, or whatever the game counts, with their unit. @param {Ctx} ctx @param {number} points */
export const amount = (ctx, points) => ctx.t("amount-points", { points });

/** Whether the reader is the one player who looks here. In a replay anybody may look through anybody's eyes. @param {Ctx} ctx */
export const isOwn = (ctx) => ctx.me !== null && !ctx.spectator && !ctx.shared && !ctx.replay;

/** Whom the outcome is about: the reader, or whoever has won. @param {Ctx} ctx @returns {number | undefined} */
export function subject(ctx) {
  const [winner] = /** @type {import("../types.js").Over} */ (ctx.over).winners;
  return winner !== undefined && isOwn(ctx) ? /** @type {number} */ (ctx.me) : winner;
}

/** What is said alike of everybody. */
const OF_ALL = ["alone", "draw", "automa-level"];

/**
 * How a game ended for a seat: with "you" for whoever played there, else with names.
 * @param {Ctx} ctx @param {Opening} told @param {boolean} you @param {{points: number}[]} [earlier] results of the same device, of a player alone
 */
export function endingText(ctx, told, you, earlier = []) {
  const { kind, side = 0, rival = 0, points = 0, place = 0, count = 0 } = told;
  const sharers = you ? (told.with ?? []) : [side, ...(told.with ?? [])];
  const args = { amount: amount(ctx, points), name: ctx.name(side), rival: ctx.name(rival), names: listed(sharers.map(ctx.name)), place, count };
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

/**
 * How the game ended: for whoever sits alone at this screen as their own result, else as the winner's.
 * @param {Ctx} ctx @param {{points: number}[]} [earlier]
 */
export function outcome(ctx, earlier = []) {
  const { opening, winners } = /** @type {import("../types.js").Over} */ (ctx.over);
  const you = isOwn(ctx);
  const seat = you ? /** @type {number} */ (ctx.me) : (winners.find((side) => side < opening.length) ?? 0);
  return endingText(ctx, opening[seat], you, earlier);
}

/** What it came from. @param {Ctx} ctx @param {Opening} told @param {string} name whose turns they were, where the reader might think of others' */
export function clauseText(ctx, told, name) {
  const { kind, points = 0, rounds = [], count = 0, round = 0, advised = 0, turns = 0 } = told;
  const args = { amount: amount(ctx, points), rounds: listed(rounds.map(String)), several: rounds.length, name, count, round, advised, turns };
  const named = `opening-name-${kind}`;
  return ctx.t(name && ctx.has(named) ? named : `opening-${kind}`, args);
}
