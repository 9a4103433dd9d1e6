/** A table on a screen across the room: its link, and whether it shows how to sit down. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { siteUrl } from "../net/site.js";
import { TableSwitch } from "./switch.js";

export class TelevisionLink {
  /**
   * @param {import("../types.js").Words} words @param {string} table @param {string} watch @param {import("./links.js").Links} links
   * @param {() => void} changed draws anew
   */
  constructor(words, table, watch, links, changed) {
    this.words = words;
    this.url = location.origin + siteUrl(`/tv/${watch}`);
    this.links = links;
    this.door = new TableSwitch(words, table, "television", changed);
  }

  /** @param {boolean} free whether a seat is free */
  view(free) {
    const { words } = this;
    return html`${this.links.view(this.url, { label: words.text("share-tv"), help: words.text("share-tv-help") })}${free ? this.door.view("share-tv-join") : nothing}`;
  }
}
