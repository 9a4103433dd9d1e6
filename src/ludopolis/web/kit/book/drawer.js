/** The rulebook in a drawer beside a board. It is fetched once, and reopens at the same place. */
import { html, render } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { phone } from "../ctx/ctx.js";
import { siteUrl } from "../net/site.js";
import { illustrate } from "./figures.js";
import { Rulebook } from "./rulebook.js";

/** Where a reader was: a heading, and how far below it. @typedef {{id: string, by: number}} Place */

export class Drawer {
  /** @param {Pick<import("../page.js").Page, "words" | "setup" | "board">} page */
  constructor(page) {
    this.page = page;
    this.element = document.createElement("aside");
    this.element.className = "drawer";
    this.element.hidden = true;
    this.element.setAttribute("aria-label", page.words.text("page-rules"));
    /** @type {import("./rulebook.js").Rulebook | null} */
    this.rules = null;
    /** What had the focus before. @type {Element | null} */
    this.before = null;
    this.element.addEventListener("keydown", (event) => this.key(event));
    document.body.append(this.element);
    addEventListener("pagehide", () => this.keep());
  }

  toggle() {
    if (this.element.hidden) void this.open();
    else this.close();
  }

  /** Opens the book, at a heading or where it was closed. @param {string} [id] */
  async open(id = "") {
    const { element } = this;
    if (element.hidden) this.before = document.activeElement;
    element.hidden = false;
    this.shade(true);
    if (!this.rules) await this.fetch();
    const { rules } = this;
    if (!rules) return;
    if (id) rules.go(id);
    else this.goOn();
    this.take();
  }

  /** Takes the focus, unless the reader has begun to search while pictures were drawn. */
  take() {
    if (!this.inside.contains(document.activeElement)) this.inside.focus({ preventScroll: true });
  }

  close() {
    this.keep();
    this.element.hidden = true;
    this.shade(false);
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus({ preventScroll: true });
  }

  /** On a phone the book covers the table. @param {boolean} open */
  shade(open) {
    const table = document.getElementById("app");
    if (table) table.inert = open && phone.matches;
  }

  get inside() {
    return /** @type {HTMLElement} */ (this.element.querySelector(".inside"));
  }

  async fetch() {
    const { words, setup, board } = this.page;
    render(
      html`<header><h2>${words.text("page-rules")}</h2><button class="iconbtn" aria-label=${words.text("page-close")} title=${words.text("page-close")} @click=${() => this.close()}>${icon("x")}</button></header>
      <div class="inside" tabindex="-1"><p class="quiet" role="status">${words.text("status-connecting")}</p></div>`,
      this.element,
    );
    const { inside } = this;
    this.take();
    try {
      const answer = await fetch(siteUrl(`/rules/${setup.game}`));
      const book = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".bookbox");
      if (!answer.ok || !book) throw new Error(`${answer.status}`);
      inside.replaceChildren(document.adoptNode(book));
    } catch {
      inside.replaceChildren(words.text("rules-unreachable"));
      return;
    }
    const book = /** @type {HTMLElement} */ (inside.querySelector(".book"));
    this.rules = new Rulebook(book, inside, () => setup.players);
    if (board) await illustrate(book, board, words);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = /** @type {Element} */ (event.target).closest("input");
    if (event.key === "Escape") this.close();
    else if (event.key === "/" && !typing) this.rules?.focusSearch();
    else if (event.key !== "r" || typing || event.ctrlKey || event.metaKey) return event.stopPropagation(); // no key of the table
    else this.close();
    event.preventDefault();
    event.stopPropagation();
  }

  // Where the reader was, on this device

  get name() {
    return `ludopolis-rules-${this.page.setup.game}`;
  }

  keep() {
    const { rules } = this;
    const id = decodeURIComponent(rules?.here.slice(1) ?? "");
    const heading = rules?.place(id);
    if (this.element.hidden || !heading) return;
    const place = { id, by: Math.round(this.inside.getBoundingClientRect().top - heading.getBoundingClientRect().top) };
    try {
      localStorage.setItem(this.name, JSON.stringify(place));
    } catch {
      // The book opens at its beginning.
    }
  }

  goOn() {
    try {
      /** @type {Place} */
      const { id, by } = JSON.parse(localStorage.getItem(this.name) ?? "{}");
      const heading = this.rules?.place(id);
      if (heading) this.inside.scrollTop += heading.getBoundingClientRect().top - this.inside.getBoundingClientRect().top + by;
    } catch {
      // It opens at its beginning.
    }
  }
}
