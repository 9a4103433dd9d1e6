/** Hints, at tables that allow them: the turn a Master would play, why, and how the turn that the player has picked differs. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask } from "../net/api.js";
import { icon } from "../draw/art.js";
import { pips } from "../draw/pins.js";
import { capital } from "../words/format.js";
import { TurnMarks, shown } from "../parts/turnmarks.js";
import { because, column, elsewhere, recounted, steps, trade, worth } from "../parts/turns.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Advice} Advice */

/** Where the differences are listed at once. */
const roomy = matchMedia("(min-width: 1101px) and (min-height: 821px)");
/** Most turns that are alike and named; more are counted. */
const MOST_ALIKE = 2;
/** How long each move of the turn is shown. */
const SHOW_MS = 1000;

export class Hints {
  /**
   * @param {Pick<import("../page.js").Page, "setup" | "state" | "ui" | "board" | "root" | "viewer" | "acts" | "lesson" | "ctx" | "update" | "draw" | "tell" |
   * "showTab"> & {readonly advised: import("../types.js").Said[] | undefined}} page
   */
  constructor(page) {
    this.page = page;
    /** @type {Advice | "thinking" | null} */
    this.advice = null;
    /** Why; null until that is known, undefined if there was no time to find it out. @type {import("../types.js").Reason[] | null | undefined} */
    this.reasons = null;
    /** What the advice is to be compared with: the moves picked, or ""; and what it is compared with until the answer comes. */
    this.against = "";
    this.compared = "";
    this.marks = new TurnMarks();
    roomy.addEventListener("change", () => page.update());
    /** Whether the differences are listed; null: as there is room. @type {boolean | null} */
    this.expanded = null;
    /** The turn is being shown move by move. */
    this.showing = 0;
    /** What the player is to do, where the hint has made room for the tray so that a move to compare can be picked. */
    this.pointing = "";
  }

  /** Drops the advice. */
  forget() {
    this.advice = null;
    this.against = "";
    this.pointing = "";
    this.expanded = null;
    this.light();
  }

  /** The player acts without waiting for the advice. */
  leave() {
    if (this.advice === "thinking") this.forget();
  }

  /** A new view has come: advice about the old one is dropped, a question that has no answer yet is asked again. @param {import("../types.js").State} state */
  renew(state) {
    const open = this.advice === "thinking" && this.available(state);
    this.forget();
    if (open) this.toggle();
  }

  /** The advice, if it has come. */
  get given() {
    return this.advice === "thinking" ? null : this.advice;
  }

  /** Whether hints can be asked for: the table allows them and there is a choice. @param {{asks: unknown, legal: unknown[]}} now */
  available({ asks, legal }) {
    return this.page.setup.hints && Boolean(asks) && legal.length > 1;
  }

  /** What the player is about to do. @returns {string[]} */
  get picked() {
    const { acts, ui, state, board } = this.page;
    if (acts.pending) return [acts.pending.move, ...acts.followUps];
    const picked = board?.picking?.(this.page.ctx()) ?? (ui.pick ? [ui.pick] : []);
    return state?.legal.some(({ move }) => move === picked[0]) ? picked : [];
  }

  /** Asks for advice, or puts it away. */
  toggle() {
    const { page } = this;
    if (!page.state || !this.available(page.state)) return;
    if (this.pointing) {
      this.pointing = "";
      page.tell("");
      return;
    }
    if (this.advice) {
      this.forget();
      page.update();
      return;
    }
    this.advice = "thinking";
    page.update();
    void this.compare();
  }

  /** Something else was picked while the advice is open: “why not this?” */
  follow() {
    if (this.given && this.picked.join() !== this.against) void this.compare();
  }

  /** Asks for the advice, compared with what is picked. */
  async compare() {
    const { page } = this;
    const { number } = page.state ?? {};
    const { acts, viewer } = page;
    const pick = this.picked;
    const against = pick.join();
    this.against = against;
    this.pointing = "";
    if (this.given) page.update(); // that it is being compared is seen at once
    // The advice was put away meanwhile, something else was picked, or the table has gone on.
    const late = () => page.state?.number !== number || !this.advice || this.against !== against;
    /** @type {Advice | import("../types.js").Outdated | null} */
    const answer = await ask(`${acts.path}/hint`, { seat: viewer, number, pick }).catch((error) => {
      if (page.state?.number === number) page.tell(acts.reason(error));
      return null;
    });
    if (late() || (answer && "outdated" in answer)) return; // the next view asks again
    this.advice = answer;
    this.reasons = null;
    this.compared = against;
    page.draw(false);
    if (!answer || answer.gain < 0 || !answer.other.length) return;
    // They take longer than the turn.
    const { reasons, outdated } = await ask(`${acts.path}/hint/reasons`, { seat: viewer, number, pick }).catch(() => ({ reasons: undefined }));
    if (late() || outdated) return;
    this.reasons = reasons;
    page.draw(false);
  }

  /** Shows the turn on the board, move by move; playing it is left to the player. */
  show() {
    const { page } = this;
    clearTimeout(this.showing);
    this.showing = setTimeout(
      () => {
        this.showing = 0;
        page.update();
      },
      SHOW_MS * (this.given?.turn.length ?? 0),
    );
    page.showTab("board");
    const first = shown(page.root, ".board :is([data-ghost], [data-lit])");
    if (!first?.closest(".pan")) first?.scrollIntoView({ block: "nearest" });
  }

  /** “Why not this?” where the hint lies in the place of the tray: the tray comes back until something is picked. @param {Ctx} ctx */
  point(ctx) {
    this.pointing = ctx.t(this.given && this.answers(this.given) ? "hint-point-other" : "hint-point");
    this.page.tell("");
  }

  /** Whether the advice is compared with the move that the player has picked. @param {Advice} advice */
  answers({ other, agrees }) {
    return Boolean(this.compared) && !agrees && other.length > 0;
  }

  /** Makes the advised turn what the player is about to do; nothing is sent before it is confirmed. @param {Ctx} ctx @param {Advice} advice */
  take(ctx, advice) {
    const [first, ...then] = advice.turn;
    const entry = ctx.legal.find(({ move }) => move === first.move);
    if (!entry) return;
    this.forget();
    this.page.acts.dropPick();
    this.page.acts.prepare(
      entry,
      then.map(({ move }) => move),
      advice.turn,
    );
    this.page.showTab("board");
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
    if (!advice || !ctx.asks || ctx.over || this.pointing) return nothing;
    if (advice === "thinking")
      return html`<div class="hintbox"><section class="hints sheet" aria-live="polite" aria-label=${ctx.t("hint-title")}><p class="quiet">${ctx.t("hint-thinking")}</p></section></div>`;
    return html`<div class="hintbox"><section class="hints sheet" aria-label=${ctx.t("hint-title")}>
      <header><h2>${ctx.t(titleOf(advice, this.compared))}</h2>
        <button class="iconbtn" aria-label=${ctx.t("hint-close")} title="${ctx.t("hint-close")} (H)" @click=${() => this.toggle()}>${icon("x", 20)}</button></header>
      <div role="status" aria-live="polite"><ol>${steps(ctx, advice.turn).map(({ number, step, say }) => html`<li data-number=${number}><span class="pin">${pips(step)}</span><b>${say}</b></li>`)}${advice.goes_on ? html`<li class="quiet">${thenWords(ctx, advice) || ctx.t("hint-goes-on")}</li>` : nothing}</ol>
        ${this.than(ctx, advice)}<p class="because ${!this.waiting && (this.reasons || advice.gain < 0) ? "" : "quiet"}">${this.waiting ? ctx.t("hint-waiting") : whyView(ctx, advice, this.reasons)}</p>${alike(ctx, advice, this.page.board)}</div>
      ${this.comparison(ctx, advice)}
      <footer><button class="btn soft point" @click=${() => this.point(ctx)}>${ctx.t(this.answers(advice) ? "hint-why-other" : "hint-why-not")}</button><button class="btn soft show" @click=${() => this.show()}>${icon("eye")}${ctx.t("hint-show")}</button>${advice.agrees ? nothing : html`<button class="btn teach" @click=${() => this.take(ctx, advice)}>${ctx.t("hint-take", { count: advice.turn.length })}</button>`}</footer>
    </section></div>`;
  }

  /** With what the turn is compared: without it, reasons read as what the move does. @param {Ctx} ctx @param {Advice} advice */
  than(ctx, advice) {
    const { turn, other } = advice;
    if (!other.length) return nothing;
    const mine = this.answers(advice);
    const own = other.filter(({ move }) => !turn.some((one) => one.move === move));
    const different = own.length ? own : other; // the same moves in another order, or fewer of them
    return html`<p class="than ${mine ? "mine" : ""} ${this.waiting}">${ctx.t("hint-versus", { with: comparedWith(ctx, advice, mine), turn: capital(elsewhere(ctx, different, this.page.board)) })}</p>`;
  }

  /** Something else is picked, and the answer has not come. */
  get waiting() {
    return this.against === this.compared ? "" : "waiting";
  }

  /** The differences: what speaks for the advised turn, what it costs, and one sum. @param {Ctx} ctx @param {Advice} advice */
  comparison(ctx, advice) {
    const { other, gain } = advice;
    const rows = this.reasons === null ? gain : this.reasons?.length;
    if (!other.length || gain < 0 || !rows) return nothing; // there is nothing to add up
    const open = this.expanded ?? (roomy.matches || this.answers(advice));
    const turnOver = () => {
      this.expanded = !open;
      this.page.update();
    };
    return html`<div class="versus ${this.waiting}">${open ? column(ctx, this.reasons ?? null) : nothing}
      <button class="sum" aria-expanded=${open} @click=${turnOver}><span>${ctx.t("hint-expected")}</span><b>${gain ? ctx.t("hint-more", { worth: worth(ctx, gain) }) : ctx.t("hint-same")}</b>${icon("down", 16)}</button></div>`;
  }

  /** Lights up the turn and numbers its moves. */
  light() {
    const { root, lesson, board, viewer } = this.page;
    if (!lesson.running) this.marks.light(root, board, this.page.advised ?? [], viewer, () => this.page.ctx());
  }
}

/** What a turn is called beside the one that it is compared with. @param {Advice} advice @param {string} compared what the player has picked */
function titleOf({ agrees, gain, other }, compared) {
  if (agrees) return "hint-agrees";
  if (!gain && other.length) return "hint-either";
  return compared && gain > 0 ? "hint-stronger" : "hint-title";
}

/** With what kind of turn the advised one is compared. @param {Ctx} ctx @param {Advice} advice @param {boolean} [mine] with what the player has picked */
export const comparedWith = (ctx, { alike, gain }, mine = false) =>
  ctx.t(mine ? "hint-versus-mine" : alike.length && gain > 0 ? "hint-versus-weaker" : "hint-versus-next");

/** What a turn that goes on counts on, where that is known. @param {Ctx} ctx @param {Advice} advice */
export function thenWords(ctx, { then }) {
  const turn = then ? recounted(ctx, [then]) : "";
  return turn && ctx.t("hint-then", { turn });
}

/**
 * One sentence why.
 * @param {Ctx} ctx
 * @param {Advice} advice
 * @param {import("../types.js").Reason[] | null | undefined} reasons null until they are known, undefined if there was no time
 */
export function whyView(ctx, { turn, other, alike, gain }, reasons) {
  if (!other.length) return ctx.t("hint-only");
  if (gain < 0) return ctx.t("hint-level", { worth: worth(ctx, -gain) });
  if (gain === 0 && !reasons?.length) return ctx.t(alike.length ? "hint-all-alike" : "hint-even");
  if (gain === 0) return ctx.t("hint-trade", { parts: trade(ctx, reasons ?? []) });
  if (reasons === undefined) return ctx.t("hint-late", { worth: worth(ctx, gain) });
  return reasons ? because(ctx, reasons, gain, turn) : ctx.t("hint-waiting");
}

/**
 * The turns that are about as good, and what every other one costs.
 * @param {Ctx} ctx
 * @param {Advice} advice
 * @param {import("../types.js").Board | null} board
 */
function alike(ctx, { alike, other, gain }, board) {
  if (!alike.length || !other.length || gain <= 0) return nothing;
  const turns = alike.map((turn) => elsewhere(ctx, turn, board)).join(" · ");
  const key = alike.length > MOST_ALIKE ? "hint-alike-many" : "hint-alike";
  return html`<p class="quiet alike">${ctx.t(key, { turns, count: alike.length + 1, worth: worth(ctx, gain) })}</p>`;
}
