/**
 * What characters say: at most three lines a game, about what everybody at the table has seen. The lines follow from the log alone, so every screen
 * shows the same ones, each in its own language; nothing of them is sent or stored. There are none in replays, deals of the day and duels.
 */
import { html } from "../../vendor/lit-html/lit-html.js";
import { levelAndCharacter } from "../draw/face.js";
import { lines } from "../parts/log.js";

/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").State} State */
/** Who says what about a fact; `key` is a message of the catalogues. @typedef {{fact: Fact, seat: number, key: string}} Remark */

/** With the one at the end. */
const MAX_REMARKS = 3;
/** One in so many events is remarked on. */
const RARITY = 3;

/** A number that a text always has. @param {string} text */
function hash(text) {
  let found = 2166136261;
  for (let at = 0; at < text.length; at += 1) found = Math.imul(found ^ text.charCodeAt(at), 16777619) >>> 0;
  return found >>> 4; // the lowest bits follow the last letters too closely
}

/**
 * What is said in a game so far: of a character's own gain, or of somebody else's, by the next character round the table.
 * @param {Fact[]} log @param {State["seats"]} seats @param {string[]} kinds of events that may be remarked on @returns {Remark[]}
 */
export function remarked(log, seats, kinds) {
  const characters = seats.map(({ kind, bot }) => (kind === "bot" ? levelAndCharacter(bot)[1] : ""));
  /** @type {Remark[]} */
  const found = [];
  let seen = 0;
  for (const fact of log) {
    const { kind, seat } = fact;
    if (typeof seat !== "number" || !kinds.includes(kind)) continue;
    seen += 1;
    const speaker = characters.map((_, away) => (seat + away) % seats.length).find((one) => characters[one]);
    if (speaker === undefined || hash(`${seen} ${JSON.stringify(fact)}`) % RARITY) continue;
    const key = `character-${characters[speaker]}-${speaker === seat ? "gain" : "rival"}`;
    if (found.length < MAX_REMARKS - 1 && !found.some((other) => other.key === key)) found.push({ fact, seat: speaker, key });
  }
  return found;
}

/**
 * The last word: the winner's, or else that of the character who came nearest.
 * @param {Fact} fact the last one that is told @param {State["seats"]} seats @param {import("../types.js").Over} over @returns {Remark[]}
 */
export function lastWord(fact, seats, { winners, totals }) {
  const characters = seats.map(({ kind, bot }) => (kind === "bot" ? levelAndCharacter(bot)[1] : ""));
  const there = characters.map((_, seat) => seat).filter((seat) => characters[seat]);
  if (!there.length) return [];
  const won = (/** @type {number} */ seat) => Number(winners.includes(seat));
  const [seat] = there.toSorted((one, other) => won(other) - won(one) || totals[other] - totals[one]);
  return [{ fact, seat, key: `character-${characters[seat]}-${won(seat) ? "won" : "lost"}` }];
}

export class Remarks {
  /** @param {Pick<import("../page.js").Page, "setup" | "board" | "prefs" | "text" | "log" | "fresh" | "state" | "news" | "ctx">} page */
  constructor(page) {
    this.page = page;
    /** @type {Remark[]} */
    this.said = [];
    /** What is said, by the fact in the log that it is about. @type {Map<Fact, unknown>} */
    this.signs = new Map();
  }

  /** A new state has come. @param {State | null} before @param {State} state */
  follow(before, state) {
    const { page } = this;
    const said = this.now(state);
    if (said.length === this.said.length && said.every(({ fact, key }, at) => fact === this.said[at].fact && key === this.said[at].key)) return;
    const ctx = page.ctx();
    const told = (/** @type {Remark} */ { seat, key }) => ctx.t("character-says", { name: ctx.name(seat), text: ctx.t(key) });
    this.said = said;
    this.signs = new Map(said.map((remark) => [remark.fact, html`<span class="remark">${told(remark)}</span>`]));
    const fresh = said.find(({ fact }) => page.fresh.includes(fact));
    if (before && fresh && !state.over) page.news.say(told(fresh));
  }

  /** @param {State} state @returns {Remark[]} */
  now({ seats, over }) {
    const { setup, prefs, board, log, text } = this.page;
    if (!prefs.remarks || setup.deal || setup.lesson) return [];
    const found = remarked(log, seats, board?.remarks ?? []);
    const last = over ? lines(this.page.ctx(), log, text).at(-1)?.facts.at(-1) : undefined;
    return over && last ? [...found, ...lastWord(last, seats, over)] : found;
  }
}
