/**
 * The slip that reports a closing as it is paid: street, tokens, income tile by tile with its arithmetic, people. It stays for a while after
 * the game has moved on; like the camera of the map, that is state of the element.
 */
import { AsyncDirective } from "../../../vendor/lit-html/async-directive.js";
import { directive } from "../../../vendor/lit-html/directive.js";
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { icon, lines as told, sentence, styled, token } from "../../../kit/board.js";
import { SLY, at, tileName } from "./model.js";
import { folk, incomeLine, sign } from "./sums.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Fact} Fact */

/** Milliseconds for which a complete slip stays. */
const STAYS = 9000;
/** The same for each of its lines. */
const LINE_STAYS = 450;
const OPENING = ["closed", "abandoned", "weighed", "final"];
const TOLD = [
  ...OPENING,
  "token",
  "no_token",
  "substituted",
  "income",
  "seeking",
  "arrived",
  "seekers_enter",
  "halved",
  "halved_together",
  "most_tokens",
  "token_sets",
  "total",
];

class Telling extends AsyncDirective {
  /** @type {Fact[]} */
  lines = [];
  /** @type {Fact[] | null} */
  facts = null;
  /** The number of lines before the newest ones. */
  old = 0;
  timer = 0;

  /** @param {Ctx} ctx */
  render(ctx) {
    if (ctx.facts !== this.facts) this.hear(ctx);
    // A player who moves on has read it.
    if (ctx.ui.cell) this.lines = [];
    if (ctx.asks && (ctx.phone || ctx.sideways)) return nothing; // it would lie over places to play; the strip above the map tells the sums
    const told = this.lines.some(({ kind }) => OPENING.includes(kind)) && this.lines.some(({ kind }) => kind !== "closed");
    return told ? slip(ctx, this.lines, this.old, () => this.hush()) : nothing;
  }

  /** @param {Ctx} ctx */
  hear(ctx) {
    this.facts = ctx.facts;
    const told = ctx.facts.filter((fact) => TOLD.includes(fact.kind) && (fact.kind !== "abandoned" || fact.seat !== ctx.me));
    // If there is nothing new, something was taken back.
    if (!ctx.facts.length || told.some(({ kind }) => OPENING.includes(kind))) this.lines = [];
    if (!told.length) return;
    this.old = this.lines.length;
    this.lines = [...this.lines, ...together(told)];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hush(), (ctx.phone ? 0.6 : 1) * STAYS + LINE_STAYS * told.length);
  }

  hush() {
    clearTimeout(this.timer);
    this.lines = [];
    this.setValue(nothing);
  }

  disconnected() {
    clearTimeout(this.timer);
  }
}

export const telling = directive(Telling);

/** People of one colour who do the same become one line. @param {Fact[]} facts */
export function together(facts) {
  /** @type {Map<string, Fact>} */
  const sums = new Map();
  for (const fact of facts) {
    const key = fact.person ? [fact.kind, fact.person, fact.kind === "seeking" ? "" : (fact.to_cell ?? fact.cell)].join() : `${sums.size}`;
    const same = sums.get(key);
    sums.set(key, same ? { ...same, count: Number(same.count) + Number(fact.count) } : fact);
  }
  return [...sums.values()];
}

/** @param {Ctx} ctx @param {Fact[]} lines @param {number} old @param {() => void} hush */
const slip = (
  ctx,
  lines,
  old,
  hush,
) => html`<section class="st-telling sheet" data-corner="top right" aria-hidden="true"><button class="iconbtn st-shut" tabindex="-1" title=${ctx.t("page-close")} @click=${hush}>${icon("x", 16)}</button>
  <ol>${lines.map((fact, i) => html`<li class="${fact.kind} ${i < old ? "" : "new"}" ${styled({ "--i": Math.max(0, i - old) })}>${line(ctx, fact)}</li>`)}</ol></section>`;

/** A fact with its mark. @param {Ctx} ctx @param {Fact} fact */
export function line(ctx, fact) {
  if (fact.kind === "income" || fact.kind === "final") return incomeLine(ctx, fact);
  const mark =
    fact.kind === "weighed"
      ? token(SLY, 18)
      : typeof fact.seat === "number"
        ? token(fact.seat, 18)
        : fact.person
          ? folk(String(fact.person), 18)
          : sign("road", 16);
  const key = `board-told-${fact.kind}`;
  const people = fact.person ? ctx.t("some-people", { person: fact.person, count: fact.count }) : "";
  const words = ctx.has(key)
    ? ctx.t(key, { name: typeof fact.seat === "number" ? ctx.name(fact.seat) : "", people, length: fact.length ?? 0, tile: homeOf(ctx, fact) })
    : told(ctx, [fact]).map((one) => sentence(ctx, one));
  return html`${mark}<span class="st-for">${words}</span>`;
}

/** The tile a line is about; for seekers, the one they go to. @param {Ctx} ctx @param {Fact} fact */
function homeOf(ctx, fact) {
  const tile = fact.tile ?? at(ctx, String(fact.to_cell))?.tile;
  return tile ? tileName(ctx, String(tile)) : "";
}
