/** The page on which the user types the code of another device. A scanned code is in the address, and only has to be confirmed. */
import { Refused, post } from "../net/api.js";
import { loadWords } from "../words/words.js";
import { answer } from "./plain.js";

/** @type {{lang: string, root: string}} */
const data = JSON.parse(document.getElementById("move-data")?.textContent ?? "{}");
const words = await loadWords(data.root, [`locale/pages.${data.lang}.ftl`, `locale/${data.lang}.ftl`]);
const form = /** @type {HTMLFormElement} */ (document.getElementById("move"));
const field = /** @type {HTMLInputElement} */ (document.getElementById("code"));
const note = /** @type {HTMLElement} */ (document.getElementById("note"));

answer(form, async () => {
  note.textContent = "";
  try {
    location.assign((await post("/api/mine/move", { code: field.value })).url);
  } catch (error) {
    note.textContent = error instanceof Refused ? error.message : words.text("status-lost");
  }
});

if (location.hash.length > 1) {
  field.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  form.querySelector("button")?.focus();
}
