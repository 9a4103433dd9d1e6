/** What a hint would write and build in the town: by place, with the number of the move that does it. */
import { advised, advisedTo } from "../../../kit/board.js";
import { chosenCombo, combosOf } from "./moves.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/**
 * A house (or with no number a ring) on a lot. `combo`: the move that takes its combination.
 * @typedef {{order: number, number: number | null, combo?: number}} Written
 */
/**
 * An estate that is given to the plan that is claimed.
 * @typedef {{street: number, first: number, size: number, order: number}} Used
 */
/**
 * `built`: the move that builds the park or pool.
 * @typedef {{lots: Map<string, Written>, gaps: Map<string, number>, estates: Used[], pool: string, park: number, built: number}} Advice
 */

/** @param {Ctx} ctx @returns {Advice} */
export function adviceOf(ctx) {
  /** @type {Advice} */
  const found = { lots: new Map(), gaps: new Map(), estates: [], pool: "", park: -1, built: 0 };
  let slot = String(ctx.asks?.slot ?? "");
  for (const { move, say, number: order } of advised(ctx)) {
    const [word, first, second] = move.split(" ");
    if (word === "place") found.lots.set(second, { order, number: Number(first), combo: advisedTo(ctx, "combo")?.number ?? 0 });
    if (word === "bis") found.lots.set(second, { order, number: Number(first) });
    if (word === "ring") found.lots.set(first, { order, number: null });
    if (word === "fence") found.gaps.set(first, order);
    if (word === "estate") found.estates.push({ street: Number(first[1]) - 1, first: Number(first.slice(3)) - 1, size: Number(say.size), order });
    if (word === "place") slot = second;
    if (word === "build" && slot) Object.assign(found, { built: order }, effectOf(ctx) === "park" ? { park: Number(slot[1]) - 1 } : { pool: slot });
  }
  return found;
}

/** The effect of the advised turn. @param {Ctx} ctx */
export function effectOf(ctx) {
  if (ctx.asks?.effect) return ctx.asks.effect;
  const combo = Number(advisedTo(ctx, "combo")?.rest ?? chosenCombo(ctx));
  return combosOf(ctx)[combo - 1]?.effect;
}
