/**
 * What of a question lies beyond the edges of a board that scrolls on a phone: how many answers, and in which direction, as a map says at its
 * edges. The line between board and tray that says so takes its room from the board: it lies over no answer.
 */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { stays, view } from "./opening.js";

/** Half a finger: with its middle nearer to an edge an answer does not count as in view; of a low one, all is in view but this. */
const EDGE_PX = 22;
const SLACK_PX = 2;
/** How far from the edge it is that was brought into view. */
const AROUND_PX = 8;

/** @typedef {import("../types.js").EdgesPage} Page */
/** @typedef {"up" | "down"} Way */
/** @type {Way[]} */
const WAYS = ["up", "down"];

class Edges {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** The answers on the board that scroll with it. @type {Element[]} */
    this.answers = [];
    /** Whether some of them are out of view. */
    this.telling = false;
    /** What is told. */
    this.told = "";
    this.frame = 0;
    /** @type {HTMLElement | null} */
    this.board = null;
    this.observer = new ResizeObserver(() => this.measure());
  }

  /** The line, on a board that wants it. */
  get line() {
    return /** @type {HTMLElement | null} */ (this.page.root.querySelector(".edges"));
  }

  /** Another question is asked: the board has its whole room, until it is known what is out of view. */
  clear() {
    this.telling = false;
    this.tell();
  }

  /**
   * The answers of the question have been brought into view as far as there is room. Returns whether the line has now taken some of it.
   * @param {HTMLElement} board
   * @param {Element[]} answers
   */
  follow(board, answers) {
    if (board !== this.board) this.watch(board);
    this.answers = this.line ? answers.filter((answer) => !stays(answer)) : [];
    this.measure();
    return this.telling;
  }

  /** @param {HTMLElement} board */
  watch(board) {
    this.board = board;
    this.observer.disconnect();
    this.observer.observe(board);
    board.addEventListener("scroll", () => (this.frame ||= requestAnimationFrame(() => this.tell())), { passive: true });
  }

  /** Whether there is something to tell, in a board of this size: what the line itself takes from view is no reason for it. */
  measure() {
    const room = this.line?.offsetHeight ?? 0;
    this.telling = WAYS.some((way) => this.beyond(way, room).length > 0);
    this.tell();
  }

  /** The boxes of the answers beyond an edge. @param {Way} way @param {number} [room] that the board has besides at its foot */
  beyond(way, room = 0) {
    if (!this.board) return [];
    const { top, bottom } = view(this.board);
    /** @type {Map<string | null, DOMRect>} */
    const boxes = new Map(); // an answer may be given in several places
    for (const answer of this.answers) {
      const box = answer.getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      const half = Math.min(EDGE_PX, box.height / 2) - SLACK_PX;
      if (box.height && (way === "up" ? middle - half < top : middle + half > bottom + room)) boxes.set(answer.getAttribute("data-move"), box);
    }
    return [...boxes.values()];
  }

  /** Says how many there are in each direction. */
  tell() {
    this.frame = 0;
    const { line } = this;
    if (!line) return;
    const counts = WAYS.map((way) => ({ way, count: this.telling ? this.beyond(way).length : 0 })).filter(({ count }) => count);
    const told = JSON.stringify(counts);
    if (told === this.told && Boolean(counts.length) === line.childElementCount > 0) return;
    this.told = told;
    render(
      counts.length
        ? html`${counts.map(({ way, count }) => html`<button class="pan-edge ${way}" @click=${(/** @type {Event} */ event) => this.fetch(way, event)}><span class=${counts.length > 1 ? "vh" : nothing}>${this.page.words.text(`map-${way}`)}</span><b>${count}</b>${icon("right")}</button>`)}`
        : nothing,
      line,
    );
  }

  /** Brings the answers beyond an edge into view, those next to it first; the keyboard goes on there. @param {Way} way @param {Event} event */
  fetch(way, event) {
    const boxes = this.beyond(way);
    if (!this.board || !boxes.length) return;
    const { top, bottom, zoom } = view(this.board);
    const above = Math.min(...boxes.map((box) => box.top)) - AROUND_PX - top;
    const below = Math.max(...boxes.map((box) => box.bottom)) + AROUND_PX - bottom;
    const by = way === "up" ? Math.max(above, below) : Math.min(above, below);
    const focused = /** @type {Element} */ (event.currentTarget).matches(":focus-visible");
    const next = this.answers.find((answer) => focused && boxes.some((box) => box.top === answer.getBoundingClientRect().top));
    this.board.scrollBy({ top: by / zoom, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
    /** @type {HTMLElement | undefined} */ (next)?.focus({ preventScroll: true });
  }
}

/** For a board to export: its answers are told of where they are out of view. @param {Page} page */
export const edges = (page) => new Edges(page);
