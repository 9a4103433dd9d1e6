/** The webhook of a table, which its host may set: it tells a chat room whose turn it is. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask, get, post, Refused } from "../net/api.js";

export class Webhook {
  /** @param {import("../types.js").Words} words @param {string} table @param {() => void} changed draws anew */
  constructor(words, table, changed) {
    this.words = words;
    this.path = `/api/tables/${table}/room`;
    this.changed = changed;
    /** The stored address; null if this is not the host, or webhooks are not allowed. @type {string | null} */
    this.url = null;
    this.note = "";
    this.busy = false;
  }

  /** Fetches the webhook. Anybody but the host is refused, and shown nothing. */
  async look() {
    try {
      this.url = (await get(this.path)).url;
      this.changed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** @param {() => Promise<void>} work */
  async attempt(work) {
    this.note = "";
    this.busy = true;
    this.changed();
    try {
      await work();
    } catch (error) {
      this.note = error instanceof Error ? error.message : "";
    }
    this.busy = false;
    this.changed();
  }

  /** @param {string} url */
  save(url) {
    return this.attempt(async () => {
      this.url = (await ask(this.path, { url })).url;
      this.note = url ? this.words.text("room-saved") : "";
    });
  }

  test() {
    return this.attempt(async () => {
      await post(`${this.path}/test`);
      this.note = this.words.text("room-sent");
    });
  }

  view() {
    if (this.url === null) return nothing;
    const t = (/** @type {string} */ name) => this.words.text(name);
    const saved = (/** @type {Event} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("url"));
      void this.save(field.value.trim());
    };
    return html`<form class="linkfield room" @submit=${saved}><b>${t("room-heading")}</b><small>${t("room-help")}</small>
      <div class="row"><input name="url" type="url" inputmode="url" autocomplete="off" aria-label=${t("room-url")} .value=${this.url}>
      <button class="btn soft" ?disabled=${this.busy}>${t("room-save")}</button></div>
      ${
        this.url
          ? html`<div class="row"><button class="btn bare" type="button" ?disabled=${this.busy} @click=${() => this.test()}>${t("call-try")}</button>
        <button class="btn bare" type="button" ?disabled=${this.busy} @click=${() => this.save("")}>${t("room-remove")}</button></div>`
          : nothing
      }
      <small role="status">${this.note}</small></form>`;
  }
}
