/** The lists of puzzles, and looking for some in one's own games. */
import { Refused, get, post } from "../net/api.js";
import "./plain.js";

const LOOK_EVERY_MS = 2000;

const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-search]"));
const told = /** @type {HTMLElement | null} */ (place?.querySelector("[data-told]") ?? null);
const button = /** @type {HTMLButtonElement | null} */ (place?.querySelector("[data-look]") ?? null);

/** Waits until the search is over, then shows what it has found. */
async function follow() {
  const { searching } = await get("/api/puzzles/search");
  if (searching) setTimeout(() => void follow(), LOOK_EVERY_MS);
  else location.reload();
}

async function look() {
  if (!button || !told) return;
  button.disabled = true;
  try {
    await post("/api/puzzles/search", place?.dataset.search ? { table: place.dataset.search } : {});
    told.textContent = button.dataset.busy ?? "";
    button.remove();
    await follow();
  } catch (error) {
    button.disabled = false;
    if (!(error instanceof Refused)) throw error;
    told.textContent = error.message;
  }
}

button?.addEventListener("click", () => void look());
if (place && "searching" in place.dataset) void follow();
