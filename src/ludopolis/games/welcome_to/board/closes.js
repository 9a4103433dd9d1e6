/** What a fence or a house does to the estates, before it is confirmed: which it completes, what they are worth, what plans they fill. */
import { plus } from "../../../kit/board.js";
import { estateValue } from "./sheet.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {{street: number, first: number, size: number, used: boolean}} Closed */

/** Most houses of an estate. */
const LARGEST = 6;

/** The estates of a street, from fence to fence. @param {Sheet["streets"][number]} drawn @param {number} street @returns {Closed[]} */
function estatesOf({ lots, gaps }, street) {
  const found = [];
  for (let first = 0; first < lots.length;) {
    let end = first + 1;
    while (end < lots.length && !gaps[end - 1].fenced) end += 1;
    const own = lots.slice(first, end);
    if (own.length <= LARGEST && own.every(({ number }) => number !== null)) {
      found.push({ street, first, size: own.length, used: own.some(({ used }) => used) });
    }
    first = end;
  }
  return found;
}

/**
 * The street as it will be: with a fence in a gap, or with numbers in lots.
 * @param {Sheet} sheet
 * @param {number} street
 * @param {string} gap
 * @param {string[]} written
 */
function become(sheet, street, gap, written) {
  const { lots, gaps, parks } = sheet.streets[street];
  return {
    parks,
    lots: lots.map((lot) => (written.includes(lot.name) ? { ...lot, number: lot.number ?? 0 } : lot)),
    gaps: gaps.map((one) => (one.name === gap ? { ...one, fenced: true } : one)),
  };
}

/**
 * The estates of a sheet after some moves: `now` all of them, `fresh` those that were not there before.
 * @param {Sheet} sheet
 * @param {string[]} moves
 */
function after(sheet, moves) {
  const parts = moves.map((move) => move.split(" "));
  const gap = parts.find(([word]) => word === "fence")?.[1] ?? "";
  const written = parts.flatMap(([word, , lot]) => (word === "place" || word === "bis" ? [lot] : []));
  const now = sheet.streets.flatMap((_, street) => estatesOf(become(sheet, street, gap, written), street));
  const known = new Set(sheet.estates.map(({ street, first, size }) => `${street} ${first} ${size}`));
  return { now, fresh: now.filter(({ street, first, size }) => !known.has(`${street} ${first} ${size}`)) };
}

/** How many of the estates that a plan asks for are there. @param {number[]} sizes @param {Closed[]} estates */
function filled(sizes, estates) {
  const free = estates.filter(({ used }) => !used).map(({ size }) => size);
  return sizes.filter((size) => {
    const at = free.indexOf(size);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  }).length;
}

/**
 * “Estates of 1: +1 · plan 3: 1 of 3”; nothing if the estates stay as they are.
 * @param {Ctx} ctx
 * @param {Sheet} sheet
 * @param {string[]} moves
 */
export function closes(ctx, sheet, moves) {
  const { now, fresh } = after(sheet, moves);
  if (!fresh.length) return "";
  const plans = ctx.view.plans.flatMap((/** @type {any} */ plan, /** @type {number} */ stack) => {
    if (!plan?.sizes.length || sheet.plans[stack]) return [];
    const [before, then] = [sheet.goals[stack].filter(Boolean).length, filled(plan.sizes, now)];
    return before === then ? [] : [ctx.t("board-closes-plan", { stack: stack + 1, count: then, of: plan.sizes.length })];
  });
  return [...fresh.map(({ size }) => `${ctx.t(`score-estates_${size}`)}: ${plus(estateValue(sheet, size))}`), ...plans].join(" · ");
}
