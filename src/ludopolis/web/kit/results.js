/** Results of games on this device, kept in the browser alone. */

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Setup} Setup */
/** @typedef {{table: string, seat: number, like: string, points: number, day: string, parts: Record<string, number>}} Result `like`: what makes games comparable */

const KEY = "ludopolis-results";
/** Older results are forgotten. */
const MAX_RESULTS = 500;

/** @returns {Result[]} */
function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Games are compared with those of the same game, number of players and options. @param {Setup} setup */
const likeness = (setup) => JSON.stringify([setup.game, setup.players, Object.entries(setup.options).sort()]);

/** Keeps the results of the people who played on this device, once. @param {Setup} setup @param {State} state @param {Record<string, number>[]} parts points by row, by seat */
export function keepResults(setup, state, parts) {
  const { over, seats } = state;
  const results = load();
  if (!over || results.some((result) => result.table === setup.table)) return;
  const people = setup.mine.filter((seat) => seats[seat].kind === "human");
  const day = new Date().toISOString().slice(0, 10);
  for (const seat of people) results.push({ table: setup.table, seat, like: likeness(setup), points: over.totals[seat], day, parts: parts[seat] });
  try {
    localStorage.setItem(KEY, JSON.stringify(results.slice(-MAX_RESULTS)));
  } catch {
    // The sheet works without earlier results.
  }
}

/** Whether somebody has played a game of this kind to its end on this device. @param {string} game */
export const hasFinished = (game) => load().some(({ like }) => JSON.parse(like)[0] === game);

/** What this device remembers of games like this one, without this one. @param {Setup} setup @returns {Result[]} */
export const earlier = (setup) => load().filter((result) => result.like === likeness(setup) && result.table !== setup.table);
