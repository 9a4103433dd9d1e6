/** Hints, at tables that allow them: what a Master would do, the result it expects, and why. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ask } from "./api.js";
import { icon } from "./art.js";
import { capital } from "./tray.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Hint} Hint */
/** @typedef {{hints: Hint[], rivals: boolean}} Advice */

/** Terms of the evaluation that change by less are not shown. */
const MIN_TERM_POINTS = 0.25;
const MAX_TERMS = 3;

export class Hints {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Advice | "thinking" | null} */
    this.advice = null;
  }

  /** The position has changed: drops the advice. */
  forget() {
    this.advice = null;
    this.light(null);
  }

  /** Whether hints can be asked for: the table allows them and there is a choice. @param {{asks: unknown, legal: unknown[]}} now */
  available({ asks, legal }) {
    return this.table.setup.hints && Boolean(asks) && legal.length > 1;
  }

  /** Asks for advice, or puts it away. */
  async toggle() {
    const { table } = this;
    const { state } = table;
    if (!state || !this.available(state)) return;
    if (this.advice) {
      this.forget();
      table.update();
      return;
    }
    this.advice = "thinking";
    table.update();
    const { number } = state;
    const { acts, viewer } = table;
    /** @type {Advice | null} */
    const answer = await ask(`${acts.path}/hint`, { seat: viewer, number }).catch((error) => {
      if (table.state?.number === number) table.tell(acts.reason(error));
      return null;
    });
    // The advice was put away meanwhile, or the table has gone on.
    if (table.state?.number !== number || this.advice !== "thinking") return;
    this.advice = answer;
    table.draw(false);
    this.light(this.best);
  }

  /** The best move, which is lit while the pointer is on no hint. */
  get best() {
    return this.advice && this.advice !== "thinking" ? this.advice.hints[0]?.move ?? null : null;
  }

  /** @param {Ctx} ctx */
  button(ctx) {
    if (!this.available(ctx) || ctx.over) return nothing;
    return html`<button class="iconbtn hintbtn" aria-pressed=${this.advice ? "true" : "false"} aria-label=${ctx.t("hint-ask")} title="${ctx.t("hint-ask")} (H)"
      @click=${() => void this.toggle()}>${icon("lamp", 22)}</button>`;
  }

  /** @param {Ctx} ctx */
  view(ctx) {
    const { advice } = this;
    if (!advice || !ctx.asks || ctx.over) return nothing;
    return html`<div class="hintbox"><section class="hints sheet" aria-live="polite" aria-label=${ctx.t("hint-title")}>${advice === "thinking"
      ? html`<p class="quiet">${ctx.t("hint-thinking")}</p>`
      : html`<h2 class="cap">${ctx.t("hint-title")}</h2><ol>${advice.hints.map((hint) => this.row(ctx, hint, advice.rivals))}</ol>`}</section></div>`;
  }

  /** @param {Ctx} ctx @param {Hint} hint @param {boolean} rivals */
  row(ctx, hint, rivals) {
    const entry = ctx.legal.find(({ move }) => move === hint.move);
    if (!entry) return nothing;
    const light = (/** @type {boolean} */ on) => () => this.light(on ? hint.move : this.best);
    const say = ctx.has(`brief-${hint.say.kind}`) ? "brief" : "move";
    const why = hint.terms.filter(({ points }) => Math.abs(points) >= MIN_TERM_POINTS).slice(0, MAX_TERMS);
    return html`<li><button class="hint" @click=${() => ctx.choose(entry)} @mouseenter=${light(true)} @mouseleave=${light(false)} @focus=${light(true)} @blur=${light(false)}>
      <b>${capital(ctx.say(say, hint.say))}</b><span class="margin">${expected(ctx, hint.margin, rivals)}</span>
      ${why.length ? html`<small>${why.map(({ term, points }) => html`<span>${ctx.t("hint-term", { term: ctx.t(`term-${term}`), points: signed(points) })}</span>`)}</small>` : nothing}
    </button></li>`;
  }

  /** Lights up a move. One that is picked in steps (`play C`, then the tile of `play C B11`) lights up the step that can be taken now. @param {string | null} move */
  light(move) {
    const { root } = this.table;
    for (const element of root.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
    for (let part = move ?? ""; part; part = part.slice(0, Math.max(0, part.lastIndexOf(" ")))) {
      const controls = root.querySelectorAll(`[data-move="${CSS.escape(part)}"], [data-step="${CSS.escape(part)}"]`);
      for (const element of controls) element.setAttribute("data-lit", "");
      if (controls.length) return;
    }
  }
}

/** What the move leads to, in points. @param {Ctx} ctx @param {number} margin @param {boolean} rivals */
function expected(ctx, margin, rivals) {
  const points = Math.round(Math.abs(margin));
  if (!rivals) return ctx.t("hint-points", { points });
  return points === 0 ? ctx.t("hint-level") : ctx.t(margin > 0 ? "hint-ahead" : "hint-behind", { points });
}

/** @param {number} points */
function signed(points) {
  const format = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1, signDisplay: "always" });
  return format.format(points).replace("-", "−");
}
