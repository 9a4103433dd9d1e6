/**
 * The end as a moment: the whole last board with no totals; then row by row what is counted is lit where it stands and its points count up, for
 * all players together; the winner is the last to be known. Shown once on a device and whenever somebody asks for it; nobody has to watch it, and
 * with reduced motion there is only the finished sheet.
 */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { icon, token } from "../draw/art.js";
import { block, factors, factorSign, largest, product, width } from "./blocks.js";
import { filled } from "../draw/filled.js";
import { listed, signed } from "../words/format.js";
import { rising } from "./rising.js";
import { rowsOf } from "./rows.js";
import { segments, signOf } from "./sheet.js";
import { styled } from "../draw/styled.js";
import { Tracing } from "./tracing.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./rows.js").Row} Row */
/**
 * A moment of the counting: `step` is the row being counted; `points` and, where points are a block, the rows `laid` of it and the `figure` that is
 * counted are by seat. `seat` is the one whose block is laid, or null: all are counted together.
 * @typedef {{step: number, points: number[], laid: number[], figure: string, seat: number | null, ms: number}} Frame
 */

/** The whole city at rest, before anything is counted. */
const REST_MS = 1200;
const ROW_MS = 900;
const LAYER_MS = 300;
/** Longest duration of the whole counting. */
const MAX_MS = 8000;
/** With more layers, several are laid at a time: a slow phone has to draw each time. */
const MAX_LAYINGS = 36;
/** The points of a row rise with its last thing that is lit. */
const RISE_AFTER_MS = 250;
/** With more players, narrow columns have no names, and with still more their points are bars. */
const MAX_NAMED = 3;
const MAX_COLUMNS = 6;
const SEEN_KEY = "ludopolis-counted";
const MAX_SEEN = 60;

export class Counting {
  /** @param {Pick<import("../page.js").Page, "setup" | "board" | "root" | "text" | "plainCtx" | "showTab">} page */
  constructor(page) {
    this.page = page;
    /** @type {Tracing | null} */
    this.tracing = null;
    /** @type {Frame[]} */
    this.frames = [];
    this.at = 0;
    this.timer = 0;
    /** When the present moment ends. */
    this.due = 0;
    this.running = false;
    this.paused = false;
  }

  /** Begins, unless it has been seen here and nobody asks for it, or may not move. Says whether it did. @param {boolean} [again] */
  begin(again = false) {
    const { page } = this;
    if (page.text || !page.board || !mayMove() || (!again && seen(page.setup.table))) return false;
    this.frames = framesOf(this.rows(page.plainCtx()));
    if (this.frames.length < 2) return false;
    this.at = 0;
    this.running = true;
    this.paused = false;
    this.tracing = new Tracing(page.root, page.board.tabs);
    this.light();
    this.wait(0);
    return true;
  }

  /** The rows in the order in which they are counted: what decides most often comes last. @param {Ctx} ctx */
  rows(ctx) {
    const rows = rowsOf(ctx, ctx.over?.sheets ?? [], this.page.board);
    return [...rows.filter(({ source }) => !source.last), ...rows.filter(({ source }) => source.last)];
  }

  /** Lights what the row counts, as soon as the page is drawn. */
  light() {
    const { step, figure, seat } = this.frames[this.at];
    const ctx = this.page.plainCtx();
    const row = this.rows(ctx)[step];
    const keys = row ? [row.key, ...row.parts.map(({ key }) => key)] : [];
    const counts = (/** @type {import("../types.js").Counted} */ part) =>
      keys.includes(part.category) && part.points && (!figure || !part.figure || part.figure === figure);
    const parts = (ctx.over?.counted ?? []).map((all, at) => (seat === null || seat === at ? all.filter(counts) : []));
    const sums = figure || !row ? parts.map((found) => found.reduce((sum, { points }) => sum + points, 0)) : row.points;
    requestAnimationFrame(() => this.tracing?.show({ parts, sums, sign: row ? signOf(row, 16) : nothing, figure: Boolean(figure) }));
  }

  /** @param {number} late how long ago the present moment should have begun */
  wait(late) {
    clearTimeout(this.timer);
    const ms = Math.max(0, this.frames[this.at].ms - late);
    this.due = performance.now() + ms;
    this.timer = setTimeout(() => this.tick(), ms);
  }

  /** The next moment. A phone that is too slow for every layer of a block leaves some out: the whole takes no longer. */
  tick() {
    if (this.paused || document.hidden) return this.wait(0);
    if (this.at === this.frames.length - 1) return this.end();
    const { frames } = this;
    const before = frames[this.at];
    let late = performance.now() - this.due;
    this.at += 1;
    while (late > frames[this.at].ms && frames[this.at + 1]?.seat === frames[this.at].seat && frames[this.at].seat !== null) {
      late -= frames[this.at].ms;
      this.at += 1;
    }
    this.fill();
    const { step, figure, seat } = frames[this.at];
    if (step !== before.step || figure !== before.figure || seat !== before.seat) this.light();
    this.wait(late);
  }

  /** Says whether a key was for the counting. @param {KeyboardEvent} event */
  key(event) {
    const pressed = /** @type {HTMLElement} */ (event.target).closest("button:not([data-confirm]), a");
    if (event.key === "Escape" || (event.key === "Enter" && !pressed)) this.end();
    else if (event.key === " " && !pressed) this.pause();
    else return false;
    event.preventDefault();
    return true;
  }

  pause() {
    this.paused = !this.paused;
    this.fill();
  }

  /** Goes to the result at once. */
  end() {
    clearTimeout(this.timer);
    this.running = false;
    this.tracing?.stop();
    remember(this.page.setup.table);
    this.page.showTab("score");
  }

  /** The page while it is being counted: nobody has won yet, and nobody has points. @param {Ctx} ctx @returns {Ctx} */
  masked(ctx) {
    return { ...ctx, over: null, counting: true, deciding: [], scores: null, seats: ctx.seats.map((seat) => ({ ...seat, here: true })) };
  }

  /** Draws the sheet anew. The page with its board stays as it is: drawing it each time would make a slow phone stutter. */
  fill() {
    const sheet = /** @type {HTMLElement | null} */ (this.page.root.querySelector(".countup"));
    if (sheet) render(this.content(this.page.plainCtx()), sheet);
  }

  /** The sheet beside the board with its buttons. @param {Ctx} ctx */
  view(ctx) {
    return html`<section class="countup sheet" aria-label=${ctx.t("counting-title")} ${filled(this.content(ctx))}></section>`;
  }

  /** What stands on the sheet now. @param {Ctx} ctx */
  content(ctx) {
    const rows = this.rows(ctx);
    const frame = this.frames[this.at];
    const row = rows[frame.step];
    const over = /** @type {import("../types.js").Over} */ (ctx.over);
    const sign = !row ? icon("flag", 26) : frame.figure ? factorSign(row, frame.figure, 26) : signOf(row, 26);
    return html`<div class="counthead">${sign}<h2>${row?.word ?? ctx.t("counting-title")}</h2></div>
        <div class="ended"><p>${ctx.t(`ending-${over.ending}`)}</p><span class="dots" aria-hidden="true">${(rows.length > 1 ? rows : []).map((_, index) => html`<i class=${index < frame.step ? "on" : index === frame.step ? "now" : ""}></i>`)}</span></div>
        <p class="vh" role="status">${row ? told(ctx, row) : ""}</p>
        ${rows[0].source.block ? this.blocks(ctx, rows[0], frame) : frame.points.length > MAX_COLUMNS ? this.race(ctx, rows, frame) : this.sheet(ctx, rows, frame)}
        <div class="acts"><button class="btn soft" @click=${() => this.pause()} aria-pressed=${this.paused}>${icon(this.paused ? "play" : "pause")}<span>${ctx.t(this.paused ? "counting-on" : "counting-pause")}</span></button>
        <button class="btn main" data-confirm @click=${() => this.end()}>${icon("last")}<span>${ctx.t("table-skip")}</span></button></div>`;
  }

  /** The rows so far, the last of them counting up. @param {Ctx} ctx @param {Row[]} rows @param {Frame} frame */
  sheet(ctx, rows, frame) {
    const figure = (/** @type {Row} */ row, /** @type {number} */ index, /** @type {number} */ seat) =>
      html`<td><b ${rising(index <= frame.step ? row.points[seat] : null, RISE_AFTER_MS)}></b></td>`;
    const crowd = frame.points.length > MAX_NAMED;
    return html`${crowd ? this.names(ctx) : nothing}<table class="countrows ${crowd ? "crowd" : ""}" aria-hidden="true"><thead><tr><th></th>${frame.points.map((_, seat) => html`<th title=${ctx.name(seat)}>${token(seat, 20)}<span class="nm">${ctx.name(seat)}</span></th>`)}</tr></thead>
      <tbody>${rows.map((row, index) => html`<tr class=${index === frame.step ? "now" : index > frame.step ? "due" : ""}><th><span class="rw">${signOf(row, 18)}<span>${row.word}</span></span></th>${row.points.map((_, seat) => figure(row, index, seat))}</tr>`)}</tbody>
      <tfoot><tr><th>${ctx.t("counting-so-far")}</th>${frame.points.map((points) => html`<td><b ${rising(frame.step < 0 ? null : points, RISE_AFTER_MS)}></b></td>`)}</tr></tfoot></table>`;
  }

  /** Who is who, where a column is too narrow for a name. @param {Ctx} ctx */
  names(ctx) {
    return html`<p class="countnames" aria-hidden="true">${ctx.seats.map((_, seat) => html`<span>${token(seat, 14)}${ctx.name(seat)}</span>`)}</p>`;
  }

  /** A bar for each player, which grows row by row. @param {Ctx} ctx @param {Row[]} rows @param {Frame} frame */
  race(ctx, rows, frame) {
    const counted = rows.map((row, index) => (index <= frame.step ? row : { ...row, points: row.points.map(() => 0) }));
    const gain = (/** @type {number} */ seat) => rows.reduce((sum, row) => sum + Math.max(0, row.points[seat]), 0);
    const most = Math.max(1, ...frame.points.map((_, seat) => gain(seat)));
    return html`<ul class="race ${frame.points.length > 6 ? "many" : ""}" aria-hidden="true">${frame.points.map(
      (points, seat) => html`<li>${token(seat, 20)}<span class="nm">${ctx.name(seat)}</span>
      ${segments(counted, seat, most, false)}<b class="v">${frame.step < 0 ? nothing : signed(points)}</b></li>`,
    )}</ul>`;
  }

  /** Blocks that are laid row by row, the largest last. @param {Ctx} ctx @param {Row} row @param {Frame} frame */
  blocks(ctx, row, frame) {
    const best = Math.max(...frame.points);
    const order = byTotal(row);
    const names = order.length > MAX_NAMED ? this.names(ctx) : nothing;
    const { seat: laying } = frame;
    const behind = laying !== null && frame.laid[laying] < factors(row, laying)[1] && frame.points[laying] < best;
    const column = (/** @type {number} */ seat) => {
      const laid = frame.laid[seat];
      return html`<div class="blockcol">${block(row, seat, laid, laid > 0)}<span class="who">${token(seat, 20)}<span class="nm">${ctx.name(seat)}</span></span>
        <span class="fx">${laid ? html`${product(row, seat)}<b class="v">${signed(frame.points[seat])}</b>` : frame.step < 0 ? nothing : width(row, seat)}</span></div>`;
    };
    return html`${names}<div class="blockrow n${order.length}" aria-hidden="true" ${styled(largest(row))}>${order.map(column)}</div><p class="tobeat" aria-hidden="true">${behind ? ctx.t("counting-beat", { points: best }) : ""}</p>`;
  }
}

/** Seats in the order in which their blocks are laid. @param {Row} row */
const byTotal = (row) => row.points.map((_, seat) => seat).sort((a, b) => row.points[a] - row.points[b] || a - b);

/** @param {Row[]} rows @returns {Frame[]} */
function framesOf(rows) {
  const seats = rows[0]?.points.map(() => 0) ?? [];
  /** @type {Frame[]} */
  const frames = [{ step: -1, points: [...seats], laid: [...seats], figure: "", seat: null, ms: REST_MS }];
  rows.forEach((row, step) => {
    const last = /** @type {Frame} */ (frames.at(-1));
    const { block: product } = row.source;
    if (!product) {
      frames.push({ step, points: last.points.map((sum, seat) => sum + row.points[seat]), laid: last.laid, figure: "", seat: null, ms: ROW_MS });
      return;
    }
    frames.push({ ...last, step, figure: product.wide, seat: null, ms: ROW_MS });
    const layers = row.points.map((_, seat) => factors(row, seat)).map(([wide, high]) => (wide > 0 ? high : 0));
    const more = Math.ceil(layers.reduce((sum, one) => sum + one, 0) / MAX_LAYINGS);
    for (const seat of byTotal(row)) {
      const [wide] = factors(row, seat);
      for (let laid = 0; laid < layers[seat];) {
        laid = Math.min(layers[seat], laid + more);
        const before = /** @type {Frame} */ (frames.at(-1));
        frames.push({ step, points: before.points.with(seat, wide * laid), laid: before.laid.with(seat, laid), figure: product.high, seat, ms: LAYER_MS });
      }
    }
  });
  const whole = frames.slice(1).reduce((sum, frame) => sum + frame.ms, 0);
  return frames.map((frame, index) => (index ? { ...frame, ms: frame.ms * Math.min(1, (MAX_MS - REST_MS) / whole) } : frame));
}

/** Whether the device shows motion. */
export const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The counting in words, a line for each row. @param {Ctx} ctx @param {Row[]} rows */
export const toldRows = (ctx, rows) => rows.map((row) => told(ctx, row));

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
