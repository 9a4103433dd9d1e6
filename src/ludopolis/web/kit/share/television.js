/** A table on a screen across the room: its link, and whether it shows how to sit down. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Refused, get, post } from "../net/api.js";
import { siteUrl } from "../net/site.js";

export class TelevisionLink {
  /**
   * @param {import("../types.js").Words} words @param {string} table @param {string} watch @param {import("./links.js").Links} links
   * @param {() => void} changed draws anew
   */
  constructor(words, table, watch, links, changed) {
    this.words = words;
    this.path = `/api/tables/${table}/television`;
    this.url = location.origin + siteUrl(`/tv/${watch}`);
    this.links = links;
    this.changed = changed;
    /** Null until it is known. @type {boolean | null} */
    this.on = null;
  }

  async look() {
    await this.set(get(this.path));
  }

  /** @param {Promise<{on: boolean}>} request */
  async set(request) {
    try {
      this.on = (await request).on;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    this.changed();
  }

  /** @param {boolean} free whether a seat is free */
  view(free) {
    const { words } = this;
    const change = (/** @type {Event} */ event) => void this.set(post(this.path, { on: /** @type {HTMLInputElement} */ (event.target).checked }));
    const door = () =>
      html`<label class="toggle"><input type="checkbox" .checked=${Boolean(this.on)} @change=${change}>
      <span><b>${words.text("share-tv-join")}</b><small>${words.text("share-tv-join-help")}</small></span></label>`;
    return html`${this.links.view(this.url, { label: words.text("share-tv"), help: words.text("share-tv-help") })}${free && this.on !== null ? door() : nothing}`;
  }
}
