/** What has just happened, in order: facts become plays, and plays become animations, one after another. */
import { AsyncDirective } from "../../../vendor/lit-html/async-directive.js";
import { Directive, PartType, directive } from "../../../vendor/lit-html/directive.js";
import { noChange } from "../../../vendor/lit-html/lit-html.js";
import { buildingOf } from "./model.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Fact} Fact */
/**
 * @typedef {{side: number, card: string | null, tile: string | null, action: string, gains: number[], back: {side: number, resources: number, points: number} |
 * null, kept: boolean, bonus: string | null, used: {cell: [number, number], count: number}[], facts: Fact[]}} Play
 */

/** Milliseconds from one play to the next. */
export const BEAT = 650;
const ITEM = { resource: 0, tile: 1, point: 2 };

/** @param {number} side @param {string | null} card @param {string | null} tile @returns {Play} */
const begin = (side, card, tile) => ({ side, card, tile, action: "exploit", gains: [0, 0, 0], back: null, kept: false, bonus: null, used: [], facts: [] });

/** The plays in the facts of the last push. @param {Ctx} ctx @returns {Play[]} */
export function plays(ctx) {
  /** @type {Play[]} */
  const found = [];
  for (const fact of ctx.facts) {
    const side = Number(fact.seat);
    if (fact.kind === "renewed") {
      found.push({ ...begin(side, null, null), action: "renew", facts: [fact] });
      continue;
    }
    if (fact.kind === "showed" || fact.kind === "showed_tile" || fact.kind === "hal_shows") {
      found.push(begin(side, String(fact.card), fact.tile === undefined ? null : String(fact.tile)));
      found[found.length - 1].facts.push(fact);
      continue;
    }
    if (fact.kind === "rebuilt") {
      found.at(-1)?.facts.push(fact); // after what has emptied the deck, a new hand too
      continue;
    }
    const last = found.findLast(({ action }) => action !== "renew");
    const now = last?.side === side || !("seat" in fact) ? last : undefined;
    tell(ctx, found, now, fact);
  }
  return found;
}

/** @param {Ctx} ctx @param {Play[]} found @param {Play | undefined} now @param {Fact} fact */
function tell(ctx, found, now, fact) {
  const side = Number(fact.seat);
  if (fact.kind === "returned" && found.length) {
    const last = found[found.length - 1];
    last.facts.push(fact);
    if (last.side !== side) last.back = { side, resources: Number(fact.resources), points: Number(fact.points) };
    return;
  }
  // A play goes on after somebody has answered a question: its gains are added to the same player's play.
  if (!now && ["activated", "bonus", "urbanized", "gained", "drew_tile", "drew_tile_hidden"].includes(fact.kind)) found.push((now = begin(side, null, null)));
  if (!now) return;
  now.facts.push(fact);
  if (fact.kind === "hal_draws") now.tile = String(fact.tile);
  else if (fact.kind === "fallback") now.tile = null;
  else if (fact.kind === "drew_tile" || fact.kind === "drew_tile_hidden") now.gains[1] += 1;
  else if (fact.kind === "gained") now.gains[ITEM[/** @type {keyof typeof ITEM} */ (fact.item)]] += Number(fact.count);
  else if (fact.kind === "hal_points") now.gains[2] += Number(fact.points);
  else if (fact.kind === "kept") now.kept = true;
  else if (fact.kind === "bonus") now.bonus = String(fact.trigger);
  else if (fact.kind === "activated") now.used.push({ cell: buildingOf(ctx, String(fact.tile))?.cell ?? [NaN, NaN], count: Number(fact.height) });
  else if (fact.kind === "urbanized" || fact.kind === "built") {
    now.action = fact.kind === "built" ? "construct" : "urbanize";
    now.tile = String(fact.tile);
  }
}

// Animations. They belong to the elements and go on even if the next render no longer mentions them.

const LAND = [
  { opacity: 0, transform: "translateY(-46px)" },
  { opacity: 1, offset: 0.45 },
  { opacity: 1, transform: "translateY(2px)", offset: 0.85 },
  { opacity: 1, transform: "none" },
];
const PULSE = [{ transform: "none" }, { transform: "translateY(-9px)" }, { transform: "none" }];
const LIGHT = [{ backgroundColor: "var(--pick-fill)", transform: "translateY(-3px)" }, { backgroundColor: "var(--pick-fill)", offset: 0.7 }, {}];
const RISE = [
  { opacity: 0, transform: "none" },
  { opacity: 1, transform: "translateY(-22px)", offset: 0.2 },
  { opacity: 1, transform: "translateY(-44px)", offset: 0.75 },
  { opacity: 0, transform: "translateY(-54px)" },
];
const FLY = [
  { opacity: 0, transform: "translateX(110px)" },
  { opacity: 1, transform: "translate(100px, -16px)", offset: 0.2 },
  { opacity: 1, transform: "translate(-14px, -6px)", offset: 0.85 },
  { opacity: 0, transform: "translateX(-34px)" },
];
const FADE = [{ opacity: 0 }, { opacity: 1 }];
/** @type {Record<string, [Keyframe[], number]>} */
const MOVES = { land: [LAND, 420], pulse: [PULSE, 420], light: [LIGHT, 1400], show: [FADE, 250], rise: [RISE, 600], fly: [FLY, 600] };

class Moment extends Directive {
  /** @param {import("../../../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("moment() stands inside a start tag");
    this.last = "";
  }

  render(/** @type {string} */ _key, /** @type {string} */ _how, /** @type {number} */ _delay) {
    return noChange;
  }

  /** @param {import("../../../vendor/lit-html/directive.js").ElementPart} part @param {[string, string, number]} args */
  update(part, [key, how, delay]) {
    if (!key || key === this.last) return noChange;
    this.last = key;
    const [frames, duration] = MOVES[how];
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    part.element.animate(still ? FADE : frames, {
      duration: still ? 150 : duration,
      delay: still ? 0 : delay,
      fill: how === "rise" ? "both" : "backwards",
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
    return noChange;
  }
}

/** Used inside a start tag: animates the element once for every new key. `moment(key, "land", delay)`; an empty key does nothing. */
export const moment = directive(Moment);

class Linger extends AsyncDirective {
  /** @param {import("../../../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    this.round = 0;
    /** @type {Told[]} */
    this.told = [];
    this.number = -1;
  }

  render(/** @type {Ctx} */ ctx, /** @type {(told: Told[]) => unknown} */ draw) {
    if (ctx.number !== this.number) {
      this.number = ctx.number;
      this.hear(ctx);
    }
    return draw(this.told);
  }

  /** @param {Ctx} ctx */
  hear(ctx) {
    const fresh = plays(ctx);
    // The push that ends a round also contains the start of the next one.
    const round = ctx.view.round - (ctx.facts.some(({ kind }) => kind === "round") ? 1 : 0);
    if (fresh.some(({ card }) => card) && round !== this.round) {
      this.round = round;
      this.told = [];
    }
    for (const [at, play] of fresh.entries()) {
      const told = { ...play, key: `${ctx.number}`, at, paid: play.used.map((one) => ({ ...one, key: `${ctx.number}`, at })) };
      const known = this.told.find(({ side, action }) => side === play.side && action !== "renew");
      if (play.action === "renew") this.told = [...this.told, told];
      else if (play.card) this.told = [...this.told.filter((one) => one !== known), told];
      else if (known) {
        known.gains = known.gains.map((count, item) => count + play.gains[item]);
        known.paid = [...known.paid, ...told.paid];
        known.facts = [...known.facts, ...play.facts];
      }
    }
  }
}

/**
 * A play, the push it came with, its position in that push, and the buildings that produced items for it.
 * @typedef {Play & {key: string, at: number, paid: {cell: [number, number], count: number, key: string, at: number}[]}} Told
 */

/** Draws the plays of the last round until newer ones arrive: `linger(ctx, (told) => …)`. */
export const linger = directive(Linger);
