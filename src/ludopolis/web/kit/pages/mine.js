/** My games: notifications, records, leaving finished tables, name and colour, moving and deleting everything. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { Refused, post, postText } from "../net/api.js";
import { Notifications } from "../share/notifications.js";
import { Dialog } from "../draw/dialog.js";
import { emptyKept } from "../device/kept.js";
import "../device/install.js";
import { answer } from "./plain.js";
import { loadName, saveName } from "../device/prefs.js";
import { qrView } from "../draw/qr.js";
import { siteUrl } from "../net/site.js";
import { loadWords } from "../words/words.js";

/** @type {{lang: string, root: string, calls: string, name: string, colour: number | null}} */
const data = JSON.parse(document.getElementById("mine-data")?.textContent ?? "{}");
const words = await loadWords(data.root, [`locale/pages.${data.lang}.ftl`, `locale/${data.lang}.ftl`]);
const dialog = new Dialog(words.text("page-close"));
const t = (/** @type {string} */ name) => words.text(name);

/** What a request that failed says. @param {unknown} error */
const said = (error) => (error instanceof Refused ? error.message : t("status-lost"));

if (data.name && !loadName()) saveName(data.name); // it has come from another device

if (!document.getElementById("profile")) void emptyKept(); // this device has nothing, or has given it to another

const bell = document.getElementById("bell");
const place = document.getElementById("calls");
if (bell && place) {
  const calls = new Notifications(words, "", data.calls, () => render(calls.view(), place));
  bell.addEventListener("toggle", () => void calls.look(), { once: true });
}

const form = /** @type {HTMLFormElement | null} */ (document.getElementById("profile"));
if (form) {
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
  const saved = /** @type {HTMLElement} */ (document.getElementById("saved"));
  field.value ||= loadName();
  answer(form, async () => {
    const name = field.value.trim();
    const colour = new FormData(form).get("colour");
    try {
      await post("/api/mine", { name, colour: colour ? Number(colour) : null });
      if (name) saveName(name);
      saved.textContent = t("mine-saved");
    } catch (error) {
      saved.textContent = said(error);
    }
  });
}

/** Takes a finished table off the list. @param {HTMLElement} button */
async function leave(button) {
  try {
    await post(`/api/tables/${button.dataset.leave}/leave`);
  } catch (error) {
    dialog.open(t("mine-title"), () => html`<p class="why" role="alert">${said(error)}</p>`);
    return;
  }
  const row = button.closest("li");
  const next = /** @type {HTMLElement | null} */ ((row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("a, button"));
  row?.remove();
  (next ?? /** @type {HTMLElement} */ (document.querySelector("main a, main button"))).focus();
}

/** @type {{code: string, minutes: number, url: string, qr: import("../draw/qr.js").Code} | null} */
let code = null;
let note = "";

function moveView() {
  if (note) return html`<p class="why" role="alert">${note}</p>`;
  if (!code) return html`<p>${t("mine-move-help")}</p>`;
  const [first, second] = [code.code.slice(0, 5), code.code.slice(5)];
  const address = location.host + siteUrl("/mine/move");
  return html`<p>${t("mine-move-help")}</p><div class="codebox">${qrView(code.qr, words.text("share-qr-of", { label: t("mine-move-code") }))}
    <div><output class="code" aria-label=${t("mine-move-code")}>${first}-${second}</output><p>${words.text("mine-move-where", { address })}</p><p class="quiet">${words.text("mine-move-holds", { minutes: code.minutes })}</p></div></div>`;
}

async function showCode() {
  [code, note] = [null, ""];
  dialog.open(t("mine-move"), moveView);
  try {
    code = await post("/api/mine/code");
  } catch (error) {
    note = said(error);
  }
  dialog.draw();
}

function deleteView() {
  const remove = async () => {
    try {
      await post("/api/mine/delete");
      await emptyKept();
      try {
        localStorage.clear();
      } catch {
        // Nothing was kept there.
      }
      location.assign(siteUrl("/"));
    } catch (error) {
      note = said(error);
      dialog.draw();
    }
  };
  return html`<p>${t("mine-delete-what")}</p>${note ? html`<p class="why" role="alert">${note}</p>` : nothing}
    <div class="acts row"><button class="btn soft" autofocus @click=${() => dialog.close()}>${t("page-cancel")}</button>
    <button class="btn main" @click=${remove}>${t("mine-delete-yes")}</button></div>`;
}

function recordView() {
  const send = async (/** @type {Event} */ event) => {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    if (!file) return;
    try {
      location.assign((await postText("/api/records", await file.text())).url);
    } catch (error) {
      note = said(error);
      dialog.draw();
    }
  };
  return html`<div class="setup"><label for="record">${t("home-record-help")}</label>
    <input id="record" type="file" accept=".jsonl,.json,.txt" @change=${send}>${note ? html`<p class="why" role="alert">${note}</p>` : nothing}</div>`;
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  if (!button) return;
  if (button.dataset.leave) void leave(button);
  if ("move" in button.dataset) void showCode();
  if ("record" in button.dataset) {
    note = "";
    dialog.open(t("home-open-record"), recordView);
  }
  if ("delete" in button.dataset) {
    note = "";
    dialog.open(t("mine-delete-title"), deleteView);
  }
});
