/** The home page. The code of its buttons is loaded once the page is drawn, or when the first of them is pressed. */
import { startFinder } from "./finder.js";
import "../device/install.js";
import "./plain.js";
import { playedGames } from "../device/prefs.js";

/** The `data-` attributes of our buttons. */
const ACTS = ["any", "new", "bots", "join", "sit"];

/** @type {Promise<typeof import("./homeacts.js")> | null} */
let loading = null;
const load = async () => {
  try {
    return await import("./homeacts.js");
  } catch (error) {
    loading = null; // the next press tries again
    throw error;
  }
};
const acts = () => (loading ??= load());

document.addEventListener("click", async (event) => {
  const { dataset } = /** @type {HTMLElement} */ (event.target).closest("button") ?? {};
  if (dataset && ACTS.some((act) => act in dataset)) (await acts()).press(dataset);
});

// For a game that this device has played, Play comes first; for others, Learn.
for (const game of playedGames()) document.getElementById(`game-${game}`)?.classList.add("known");

startFinder(JSON.parse(document.getElementById("home")?.textContent ?? "{}").games, async (count) => (await acts()).found(count));

if (document.readyState === "complete") void acts();
else addEventListener("load", () => void acts());
