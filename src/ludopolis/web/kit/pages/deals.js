/** The deal of the day and duels: sitting down to a deal, sending a result or a duel, copying its link. */
import { Refused, post } from "../net/api.js";
import { sendPicture } from "../draw/png.js";
import { loadName, saveName } from "../device/prefs.js";
import { loadWords } from "../words/words.js";
import { answer } from "./plain.js";

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
  answer(form, () => {
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

/** Copies a text, and says so on the button. @param {HTMLElement} button @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} text */
async function copy(button, field, text) {
  const label = /** @type {HTMLElement} */ (button.querySelector("[data-copied]"));
  const before = label.textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.value = text;
    field.select();
    document.execCommand("copy");
  }
  label.textContent = `${label.dataset.copied}`;
  setTimeout(() => (label.textContent = before), COPIED_MS);
}

const sent = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("sent"));
/** What is sent as text ends with the deal's address. */
const message = sent ? `${sent.value}\n${location.origin}${sent.dataset.url}` : "";

const until = Date.parse(/** @type {HTMLTimeElement | null} */ (document.querySelector("time[data-clock]"))?.dateTime ?? "");
// At the end of the day a try no longer counts: whoever comes back to the page is shown the new day.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && Date.now() >= until) location.reload();
});

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!button) return;
  const { play, send } = button.dataset;
  if (play) void begin(play, loadName());
  if (send) void request(`/api/tables/${send}/duel`, {}, () => location.reload());
  const field = /** @type {HTMLInputElement} */ (button.previousElementSibling);
  if ("copy" in button.dataset) void copy(button, field, field.value);
  if (sent && "text" in button.dataset) void copy(button, sent, message);
  if (sent && "picture" in button.dataset) void sendPicture(/** @type {any} */ (document.getElementById("picture")), `${sent.dataset.file}`);
});
