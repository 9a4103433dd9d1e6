/**
 * What the dialog "Share" holds: first the link that most come for; behind it, links for spectators and other devices, showing a friend what one sees, the
 * list on the home page, the chat room.
 */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { Links } from "./links.js";
import { TableSwitch } from "./switch.js";
import { Webhook } from "./webhook.js";
import { siteUrl } from "../net/site.js";
import { TelevisionLink } from "./television.js";

/** @typedef {import("../types.js").Ctx} Ctx */

export class Share {
  /**
   * @param {Pick<import("../page.js").Page, "setup" | "words" | "state" | "acts" | "ctx"> & {panels: {personal: Record<number, string>}}} page
   * @param {() => void} changed draws anew
   */
  constructor(page, changed) {
    this.page = page;
    this.changed = changed;
    this.listing = new TableSwitch(page.words, page.setup.table, "listing", changed);
    this.webhook = new Webhook(page.words, page.setup.table, changed);
    /** Links that show what a seat sees, made since the page was opened. @type {Record<number, string>} */
    this.lenses = {};
    this.links = new Links(page.words, changed);
    this.television = new TelevisionLink(page.words, page.setup.table, page.setup.watch, this.links, changed);
  }

  /** Fetches what only the table's host may change. */
  async look() {
    void this.links.drawCode(this.first);
    if (this.page.setup.mine.length) await Promise.all([this.webhook.look(), this.listing.look(), this.television.door.look()]);
  }

  /** Whether somebody may still sit down, and the reader may invite them. */
  get open() {
    return !this.page.ctx().spectator && Boolean(this.page.state?.seats.some((seat) => seat.kind === "open"));
  }

  get watch() {
    return location.origin + siteUrl(`/w/${this.page.setup.watch}`);
  }

  /** The link that most come for: to sit down, or to watch where no seat is free. */
  get first() {
    return this.open ? location.origin + siteUrl(`/t/${this.page.setup.table}`) : this.watch;
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
    const { setup, state } = this.page;
    const ctx = this.page.ctx();
    const own = setup.mine.filter((seat) => ctx.seats[seat]?.kind === "human");
    const showable = state?.status === "running" && !setup.deal && !setup.lesson;
    const players = { label: ctx.t("share-player"), help: ctx.t("share-player-help") };
    const spectators = { label: ctx.t("share-watch"), help: ctx.t("share-watch-help") };
    const more = html`${this.open ? this.links.view(this.watch, spectators) : nothing}${own.map((seat) => this.personalView(ctx, seat))}
      ${showable ? own.map((seat) => this.lensView(ctx, seat)) : nothing}${this.television.view(this.open)}${this.listing.view("listed-switch")}${this.webhook.view()}`;
    return html`${this.links.view(this.first, { ...(this.open ? players : spectators), main: true, focus: true, qr: true })}
      ${own.length ? html`<details class="more"><summary>${icon("right", 18)}<b>${ctx.t("share-more")}</b><small>${ctx.t("share-more-help")}</small></summary>${more}</details>` : nothing}`;
  }

  /** The link with which a seat goes on at another device. @param {Ctx} ctx @param {number} seat */
  personalView(ctx, seat) {
    const { personal } = this.page.panels;
    const told = { label: ctx.t("share-personal", { name: ctx.name(seat) }), help: ctx.t("share-personal-help"), warning: ctx.t("share-personal-warning") };
    if (personal[seat]) return this.links.view(location.origin + personal[seat], { ...told, qr: true });
    return html`<div class="linkfield"><b>${told.label}</b><small>${told.help}</small><small class="warn">${told.warning}</small>
      <div class="row"><button class="btn soft" @click=${() => void this.makeLink(seat)}>${icon("link")}${ctx.t("share-personal-make")}</button></div></div>`;
  }

  /** Where a player shows what they see to a friend. @param {Ctx} ctx @param {number} seat */
  lensView(ctx, seat) {
    const name = ctx.name(seat);
    const on = ctx.seats[seat].shown;
    const url = this.lenses[seat];
    return html`<div class="linkfield"><b>${ctx.t("share-lens", { name })}</b><small>${ctx.t("share-lens-help")}</small>
      ${on ? html`<small class="warn" role="status">${ctx.t("share-lens-on", { name })}</small>${url ? this.links.view(location.origin + url, { qr: true }) : nothing}` : nothing}
      <div class="row wrap"><button class="btn soft" @click=${() => void this.showLens(seat)}>${icon("link")}${ctx.t("share-lens-make")}</button>
      ${on ? html`<button class="btn soft" @click=${() => void this.page.acts.stopLens(seat)}>${icon("x")}${ctx.t("share-lens-off")}</button>` : nothing}</div></div>`;
  }
}
