/** Links to send: copied, drawn as a QR code, or handed to the device's own share sheet. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask } from "../net/api.js";
import { icon } from "../draw/art.js";
import { qrView } from "../draw/qr.js";
import { invitedTo } from "../device/prefs.js";
import { listed } from "../words/format.js";

/**
 * How a link is shown. `main`: what most come for, with the share sheet where there is one; `focus`: its button is the first of a dialog; `qr`: also for the
 * phone beside the screen.
 * @typedef {{label?: string, help?: string, warning?: string, main?: boolean, focus?: boolean, qr?: boolean}} How
 */

const COPIED_MS = 1500;

/** Copies a text, also where the clipboard is closed to plain http. @param {string} text @param {HTMLInputElement} field */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}

/** Whether the browser has a share sheet: not on plain http. */
const hasSheet = () => typeof navigator.share === "function";

export class Links {
  /** @param {import("../types.js").Words} words @param {() => void} changed draws anew */
  constructor(words, changed) {
    this.words = words;
    this.changed = changed;
    /** Links as QR codes, as far as somebody wanted them. @type {Record<string, import("../draw/qr.js").Code>} */
    this.codes = {};
    /** The link that was copied just now. */
    this.copied = "";
  }

  /** @param {string} url */
  async drawCode(url) {
    if (this.codes[url]) return;
    const answer = await ask("/api/qr", { path: url.slice(location.origin.length) }).catch(() => null);
    if (answer) this.codes[url] = answer.qr;
    this.changed();
  }

  /** @param {string} url @param {Event} event */
  async copy(url, event) {
    const field = /** @type {HTMLElement} */ (event.currentTarget).closest(".linkfield")?.querySelector("input");
    await copy(url, /** @type {HTMLInputElement} */ (field));
    this.copied = url;
    this.changed();
    setTimeout(() => {
      this.copied = "";
      this.changed();
    }, COPIED_MS);
  }

  /** Whoever closes the sheet without sending has lost nothing. @param {string} url */
  send(url) {
    const names = invitedTo(url.slice(url.lastIndexOf("/") + 1));
    const text = names.length ? this.words.text("share-for", { names: listed(names) }) : "";
    navigator.share({ url, title: document.title, ...(text ? { text } : {}) }).catch(() => null);
  }

  /** @param {string} url @param {How} [how] */
  view(url, { label = "", help = "", warning = "", main = false, focus = false, qr = false } = {}) {
    const { words } = this;
    const code = this.codes[url];
    const named = label || words.text("share-lens-link");
    const sheet = main && hasSheet();
    const press = (/** @type {Event} */ event) => void this.copy(url, event);
    const drawn = () => void this.drawCode(url);
    return html`<div class="linkfield ${main ? "chief" : ""}">${label ? html`<b>${label}</b>` : nothing}${main ? nothing : told(help, warning)}
      <div class="row wrap"><input readonly aria-label=${named} .value=${url} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
      ${sheet ? html`<button class="btn main" ?autofocus=${focus} @click=${() => this.send(url)}>${icon("share")}${words.text("share-send")}</button>` : nothing}
      <button class="btn ${main && !sheet ? "main" : "soft"}" ?autofocus=${focus && !sheet} @click=${press}>${words.text(this.copied === url ? "share-copied" : "share-copy")}</button>
      ${qr && !code ? html`<button class="btn ${main ? "soft" : "bare"}" aria-label=${words.text("share-qr")} title=${words.text("share-qr")} @click=${drawn}>${icon("qr")}</button>` : nothing}</div>
      ${main ? told(help, warning) : nothing}${code ? qrView(code, words.text("share-qr-of", { label: named })) : nothing}</div>`;
  }
}

/** @param {string} help @param {string} warning */
const told = (help, warning) => html`${help ? html`<small>${help}</small>` : nothing}${warning ? html`<small class="warn">${warning}</small>` : nothing}`;
