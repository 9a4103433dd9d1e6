/** The sidebar: log, talk and notes behind tabs, beside a board, in a dialog or behind a tab of a phone. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Notes } from "./notes.js";
import { arrangeView, nameOf, talkView } from "./talkview.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {"log" | "talk" | "notes"} Tab */

/** The frames Low and Upright of frames.css have room for the log alone: talk and notes open in a dialog. */
const narrow = matchMedia(
  "(min-width: 840px) and (min-height: 501px) and (max-height: 820px), (min-width: 700px) and (max-width: 1100px) and (min-height: 821px)",
);

export class Sidebar {
  /**
   * @param {import("../types.js").Setup} setup @param {import("./talk.js").Talk | null} talk @param {() => number} viewer the seat that looks, or -1
   * @param {() => void} changed draws anew @param {() => void} more opens what else there is about talk
   */
  constructor(setup, talk, viewer, changed, more) {
    this.talk = talk;
    this.notes = new Notes(setup, changed);
    this.viewer = viewer;
    this.changed = changed;
    this.more = more;
    /** @type {Tab} */
    this.tab = "log";
  }

  /** @returns {Tab[]} */
  get tabs() {
    return ["log", ...(this.talk?.there ? [/** @type {const} */ ("talk")] : []), ...(this.notes.there ? [/** @type {const} */ ("notes")] : [])];
  }

  get unread() {
    return this.talk?.there ? this.talk.unread.length : 0;
  }

  /** Opens the talk if it has unread lines. */
  come() {
    if (this.unread) this.show("talk");
  }

  /** @param {Tab} tab */
  show(tab) {
    if (tab !== this.tab) this.talk?.left();
    this.tab = tab;
    if (tab === "notes") void this.notes.look(this.viewer());
    this.changed();
  }

  /** @param {Ctx} ctx @param {(head: unknown) => unknown} log draws the log under a head @param {boolean} [whole] in a dialog */
  view(ctx, log, whole = false) {
    const { tabs } = this;
    if (tabs.length === 1 || (narrow.matches && !whole)) return [log(nothing), this.heardView(ctx)];
    const tab = tabs.includes(this.tab) ? this.tab : "log";
    if (tab === "notes") void this.notes.look(this.viewer());
    const head = this.tabsView(ctx, tabs, tab);
    if (tab === "log") return [log(head), this.heardView(ctx)];
    return html`<section class="logbox ${tab}box" aria-label=${ctx.t(`table-tab-${tab}`)}>${head}${tab === "talk" && this.talk ? talkView(ctx, this.talk, this.more) : this.notes.view(ctx)}</section>`;
  }

  /** @param {Ctx} ctx @param {Tab[]} tabs @param {Tab} shown */
  tabsView(ctx, tabs, shown) {
    return html`<nav class="sidetabs" aria-label=${ctx.t("table-side")}>${tabs.map(
      (tab) => html`<button class=${tab === shown ? "on" : ""} aria-current=${tab === shown} @click=${() => this.show(tab)}
      >${ctx.t(`table-tab-${tab}`)}${tab === "talk" ? unreadView(ctx, this.unread) : nothing}</button>`,
    )}</nav>`;
  }

  /** The way to this place: its name, and how much is new there. @param {Ctx} ctx */
  way(ctx) {
    return html`${ctx.t(this.talk?.there ? "table-tab-talk" : "table-tab-log")}${unreadView(ctx, this.unread)}`;
  }

  /** Who is muted, and what the table's host arranges. @param {Ctx} ctx */
  arrangeView(ctx) {
    return this.talk ? arrangeView(ctx, this.talk) : nothing;
  }

  /** What was just said, for screen readers, while the talk is out of sight. @param {Ctx} ctx */
  heardView(ctx) {
    const line = this.talk?.heard;
    return this.talk
      ? html`<p class="vh" role="status">${line ? ctx.t("talk-heard", { name: nameOf(ctx, line), text: line.text || ctx.t(`talk-sign-${line.sign}`) }) : ""}</p>`
      : nothing;
  }

  /** Something was drawn: what is in sight is read. @param {ParentNode[]} roots */
  drawn(roots) {
    const { talk } = this;
    if (!talk || this.tab !== "talk" || !talk.there) return;
    if (roots.some((root) => root.querySelector(".talk")?.checkVisibility())) talk.seen();
  }
}

/** A dark count. @param {Ctx} ctx @param {number} count */
const unreadView = (ctx, count) => (count ? html`<span class="unread">${count}<span class="vh"> ${ctx.t("talk-unread", { count })}</span></span>` : nothing);
