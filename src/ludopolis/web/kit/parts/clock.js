/**
 * Clocks, at tables that have one: a pie and words in the status line for slow ones, minutes and seconds for live ones. Every player's row and score has its
 * clock too, so that one is always in sight. What others may do when time is up.
 */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { listed } from "../words/format.js";
import { nudgeButton } from "./players.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Clock} Clock */
/** @typedef {import("../types.js").LateActs} LateActs */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Interval between updates of clocks in words. */
const SLOW_TICK_MS = 20 * SECOND;
/** Hours from which on minutes are not shown. */
const HOURS_ALONE = 6;
/** So little is short: of a live clock, and of a slow one at most. */
const SHORT_MS = 30 * SECOND;
const SHORT_SLOW_MS = HOUR;
const SHORT_SLOW_PART = 0.1;
/** When a player's own live clock is read aloud, in seconds left. */
const READ_ALOUD = [10, 30, 60];
/** Browsers cannot wait longer. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** A time in one or two units, as people say it. @param {Ctx} ctx @param {number} ms */
export function duration(ctx, ms) {
  const [days, hours, minutes] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.floor((ms % HOUR) / MINUTE)];
  const told = [
    ["days", days],
    ["hours", hours],
    ["minutes", days || hours >= HOURS_ALONE ? 0 : minutes],
  ].filter(([, count]) => count);
  if (!told.length) return ctx.t("time-seconds", { count: Math.floor(ms / SECOND) });
  return told.map(([unit, count]) => ctx.t(`time-${unit}`, { count: Number(count) })).join(" ");
}

/** How long a wait has lasted. @param {import("../types.js").SeatClock} seat @param {number} now */
const spent = ({ since, spent: counted }, now) => (since === null ? counted : Math.max(0, now - since));

/** What is left to a seat; below zero if its time is up. @param {Clock} clock @param {number} seat @param {number} now */
const left = (clock, seat, now) => clock.seats[seat].left - spent(clock.seats[seat], now);

/** Minutes and seconds. @param {number} ms */
function digits(ms) {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {Clock} clock @param {number} rest */
const isShort = ({ kind, bank }, rest) => rest <= (kind === "live" ? SHORT_MS : Math.min(SHORT_SLOW_MS, bank * SHORT_SLOW_PART));

/** The seats whose time is up. @param {Clock | null | undefined} clock @param {number[]} deciding @param {number} now */
const lateSeats = (clock, deciding, now) => (clock ? deciding.filter((seat) => clock.seats[seat].since !== null && left(clock, seat, now) <= 0) : []);

/** Keeps the faces of the clocks right, without drawing the page anew. */
export class Clocks {
  /** @param {Pick<import("../page.js").Page, "setup" | "state" | "root" | "acts" | "ctx" | "update">} page */
  constructor(page) {
    this.page = page;
    /** By how much this device's clock is ahead of the server's. */
    this.ahead = 0;
    this.timer = 0;
    this.deadline = 0;
    /** What was last read aloud, in seconds left. */
    this.read = 0;
    this.voice = Object.assign(document.createElement("p"), { className: "vh", role: "status" });
    document.body.append(this.voice);
    /** @type {Promise<WakeLockSentinel | null> | null} */
    this.lock = null;
    document.addEventListener("visibilitychange", () => {
      this.lock = null; // a page out of sight has lost it
      this.tick();
      this.stayLit();
    });
  }

  /** A screen that goes dark hides a clock that runs. Browsers let secure pages alone keep it lit. */
  stayLit() {
    const { state } = this.page;
    if (state?.clock?.kind === "live" && !state.clock.paused && state.status === "running" && !state.over) {
      if (!document.hidden && "wakeLock" in navigator) this.lock ??= navigator.wakeLock.request("screen").catch(() => null);
    } else {
      void this.lock?.then((lock) => lock?.release());
      this.lock = null;
    }
  }

  now() {
    return Date.now() - this.ahead;
  }

  /** A new state has come. @param {import("../types.js").State} state */
  follow(state) {
    if (!state.clock) return;
    if (state.at) this.ahead = Date.now() - state.at;
    clearTimeout(this.deadline);
    const { clock } = state;
    const next = Math.min(
      ...state.deciding.map((seat) => (clock.seats[seat].since === null ? Infinity : left(clock, seat, this.now()))).filter((rest) => rest > 0),
    );
    if (Number.isFinite(next)) this.deadline = setTimeout(() => this.page.update(), Math.min(next + SECOND, MAX_WAIT_MS));
    this.tick();
    this.stayLit();
  }

  /** The seats whose time is up. */
  late() {
    const { state } = this.page;
    return state?.status === "running" ? lateSeats(state.clock, state.deciding, this.now()) : [];
  }

  tick() {
    clearTimeout(this.timer);
    const clock = this.page.state?.clock;
    if (!clock || document.hidden) return;
    this.fill();
    this.timer = setTimeout(() => this.tick(), clock.kind === "live" ? SECOND : SLOW_TICK_MS);
  }

  /** Writes the time into every face on the page. */
  fill() {
    const { page } = this;
    const clock = page.state?.clock;
    if (!clock) return;
    const ctx = page.ctx();
    for (const face of /** @type {NodeListOf<HTMLElement>} */ (page.root.querySelectorAll("[data-clock]"))) {
      const rest = left(clock, Number(face.dataset.clock), this.now());
      const text = face.classList.contains("digits") ? digits(rest) : told(ctx, rest);
      if (face.textContent !== text) face.textContent = text;
      const part = Math.max(0, Math.min(1, rest / clock.bank));
      face.parentElement?.querySelector(".pie path")?.setAttribute("d", wedge(part));
      face.parentElement?.classList.toggle("short", isShort(clock, rest));
    }
    this.readAloud(ctx, clock);
  }

  /** Says how much is left to whoever thinks here, now and then. @param {Ctx} ctx @param {Clock} clock */
  readAloud(ctx, clock) {
    const seat = this.page.setup.mine.find((own) => clock.seats[own].since !== null);
    const rest = seat === undefined || clock.kind !== "live" ? Infinity : left(clock, seat, this.now());
    const due = READ_ALOUD.find((seconds) => rest <= seconds * SECOND) ?? 0;
    if (due === this.read) return;
    if (due && (!this.read || due < this.read)) this.voice.textContent = told(ctx, rest);
    this.read = due;
  }

  /** What can be done about the clock at once, beside the question. @param {Ctx} ctx @param {() => void} open */
  button(ctx, open) {
    const { clock } = ctx;
    const { acts } = this.page;
    if (!clock || ctx.spectator || ctx.over || ctx.ended) return nothing;
    const { mine } = this.page.setup;
    if (clock.paused) return html`<button class="btn soft small" @click=${() => acts.resume()}>${icon("play", 16)}${ctx.t("clock-resume")}</button>`;
    if (clock.pause.some((seat) => !mine.includes(seat)) && mine.some((seat) => ctx.seats[seat].kind === "human" && !clock.pause.includes(seat))) {
      return html`<button class="btn soft small" @click=${() => acts.wishPause(true)}>${ctx.t("clock-pause-agree")}</button>`;
    }
    return ctx.late.some((seat) => !mine.includes(seat))
      ? html`<button class="btn soft small latebtn" @click=${open}>${icon("clock", 16)}${ctx.t("clock-what-now")}</button>`
      : nothing;
  }
}

/** @param {Ctx} ctx @param {number} rest */
const told = (ctx, rest) => (rest > 0 ? ctx.t("clock-left", { time: duration(ctx, rest) }) : ctx.t("clock-ended", { time: duration(ctx, -rest) }));

/** A part of a circle, from the top. @param {number} part */
function wedge(part) {
  if (part >= 0.999) return "M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z";
  const angle = 2 * Math.PI * part;
  return `M8 8V2A6 6 0 ${part > 0.5 ? 1 : 0} 1 ${(8 + 6 * Math.sin(angle)).toFixed(1)} ${(8 - 6 * Math.cos(angle)).toFixed(1)}Z`;
}

/** The line of the status about the clock; nothing where there is nothing to say. @param {Ctx} ctx @param {number | undefined} seat whose time it is about */
export function clockLine(ctx, seat) {
  const { clock } = ctx;
  if (!clock || ctx.over || ctx.ended) return nothing;
  if (clock.paused) return html`<div class="sub">${ctx.t("clock-paused")}</div>`;
  if (clock.pause.length) return html`<div class="sub">${ctx.t("clock-pause-asked", { names: list(ctx, clock.pause), count: clock.pause.length })}</div>`;
  if (seat === undefined || clock.seats[seat].since === null) return nothing;
  if (clock.kind === "live") return ctx.late.includes(seat) ? html`<div class="sub">${ctx.t("clock-late")}</div>` : nothing;
  return html`<div class="sub"><span class="clk" aria-live="off">${pie()}<span data-clock=${seat}></span></span>${ctx.late.includes(seat) ? html`<span class="vh">${ctx.t("clock-late")}</span>` : nothing}</div>`;
}

/** Its wedge is drawn when the words beside it are. */
const pie = () =>
  html`<svg class="pie" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" stroke-width="1.6"/>${svg`<path fill="currentColor"/>`}</svg>`;

/** @param {Ctx} ctx @param {number[]} seats */
const list = (ctx, seats) => listed(seats.map(ctx.name));

/** A player's clock as figures, or as a pie while a slow one runs; nothing where there is none. @param {Ctx} ctx @param {number} seat */
export function clockFace(ctx, seat) {
  const { clock } = ctx;
  if (!clock || ctx.over || ctx.ended || ctx.seats[seat].kind !== "human") return nothing;
  const runs = clock.seats[seat].since !== null;
  if (clock.kind === "live")
    return html`<span class="clk dial ${runs ? "runs" : ""}" role="timer" aria-live="off">${icon("clock", 14)}<span class="digits" data-clock=${seat}></span></span>`;
  return runs ? html`<span class="clk" aria-live="off">${pie()}<span class="vh" data-clock=${seat}></span></span>` : nothing;
}

/** What a player's row says of time. @param {Ctx} ctx @param {number} seat */
export function rowClock(ctx, seat) {
  const face = clockFace(ctx, seat);
  if (ctx.late.includes(seat)) return html`${face}<span class="late">${ctx.t("clock-late")}</span>`;
  if (face !== nothing) return face;
  const used = ctx.used?.[seat];
  return used && !ctx.deciding.includes(seat) ? html`<span class="used">${ctx.t("clock-used", { time: duration(ctx, used) })}</span>` : nothing;
}

/** What the others may do when a seat's time is up. @param {Ctx} ctx @param {number} seat @param {LateActs} acts */
export function lateView(ctx, seat, acts) {
  const others = ctx.seats
    .map((_, other) => other)
    .filter((other) => ctx.seats[other].kind === "human" && other !== seat && !acts.mine.includes(other) && !ctx.late.includes(other));
  const end = ctx.clock?.end ?? [];
  const agreed = acts.mine.some((own) => end.includes(own));
  const name = ctx.name(seat);
  return html`<div class="overdue"><p>${ctx.t("clock-nothing")} ${others.length ? ctx.t("clock-may-with", { names: list(ctx, others) }) : ctx.t("clock-may")}</p>
    ${nudgeButton(ctx, seat, acts.nudge, false)}
    <button class="btn soft" @click=${() => acts.botTurn(seat)}>${icon("robot", 18)}<span>${ctx.t("clock-bot-turn")}</span></button>
    <button class="btn soft" @click=${() => acts.takeOver(seat)}>${icon("robot", 18)}<span>${ctx.t("clock-bot-seat")}</span><small>${ctx.t("clock-bot-seat-until", { name })}</small></button>
    <button class="btn soft" aria-pressed=${agreed} @click=${() => acts.wishEnd(!agreed)}>${icon("flag", 18)}<span>${ctx.t(agreed ? "clock-end-drop" : "clock-end")}</span><small>${
      end.length ? ctx.t("clock-end-agreed", { names: list(ctx, end) }) : others.length ? ctx.t("clock-end-all") : nothing
    }</small></button></div>`;
}

/** In the menu: asks for a pause, or no longer. @param {Ctx} ctx @param {number[]} mine @param {(wanted: boolean) => void} wish */
export function pauseItem(ctx, mine, wish) {
  const { clock } = ctx;
  if (!clock || clock.paused || ctx.over || ctx.ended || !mine.some((seat) => ctx.seats[seat]?.kind === "human")) return nothing;
  const asked = mine.some((seat) => clock.pause.includes(seat));
  return html`<div class="menu"><button class="btn bare" @click=${() => wish(!asked)}>${icon("pause")}${ctx.t(asked ? "clock-pause-drop" : "clock-pause-ask")}</button></div>`;
}

/** How long everybody has thought, after the game. @param {Ctx} ctx @param {(seat: number) => unknown} head @param {number[]} seats */
export function usedView(ctx, head, seats) {
  const { used } = ctx;
  if (!used) return nothing;
  const people = seats.filter((seat) => used[seat]);
  return people.length
    ? html`<section class="sheet box"><h3 class="cap">${ctx.t("score-sheet-time")}</h3><dl class="kv">${people.map((seat) => html`<dt>${head(seat)}</dt><dd>${duration(ctx, used[seat])}</dd>`)}</dl></section>`
    : nothing;
}
