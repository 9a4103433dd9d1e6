/** “What is this?” about anything on the page: by long press, right click, `?` and then a click, or `?` on what has the focus. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { THINGS, answerOf } from "./answer.js";
import { icon } from "../draw/art.js";
import { putAround, putBeside } from "./beside.js";
import { phone } from "../ctx/ctx.js";
import { siteUrl } from "../net/site.js";

/** @typedef {import("./answer.js").Rules} Rules */
/** @typedef {Pick<import("../page.js").Page, "root" | "words" | "setup" | "board" | "ctx">} Page */

const HOLD_MS = 450;
/** Pixels that a finger may move during a long press, and after which it drags the sheet. */
const SLACK_PX = 10;
const DRAW_PX = 24;
/** Elements that keep the browser's own context menu. */
const NATIVE = "a, input, textarea, select";

export class WhatIs {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.card = document.createElement("section");
    this.card.className = "whatis";
    this.card.tabIndex = -1;
    this.card.setAttribute("role", "dialog");
    this.card.setAttribute("aria-labelledby", "whatis-name");
    this.card.setAttribute("aria-describedby", "whatis-text");
    this.ring = document.createElement("div");
    this.ring.className = "whatring";
    this.note = document.createElement("div");
    this.note.className = "whatnote";
    this.note.setAttribute("role", "status");
    document.body.append(this.note);
    /** What the card is about, and how it was marked when it was asked. @type {Element | null} */
    this.thing = null;
    this.mark = "";
    /** What its figure counts, lit up. @type {Element[]} */
    this.counted = [];
    /** The next click asks. */
    this.asking = false;
    /** The sheet of a phone is drawn up. */
    this.whole = false;
    /** What had the focus before. @type {Element | null} */
    this.before = null;
    /** @type {Promise<Rules | null> | null} */
    this.rules = null;
    this.finger = { timer: 0, x: 0, y: 0 };
    /** The click that ends this press has had its effect. */
    this.spent = false;
    this.listen();
  }

  listen() {
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) => document.addEventListener(name, act, { capture: true });
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => Math.hypot(event.clientX - this.finger.x, event.clientY - this.finger.y) > SLACK_PX && clearTimeout(this.finger.timer));
    for (const name of ["pointerup", "pointercancel"]) on(name, () => clearTimeout(this.finger.timer));
    on("contextmenu", (event) => this.menu(event));
    on("click", (event) => (this.spent ? stop(event) : this.tap(event)));
    on("keydown", (event) => this.key(event));
    this.card.addEventListener("pointerdown", (event) => this.draw(event));
    addEventListener("resize", () => this.place());
  }

  // What is asked about

  /** The thing that an element belongs to, if it can be asked about. @param {EventTarget | null} target @returns {Element | null} */
  thingOf(target) {
    const thing = target instanceof Element ? target.closest(THINGS) : null;
    return thing && (this.page.root.contains(thing) || thing.closest("dialog")) ? thing : null;
  }

  /** All things that can be seen, in the order of the page. */
  things() {
    const within = document.querySelector("dialog[open]") ?? this.page.root;
    const again = (/** @type {Element} */ thing) => thing.parentElement?.closest(THINGS)?.getAttribute("data-what") === markOf(thing);
    return [...within.querySelectorAll(THINGS)].filter(
      (thing) => thing.checkVisibility({ visibilityProperty: true }) && thing.getBoundingClientRect().width > 0 && !again(thing),
    );
  }

  // Hands

  /** @param {PointerEvent} event */
  press(event) {
    const target = /** @type {Element} */ (event.target);
    this.spent = false;
    clearTimeout(this.finger.timer);
    if (this.card.contains(target) || this.note.contains(target)) return;
    const thing = this.thingOf(target);
    if (this.asking) {
      this.ask(false);
      if (!thing) return;
      this.spent = true;
      stop(event);
      void this.open(thing);
      return;
    }
    this.close(false);
    if (!thing || event.pointerType === "mouse" || !event.isPrimary) return;
    this.finger = { x: event.clientX, y: event.clientY, timer: setTimeout(() => this.hold(thing), HOLD_MS) };
  }

  /** What does nothing else when it is tapped answers at once (`data-tap`). @param {MouseEvent} event */
  tap(event) {
    const thing = this.thingOf(event.target);
    if (!thing?.hasAttribute("data-tap")) return;
    stop(event);
    void this.open(thing);
  }

  /** @param {Element} thing */
  hold(thing) {
    this.spent = true;
    void this.open(thing);
  }

  /** A right click; a finger is held instead. @param {PointerEvent} event */
  menu(event) {
    const thing = this.thingOf(event.target);
    if (!thing || event.shiftKey || /** @type {Element} */ (event.target).closest(NATIVE) || String(getSelection())) return;
    stop(event);
    if (event.pointerType !== "touch" && event.pointerType !== "pen") void this.open(thing);
  }

  /** The sheet of a phone is drawn up and put away. @param {PointerEvent} down */
  draw(down) {
    if (!phone.matches) return;
    this.card.addEventListener(
      "pointerup",
      (up) => {
        const way = up.clientY - down.clientY;
        if (way < -DRAW_PX) this.unfold();
        else if (way > DRAW_PX && !this.card.scrollTop) this.close();
      },
      { once: true },
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && this.asking) this.ask(false);
    else if (event.key === "Escape" && this.thing) this.close();
    else if (event.key === "?" && this.page.root.isConnected && !this.page.root.inert) this.askFocused();
    else if (way && (this.asking || this.card.contains(target))) this.step(way);
    else return;
    stop(event);
  }

  /** Asks about what has the focus, or else about what is clicked next. */
  askFocused() {
    const thing = this.thingOf(document.activeElement);
    if (this.thing) this.close();
    else if (thing) void this.open(thing);
    else this.ask(!this.asking);
  }

  /** From now on the next click asks, or no longer. @param {boolean} asking */
  ask(asking) {
    this.asking = asking;
    document.documentElement.classList.toggle("asking", asking);
    const { words } = this.page;
    render(
      asking
        ? html`<span>${words.text("help-mode")}</span><button class="iconbtn" aria-label=${words.text("page-cancel")} title=${words.text("page-cancel")} @click=${() => this.ask(false)}>${icon("x")}</button>`
        : nothing,
      this.note,
    );
  }

  /** Goes to the next thing, or the one before. @param {number} way */
  step(way) {
    this.ask(false);
    const things = this.things();
    const at = this.thing ? things.indexOf(this.thing) : way > 0 ? -1 : 0;
    const next = things[(at + way + things.length) % things.length];
    if (!next) return;
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    next.dispatchEvent(new Event("bring", { bubbles: true })); // maps do not scroll
    void this.open(next);
  }

  // The card

  /** @param {Element} thing */
  async open(thing) {
    const rules = await this.fetch();
    if (!thing.isConnected) return;
    if (!this.thing) this.before = document.activeElement;
    this.thing = thing;
    this.mark = markOf(thing);
    this.whole = false;
    (thing.closest("dialog") ?? document.body).append(this.ring, this.card);
    this.show(rules);
    this.card.focus({ preventScroll: true });
  }

  /** @param {boolean} [back] whether the focus goes back to where it was */
  close(back = true) {
    if (!this.thing) return;
    this.thing = null;
    this.count([]);
    const inside = this.card.contains(document.activeElement);
    this.card.remove();
    this.ring.remove();
    const { before } = this;
    this.before = null;
    if (back && inside && (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus({ preventScroll: true });
  }

  /** The page was drawn anew: the card tells what is true now, if its thing is still there. */
  async follow() {
    if (!this.thing) return;
    if (this.thing.isConnected && markOf(this.thing) === this.mark) this.show(await this.fetch());
    else this.close();
  }

  /** What the rules say about things: asked for once, when somebody first asks. @returns {Promise<Rules | null>} */
  fetch() {
    this.rules ??= fetch(siteUrl(`/rules/${this.page.setup.game}/what.json`))
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => {
        this.rules = null;
        return null;
      });
    return this.rules;
  }

  unfold() {
    this.whole = true;
    void this.follow();
  }

  /** @param {Rules | null} rules */
  show(rules) {
    const { page, thing } = this;
    if (!thing) return;
    const ctx = page.ctx();
    const { name, sort, figure, now, lines, counts = [], place } = answerOf(ctx, page.board, rules, thing);
    const more = phone.matches && !this.whole && (figure || now) && (lines.length || place);
    const pair = (/** @type {number} */ way, /** @type {string} */ word) =>
      html`<button class="iconbtn" aria-label=${ctx.t(word)} title=${ctx.t(word)} @click=${() => this.step(way)}>${icon(way > 0 ? "right" : "back", 18)}</button>`;
    render(
      html`<header><div><h2 id="whatis-name">${name}</h2>${sort ? html`<p>${sort}</p>` : nothing}</div>
        <button class="iconbtn" aria-label=${ctx.t("page-close")} title=${ctx.t("page-close")} @click=${() => this.close()}>${icon("x")}</button></header>
      <div id="whatis-text">${figure || now ? html`<p class="now">${figure ? html`<b>${figure}</b>` : nothing}<span>${now}</span></p>` : nothing}
        ${lines.length ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
        ${place ? html`<blockquote>${this.quotation(place.html)}</blockquote>` : nothing}</div>
      <footer><a href=${siteUrl(`/rules/${page.setup.game}${place ? `#${place.id}` : ""}`)} @click=${() => this.close()}>${icon("book")}<span>${place ? ctx.t("help-rules", { title: place.title }) : ctx.t("page-rules")}</span></a>
        ${more ? html`<button class="iconbtn more" aria-label=${ctx.t("help-more")} title=${ctx.t("help-more")} @click=${() => this.unfold()}>${icon("down", 18)}</button>` : html`${pair(-1, "help-previous")}${pair(1, "help-next")}`}</footer>`,
      this.card,
    );
    this.card.classList.toggle("whole", !more);
    this.count(counts);
    this.place();
  }

  /** Lights up what the figure counts, but for what a hint has lit up. @param {string[]} ids */
  count(ids) {
    for (const element of this.counted) element.removeAttribute("data-lit");
    this.counted = ids
      .flatMap((id) => [...this.page.root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)])
      .filter((element) => !element.hasAttribute("data-lit"));
    for (const element of this.counted) element.setAttribute("data-lit", "");
  }

  /** A piece of the rules, with its signs. @param {string} text HTML that the server made of the rules page */
  quotation(text) {
    const box = document.createElement("div");
    box.innerHTML = text;
    for (const sign of box.querySelectorAll("[data-symbol]"))
      render(this.page.board?.symbol?.(sign.getAttribute("data-symbol") ?? "", 28) ?? nothing, /** @type {HTMLElement} */ (sign));
    return box;
  }

  place() {
    if (!this.thing) return;
    putBeside(this.card, this.thing);
    putAround(this.ring, this.thing);
  }
}

/** What a thing is marked with. @param {Element} thing */
const markOf = (thing) => thing.getAttribute("data-what") ?? thing.getAttribute("data-move") ?? "";

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
