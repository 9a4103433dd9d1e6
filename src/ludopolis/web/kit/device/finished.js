/** The games that were played to their end on this device: what is new in them has been explained. */

const KEY = "ludopolis-finished";

/** @returns {string[]} */
function finished() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} game */
export const hasFinished = (game) => finished().includes(game);

/** @param {string} game */
export function rememberFinished(game) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...finished(), game])]));
  } catch {
    // What is new is explained again.
  }
}
