/** “Since your last move”: what rivals have done since the player's last move, one step for each turn, with its place on the board ringed. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, tint, token } from "../draw/art.js";
import { inRow, lines, tells } from "../parts/log.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {{seat: number, told: import("../parts/log.js").Line[], facts: Fact[]}} Step */

const STEP_MS = 1100;
/** More turns than this are cut to the last few. */
const MAX_STEPS = 4;
const SHOWN_OF_MANY = 3;
const KEY = "ludopolis-since";
/** Most tables that are remembered. */
const MAX_TABLES = 60;

/** How long the log was after my last move, by table and seat. @returns {Record<string, number>} */
function marks() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export class Since {
  /** @param {Pick<import("../page.js").Page, "setup" | "prefs" | "ui" | "log" | "viewer" | "root" | "acts" | "ctx" | "update" | "light">} page */
  constructor(page) {
    this.page = page;
    /** @type {Step[]} */
    this.steps = [];
    /** How many turns before these are not shown. */
    this.more = 0;
    this.at = 0;
    this.timer = 0;
    /** Something may have happened unseen. */
    this.away = true;
    document.addEventListener("visibilitychange", () => {
      this.away ||= document.hidden;
    });
  }

  get key() {
    return `${this.page.setup.table} ${this.page.viewer}`;
  }

  /**
   * Notes that my turn is over: I am asked no more, or already about the next turn, as where all choose at once.
   * @param {import("../types.js").State | null} before
   * @param {import("../types.js").State} state
   */
  heed(before, state) {
    const { viewer, setup } = this.page;
    if (viewer >= 0 && !setup.lesson && before?.asks && (!state.asks || state.turn !== before.turn)) this.moved();
  }

  /** A new state has come. @param {import("../types.js").State | null} before @param {import("../types.js").State} state */
  follow(before, state) {
    const { page } = this;
    if (page.viewer < 0 || page.setup.lesson) return;
    if (!state.asks || state.over) this.close();
    else if ((!before?.asks || !before) && this.away && page.prefs.since) this.begin();
    if (state.asks) this.away = document.hidden;
  }

  /** Whether I have not ended a turn at this table yet. */
  get first() {
    return this.page.viewer >= 0 && marks()[this.key] === undefined;
  }

  /** I have moved: what comes after it is new. */
  moved() {
    const { log, viewer } = this.page;
    const mine = log.findLastIndex((fact) => fact.seat === viewer) + 1;
    const known = Object.entries(marks()).filter(([key]) => key !== this.key);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...known.slice(1 - MAX_TABLES), [this.key, mine || log.length]])));
    } catch {
      // The next turn begins without it.
    }
  }

  begin() {
    const { page } = this;
    const mark = marks()[this.key];
    const found = mark === undefined ? [] : turns(page.ctx(), page.log.slice(mark), page.viewer);
    this.more = found.length > MAX_STEPS ? found.length - SHOWN_OF_MANY : 0;
    this.steps = found.slice(this.more);
    this.again();
  }

  /** Plays the steps; with reduced motion they wait for the arrows. */
  again() {
    clearTimeout(this.timer);
    this.go(0);
    if (this.steps.length > 1 && this.page.prefs.pace !== "instant" && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.timer = setTimeout(() => this.tick(), STEP_MS);
    }
  }

  tick() {
    if (this.at >= this.steps.length - 1) return;
    this.go(this.at + 1);
    this.timer = setTimeout(() => this.tick(), STEP_MS);
  }

  /** @param {number} at */
  step(at) {
    clearTimeout(this.timer);
    this.go(at);
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.min(Math.max(at, 0), this.steps.length - 1);
    if (this.steps.length) this.page.update();
  }

  close() {
    clearTimeout(this.timer);
    if (!this.steps.length) return;
    this.steps = [];
    this.page.light([]);
    this.page.root.style.removeProperty("--ring");
    this.page.update();
  }

  /** Rings what the step is about; the first choice ends it. */
  drawn() {
    const step = this.steps[this.at];
    if (!step) return;
    if (this.page.ui.pick || this.page.acts.pending || this.page.acts.waitingFor !== null) {
      this.close();
      return;
    }
    this.page.root.style.setProperty("--ring", `var(--p${tint(step.seat)})`);
    this.page.light(step.facts);
  }

  /** @param {Ctx} ctx */
  view(ctx) {
    const step = this.steps[this.at];
    if (!step) return nothing;
    const last = this.steps.length - 1;
    const button = (/** @type {string} */ name, /** @type {string} */ drawn, /** @type {() => void} */ act, off = false) =>
      html`<button class="iconbtn" aria-label=${ctx.t(name)} title=${ctx.t(name)} ?disabled=${off} @click=${act}>${icon(drawn, 18)}</button>`;
    return html`<div class="since edge${tint(step.seat)}" role="group" aria-label=${ctx.t("since-title")}>${token(step.seat, 18)}
      <div class="did"><small>${ctx.t("since-title")} · ${ctx.t("since-at", { at: this.at + 1, count: this.steps.length })}${this.more ? ` · ${ctx.t("since-more", { count: this.more })}` : ""}</small><span>${inRow(ctx, step.told)}</span></div>
      <span class="bt">${
        last
          ? html`${button("since-back", "back", () => this.step(this.at - 1), this.at === 0)}${
              this.at === last ? button("since-again", "replay", () => this.again()) : button("since-on", "right", () => this.step(this.at + 1))
            }`
          : nothing
      }${button("page-close", "x", () => this.close())}</span></div>`;
  }
}

/**
 * The turns of rivals in facts, and what was done for me because there was no choice.
 * @param {Ctx} ctx
 * @param {Fact[]} facts
 * @param {number} me
 * @returns {Step[]}
 */
function turns(ctx, facts, me) {
  /** @type {Step[]} */
  const steps = [];
  for (const line of lines(ctx, facts, false, true)) {
    if (!tells(line) || typeof line.seat !== "number" || (line.seat === me && !line.facts[0].forced)) continue;
    const before = steps.at(-1);
    if (before?.seat === line.seat) {
      before.told.push(line);
      before.facts.push(...line.facts);
    } else {
      steps.push({ seat: line.seat, told: [line], facts: [...line.facts] });
    }
  }
  return steps;
}
