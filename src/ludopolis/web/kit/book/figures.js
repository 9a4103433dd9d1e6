/**
 * The pictures of a rulebook: positions that the server has loaded, drawn by the board's own code, cropped, and marked with pins.
 * A figure names its position, what draws it and what of it is shown (docs/rulebook.md).
 */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { emptyState, makeCtx, phone } from "../ctx/ctx.js";
import { loadPrefs } from "../device/prefs.js";
import { siteUrl } from "../net/site.js";
import { positionView } from "../parts/text.js";
import { loadWords } from "../words/words.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Words} Words */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** Smallest scale of a picture. One that would have to be smaller is broken into rows, or scrolls. */
const SMALLEST_SCALE = 0.34;
const ROW_SCALE = 0.66;
/** Largest scale of a part of a map, which may be larger than at a table. */
const LARGEST_MAP_SCALE = 1.5;
const HIGHEST_MAP_PX = 460;
/** Most attempts to fit a picture before it counts as settled. */
const MOST_FITS = 15;
/** Smallest distance of a pin from the edge of its strip. */
const PIN_EDGE_PX = 2;

/** A strip of a picture: one row, or several where there is no room. */
class Crop {
  /** @param {HTMLElement} element @param {() => unknown} drawing @param {string} breaks */
  constructor(element, drawing, breaks) {
    this.element = element;
    this.drawing = drawing;
    this.breaks = breaks;
    /** Each a drawing of its own, of which its window shows a part. @type {HTMLElement[]} */
    this.stages = [];
  }

  /** Draws the strip in this number of rows. @param {number} rows */
  draw(rows = Math.max(1, this.stages.length)) {
    const rowsOf = html`${Array.from({ length: rows }, () => html`<div class="row"><div class="window"><div class="stage ${this.breaks ? "desk" : ""}" inert>${this.drawing()}</div></div></div>`)}`;
    render(rowsOf, this.element);
    this.stages = /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll(".stage")]);
  }

  /** Cuts out what is shown, as large as the figure allows. Returns its place in numbers, nothing if it was not found. */
  fit() {
    for (const stage of this.stages) stage.style.transform = "";
    const [stage] = this.stages;
    const { show } = this.element.dataset;
    const things = show ? [...stage.querySelectorAll(show)] : [...stage.children];
    const box = union(things.map((thing) => thing.getBoundingClientRect()).filter(({ width, height }) => width && height));
    if (!box) return "";
    const room = inner(/** @type {HTMLElement} */ (this.element.parentElement));
    if (room <= 0) return "closed";
    const rows = this.rows(box, room);
    if (rows.length !== this.stages.length) this.draw(rows.length);
    const widest = Math.max(...rows.map(({ left, right }) => right - left));
    const largest = stage.querySelector(".pan") ? Math.max(1, Math.min(LARGEST_MAP_SCALE, HIGHEST_MAP_PX / (box.bottom - box.top))) : 1;
    const scale = Math.max(SMALLEST_SCALE, Math.min(largest, room / widest));
    const origin = stage.getBoundingClientRect();
    rows.forEach((row, at) => this.cut(this.stages[at], row, origin, scale));
    this.element.style.maxWidth = `${Math.min(widest * scale, room)}px`;
    this.element.classList.toggle("wide", widest * scale > room + 1);
    return [box.left - origin.left, box.top - origin.top, box.right - box.left, box.bottom - box.top, scale].map((number) => number.toFixed(2)).join(" ");
  }

  /** The parts of a box that are shown one below the other. @param {Box} box @param {number} room @returns {Box[]} */
  rows(box, room) {
    const width = box.right - box.left;
    const count = this.breaks ? Math.ceil((width * ROW_SCALE) / room - 0.01) : 1;
    if (count < 2) return [box];
    const edges = [...this.stages[0].querySelectorAll(this.breaks)]
      .map((thing) => thing.getBoundingClientRect())
      .filter((thing) => within(thing, box))
      .map(({ left }) => left);
    const at = (/** @type {number} */ part) => {
      const wished = box.left + (width * part) / count;
      return edges.reduce((best, edge) => (Math.abs(edge - wished) < Math.abs(best - wished) ? edge : best), wished + room);
    };
    const cuts = [box.left, ...Array.from({ length: count - 1 }, (_, part) => at(part + 1)), box.right];
    return cuts.slice(1).map((right, part) => ({ ...box, left: cuts[part], right }));
  }

  /** @param {HTMLElement} stage @param {Box} box @param {DOMRect} origin @param {number} scale */
  cut(stage, box, origin, scale) {
    const view = /** @type {HTMLElement} */ (stage.parentElement);
    view.style.width = `${(box.right - box.left) * scale}px`;
    view.style.height = `${(box.bottom - box.top) * scale}px`;
    stage.style.transform = `scale(${scale}) translate(${origin.left - box.left}px, ${origin.top - box.top}px)`;
  }

  /** Sets a pin on a thing, if it is in sight. @param {string} selector @param {string} corner @param {string} number */
  pin(selector, corner, number) {
    for (const stage of this.stages) {
      const view = /** @type {HTMLElement} */ (stage.parentElement);
      const outer = view.getBoundingClientRect();
      const thing = stage.querySelector(selector)?.getBoundingClientRect();
      if (!thing?.width || !within(thing, outer)) continue;
      const x = corner.includes("left") ? thing.left : corner.includes("right") ? thing.right : (thing.left + thing.right) / 2;
      const y = corner.includes("top") ? thing.top : corner.includes("bottom") ? thing.bottom : (thing.top + thing.bottom) / 2;
      const disc = document.createElement("b");
      disc.className = "pin";
      disc.setAttribute("aria-hidden", "true");
      disc.textContent = number;
      disc.style.left = `${clamp(x - outer.left, outer.width)}px`;
      disc.style.top = `${clamp(y - outer.top, outer.height)}px`;
      view.after(disc);
      return disc;
    }
    return null;
  }
}

export class Picture {
  /** @param {HTMLElement} figure @param {any} message @param {Board} board @param {Words} words */
  constructor(figure, message, board, words) {
    this.figure = figure;
    this.message = message;
    this.board = board;
    this.words = words;
    const crops = /** @type {HTMLElement[]} */ ([...figure.querySelectorAll(".crop")]);
    this.crops = crops.map((element) => new Crop(element, () => this.drawing(this.ctx()), figure.dataset.break ?? ""));
    /** @type {HTMLElement[]} */
    this.pins = [];
    /** @type {Promise<void> | null} */
    this.fitting = null;
  }

  ctx() {
    const { message, words, figure } = this;
    const names = words.text("rules-names").split(", ");
    const seats = message.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => ({ ...seat, name: names[at] ?? "" }));
    return makeCtx({ ...emptyState(seats.length), ...message, seats }, words, {
      me: message.me,
      pending: null,
      facts: [],
      ui: { kept: {} },
      prefs: loadPrefs(),
      phone: phone.matches && !figure.dataset.break,
      sideways: false,
      spectator: message.me === null,
      shared: true,
      replay: figure.dataset.legal === undefined,
      choose: () => {},
      why: () => {},
      update: () => {},
      show: () => {},
    });
  }

  /** Resolves when the picture is there. */
  draw() {
    for (const crop of this.crops) crop.draw();
    this.inWords(this.ctx());
    return this.fitSoon();
  }

  /** @param {Ctx} ctx */
  drawing(ctx) {
    const { board, figure } = this;
    const [what, seat] = (figure.dataset.draw ?? "").split(" ");
    if (what === "peek") return board.peek?.(ctx, Number(seat));
    if (what === "mini") return board.mini?.(ctx, Number(seat));
    const tray = html`<div class="tray sheet"><div class="own">${board.tray?.(ctx)}</div></div>`;
    return what === "tray" ? tray : html`${board.board(ctx)}${seat === "tray" ? tray : nothing}`;
  }

  /** The position in words for screen readers, before the key. @param {Ctx} ctx */
  inWords(ctx) {
    if (this.figure.querySelector(".inwords")) return;
    const words = document.createElement("details");
    words.className = "inwords";
    render(html`<summary>${ctx.t("rules-in-words")}</summary>${positionView(ctx, this.message.position)}`, words);
    this.crops.at(-1)?.element.after(words);
  }

  /** Fits the picture until it stays as it is: maps fit themselves some frames after they are drawn. @returns {Promise<void>} */
  fitSoon() {
    this.fitting ??= this.settle().finally(() => (this.fitting = null));
    return this.fitting;
  }

  async settle() {
    let before = null;
    for (let tries = 0; tries < MOST_FITS; tries += 1) {
      await frame();
      await frame();
      const now = this.fit();
      if (now === before) return;
      before = now;
    }
  }

  /** Returns the crop's rectangles as text. */
  fit() {
    for (const pin of this.pins) pin.remove();
    this.pins = [];
    const cut = this.crops.map((crop) => crop.fit());
    const lost = this.crops.filter((_, at) => !cut[at]).map((crop) => crop.element.dataset.show);
    for (const line of /** @type {NodeListOf<HTMLElement>} */ (this.figure.querySelectorAll("[data-pin]"))) if (!this.pin(line)) lost.push(line.dataset.pin);
    this.figure.dataset.drawn = "";
    this.figure.dataset.lost = lost.join("; "); // a test looks here
    return cut.join();
  }

  /** Sets the pin of a line of the key where its thing is first seen. @param {HTMLElement} line */
  pin(line) {
    const { pin = "", corner = "" } = line.dataset;
    const selector = pin.startsWith(".") ? pin : `[data-id="${CSS.escape(pin)}"]`;
    for (const crop of this.crops) {
      const disc = crop.pin(selector, corner, line.querySelector(".pin")?.textContent ?? "");
      if (disc) return this.pins.push(disc);
    }
    return 0;
  }
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** @param {HTMLElement} room */
function inner(room) {
  const { paddingLeft, paddingRight } = getComputedStyle(room);
  return room.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}

/** Whether the middle of a thing lies in a box. @param {Box} thing @param {Box} box */
function within({ left, top, right, bottom }, box) {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** @param {number} at @param {number} length */
const clamp = (at, length) => Math.max(PIN_EDGE_PX, Math.min(length - PIN_EDGE_PX, at));

/** @param {Box[]} boxes @returns {Box | null} */
function union(boxes) {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Draws the pictures and symbols of a rulebook. @param {HTMLElement} book @param {Board} board @param {Words} words */
export async function illustrate(book, board, words) {
  for (const sign of book.querySelectorAll("[data-symbol]"))
    render(board.symbol?.(/** @type {HTMLElement} */ (sign).dataset.symbol ?? "", 40) ?? "", /** @type {HTMLElement} */ (sign));
  const figures = /** @type {HTMLElement[]} */ ([...book.querySelectorAll("[data-picture]")]);
  if (!figures.length) return;
  const messages = await (await fetch(siteUrl(`/rules/${book.dataset.game}/pictures.json`))).json();
  const pictures = figures.map((figure) => new Picture(figure, messages[figure.dataset.picture ?? ""], board, words));
  phone.addEventListener("change", () => pictures.forEach((picture) => void picture.draw()));
  for (const [event, paper] of /** @type {[string, boolean][]} */ ([
    ["beforeprint", true],
    ["afterprint", false],
  ])) {
    addEventListener(event, () => {
      book.classList.toggle("paper", paper);
      for (const picture of pictures) picture.fit();
    });
  }
  await Promise.all(pictures.map((picture) => picture.draw()));
  new ResizeObserver(() => pictures.forEach((picture) => void picture.fitSoon())).observe(book);
}

/** Draws the pictures of the page. @param {Board} board */
export async function open(board) {
  const setup = JSON.parse(document.getElementById("rulebook")?.textContent ?? "");
  const words = await loadWords(setup.root, setup.catalogues);
  const still = new AbortController();
  for (const input of ["wheel", "touchstart", "keydown", "pointerdown"]) addEventListener(input, () => still.abort(), { once: true, signal: still.signal });
  await illustrate(/** @type {HTMLElement} */ (document.querySelector(".book")), board, words);
  // Pictures push what is below them down: a reader who came for a heading still wants it.
  if (!still.signal.aborted) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
