/**
 * The dialog "Share": links for players, spectators and other devices, also as QR codes; showing one's view to a friend; the list on the home page;
 * the chat room.
 */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask } from "../net/api.js";
import { icon } from "../draw/art.js";
import { Listing } from "./listing.js";
import { qrView } from "../draw/qr.js";
import { Webhook } from "./webhook.js";
import { siteUrl } from "../net/site.js";

/** @typedef {import("../types.js").Ctx} Ctx */

/** Copies a text, also where the clipboard is closed to plain http. @param {string} text @param {HTMLInputElement} field */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}

export class Share {
  /**
   * @param {Pick<import("../page.js").Page, "setup" | "words" | "state" | "acts" | "ctx"> & {panels: {personal: Record<number, string>}}} page
   * @param {() => void} changed draws anew
   */
  constructor(page, changed) {
    this.page = page;
    this.changed = changed;
    this.listing = new Listing(page.words, page.setup.table, changed);
    this.webhook = new Webhook(page.words, page.setup.table, changed);
    /** Links that show what a seat sees, made since the page was opened. @type {Record<number, string>} */
    this.lenses = {};
    /** Links as QR codes, as far as somebody wanted them. @type {Record<string, import("../draw/qr.js").Code>} */
    this.codes = {};
  }

  /** Fetches what only the table's host may change. */
  async look() {
    if (this.page.setup.mine.length) await Promise.all([this.webhook.look(), this.listing.look()]);
  }

  /** @param {string} url */
  async drawCode(url) {
    const answer = await this.page.acts.answerOf(ask("/api/qr", { path: url.slice(location.origin.length) }));
    if (answer) this.codes[url] = answer.qr;
    this.changed();
  }

  /** @param {number} seat */
  async makeLink(seat) {
    const { acts, panels } = this.page;
    panels.personal[seat] = await acts.personalLink(seat);
    this.changed();
  }

  /** @param {number} seat */
  async showLens(seat) {
    this.lenses[seat] = await this.page.acts.lens(seat);
    this.changed();
  }

  view() {
    const { page } = this;
    const { setup, panels } = page;
    const ctx = page.ctx();
    const { origin } = location;
    const own = setup.mine.filter((seat) => ctx.seats[seat]?.kind === "human");
    const open = Boolean(page.state?.seats.some((seat) => seat.kind === "open"));
    const showable = page.state?.status === "running" && !setup.deal && !setup.lesson;
    return html`${ctx.spectator || !open ? nothing : this.linkField(ctx, ctx.t("share-player"), ctx.t("share-player-help"), origin + siteUrl(`/t/${setup.table}`), { main: true, qr: true })}
      ${this.linkField(ctx, ctx.t("share-watch"), ctx.t("share-watch-help"), origin + siteUrl(`/w/${setup.watch}`))}
      ${own.map((seat) => {
        const label = ctx.t("share-personal", { name: ctx.name(seat) });
        return panels.personal[seat]
          ? this.linkField(ctx, label, ctx.t("share-personal-help"), origin + panels.personal[seat], { warning: ctx.t("share-personal-warning"), qr: true })
          : html`<div class="linkfield"><b>${label}</b><small>${ctx.t("share-personal-help")}</small><small class="warn">${ctx.t("share-personal-warning")}</small>
              <div class="row"><button class="btn soft" @click=${() => void this.makeLink(seat)}>${icon("link")}${ctx.t("share-personal-make")}</button></div></div>`;
      })}
      ${showable ? own.map((seat) => this.lensView(ctx, seat)) : nothing}${this.listing.view()}${this.webhook.view()}`;
  }

  /**
   * @param {Ctx} ctx
   * @param {string} label
   * @param {string} help
   * @param {string} url
   * @param {{warning?: string, main?: boolean, qr?: boolean}} [how] `main`: what most come for; `qr`: also for the phone beside the screen
   */
  linkField(ctx, label, help, url, { warning, main = false, qr = false } = {}) {
    const press = async (/** @type {Event} */ event) => {
      const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
      await copy(url, /** @type {HTMLInputElement} */ (button.previousElementSibling));
      button.textContent = ctx.t("share-copied");
      setTimeout(() => (button.textContent = ctx.t("share-copy")), 1500);
    };
    const code = this.codes[url];
    return html`<div class="linkfield">${label ? html`<b>${label}</b>` : nothing}${help ? html`<small>${help}</small>` : nothing}${warning ? html`<small class="warn">${warning}</small>` : nothing}
      <div class="row"><input readonly aria-label=${label || ctx.t("share-lens-link")} .value=${url} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
      <button class="btn ${main ? "main" : "soft"}" ?autofocus=${main} @click=${press}>${ctx.t("share-copy")}</button></div>
      ${code ? qrView(code, ctx.t("share-qr-of", { label: label || ctx.t("share-lens-link") })) : qr ? html`<div class="row"><button class="btn bare" @click=${() => void this.drawCode(url)}>${icon("qr")}${ctx.t("share-qr")}</button></div>` : nothing}</div>`;
  }

  /** Where a player shows what they see to a friend. @param {Ctx} ctx @param {number} seat */
  lensView(ctx, seat) {
    const name = ctx.name(seat);
    const on = ctx.seats[seat].shown;
    const url = this.lenses[seat];
    return html`<div class="linkfield"><b>${ctx.t("share-lens", { name })}</b><small>${ctx.t("share-lens-help")}</small>
      ${on ? html`<small class="warn" role="status">${ctx.t("share-lens-on", { name })}</small>${url ? this.linkField(ctx, "", "", location.origin + url, { qr: true }) : nothing}` : nothing}
      <div class="row wrap"><button class="btn soft" @click=${() => void this.showLens(seat)}>${icon("link")}${ctx.t("share-lens-make")}</button>
      ${on ? html`<button class="btn soft" @click=${() => void this.page.acts.stopLens(seat)}>${icon("x")}${ctx.t("share-lens-off")}</button>` : nothing}</div></div>`;
  }
}
