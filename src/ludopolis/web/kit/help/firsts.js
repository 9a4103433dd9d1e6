/** First times: in a device's first game of a kind, explains each event when it first happens, with a quotation from the rules. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { introduces, lines, sentence, tells } from "../parts/log.js";
import { hasFinished } from "../device/finished.js";
import { hasLearned } from "../device/progress.js";
import { siteUrl } from "../net/site.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Fact} Fact */
/** What is new, among what came with it. @typedef {{fact: Fact, facts: Fact[]}} First */
/** @typedef {import("./answer.js").Place} Place */

const KEY = "ludopolis-firsts";
/** Longest quotation, in characters. */
const MAX_RULE = 150;

/** The kinds of events that were explained, by game; null for a game that is known. @returns {Record<string, string[] | null>} */
function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} game @param {string[] | null} kinds */
function keep(game, kinds) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [game]: kinds }));
  } catch {
    // It is explained again.
  }
}

/** Where what is new has a card, as in whatis.css. */
const desk = matchMedia("(min-width: 1101px) and (min-height: 821px)");

/** The first sentences of a text. @param {string} text */
function beginning(text) {
  const [first, ...rest] = text.trim().split(/(?<=[.!?…])\s+/);
  const end = rest.findIndex((_, at) => [first, ...rest.slice(0, at + 1)].join(" ").length > MAX_RULE);
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)].join(" ");
}

/** Whether what is new waits, because the news has left it no line: then it lies beside its box (frames.css). */
const waits = () => Boolean(/** @type {HTMLElement | null} */ (document.querySelector(".spare > .newbrief"))?.offsetLeft);

export class Firsts {
  /**
   * @param {Pick<import("../page.js").Page, "setup" | "state" | "prefs" | "fresh" | "viewer" | "news" | "lesson" | "update"> &
   * {goOn: () => Promise<{whatis: import("./whatis.js").WhatIs}>}} page
   */
  constructor(page) {
    this.page = page;
    const { game } = page.setup;
    const told = load()[game];
    /** The kinds that were explained. */
    this.told = told ?? [];
    this.off = told === null || hasFinished(game);
    /** What is to be told, the first of them now. @type {First[]} */
    this.queue = [];
    /** The rules about each kind; null until they have come, and nothing is told before. @type {Record<string, Place> | null} */
    this.places = null;
    /** The reader has asked what was new, where the card is not shown by itself. */
    this.open = false;
    /** The goal is told in the place of what is new. */
    this.covered = false;
  }

  get wanted() {
    const { setup, prefs, state } = this.page;
    return !this.off && prefs.firsts && !setup.spectator && !state?.over;
  }

  /** What is told now, and what the rules say about it. @returns {(First & {place: Place}) | undefined} */
  get now() {
    const first = this.wanted ? this.queue[0] : undefined;
    const place = first && this.places?.[first.fact.kind];
    return place ? { ...first, place } : undefined;
  }

  /**
   * A new state has come, with facts that were not drawn before.
   * @param {boolean} acted whether the player had to do something before it came, and so has read on: what is told now must
   *   not hide what happens next, and what had to wait behind it is told when it happens again
   */
  async notice(acted) {
    if (acted) {
      this.drop(this.covered || !this.places || waits());
      while (this.queue.length) this.drop(true);
    }
    const { setup, fresh, lesson, news } = this.page;
    const before = news.forcedFacts.filter(({ forced }) => forced); // a page that opens later tells what its player had no choice about
    const facts = [...new Set([...fresh, ...before])];
    this.queue = this.queue.map((first) => this.nearer(first, facts));
    const found = this.newAmong(facts);
    if (!this.wanted || !found.length) return;
    found.sort((a, b) => setup.firsts.indexOf(a.kind) - setup.firsts.indexOf(b.kind)); // in the game's order: only the first is surely read
    this.told = [...this.told, ...found.map(({ kind }) => kind)];
    if (lesson.running) {
      // the lesson explains what happens in it
      keep(setup.game, this.told);
      return;
    }
    this.queue.push(...found.map((fact) => ({ fact, facts }))); // at once: whoever acts before the rules come has read on too
    const { whatis } = await this.page.goOn();
    this.places = (await whatis.fetch())?.firsts ?? this.places;
    keep(setup.game, this.told);
    this.page.update();
  }

  /** The first of each kind that is not known; what happened to the reader goes before the same of others. @param {Fact[]} facts */
  newAmong(facts) {
    const { setup } = this.page;
    const kinds = [...new Set(facts.map(({ kind }) => kind))].filter((kind) => setup.firsts.includes(kind) && !this.told.includes(kind));
    return kinds.map((kind) => this.mine(kind, facts) ?? /** @type {Fact} */ (facts.find((fact) => fact.kind === kind)));
  }

  /** The first of a kind that happened to the reader. @param {string} kind @param {Fact[]} facts */
  mine(kind, facts) {
    const { viewer } = this.page;
    return facts.find((fact) => fact.kind === kind && (fact.seat === viewer || fact.to_seat === viewer));
  }

  /** What waits to be told, or the same that has happened to the reader since. @param {First} first @param {Fact[]} facts @returns {First} */
  nearer(first, facts) {
    const { kind } = first.fact;
    const fact = this.mine(kind, [first.fact]) ? undefined : this.mine(kind, facts);
    return fact ? { fact, facts } : first;
  }

  /** @param {boolean} [unseen] then it is still new when it happens again */
  drop(unseen = false) {
    const first = this.queue.shift();
    this.open = false;
    if (!first || !unseen) return;
    this.told = this.told.filter((kind) => kind !== first.fact.kind);
    keep(this.page.setup.game, this.told);
  }

  /** It has been read. */
  next() {
    this.drop();
    this.page.update();
  }

  /** The player knows the game. */
  stop() {
    this.off = true;
    this.queue = [];
    keep(this.page.setup.game, null);
    this.page.update();
  }

  /**
   * Whether somebody is asked who plays the game for the first time and has learned nothing of it.
   * @param {Ctx} ctx
   * @param {boolean} beginning whether no turn was ended yet
   */
  asksNewcomer(ctx, beginning) {
    return Boolean(ctx.asks) && this.newcomer(ctx, beginning);
  }

  /** Whether somebody plays the game for the first time and has learned nothing of it. @param {Ctx} ctx @param {boolean} beginning as above */
  newcomer(ctx, beginning) {
    const { setup, lesson } = this.page;
    return beginning && this.wanted && !lesson.running && ctx.me !== null && !hasLearned(setup.game);
  }

  /** The goal in one line, for a newcomer, until a turn was ended. @param {Ctx} ctx @param {boolean} beginning whether no turn was ended yet */
  goal(ctx, beginning) {
    const shown = this.newcomer(ctx, beginning) && ctx.has("game-aim");
    this.covered = shown && !desk.matches;
    if (!shown) return nothing;
    return html`<div class="sub goal">${icon("flag", 14)}${ctx.t("game-aim")}</div>`;
  }

  /** Opens the card, or closes it. */
  turn() {
    this.open = !this.open;
    this.page.update();
  }

  /** In the status line, where the rail has no room for the card: what was new, in one line that opens the card. @param {Ctx} ctx */
  line(ctx) {
    const { now } = this;
    if (!now) return nothing;
    return html`<button class="sub news newline" aria-expanded=${this.open} @click=${() => this.turn()}><span>${icon("book", 14)}<b>${ctx.t("first-new")}</b> ${told(ctx, now)}</span><span class="more">${ctx.t("first-more")}</span></button>`;
  }

  /** What is new in fewer words, for a line that has no room for what happened; who hears the page hears that. @param {Ctx} ctx */
  brief(ctx) {
    const { now } = this;
    if (!now) return nothing;
    return html`<span class="newbrief" aria-hidden="true" @click=${() => this.turn()}><span>${icon("book", 14)}<b>${ctx.t("first-title", { title: titleOf(now) })}</b></span><span class="more">${ctx.t("first-more")}</span></span>`;
  }

  /** The card. It is there when it is empty too: a screen reader tells what comes into it. @param {Ctx} ctx */
  view(ctx) {
    const { now } = this;
    return html`<section class="first ${this.open ? "open" : ""}" role="status" aria-live="polite">${now ? this.card(ctx, now) : nothing}</section>`;
  }

  /** @param {Ctx} ctx @param {First & {place: Place}} first */
  card(ctx, first) {
    const { place } = first;
    const rule = beginning(new DOMParser().parseFromString(place.html, "text/html").body.textContent ?? "");
    return html`<a class="cap" href=${siteUrl(`/rules/${this.page.setup.game}#${place.id}`)}>${icon("book", 16)}<span>${ctx.t("first-title", { title: titleOf(first) })}</span></a>
      <p class="told">${told(ctx, first)}</p><p class="rule">${rule}</p>
      <footer><button class="btn bare small" @click=${() => this.stop()}>${ctx.t("first-known")}</button>
        <button class="btn teach small" @click=${() => this.next()}>${ctx.t("first-read")}</button></footer>`;
  }
}

/** Where the rules tell of it. A heading's letter, as in “B. Turns”, means something in the rules alone. @param {{place: Place}} first */
const titleOf = ({ place }) => place.title.replace(/^\p{L}\. /u, "");

/**
 * What happened, as the log tells it: how many in all, and to whom, but not what else its line tells. What the log leaves out is told in full.
 * @param {Ctx} ctx
 * @param {First} first
 */
function told(ctx, { fact, facts }) {
  if (ctx.has(`first-${fact.kind}`)) return ctx.say("first", fact);
  const line = lines(ctx, facts).find((one) => one.facts.includes(fact) && tells(one));
  const part = line?.parts.find((one) => one.fact.kind === fact.kind);
  if (line && part && !introduces(part.told)) return sentence(ctx, { ...line, seat: part === line.parts[0] ? line.seat : fact.seat, parts: [part] });
  return lines(ctx, [fact], true).map((one) => sentence(ctx, one));
}
