/** A player's notes at their seat: stored on the server, read by nobody else, shown again in the replay. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { get, post } from "../net/api.js";
import { icon } from "../draw/art.js";

const MAX_CHARS = 4000;
/** Pause in writing after which notes are saved. */
const KEEP_AFTER_MS = 700;

export class Notes {
  /** @param {import("../types.js").Setup} setup @param {() => void} changed draws anew */
  constructor(setup, changed) {
    this.setup = setup;
    this.path = `/api/tables/${setup.table}/notes`;
    this.changed = changed;
    /** The seat whose notes are here, or -1. */
    this.seat = -1;
    this.text = "";
    /** @type {"" | "notes-kept" | "notes-failed"} */
    this.note = "";
    this.timer = 0;
    addEventListener("pagehide", () => void this.keep());
  }

  get there() {
    return this.setup.mine.length > 0 && !this.setup.lesson;
  }

  /** Fetches a seat's notes, unless they are here. @param {number} viewer the seat that looks, or -1 */
  async look(viewer) {
    const seat = this.setup.mine.includes(viewer) ? viewer : this.setup.mine[0];
    if (seat === this.seat) return;
    await this.keep();
    Object.assign(this, { seat, text: "", note: "" });
    const { text } = await get(`${this.path}?seat=${seat}`);
    if (this.seat !== seat || this.timer) return;
    this.text = text;
    this.changed();
  }

  /** @param {string} text */
  write(text) {
    this.text = text;
    this.note = "";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), KEEP_AFTER_MS);
  }

  /** Keeps what was written since the last time. */
  async keep() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    const { seat, text } = this;
    try {
      await post(this.path, { seat, text });
      this.note = "notes-kept";
    } catch {
      this.note = "notes-failed";
    }
    this.changed();
  }

  /** @param {import("../types.js").Ctx} ctx */
  view(ctx) {
    return html`<div class="notes"><p class="quiet">${icon("unseen", 18)}<span>${ctx.t("notes-help")}</span></p>
      <textarea maxlength=${MAX_CHARS} aria-label=${ctx.t("table-tab-notes")} placeholder=${ctx.t("notes-write")} .value=${live(this.text)}
        @input=${(/** @type {Event} */ event) => this.write(/** @type {HTMLTextAreaElement} */ (event.target).value)} @blur=${() => void this.keep()}></textarea>
      <small role="status">${this.note ? ctx.t(this.note) : ""}</small></div>`;
  }
}
