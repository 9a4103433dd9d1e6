/** In a device's first game of a kind: one line for what happens for the first time, with what the rules say of it. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";
import { lines, sentence } from "./log.js";
import { hasFinished } from "./results.js";
import { siteUrl } from "./site.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Fact} Fact */
/** @typedef {{fact: Fact, place: import("./answer.js").Place}} First */

const KEY = "ludopolis-firsts";
/** How much of the rules is told, in characters. */
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

/** The first sentences of a text. @param {string} text */
function beginning(text) {
  const [first, ...rest] = text.trim().split(/(?<=[.!?…])\s+/);
  const end = rest.findIndex((_, at) => [first, ...rest.slice(0, at + 1)].join(" ").length > MAX_RULE);
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)].join(" ");
}

export class Firsts {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    const { game } = table.setup;
    const told = load()[game];
    /** The kinds that were explained. */
    this.told = told ?? [];
    this.off = told === null || hasFinished(game);
    /** What is to be told, the first of them now. @type {First[]} */
    this.queue = [];
  }

  get wanted() {
    const { setup, prefs, lesson, state } = this.table;
    return !this.off && prefs.firsts && !setup.spectator && !lesson.running && !state?.over;
  }

  /** A new state has come, with facts that were not drawn before. @param {boolean} acted whether the player had to do something before it came, and so has read on */
  async notice(acted) {
    if (acted) this.queue.shift();
    const { setup, fresh, whatis } = this.table;
    const found = fresh.filter(({ kind }, at) => setup.firsts.includes(kind) && !this.told.includes(kind) && fresh.findIndex((fact) => fact.kind === kind) === at);
    if (!this.wanted || !found.length) return;
    this.told = [...this.told, ...found.map(({ kind }) => kind)];
    const rules = await whatis.fetch();
    for (const fact of found) {
      const place = rules?.firsts[fact.kind];
      if (place) this.queue.push({ fact, place });
    }
    keep(setup.game, this.told);
    this.table.update();
  }

  /** The line has been read. */
  next() {
    this.queue.shift();
    this.table.update();
  }

  /** The player knows the game. */
  stop() {
    this.off = true;
    this.queue = [];
    keep(this.table.setup.game, null);
    this.table.update();
  }

  /** The line. It is there when it is empty too: a screen reader tells what comes into it. @param {Ctx} ctx */
  view(ctx) {
    const [first] = this.wanted ? this.queue : [];
    return html`<section class="first" role="status" aria-live="polite">${first ? this.line(ctx, first) : nothing}</section>`;
  }

  /** @param {Ctx} ctx @param {First} first */
  line(ctx, { fact, place }) {
    const [told] = lines(ctx, [fact]);
    const rule = beginning(new DOMParser().parseFromString(place.html, "text/html").body.textContent ?? "");
    return html`<a class="cap" href=${siteUrl(`/rules/${this.table.setup.game}#${place.id}`)}>${icon("book", 16)}<span>${ctx.t("first-title", { title: place.title })}</span></a>
      ${told ? html`<p class="told">${sentence(ctx, told)}</p>` : nothing}<p class="rule">${rule}</p>
      <footer><button class="btn bare small" @click=${() => this.stop()}>${ctx.t("first-known")}</button>
        <button class="btn teach small" @click=${() => this.next()}>${ctx.t("first-read")}</button></footer>`;
  }
}
