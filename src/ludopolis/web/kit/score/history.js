/** The history of this device, which the server counts and sends at the end of a game. */
import { get } from "../net/api.js";

/** @typedef {import("../types.js").Setup} Setup */
/** @typedef {{points: number, day: string, parts: Record<string, number>}} Result `parts`: points by row of the sheet */
/** @typedef {{name: string, games: number, ahead: number, behind: number}} Friend */
/**
 * @typedef {{seat: number, games: number, earlier: Result[], friends: Friend[]}} History `games`: of this game; `earlier`: those that can be compared with this
 * one, without it
 */

/** @type {History | null} */
let known = null;

/** What is known of the device's games; null until it was asked for, and for spectators. */
export const history = () => known;

/** Earlier results of games like this one. @returns {Result[]} */
export const earlier = () => known?.earlier ?? [];

/** Asks the server, if somebody on this device has played. @param {Setup} setup @param {import("../types.js").Board | null} board */
export async function loadHistory(setup, board) {
  if (!setup.mine.length) return;
  try {
    const told = await get(`/api/tables/${setup.table}/history`);
    known = { ...told, earlier: told.earlier.map((/** @type {Result} */ one) => ({ ...one, parts: grouped(one.parts, board) })) };
  } catch {
    // The sheet works without earlier results.
  }
}

/** Points by category as points by row. @param {Record<string, number>} parts @param {import("../types.js").Board | null} board */
function grouped(parts, board) {
  /** @type {Record<string, number>} */
  const rows = {};
  for (const [category, points] of Object.entries(parts)) {
    const row = board?.sources?.[category]?.group ?? category;
    rows[row] = (rows[row] ?? 0) + points;
  }
  return rows;
}
