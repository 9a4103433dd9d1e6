/** Hints, at tables that allow them: the turn a Master would play, why, and what is different in the turn that the player has in mind. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ask } from "./api.js";
import { icon } from "./art.js";
import { Pins, find } from "./pins.js";
import { capital } from "./tray.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Advice} Advice */
/** @typedef {import("./types.js").Said} Said */

/** What is said of the difference, besides the largest. */
const MAX_REASONS = 4;

export class Hints {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Advice | "thinking" | null} */
    this.advice = null;
    /** What the advice is compared with: the first move picked, or "". */
    this.against = "";
    this.pins = new Pins(table);
  }

  /** The position has changed: drops the advice. */
  forget() {
    this.advice = null;
    this.against = "";
    this.light();
  }

  /** The advice, if it has come. */
  get given() {
    return this.advice === "thinking" ? null : this.advice;
  }

  /** Whether hints can be asked for: the table allows them and there is a choice. @param {{asks: unknown, legal: unknown[]}} now */
  available({ asks, legal }) {
    return this.table.setup.hints && Boolean(asks) && legal.length > 1;
  }

  /** What the player is about to do. @returns {string[]} */
  get picked() {
    const { acts, ui, state } = this.table;
    if (acts.pending) return [acts.pending.move, ...acts.followUps];
    return ui.pick && state?.legal.some(({ move }) => move === ui.pick) ? [ui.pick] : [];
  }

  /** Asks for advice, or puts it away. */
  toggle() {
    const { table } = this;
    if (!table.state || !this.available(table.state)) return;
    if (this.advice) {
      this.forget();
      table.update();
      return;
    }
    this.advice = "thinking";
    table.update();
    void this.compare();
  }

  /** Something else was picked while the advice is open: “why not this?” */
  follow() {
    if (this.given && (this.picked[0] ?? "") !== this.against) void this.compare();
  }

  /** Asks for the advice, compared with what is picked. */
  async compare() {
    const { table } = this;
    const { number } = table.state ?? {};
    const { acts, viewer } = table;
    const pick = this.picked;
    const against = pick[0] ?? "";
    this.against = against;
    /** @type {Advice | null} */
    const answer = await ask(`${acts.path}/hint`, { seat: viewer, number, pick }).catch((error) => {
      if (table.state?.number === number) table.tell(acts.reason(error));
      return null;
    });
    // The advice was put away meanwhile, something else was picked, or the table has gone on.
    if (table.state?.number !== number || !this.advice || this.against !== against) return;
    this.advice = answer;
    table.draw(false);
  }

  /** Makes the advised turn what the player is about to do; nothing is sent before it is confirmed. @param {Ctx} ctx @param {Advice} advice */
  take(ctx, advice) {
    const [first, ...then] = advice.turn;
    const entry = ctx.legal.find(({ move }) => move === first.move);
    if (!entry) return;
    this.forget();
    this.table.acts.prepare(entry, then.map(({ move }) => move));
  }

  /** @param {Ctx} ctx */
  button(ctx) {
    if (!this.available(ctx) || ctx.over) return nothing;
    return html`<button class="iconbtn hintbtn ${this.advice === "thinking" ? "thinking" : ""}" aria-pressed=${this.advice ? "true" : "false"} aria-label=${ctx.t("hint-ask")} title="${ctx.t("hint-ask")} (H)"
      @click=${() => this.toggle()}>${icon("lamp", 22)}</button>`;
  }

  /** @param {Ctx} ctx */
  view(ctx) {
    const { advice } = this;
    if (!advice || !ctx.asks || ctx.over) return nothing;
    if (advice === "thinking") return html`<div class="hintbox"><section class="hints sheet" aria-live="polite" aria-label=${ctx.t("hint-title")}><p class="quiet">${ctx.t("hint-thinking")}</p></section></div>`;
    return html`<div class="hintbox"><section class="hints sheet" aria-label=${ctx.t("hint-title")}>
      <header><h2>${ctx.t(advice.agrees ? "hint-agrees" : this.against ? "hint-stronger" : "hint-title")}</h2>
        <button class="iconbtn" aria-label=${ctx.t("hint-close")} title="${ctx.t("hint-close")} (H)" @click=${() => this.toggle()}>${icon("x", 20)}</button></header>
      <div role="status" aria-live="polite"><ol>${advice.turn.map((one, index) => html`<li><span class="pin">${index + 1}</span><b>${words(ctx, one)}</b></li>`)}${advice.goes_on ? html`<li class="quiet">${ctx.t("hint-goes-on")}</li>` : nothing}</ol>
        <p class="because">${because(ctx, advice)}</p></div>
      ${this.comparison(ctx, advice)}
      ${advice.agrees ? nothing : html`<footer><button class="btn teach" @click=${() => this.take(ctx, advice)}>${ctx.t("hint-take")}</button></footer>`}
    </section></div>`;
  }

  /** The differences, largest first, and one sum. @param {Ctx} ctx @param {Advice} advice */
  comparison(ctx, { other, reasons, gain, agrees }) {
    if (!other.length) return nothing;
    const shown = gain > 0 ? reasons.slice(0, MAX_REASONS) : []; // where both are alike there is nothing to add up
    const mine = Boolean(this.against) && !agrees;
    return html`<div class="versus"><p class="cap ${mine ? "mine" : ""}">${ctx.t(mine ? "hint-versus-mine" : "hint-versus-next", { turn: other.map((one) => words(ctx, one)).join(", ") })}</p>
      <dl>${shown.map(({ term, points }) => html`<div><dt>${capital(ctx.t(`term-${term}`))}</dt><dd class=${points > 0 ? "more" : "less"}>${signed(points)}</dd></div>`)}</dl>
      ${gain > 0 ? html`<p class="sum"><span>${ctx.t("hint-expected")}</span><b>${ctx.t("hint-more", { worth: worth(ctx, gain) })}</b></p>` : nothing}</div>`;
  }

  /** Lights up the turn, and numbers its moves. What can be done now is lit in full, a later move where the board knows its place. */
  light() {
    const { root, lesson, board } = this.table;
    if (lesson.running) return;
    for (const element of root.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
    const turn = this.given?.turn ?? [];
    const ctx = turn.length ? this.table.ctx() : null;
    const places = turn.map(({ move, say }, index) => {
      const found = find(root, move);
      if (found.length || index === 0 || !ctx) return found;
      return (board?.place?.(ctx, { seat: this.table.viewer, ...say }) ?? []).flatMap((id) => find(root, id));
    });
    for (const element of places.flat()) element.setAttribute("data-lit", "");
    this.pins.set(places.map(([first]) => first ?? null));
  }
}

/** A move in words. @param {Ctx} ctx @param {Said} said */
const words = (ctx, { say }) => capital(ctx.say(ctx.has(`brief-${say.kind}`) ? "brief" : "move", say));

/** One sentence why: the largest reason, or that the reasons do not explain the advice. @param {Ctx} ctx @param {Advice} advice */
function because(ctx, { other, reasons, gain }) {
  if (!other.length) return ctx.t("hint-only");
  if (gain <= 0) return ctx.t("hint-even");
  const explained = reasons.reduce((sum, { points }) => sum + points, 0);
  if (explained < gain / 2) return ctx.t("hint-deeper", { worth: worth(ctx, gain), explained: worth(ctx, Math.max(0, explained)) });
  const main = reasons.find(({ points }) => points > 0);
  if (!main) return ctx.t("hint-deeper", { worth: worth(ctx, gain), explained: worth(ctx, 0) });
  const key = `reason-${main.term}`;
  return ctx.has(key) ? ctx.t(key, { worth: worth(ctx, main.points) }) : ctx.t("hint-because", { term: ctx.t(`term-${main.term}`), worth: worth(ctx, main.points) });
}

/** @param {Ctx} ctx @param {number} points */
const worth = (ctx, points) => ctx.t("hint-points", { points });

/** @param {number} points */
function signed(points) {
  return new Intl.NumberFormat(document.documentElement.lang, { signDisplay: "always" }).format(points).replace("-", "−");
}
