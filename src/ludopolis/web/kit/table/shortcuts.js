/**
 * The keys of a table, unless its board has a use for one now (`key`): U takes back, H asks for hints, L opens the log, R the rules, Escape cancels, or
 * skips steps to come (and ? asks what something is: whatis.js); in text mode digits choose a move and / goes to the input field.
 */

/** @param {import("./table.js").Table} table @param {KeyboardEvent} event */
export function pressKey(table, event) {
  const { acts, handover, state } = table;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey || !state) return;
  if (handover.curtain !== null) {
    if (event.key === "u") handover.undoBehindCurtain()?.undo();
    return;
  }
  if (table.counting.running) {
    table.counting.key(event);
    return;
  }
  if (!table.text && table.board?.key?.(table.ctx(), event.key)) {
    event.preventDefault();
    return;
  }
  if (event.key === "u") acts.withdraw(false);
  if (event.key === "h" && table.lesson.running) table.lesson.show();
  else if (event.key === "h") table.hints.toggle();
  if (event.key === "Backspace" && table.lesson.running) table.lesson.back();
  if (event.key === "l") table.panels.log();
  if (event.key === "r") void table.panels.loadRules().then((rules) => rules.toggle());
  if (event.key === "Escape" && acts.pending) acts.cancel();
  else if (event.key === "Escape") table.rest?.pace.skip();
  if (!table.text) return;
  const input = document.getElementById("typed");
  if (/^[1-9]$/.test(event.key) && state.legal.length < 10) {
    const entry = state.legal[Number(event.key) - 1];
    if (entry) acts.choose(entry);
  } else if (/^[0-9]$/.test(event.key) && state.legal.length > 9) {
    input?.focus();
  } else if (event.key === "/") {
    event.preventDefault();
    input?.focus();
  }
}
