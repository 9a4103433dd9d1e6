/** Progress in lessons, kept in this browser. */

const KEY = "ludopolis-lessons";

/** @typedef {{done: string[], closed: string}} Progress lessons by `GAME/LESSON`, and the table whose lesson was last ended */

/** @returns {Progress} */
function load() {
  try {
    return { done: [], closed: "", ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { done: [], closed: "" };
  }
}

/** @param {string} lesson such as `streets/first` */
export const isDone = (lesson) => load().done.includes(lesson);

/** Whether some lesson of a game was taken. @param {string} game */
export const hasLearned = (game) => load().done.some((lesson) => lesson.startsWith(`${game}/`));

/** Whether somebody has read the lesson of that table to its end. @param {string} table */
export const isClosed = (table) => load().closed === table;

/** @param {string} lesson @param {string} table */
export function close(lesson, table) {
  const { done } = load();
  try {
    localStorage.setItem(KEY, JSON.stringify({ done: [...new Set([...done, lesson])], closed: table }));
  } catch {
    // The lesson can be taken again.
  }
}
