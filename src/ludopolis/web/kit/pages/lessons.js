/** The page of a game's lessons: those taken on this device are marked. */
import "./plain.js";
import { isDone } from "../device/progress.js";

for (const row of document.querySelectorAll("[data-lesson]")) {
  const mark = /** @type {HTMLElement | null} */ (row.querySelector(".done"));
  if (mark) mark.hidden = !isDone(/** @type {HTMLElement} */ (row).dataset.lesson ?? "");
}
