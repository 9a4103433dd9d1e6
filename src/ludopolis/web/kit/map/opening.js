/** What of a board that scrolls is in sight. */

/**
 * The part of a board that nothing lies over while the rest scrolls, and how much the board is zoomed. What lies over its top says so
 * (`data-roof`): how high that is depends on the words in it.
 * @param {HTMLElement} board
 */
export function view(board) {
  const { top, bottom, height } = board.getBoundingClientRect();
  const roof = board.querySelector("[data-roof]");
  const low = roof && getComputedStyle(roof).position === "sticky" ? roof.getBoundingClientRect().bottom : top;
  return { top: Math.max(top, low), bottom, zoom: height / board.offsetHeight || 1 };
}

/** Whether something stays where it is while the board scrolls. @param {Element} element @returns {boolean} */
export const stays = (element) =>
  !element.matches(".board") && (getComputedStyle(element).position === "sticky" || stays(/** @type {Element} */ (element.parentElement)));
