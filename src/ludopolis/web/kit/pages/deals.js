/** The deal of the day and duels: sitting down to a deal, sending it, copying its link. */
import { Refused, post } from "../net/api.js";
import "./plain.js";
import { loadName, saveName } from "../device/prefs.js";
import { loadWords } from "../words/words.js";

const COPIED_MS = 1500;
/** @type {{lang: string, root: string}} */
const data = JSON.parse(document.getElementById("deals")?.textContent ?? "{}");
const words = await loadWords(data.root, [`locale/${data.lang}.ftl`]);

/**
 * Asks for something and goes where the answer says; a refusal is told beside the button.
 * @param {string} path
 * @param {Record<string, unknown>} body
 * @param {(url: string) => void} then
 */
async function request(path, body, then) {
  const note = document.querySelector("[data-note]");
  if (note) note.textContent = "";
  try {
    then((await post(path, body)).url);
  } catch (error) {
    if (note) note.textContent = error instanceof Refused ? error.message : words.text("status-lost");
  }
}

/** @param {string} what @param {string} name */
const begin = (what, name) => request(`/api/${what}/tries`, { name: name || words.text("home-you") }, (url) => location.assign(url));

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("[data-begin]"))) {
  const field = form.querySelector("input");
  if (field) field.value ||= loadName();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = field?.value.trim() ?? "";
    if (field && !name) return;
    if (name) saveName(name);
    void begin(`${form.dataset.begin}`, name || loadName());
  });
}

for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-link]"))) {
  field.value = location.origin + field.dataset.link;
  field.addEventListener("focus", () => field.select());
}

document.querySelector(".dg.on")?.scrollIntoView({ block: "nearest", inline: "center" });

/** @param {HTMLElement} button */
async function copyLink(button) {
  const field = /** @type {HTMLInputElement} */ (button.previousElementSibling);
  const label = /** @type {HTMLElement} */ (button.querySelector("[data-copied]"));
  const before = label.textContent;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  label.textContent = `${label.dataset.copied}`;
  setTimeout(() => (label.textContent = before), COPIED_MS);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!button) return;
  const { play, send, copy } = button.dataset;
  if (play) void begin(play, loadName());
  if (send) void request(`/api/tables/${send}/duel`, {}, () => location.reload());
  if (copy !== undefined) void copyLink(button);
});
