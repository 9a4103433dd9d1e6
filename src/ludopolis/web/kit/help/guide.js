/** The guide of a lesson at a table: its words, what it lights up, the move it expects, and its answers to other moves. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { Pins, find, pips } from "../draw/pins.js";
import { close, isClosed } from "../device/progress.js";
import { siteUrl } from "../net/site.js";
import { dots } from "../parts/status.js";
import { capital } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Entry} Entry */

/** Strong words, and the number of a thing that is lit up, with the punctuation that stays in its line. */
const MARKS = /\*\*(.+?)\*\*|(\[\d\][.,;:!?)]*)/;

export class Guide {
  /** @param {Pick<import("../page.js").Page, "setup" | "state" | "ui" | "root" | "note" | "acts" | "ctx" | "update" | "tell">} table */
  constructor(table) {
    this.table = table;
    this.lesson = table.setup.lesson;
    /** The place in the lesson that is shown. */
    this.place = -1;
    /** The step that is read. */
    this.page = 0;
    /** What is answered to a move that the lesson does not wait for. */
    this.answer = "";
    /** How many moves were answered at this place. */
    this.answered = 0;
    /** The reader has asked to be shown the move. */
    this.showing = false;
    /** The reader has asked what happened before, where there is no room to say it at once. */
    this.told = false;
    this.closed = !this.lesson || isClosed(table.setup.table);
    this.pins = new Pins();
    /** What was last brought into view. */
    this.seen = "";
    /** It has not been read yet. */
    this.unread = false;
  }

  /** Whether the lesson is going on, or its last words are still to be read. */
  get running() {
    return !this.closed && this.place >= 0;
  }

  get steps() {
    return this.lesson?.steps ?? [];
  }

  /** The move that is expected now. */
  get cue() {
    return this.lesson?.cues[this.place] ?? null;
  }

  /** The moves that the step expects of the learner from now on; some boards pick several of them and send them together. */
  get run() {
    const { lesson, place, cue } = this;
    const rest = lesson?.cues.slice(place) ?? [];
    const end = rest.findIndex(({ seat, step }) => seat !== lesson?.seat || step !== cue?.step);
    return end < 0 ? rest : rest.slice(0, end);
  }

  /** The last step that can be read now. */
  get last() {
    return this.cue ? this.cue.step : this.steps.length - 1;
  }

  /** A new state has come: goes on with what follows the last move. */
  follow() {
    const place = this.table.state?.lesson ?? -1;
    if (!this.lesson || place === this.place) return;
    this.place = place;
    const before = place > 0 ? this.lesson.cues[place - 1].step : -1;
    this.page = Math.min(this.last, this.cue?.step === before ? before : before + 1);
    this.answer = "";
    this.answered = 0;
    this.showing = false;
    this.told = false;
  }

  // What the player does

  /**
   * Whether the lesson lets a move be played, with those picked together with it. If not, it says why.
   * @param {Entry} entry @param {string[]} then
   */
  allows(entry, then) {
    if (!this.running || !this.cue) return true;
    const wrong = [entry.move, ...then].find((move, index) => {
      const cue = this.lesson?.cues[this.place + index];
      return !cue || cue.seat !== this.lesson?.seat || !cue.moves.includes(move);
    });
    if (wrong === undefined) return true;
    this.object(wrong);
    return false;
  }

  /** Answers a move that is legal but not expected. @param {string} move */
  object(move) {
    const ctx = this.table.ctx();
    const step = this.steps[this.last];
    const [, name] = step.answers.find(([pattern]) => pattern === move || (pattern.endsWith("*") && move.startsWith(pattern.slice(0, -1)))) ?? [];
    const key = [name, "other"].map((part) => `${this.key(this.last)}-${part}`).find((one) => ctx.has(one));
    this.answer = key ? ctx.t(key) : ctx.t("lesson-other", { do: ctx.t(`${this.key(this.last)}-do`) });
    this.answered += 1;
    this.page = this.last;
    this.table.ui.pick = null;
    this.table.tell("");
  }

  /** A board that picks first has shown a move as picked which is not expected. */
  checkPick() {
    const { ui, state } = this.table;
    if (!this.running || !this.cue || !ui.pick) return;
    if (this.cue.moves.some((move) => move === ui.pick || move.startsWith(`${ui.pick} `))) return; // it is expected, or leads to what is
    if (state?.legal.some(({ move }) => move === ui.pick)) this.object(ui.pick);
  }

  show() {
    if (!this.cue) return;
    this.showing = true;
    this.answer = "";
    this.page = this.last;
    this.table.tell("");
  }

  back() {
    if (this.canGoBack) void this.table.acts.withdraw(false);
  }

  /** Whether the last move of the lesson can be taken back; the moves before the lesson stay. */
  get canGoBack() {
    return Boolean(this.table.state?.undo) && this.place > 0 && (this.lesson?.cues[this.place - 1].step ?? -1) >= 0;
  }

  readOn() {
    if (this.page < this.last) this.page += 1;
    else this.end();
    this.table.update();
  }

  /** The lesson is over: the game goes on. */
  end() {
    const { setup } = this.table;
    this.closed = true;
    close(`${setup.game}/${this.lesson?.id}`, setup.table);
    this.light();
  }

  // What is shown

  /** @param {number} step */
  key(step) {
    return `lesson-${this.lesson?.id}-${this.steps[step].id}`;
  }

  /** Lights up what the words speak of, and the move that is expected. */
  light() {
    const { root } = this.table;
    if (!this.lesson) return;
    for (const element of root.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
    this.cover();
    if (!this.running) {
      this.pins.set([]);
      return;
    }
    const mine = this.cue?.seat === this.lesson.seat;
    const told = (mine || !this.cue ? this.steps[this.page].light : []).map((what) => what.split(" | "));
    const lit = told.map(([what]) => find(root, what));
    const moves = mine && this.page === this.last ? this.expected(root) : [];
    for (const element of [...lit.flat(), ...moves]) element.setAttribute("data-lit", "");
    this.pins.set(lit.map((found, at) => found.slice(0, 1).map((thing) => ({ thing, corner: told[at][1] }))));
    const now = `${this.place}/${this.page}`;
    if (now !== this.seen && (this.table.state?.asks || !this.cue)) {
      this.seen = now;
      this.unread = true;
      (moves[0] ?? lit[0]?.[0])?.scrollIntoView({ block: "nearest", inline: "nearest" });
      for (const [first] of lit.toReversed()) first?.dispatchEvent(new Event("bring", { bubbles: true })); // maps do not scroll
    }
  }

  /** Covers with tracing paper what the lesson has not reached yet, one part at a time and never a legal move. */
  cover() {
    const { root } = this.table;
    for (const element of root.querySelectorAll("[data-later]")) element.removeAttribute("data-later");
    const ahead = Object.entries(this.lesson?.later ?? {}).map(([part, id]) => ({ part, step: this.steps.findIndex((one) => one.id === id) }));
    const next = ahead.find(({ step }) => this.running && step > this.page);
    const [thing] = next ? find(root, next.part) : [];
    if (next && thing && !thing.querySelector("[data-move]"))
      thing.setAttribute("data-later", this.table.ctx().t(`${this.key(next.step)}-later`, { step: next.step + 1 }));
  }

  /** The focus goes to a new step, so that it is read; from there to what is expected. Typing is not interrupted. */
  focus() {
    if (!this.unread || document.querySelector("dialog[open]")) return;
    this.unread = false;
    if (this.running && !document.activeElement?.matches("input, textarea")) this.head?.focus({ preventScroll: true });
  }

  /** Number and title of the step. */
  get head() {
    return /** @type {HTMLElement | null} */ (this.table.root.querySelector(".lesson [tabindex]"));
  }

  /** @param {KeyboardEvent} event */
  leaveHead(event) {
    const [first] = this.expected(this.table.root);
    if (event.key !== "Tab" || event.shiftKey || !first) return;
    event.preventDefault();
    /** @type {HTMLElement | SVGElement} */ (first).focus();
  }

  /** What the learner is to touch now: of moves that are picked together the first that is not picked yet, then what sends them. @param {ParentNode} root */
  expected(root) {
    const moves = this.run.map((cue) => cue.moves);
    if (moves.length > 1) {
      const all = find(root, moves.map(([move]) => move).join(", "));
      if (all.length) return all;
    }
    const found = moves.map((some) => some.flatMap((move) => find(root, move)));
    const open = found.map((some) => some.filter((element) => moves.length === 1 || element.ariaPressed !== "true"));
    return open.find((some) => some.length) ?? [];
  }

  /** The note, in the place of the status line. @param {Ctx} ctx */
  view(ctx) {
    const { page, last, cue, lesson } = this;
    const count = this.steps.length;
    const key = this.key(page);
    const waiting = cue !== null && cue.seat !== lesson?.seat;
    const refused = this.table.note || this.answer;
    const order = cue && !waiting && page === last ? ctx.t(`${key}-do`) : "";
    return html`<section class="lesson sheet" data-place=${this.place} aria-label=${ctx.t("lesson-title")}>
      <header>${guide()}<div tabindex="-1" @keydown=${(/** @type {KeyboardEvent} */ event) => this.leaveHead(event)}><small>${ctx.t("lesson-step", { step: page + 1, count })}</small><h2>${ctx.t(`${key}-title`)}</h2></div>
        <a class="iconbtn" href=${siteUrl("/")} aria-label=${ctx.t("lesson-leave")} title=${ctx.t("lesson-leave")}>${icon("x", 20)}</a></header>
      <div class="say ${refused ? "answer" : ""}" role="status" aria-live="polite">
        ${refused ? html`<p>${marked(refused)}</p>` : this.speech(ctx, waiting)}
        ${order ? html`<p class="todo">${icon("hand", 22)}<span>${this.showing && this.run.length === 1 ? this.shownMove(ctx) : marked(order)}</span></p>` : nothing}
      </div>
      ${this.buttons(ctx, waiting)}
      <div class="street" aria-hidden="true">${this.steps.map((_, index) => house(index < page ? `built c${index % 4}` : index === page ? "now" : ""))}</div>
    </section>`;
  }

  /** @param {Ctx} ctx @param {boolean} waiting */
  speech(ctx, waiting) {
    const { page, place, lesson } = this;
    const before = place > 0 ? (lesson?.cues[place - 1].step ?? -1) : -1;
    const then = before >= 0 ? `${this.key(before)}-then` : "";
    const caption = then && page <= before + 1 && ctx.has(then) ? ctx.t(then) : "";
    if (waiting) return html`<p>${caption ? marked(caption) : ctx.t("lesson-waiting", { name: ctx.name(this.cue?.seat ?? 0) })}${dots()}</p>`;
    const tell = () => {
      this.told = true;
      this.table.update();
    };
    const ask = html`<button class="recall" @click=${tell}>${ctx.t("lesson-then")}</button> `;
    return html`${caption ? html`<p class="then ${this.told ? "told" : ""}">${marked(caption)}</p>` : nothing}<p>${caption && !this.told ? ask : nothing}${marked(ctx.t(this.key(page)))}</p>`;
  }

  /** @param {Ctx} ctx @param {boolean} waiting */
  buttons(ctx, waiting) {
    const { cue, page, last, lesson } = this;
    if (waiting) return nothing;
    if (cue && page === last) {
      return html`<footer>${this.canGoBack ? html`<button class="btn bare back" @click=${() => this.back()}>${icon("undo")}<span>${ctx.t("lesson-back")}</span></button>` : nothing}
        <button class="btn bare show ${this.answered > 1 ? "breathes" : ""}" title="H" @click=${() => this.show()}>${icon("eye")}<span>${ctx.t("lesson-show")}</span></button></footer>`;
    }
    const over = !cue && page === last;
    return html`<footer>${
      over && lesson?.next
        ? html`<form method="post" action=${siteUrl(`/learn/${this.table.setup.game}?lesson=${lesson.next.id}`)}><button class="btn soft">${ctx.t("lesson-next", { title: lesson.next.title })}</button></form>`
        : nothing
    }
      <button class="btn teach" @click=${() => this.readOn()}>${ctx.t(!over ? "lesson-read-on" : ctx.over ? "lesson-finish" : "lesson-play-on")}</button></footer>`;
  }

  /** @param {Ctx} ctx */
  shownMove(ctx) {
    const entry = ctx.legal.find(({ move }) => this.cue?.moves.includes(move));
    return entry ? capital(ctx.say("move", entry.say)) : "";
  }
}

/** Words of a lesson with their marks. @param {string} text */
function marked(text) {
  return text
    .split(MARKS)
    .map((part, index) =>
      index % 3 === 0
        ? part
        : part === undefined
          ? nothing
          : index % 3 === 1
            ? html`<b>${part}</b>`
            : html`<span class="pinned"><span class="pin">${pips(Number(part[1]))}</span>${part.slice(3)}</span>`,
    );
}

/** One step of the lesson, as a house of its street. @param {string} look */
const house = (look) =>
  svg`<svg class=${look} viewBox="0 0 20 20"><path d="M2.500 10.500V18h15v-7.500"/><path class="roof" d="M1 11 10 3l9 8Z"/><path class="door" d="M8 18v-4.500h4V18"/></svg>`;

/** Who speaks in lessons. */
const guide = () =>
  html`<svg class="guide" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><circle class="back" cx="22" cy="22" r="22"></circle><path class="coat" d="M8 41c1-8 7-11 14-11s13 3 14 11a22 22 0 0 1-28 0Z"></path><circle class="face" cx="22" cy="21" r="9"></circle><path class="hat" d="M11.500 18a10.500 10.500 0 0 1 21 0l2.500 2H9Z"></path><path class="smile" d="M18 24c1 2.500 7 2.500 8 0"></path><circle class="eye" cx="18.500" cy="21.500" r="1.100"></circle><circle class="eye" cx="25.500" cy="21.500" r="1.100"></circle></svg>`;
