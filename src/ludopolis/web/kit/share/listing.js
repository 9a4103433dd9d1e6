/** Whether a table is listed on the home page: a switch for its host. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Refused, get, post } from "../net/api.js";

export class Listing {
  /** @param {import("../types.js").Words} words @param {string} table @param {() => void} changed draws anew */
  constructor(words, table, changed) {
    this.words = words;
    this.path = `/api/tables/${table}/listing`;
    this.changed = changed;
    /** Null where it cannot be listed: the game has begun, the table is full, the server lists none. @type {boolean | null} */
    this.on = null;
  }

  async look() {
    await this.set(get(this.path));
  }

  /** @param {Promise<{on: boolean | null}>} request */
  async set(request) {
    try {
      this.on = (await request).on;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.on = null;
    }
    this.changed();
  }

  view() {
    if (this.on === null) return nothing;
    const change = (/** @type {Event} */ event) => void this.set(post(this.path, { on: /** @type {HTMLInputElement} */ (event.target).checked }));
    return html`<label class="toggle"><input type="checkbox" .checked=${this.on} @change=${change}>
      <span><b>${this.words.text("listed-switch")}</b><small>${this.words.text("listed-switch-help")}</small></span></label>`;
  }
}
