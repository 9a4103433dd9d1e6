/**
 * The end as a moment: the last board stays, and the points are counted up row by row, all players together; the winner is the last to be
 * known. Shown once on a device; nobody has to watch it, and with reduced motion there is only the finished sheet.
 */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, token } from "../draw/art.js";
import { block, factors, largest, product } from "./blocks.js";
import { listed, signed } from "../words/format.js";
import { rowsOf } from "./rows.js";
import { segments, signOf } from "./sheet.js";
import { styled } from "../draw/styled.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./rows.js").Row} Row */
/**
 * A moment of the counting: `step` is the row being counted; `points` and, where points are a block, the rows `laid` of it are by seat.
 * @typedef {{step: number, points: number[], laid: number[], ms: number}} Frame
 */

const ROW_MS = 900;
const LAYER_MS = 300;
/** Longest duration of the whole counting. */
const MAX_MS = 8000;
/** Duration of the last frame. */
const LAST_MS = 1200;
const SEEN_KEY = "ludopolis-counted";
const MAX_SEEN = 60;

export class Counting {
  /** @param {Pick<import("../page.js").Page, "setup" | "board" | "text" | "plainCtx" | "update" | "showTab">} page */
  constructor(page) {
    this.page = page;
    /** @type {Frame[]} */
    this.frames = [];
    this.at = 0;
    this.timer = 0;
    this.running = false;
    this.paused = false;
  }

  /** Begins, unless it has been seen here or may not move. Says whether it did. */
  begin() {
    const { page } = this;
    if (page.text || !page.board || matchMedia("(prefers-reduced-motion: reduce)").matches || seen(page.setup.table)) return false;
    const ctx = page.plainCtx();
    this.frames = framesOf(rowsOf(ctx, ctx.over?.sheets ?? [], page.board));
    if (this.frames.length < 2) return false;
    this.at = 0;
    this.running = true;
    this.paused = false;
    this.wait();
    return true;
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tick(), this.at === this.frames.length - 1 ? LAST_MS : this.frames[this.at].ms);
  }

  tick() {
    if (this.paused || document.hidden) {
      this.wait();
    } else if (this.at === this.frames.length - 1) {
      this.end();
    } else {
      this.at += 1;
      this.page.update();
      this.wait();
    }
  }

  pause() {
    this.paused = !this.paused;
    this.page.update();
  }

  /** Goes to the result at once. */
  end() {
    clearTimeout(this.timer);
    this.running = false;
    remember(this.page.setup.table);
    this.page.showTab("score");
  }

  /** The page while it is being counted: nobody has won yet, and players have as many points as were counted. @param {Ctx} ctx @returns {Ctx} */
  masked(ctx) {
    const sheets = ctx.over?.sheets ?? [];
    const rows = rowsOf(ctx, sheets, this.page.board);
    const { step, points } = this.frames[this.at];
    const counted = rows.slice(0, step + 1).flatMap((row) => [row.key, ...row.parts.map((part) => part.key)]);
    const block = step === 0 && rows[0].source.block ? rows[0].key : null;
    const scores = sheets.map((sheet, seat) =>
      sheet.map((line) => (line.category === block ? { ...line, points: points[seat] } : counted.includes(line.category) ? line : { ...line, points: 0 })),
    );
    return { ...ctx, over: null, deciding: [], scores, seats: ctx.seats.map((seat) => ({ ...seat, here: true })) };
  }

  /** The status line. @param {Ctx} ctx */
  status(ctx) {
    const over = /** @type {import("../types.js").Over} */ (ctx.over);
    return html`<section class="status">${icon("flag", 26)}<div class="tx"><div class="head"><b>${ctx.t("counting-title")}</b></div>
      <div class="sub">${ctx.t(`ending-${over.ending}`)}</div></div></section>`;
  }

  /** The counting sheet and the tray below it. @param {Ctx} ctx */
  view(ctx) {
    const rows = rowsOf(ctx, ctx.over?.sheets ?? [], this.page.board);
    const frame = this.frames[this.at];
    const row = rows[frame.step];
    return html`<section class="countup sheet" @click=${() => this.end()}>
        <div class="counthead">${row ? signOf(row, 26) : nothing}<h2>${row?.word ?? ""}</h2><span class="dots" aria-hidden="true">${rows.map((_, index) => html`<i class=${index < frame.step ? "on" : index === frame.step ? "now" : ""}></i>`)}</span></div>
        <p class="vh" role="status">${row ? told(ctx, row) : ""}</p>
        ${rows[0].source.block ? this.blocks(ctx, rows[0], frame) : this.race(ctx, rows, frame)}</section>
      <section class="tray sheet counttray" aria-label=${ctx.t("counting-title")}>
        <ol class="steps">${rows.map((one, index) => html`<li class=${index < frame.step ? "done" : index === frame.step ? "now" : ""}>${signOf(one, 18)}${one.word}</li>`)}</ol>
        <div class="acts"><button class="btn soft" @click=${() => this.pause()} aria-pressed=${this.paused}>${icon(this.paused ? "play" : "pause")}<span>${ctx.t(this.paused ? "counting-on" : "counting-pause")}</span></button>
        <button class="btn main" data-confirm @click=${() => this.end()}>${icon("last")}<span>${ctx.t("table-skip")}</span></button></div></section>`;
  }

  /** A bar for each player, which grows row by row. @param {Ctx} ctx @param {Row[]} rows @param {Frame} frame */
  race(ctx, rows, frame) {
    const counted = rows.map((row, index) => (index <= frame.step ? row : { ...row, points: row.points.map(() => 0) }));
    const gain = (/** @type {number} */ seat) => rows.reduce((sum, row) => sum + Math.max(0, row.points[seat]), 0);
    const most = Math.max(1, ...frame.points.map((_, seat) => gain(seat)));
    return html`<ul class="race ${frame.points.length > 6 ? "many" : ""}" aria-hidden="true">${frame.points.map(
      (points, seat) => html`<li>${token(seat, 20)}<span class="nm">${ctx.name(seat)}</span>
      ${segments(counted, seat, most, false)}<b class="v">${signed(points)}</b></li>`,
    )}</ul>`;
  }

  /** Blocks that are laid row by row, the largest last. @param {Ctx} ctx @param {Row} row @param {Frame} frame */
  blocks(ctx, row, frame) {
    const best = Math.max(...frame.points);
    const order = byTotal(row);
    return html`<div class="blockrow n${order.length}" aria-hidden="true" ${styled(largest(row))}>${order.map((seat) => {
      const grows = frame.laid[seat] > 0 && frame.laid[seat] < factors(row, seat)[1];
      return html`<div class="blockcol">${block(row, seat, frame.laid[seat], frame.laid[seat] > 0)}<span class="who">${token(seat, 20)}<span class="nm">${ctx.name(seat)}</span></span>
        <span class="fx">${frame.laid[seat] ? product(row, seat) : nothing}<b class="v">${signed(frame.points[seat])}</b></span>
        <span class="tobeat">${grows && best > frame.points[seat] ? ctx.t("counting-beat", { points: best }) : ""}</span></div>`;
    })}</div>`;
  }
}

/** Seats in the order in which their blocks are laid. @param {Row} row */
const byTotal = (row) => row.points.map((_, seat) => seat).sort((a, b) => row.points[a] - row.points[b] || a - b);

/** @param {Row[]} rows @returns {Frame[]} */
function framesOf(rows) {
  const seats = rows[0]?.points.map(() => 0) ?? [];
  /** @type {Frame[]} */
  const frames = [{ step: -1, points: [...seats], laid: [...seats], ms: ROW_MS }];
  rows.forEach((row, step) => {
    const last = /** @type {Frame} */ (frames.at(-1));
    if (!row.source.block) {
      frames.push({ step, points: last.points.map((sum, seat) => sum + row.points[seat]), laid: last.laid, ms: ROW_MS });
      return;
    }
    for (const seat of byTotal(row)) {
      const [wide, high] = factors(row, seat);
      for (let laid = 1; laid <= (wide > 0 ? high : 0); laid += 1) {
        const before = /** @type {Frame} */ (frames.at(-1));
        frames.push({ step, points: before.points.with(seat, wide * laid), laid: before.laid.with(seat, laid), ms: LAYER_MS });
      }
    }
  });
  const whole = frames.reduce((sum, frame) => sum + frame.ms, 0);
  return frames.map((frame) => ({ ...frame, ms: frame.ms * Math.min(1, MAX_MS / whole) }));
}

/** A row for a screen reader, the most first. @param {Ctx} ctx @param {Row} row */
function told(ctx, row) {
  const seats = row.points.map((_, seat) => seat).sort((a, b) => row.points[b] - row.points[a]);
  return ctx.t("counting-line", { category: row.word, figures: listed(seats.map((seat) => `${ctx.name(seat)} ${signed(row.points[seat])}`)) });
}

/** @returns {string[]} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(SEEN_KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} table */
const seen = (table) => remembered().includes(table);

/** @param {string} table */
function remember(table) {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify([...remembered(), table].slice(-MAX_SEEN)));
  } catch {
    // It will be counted again.
  }
}
