/** What of a board that scrolls is in sight. */

/** The part of a board that nothing lies over while the rest scrolls, and how much the board is zoomed. @param {HTMLElement} board */
export function view(board) {
  const { top, bottom, height } = board.getBoundingClientRect();
  const zoom = height / board.offsetHeight || 1;
  const edge = Number.parseFloat(getComputedStyle(board).scrollPaddingTop) || 0;
  return { top: top + edge * zoom, bottom, zoom };
}

/** Whether something stays where it is while the board scrolls. @param {Element} element @returns {boolean} */
export const stays = (element) =>
  !element.matches(".board") && (getComputedStyle(element).position === "sticky" || stays(/** @type {Element} */ (element.parentElement)));
