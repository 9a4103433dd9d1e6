/** A turn that is tried on a board: what undo leaves of it, and what of the best turn is still to be made. */

/** @typedef {import("../types.js").Said} Said */
/** A move of a tried turn; one that was no choice is forced. @typedef {Said & {forced: boolean}} Made */

/** The moves that are left when the last choice is taken back, or the whole turn. @param {Made[]} turn @param {boolean} all */
export function takenBack(turn, all) {
  const last = all ? 0 : turn.findLastIndex(({ forced }) => !forced);
  return turn.slice(0, Math.max(0, last)).map(({ move }) => move);
}

/** The moves of the best turn that are still to be made; nothing once another way was taken. @param {Said[]} best @param {Made[]} turn */
export function stillToMake(best, turn) {
  let made = 0;
  for (const { move, forced } of turn) {
    if (best[made]?.move === move) made += 1;
    else if (!forced) return undefined;
  }
  return best.slice(made);
}
