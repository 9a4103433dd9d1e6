/** The coach beside a replay: the overview above the board, the panels in the rail, retrying a decision. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, tint } from "../draw/art.js";
import { Coach, SIGNS, frameBefore } from "./coach.js";
import { phone } from "../ctx/ctx.js";
import { curveView } from "./curve.js";
import { savePicture } from "../draw/png.js";
import { PlayOn } from "./playon.js";
import { Retry } from "./retry.js";
import { allFigures, momentsView, openingView, storyOf } from "./moments.js";
import { classed, reportView } from "./review.js";
import { earlier, loadHistory } from "../score/history.js";
import { outcome } from "../parts/opening.js";
import { TurnMarks } from "../parts/turnmarks.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("./coach.js").Decision} Decision */
/**
 * A position that is put before the reader as its seat saw it.
 * @typedef {{seat: number, state: Partial<import("../types.js").State>, advised?: import("../types.js").Said[], choose: Retry["choose"]}} Posed
 */

export class Studio {
  /** @param {import("./replay.js").Replay} replay */
  constructor(replay) {
    this.replay = replay;
    this.coach = new Coach(replay.setup.table, () => this.found());
    const [mine = 0] = replay.setup.mine;
    /** Whose decisions are looked at. */
    this.seat = mine;
    /** The decision that is open, with the position in which it was taken. @type {Retry | null} */
    this.open = null;
    /** It is taken again. */
    this.trying = false;
    /** What was said of each seat: it stays as it was first shown. @type {Map<number, import("./moments.js").Story>} */
    this.stories = new Map();
    /** The grade of whoever plays here. @type {import("./coach.js").Graded | null} */
    this.graded = null;
    this.size = { width: 0, height: 0 };
    this.marks = new TurnMarks();
    /** The marks of the log that were last made, and of what. @type {{data: unknown, steps: unknown, at: number, found: Map<Fact, unknown>} | null} */
    this.signed = null;
  }

  get on() {
    return this.coach.status !== "off";
  }

  /** The decision that is taken again. */
  get retry() {
    return this.trying ? this.open : null;
  }

  /** Classes of the page. */
  get look() {
    if (this.trying) return "seated trying";
    return this.on ? "coach" : "";
  }

  /** The position that is put before the reader. @returns {Posed | null} */
  get posed() {
    const { open, trying, replay } = this;
    if (!open?.state || (replay.text && !trying)) return null;
    const seats = replay.frame.seats.map((one) => ({ ...one, kind: /** @type {const} */ ("human"), here: true })); // nobody else is at this table
    if (trying) return { seat: open.decision.seat, state: { ...open.state, seats }, advised: open.advised, choose: (entry, then) => open.choose(entry, then) };
    if (replay.at !== frameBefore(replay.steps, open.decision.entries[0])) return null;
    return { seat: open.decision.seat, state: { ...open.state, seats, legal: [], undo: 0 }, advised: open.decision.better, choose: async () => {} };
  }

  start() {
    if (!new URLSearchParams(location.search).has("analysis")) history.replaceState(null, "", `${location.pathname}?analysis${location.hash}`);
    this.replay.tab = "analysis";
    void this.coach.start();
    if (this.replay.setup.players === 1) void loadHistory(this.replay.setup, this.replay.board).then(() => this.replay.draw(false));
  }

  /** What is said of the seat that is looked at; null while that may still change. */
  get story() {
    const { coach, seat, stories } = this;
    const known = stories.get(seat) ?? (coach.data ? storyOf(coach.data, seat, coach.status === "done") : null);
    if (known) stories.set(seat, known);
    return known;
  }

  get moments() {
    return this.story?.moments ?? [];
  }

  /** There is news of the coach. The board shows the dearest moment to whoever has not looked elsewhere. */
  found() {
    const { replay, open } = this;
    const [dearest] = this.moments;
    if (dearest && !open && replay.at === 0) void replay.go(frameBefore(replay.steps, dearest.entries[0]));
    else replay.draw(false);
  }

  // Going about

  /** @param {number} index */
  moment(index) {
    const decision = this.moments[index];
    if (decision) void this.choose(decision);
  }

  /** Opens a decision: the board as its seat saw it, and the better turn on it. @param {Decision | null} decision */
  async choose(decision) {
    const { replay, coach } = this;
    this.trying = false;
    this.open = decision && coach.data ? new Retry(replay.setup.table, decision, coach.data, replay.text, () => this.answered()) : null;
    if (!decision || !this.open) return replay.draw(false);
    await Promise.all([this.open.load([]), replay.go(frameBefore(replay.steps, decision.entries[0]))]);
  }

  /** The coach has answered: on a phone, its words stand behind a tab. */
  answered() {
    if (!this.open?.busy) this.replay.ui = { kept: this.replay.ui.kept };
    if (this.trying && phone.matches) this.replay.tab = this.open?.verdict ? "analysis" : "board";
    this.replay.draw(false);
  }

  /** @param {Decision} decision */
  async take(decision) {
    if (this.open?.decision !== decision) await this.choose(decision);
    this.trying = true;
    this.replay.tab = "board";
    this.replay.draw(true);
  }

  leave() {
    this.trying = false;
    this.replay.tab = "analysis";
    if (this.open) void this.open.load([]);
  }

  /** The next of the dearest decisions, if there is one. */
  get following() {
    const { open, coach } = this;
    if (!open || !coach.data) return null;
    const all = this.moments;
    const next = all[all.findIndex(({ entries: [n] }) => n === open.decision.entries[0]) + 1];
    return next
      ? async () => {
          await this.choose(next);
          await this.take(next);
        }
      : null;
  }

  playOn() {
    const { replay, open } = this;
    const at = Math.min(replay.at, Math.max(0, replay.last - 1));
    const [deciding = 0] = replay.frame.deciding;
    const seat = this.posed ? this.posed.seat : (replay.setup.mine[0] ?? deciding);
    const frame = this.posed && open ? frameBefore(replay.steps, open.decision.entries[0]) : at;
    new PlayOn(replay.panels, replay.setup, () => replay.ctx(), frame, seat).open();
  }

  /** Shift and arrows go to moments, digits too; T tries again, P plays on. @param {KeyboardEvent} event @returns {boolean} whether it was meant */
  key(event) {
    if (this.trying) {
      if (event.key === "u") void this.open?.undo(false);
      else if (event.key === "Escape") this.leave();
      return true;
    }
    const { data } = this.coach;
    if (!data) return false;
    const way = event.shiftKey ? { ArrowRight: 1, ArrowLeft: -1 }[event.key] : undefined;
    if (way) this.moment(this.beside(way));
    else if (/^[1-3]$/.test(event.key)) this.moment(Number(event.key) - 1);
    else if (event.key === "t" && this.open) void this.take(this.open.decision);
    else if (event.key === "p") this.playOn();
    else return false;
    event.preventDefault();
    return true;
  }

  /** The next moment of the game, or the one before. @param {number} way */
  beside(way) {
    const places = this.moments.map((decision, index) => ({ index, frame: frameBefore(this.replay.steps, decision.entries[0]) }));
    const order = places.toSorted((a, b) => a.frame - b.frame);
    const found = way > 0 ? order.find(({ frame }) => frame > this.replay.at) : order.findLast(({ frame }) => frame < this.replay.at);
    return found?.index ?? -1;
  }

  // Drawing

  /** Buttons beside the stepper. @param {Ctx} ctx */
  buttons(ctx) {
    const start = this.on
      ? nothing
      : html`<button class="btn teach small" @click=${() => this.start()}>${icon("lamp", 18)}${ctx.t("analysis-button")}</button>`;
    return html`${start}<button class="btn soft small" ?disabled=${this.replay.at === this.replay.last && !this.posed} @click=${() => this.playOn()}>${icon("play", 18)}${ctx.t("analysis-play-on")}</button>`;
  }

  /** Above the board: how it ended and why, and the curve. @param {Ctx} ctx */
  overview(ctx) {
    const { coach, replay } = this;
    if (!this.on || this.trying) return nothing;
    const { data } = coach;
    if (!data)
      return html`<section class="co-overview waiting" aria-busy=${coach.status === "working"}><p role="status">${coach.status === "failed" ? coach.refusal || ctx.t("why-analysis-failed") : ctx.t("analysis-working")}</p>${this.progress(ctx)}</section>`;
    const whole = { ...ctx, over: replay.over ?? null };
    const curve = {
      data,
      frames: replay.steps,
      at: replay.at,
      mine: this.seat,
      size: this.size,
      go: (/** @type {number} */ at) => void replay.go(at),
      moments: this.moments,
      choose: (/** @type {number} */ index) => this.moment(index),
    };
    if (replay.text) return nothing; // the report stands before the position
    return html`<section class="co-overview" aria-label=${ctx.t("analysis-heading")}>${openingView(whole, this.review(data), this.story, earlier(), this.progress(ctx))}${curveView(ctx, curve)}
      ${reportView(whole, data, replay.steps)}</section>`;
  }

  /** What was found, to read. @param {Ctx} ctx */
  report(ctx) {
    const {
      coach: { data },
      replay,
    } = this;
    return replay.text && data && !this.trying ? html`${this.progress(ctx)}${reportView({ ...ctx, over: replay.over ?? null }, data, replay.steps)}` : nothing;
  }

  /** How far the coach is, and what can be done with what it found. @param {Ctx} ctx */
  progress(ctx) {
    const { status, part, data } = this.coach;
    if (status === "working")
      return html`<p class="co-progress"><progress max="1" .value=${part} aria-label=${ctx.t("analysis-progress", { rounds: data?.rounds ?? 0 })}></progress><span>${ctx.t("analysis-progress", { rounds: data?.rounds ?? 0 })}</span></p>`;
    if (status === "failed")
      return html`<p class="co-progress"><button class="btn soft small" @click=${() => this.coach.start()}>${icon("replay", 18)}${ctx.t("analysis-ask-again")}</button></p>`;
    const button = (/** @type {string} */ name, /** @type {string} */ drawn, /** @type {() => void} */ act) =>
      html`<button class="iconbtn" aria-label=${ctx.t(name)} title=${ctx.t(name)} @click=${act}>${icon(drawn)}</button>`;
    return html`<p class="co-progress done">${button("analysis-picture", "share", () => this.save(ctx))}${button("analysis-print", "sheet", () => print())}</p>`;
  }

  /** @param {Ctx} ctx */
  save(ctx) {
    const drawing = /** @type {SVGSVGElement | null} */ (this.replay.root.querySelector(".co-plot svg"));
    const title = `${this.replay.setup.name}: ${outcome({ ...ctx, over: this.replay.over ?? null })}`;
    if (drawing)
      void savePicture(
        drawing,
        title,
        ctx.seats.map((_, seat) => ({ name: ctx.name(seat), colour: `--p${tint(seat)}` })),
        `${this.replay.setup.game}-${this.replay.setup.table}`,
      );
  }

  /** @param {import("./coach.js").Findings} data @returns {import("./review.js").Review} */
  review(data) {
    const { replay, seat } = this;
    return {
      data,
      seat,
      frames: replay.steps,
      at: replay.at,
      open: this.open?.decision ?? null,
      working: this.coach.status === "working",
      mine: replay.setup.mine,
      puzzles: replay.setup.puzzles ?? "",
      graded: this.graded,
      board: replay.board,
      choose: (decision) => void this.choose(decision),
      retry: (decision) => void this.take(decision),
      playOn: () => this.playOn(),
      look: (other) => {
        this.seat = other;
        void this.choose(null);
      },
    };
  }

  /** In the rail. @param {Ctx} ctx */
  side(ctx) {
    const { retry, coach } = this;
    if (retry) return retry.view(ctx, { leave: () => this.leave(), next: this.following, redraw: () => this.replay.draw(false) });
    if (!coach.data) return nothing;
    return momentsView(ctx, this.review(coach.data), this.story, () => void this.figures(ctx));
  }

  /** Opens all figures. The grade needs more games than this one: it is asked for then. @param {Ctx} ctx */
  async figures(ctx) {
    const { replay, coach } = this;
    replay.panels.open(ctx.t("analysis-all-figures"), () => (coach.data ? allFigures(replay.ctx(), this.review(coach.data)) : nothing));
    if (replay.setup.mine.length !== 1) return;
    this.graded = await coach.graded();
    replay.draw(false);
  }

  /**
   * Marks for the lines of the log that tell of dear decisions.
   * @param {Ctx} ctx
   * @param {{fact: Fact, index: number}[]} told
   * @returns {Map<Fact, unknown> | undefined}
   */
  signs(ctx, told) {
    const { data } = this.coach;
    if (!data) return undefined;
    if (this.signed?.data === data && this.signed.steps === this.replay.steps && this.signed.at === this.replay.at) return this.signed.found;
    /** @type {Map<Fact, unknown>} */
    const found = new Map();
    for (const [at, decisions] of classed(data, this.replay.steps)) {
      for (const decision of decisions) {
        const first = told.find(({ fact, index }) => index >= at && fact.seat === decision.seat);
        if (first)
          found.set(
            first.fact,
            html` <b class="co-sign ${decision.class}">${SIGNS[decision.class]}<span class="vh"> ${ctx.t(`analysis-word-${decision.class}`)}</span></b>`,
          );
      }
    }
    this.signed = { data, steps: this.replay.steps, at: this.replay.at, found };
    return found;
  }

  /** The page was drawn: the curve may have another size now, and the better turn is to be marked. */
  drawn() {
    this.measure();
    const { posed, replay } = this;
    this.marks.light(replay.root, replay.text ? null : replay.board, posed?.advised ?? [], posed?.seat ?? 0, () => replay.ctx());
  }

  measure() {
    const plot = this.replay.root.querySelector(".co-plot");
    const [width, height] = [plot?.clientWidth ?? 0, plot?.clientHeight ?? 0];
    if (plot && (width !== this.size.width || height !== this.size.height)) {
      this.size = { width, height };
      this.replay.draw(false);
    }
  }
}
