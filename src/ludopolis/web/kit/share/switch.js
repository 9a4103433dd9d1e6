/** A switch of a table, at which only some may turn it: `/api/tables/TABLE/NAME` says how it stands and takes what it shall be. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Refused, get, post } from "../net/api.js";

export class TableSwitch {
  /**
   * @param {import("../types.js").Words} words @param {string} table
   * @param {"listing" | "television"} name `listing`: whether the home page lists the table; `television`: whether a screen shows how to sit down
   * @param {() => void} changed draws anew
   */
  constructor(words, table, name, changed) {
    this.words = words;
    this.path = `/api/tables/${table}/${name}`;
    this.changed = changed;
    /** Null until it is known, and where it cannot be turned: the game has begun, the table is somebody else's. @type {boolean | null} */
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

  /** @param {string} label the message that names it; `LABEL-help` explains it */
  view(label) {
    if (this.on === null) return nothing;
    const change = (/** @type {Event} */ event) => void this.set(post(this.path, { on: /** @type {HTMLInputElement} */ (event.target).checked }));
    return html`<label class="toggle"><input type="checkbox" .checked=${this.on} @change=${change}>
      <span><b>${this.words.text(label)}</b><small>${this.words.text(`${label}-help`)}</small></span></label>`;
  }
}
