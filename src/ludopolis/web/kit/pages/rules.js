/** The rules page of a game. */
import "./plain.js";
import { Rulebook } from "../book/rulebook.js";

const book = /** @type {HTMLElement} */ (document.querySelector(".book"));
const rules = new Rulebook(book);

const print = /** @type {HTMLElement} */ (document.querySelector("[data-print]"));
print.hidden = false;
print.addEventListener("click", () => window.print());

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key !== "/" || target.closest("input") || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  rules.focusSearch();
});
