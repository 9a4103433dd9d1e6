/** Both games of a duel side by side: one stepper moves both replays from turn to turn. */
import { get } from "../net/api.js";
import { siteUrl } from "../net/site.js";
import "./plain.js";

/** @typedef {{turn: number}} Step */
/** @type {{two: {watch: string}[]}} */
const data = JSON.parse(document.getElementById("games")?.textContent ?? "{}");
const frames = [...document.querySelectorAll("iframe")];
const sections = [...document.querySelectorAll(".both section")];
const output = /** @type {HTMLElement} */ (document.querySelector(".at"));
/** @type {Step[][]} */
const games = await Promise.all(data.two.map(async ({ watch }) => (await get(`/api/tables/${watch}/replay`)).frames));
const last = Math.max(...games.map((steps) => steps[steps.length - 1].turn));
const first = Math.min(...games.map((steps) => steps[0].turn));
let turn = first;

/** Shows where each game stood when this turn began; one that was over by then shows its end. @param {number} wished */
function go(wished) {
  turn = Math.min(Math.max(first, wished), last + 1);
  games.forEach((steps, index) => {
    const at = steps.findIndex((step) => step.turn >= turn);
    frames[index].contentWindow?.location.replace(siteUrl(`/replay/${data.two[index].watch}#${at < 0 ? steps.length - 1 : at}`));
  });
  output.textContent = `${turn - first} / ${last + 1 - first}`;
}

document.addEventListener("click", (event) => {
  const { step, show } = /** @type {HTMLElement} */ (event.target).closest("button")?.dataset ?? {};
  if (step) go(turn + Number(step));
  if (show === undefined) return;
  sections.forEach((section, index) => section.classList.toggle("away", index !== Number(show)));
  for (const button of document.querySelectorAll("[data-show]"))
    button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.show === show));
});

document.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft") go(turn - 1);
  if (event.key === "ArrowRight") go(turn + 1);
});

output.textContent = `0 / ${last + 1 - first}`;
