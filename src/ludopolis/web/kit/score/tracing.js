/**
 * Tracing paper over the board: what a row of the score sheet counts is cut out of it and wears its points. The game says which things those are
 * (`over.counted`), the board only draws them with their `data-id`; nothing on the board is changed, and the paper takes no clicks. Points for
 * what the board does not show, such as money or a rival's town, are told at its foot: what is lit always adds up to the row.
 *
 * The paper lies outside the page's elements: what is put inside them makes browsers match every rule with `:has()` anew, which a slow phone
 * feels at each row.
 */
import { html, nothing, render, svg } from "../../vendor/lit-html/lit-html.js";
import { token } from "../draw/art.js";
import { styled } from "../draw/styled.js";
import { plus, signed } from "../words/format.js";

/** @typedef {import("../types.js").Counted} Counted */
/** @typedef {{x: number, y: number, w: number, h: number}} Box in pixels of the paper */
/** @typedef {{seat: number, points: number}} Mark */
/** @typedef {{boxes: Box[], marks: Mark[]}} Spot */
/**
 * What the paper shows: what is lit, what is told at its foot, its size, and where the marks lie, as soon as that is known.
 * @typedef {{spots: Spot[], foot: Mark[], width: number, height: number, laid: {size: Size, at: Middle[]} | null}} Drawn
 */
/**
 * What is lit, by seat; its sums, also by seat; the sign of the row; and whether one figure of a product is counted, not points.
 * @typedef {{parts: Counted[][], sums: number[], sign: unknown, figure: boolean}} Lit
 */

/** How far the cut reaches beyond a thing, and its frame beyond the cut. */
const AROUND_PX = 3;
const FRAME_PX = 4;
/** From the foot of the paper to what is told there. */
const FOOT_PX = 10;
/** With more of them they are small. */
const MAX_FOOT = 5;
/** From one thing to the next, and for all of them together. */
const BEAT_MS = 110;
const ALL_BEATS_MS = 450;
/** Most marks that come in one frame. */
const MAX_MARKINGS = 6;
/** After how many frames a tab that is turned to is whole. */
const TURNING = 3;
/**
 * How large marks are, in pixels as `end.css` draws them: the first size at which none lies over another is taken.
 * @typedef {{look: string, high: number, around: number, token: number, between: number, letter: number}} Size
 * @type {Size[]}
 */
const SIZES = [
  { look: "", high: 26, around: 22, token: 18, between: 7, letter: 9.2 },
  { look: "small", high: 21, around: 16, token: 13, between: 4, letter: 7.4 },
  { look: "tiny", high: 17, around: 9, token: 9, between: 3, letter: 6.2 },
];

/**
 * How large marks are, and whether all must lie above what they count: all on the upper edges, small if need be, are easier to read than large ones
 * above and below.
 * @typedef {{size: Size, upper: boolean}} Try
 * @type {Try[]}
 */
const TRIES = [...SIZES.slice(0, 2).map((size) => ({ size, upper: true })), ...SIZES.map((size) => ({ size, upper: false }))];
/** A thing lower than so many marks is small; what a mark may hide of it, and how much of a mark may lie over other things that are counted. */
const SMALL = 2.6;
const MAX_HIDDEN = 0.3;

export class Tracing {
  /** @param {HTMLElement} root @param {string[]} [tabs] where a phone shows more of the board */
  constructor(root, tabs = []) {
    this.root = root;
    this.tabs = tabs;
    /** @type {Lit} */
    this.lit = { parts: [], sums: [], sign: nothing, figure: false };
    /** How many tabs were turned to in search of what is lit; how many frames until the whole of one is drawn. */
    this.turns = 0;
    this.turning = 0;
    /** The size of the board for which it was made small enough. */
    this.fitted = "";
    this.request = 0;
    this.marking = 0;
    /** How many marks are there. */
    this.marked = 0;
    /** @type {Drawn} */
    this.drawn = { spots: [], foot: [], width: 0, height: 0, laid: null };
    this.paper = Object.assign(document.createElement("div"), { className: "tracing" });
    this.cuts = Object.assign(document.createElement("div"), { className: "cuts" });
    this.marks = document.createElement("div");
    this.paper.append(this.cuts, this.marks);
    document.body.append(this.paper);
    this.listening = new AbortController();
    const follow = () => this.follow();
    for (const name of ["resize", "wheel", "pointermove", "scroll"])
      addEventListener(name, follow, { signal: this.listening.signal, capture: true, passive: true });
  }

  stop() {
    this.listening.abort();
    cancelAnimationFrame(this.request);
    cancelAnimationFrame(this.marking);
    this.paper.remove();
    this.turning = 0;
    this.come();
    if (this.board) scaleTo(this.board, 1);
  }

  /** The board, as soon as it is drawn for the counting. */
  get board() {
    return /** @type {HTMLElement | null} */ (this.root.querySelector(".app.counting > main.board"));
  }

  /** Lays the paper over the board, in the colour that the board asks for. */
  lay() {
    const { board } = this;
    if (!board) return;
    const { x, y, width, height } = board.getBoundingClientRect();
    const { style } = this.paper;
    Object.assign(style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    const asked = getComputedStyle(board);
    for (const name of ["--tracing", "--tracing-thick"]) style.setProperty(name, asked.getPropertyValue(name));
  }

  /** Lights what is counted. @param {Lit} lit */
  show(lit) {
    this.lit = lit;
    this.turns = 0;
    this.marked = 0;
    this.follow();
  }

  /** Draws in the next frame: things may have moved. What has to be laid out anew for it is enough for a frame of a slow phone. */
  follow() {
    this.request ||= requestAnimationFrame(() => {
      this.request = 0;
      const spots = this.turning ? [] : this.spots();
      if (this.turned() || (!spots.length && this.turn()) || this.fitWhole()) this.follow();
      else this.draw(spots);
    });
  }

  /** The next part of a tab that comes in several frames; says whether there was one. */
  turned() {
    if (!this.turning) return false;
    this.turning -= 1;
    this.come();
    return true;
  }

  /** Tells the board how many frames until its tab is whole: it may leave out a part of it until then. */
  come() {
    const { board } = this;
    if (board && this.turning) board.dataset.turning = `${this.turning}`;
    else delete board?.dataset.turning;
  }

  /** Turns to the next tab if what is lit is drawn, but on no tab so far in sight; says whether it did. */
  turn() {
    const app = /** @type {HTMLElement | null} */ (this.root.querySelector(".app"));
    if (!app || this.turns >= this.tabs.length || !this.elements().size) return false;
    render(nothing, this.cuts);
    render(nothing, this.marks);
    const all = ["board", ...this.tabs];
    app.dataset.tab = all[(all.indexOf(app.dataset.tab ?? "") + 1) % all.length];
    this.turns += 1;
    this.turning = TURNING;
    this.come();
    this.fitted = "";
    return true;
  }

  /** Makes a board that scrolls small enough to be seen as a whole; maps do that by themselves. Says whether its size has changed. */
  fitWhole() {
    const { board } = this;
    const size = board ? `${board.clientWidth} ${board.clientHeight}` : "";
    if (!board || size === this.fitted) return false;
    this.fitted = size;
    wholeIn(board);
    return true;
  }

  /** What the board draws of what is lit, by id; of each seat's own things with the seat behind it. @returns {Map<string, Element[]>} */
  elements() {
    const ids = new Set(this.lit.parts.flatMap((parts, seat) => parts.flatMap(({ things }) => things.flatMap((thing) => [thing, `${thing}:${seat}`]))));
    /** @type {Map<string, Element[]>} */
    const found = new Map();
    for (const element of ids.size ? (this.board?.querySelectorAll("[data-id]") ?? []) : []) {
      const id = element.getAttribute("data-id") ?? "";
      if (ids.has(id)) found.set(id, [...(found.get(id) ?? []), element]);
    }
    return found;
  }

  /**
   * What is lit and in sight, things that several seats share once. Of a thing that the board draws for each of them, such as a plan on their sheets,
   * a seat's own is drawn with the seat behind its id.
   * @returns {Spot[]}
   */
  spots() {
    const { board } = this;
    if (!board) return [];
    const origin = board.getBoundingClientRect();
    const elements = this.elements();
    /** @type {Map<string, Spot>} */
    const found = new Map();
    this.lit.parts.forEach((parts, seat) => {
      for (const { things, points } of parts) {
        const boxes = things.flatMap((thing) => elements.get(`${thing}:${seat}`) ?? elements.get(thing) ?? []).flatMap((element) => boxOf(element, origin));
        if (!boxes.length) continue;
        const key = JSON.stringify(boxes); // what a card counts may be in sight and the card not
        const spot = found.get(key) ?? { boxes, marks: [] };
        const mark = spot.marks.find((one) => one.seat === seat);
        if (mark) mark.points += points;
        else spot.marks.push({ seat, points });
        found.set(key, spot);
      }
    });
    return [...found.values()];
  }

  /** The points of a row for what the board does not show. @param {Spot[]} spots @returns {Mark[]} */
  unseen(spots) {
    const marks = spots.flatMap((spot) => spot.marks);
    const seen = (/** @type {number} */ seat) => marks.reduce((sum, mark) => sum + (mark.seat === seat ? mark.points : 0), 0);
    return this.lit.sums.map((sum, seat) => ({ seat, points: sum - seen(seat) })).filter(({ points }) => points);
  }

  /** The paper with what is cut out of it; the marks follow in a frame of their own. @param {Spot[]} spots */
  draw(spots) {
    const { board } = this;
    if (!board) return;
    const { width, height } = board.getBoundingClientRect();
    this.lay();
    const cut = (/** @type {number} */ more) =>
      spots.flatMap(({ boxes }) =>
        boxes.map(({ x, y, w, h }) => svg`<rect x=${x - more} y=${y - more} width=${w + 2 * more} height=${h + 2 * more} rx=${5 + more}/>`),
      );
    const foot = this.unseen(spots);
    render(
      html`<svg class=${spots.length || foot.length ? "on" : ""} width=${width} height=${height} aria-hidden="true"><defs><mask id="traced"><rect width="100%" height="100%" fill="#fff"/><g fill="#000">${cut(AROUND_PX)}</g></mask></defs>
        <g mask="url(#traced)"><rect class="sheetover" width="100%" height="100%"/><g class="litframe">${cut(AROUND_PX + FRAME_PX)}</g></g></svg>`,
      this.cuts,
    );
    this.drawn = { spots, foot, width, height, laid: null };
    this.marking ||= requestAnimationFrame(() => this.place());
  }

  /** Looks for a place for every mark; that is enough for a frame of a slow phone. */
  place() {
    this.drawn.laid ??= this.places();
    this.marking = requestAnimationFrame(() => this.mark());
  }

  /** Where the marks lie: the first way in which all have room. */
  places() {
    const { spots, foot, width, height } = this.drawn;
    const several = this.lit.parts.length > 1;
    const high = foot.length ? height - SIZES[0].high - FOOT_PX : height;
    /** @type {ReturnType<typeof laid>} */
    let found = null;
    for (const how of TRIES) found ??= laid(spots, several, how, width, high);
    return found ?? { size: SIZES[0], at: [] };
  }

  /** Puts points at the foot for what the board does not show, and on what is lit, so many a frame. */
  mark() {
    const { drawn } = this;
    const { spots, foot } = drawn;
    const { size, at } = (drawn.laid ??= this.places()); // the paper may have been drawn anew
    const all = foot.length + spots.length;
    this.marked = Math.min(all, this.marked + MAX_MARKINGS);
    this.marking = this.marked < all ? requestAnimationFrame(() => this.mark()) : 0;
    const several = this.lit.parts.length > 1;
    const beat = Math.min(BEAT_MS, ALL_BEATS_MS / Math.max(1, spots.length));
    const of = (/** @type {Mark} */ { seat, points }, /** @type {number} */ large, /** @type {unknown} */ sign) =>
      html`<span>${several ? token(seat, large) : nothing}${sign}<b>${this.lit.figure ? signed(points) : plus(points)}</b></span>`;
    const where = (/** @type {number} */ index) => ({ left: `${at[index].x}px`, top: `${at[index].y}px`, "animation-delay": `${index * beat}ms` });
    render(
      html`${spots.slice(0, Math.max(0, this.marked - foot.length)).map(({ marks }, index) => html`<span class="litmark ${size.look}" aria-hidden="true" ${styled(where(index))}>${marks.map((mark) => of(mark, size.token - 3, nothing))}</span>`)}
      <div class="litfoot" aria-hidden="true">${foot.slice(0, this.marked).map((mark) => html`<span class="litmark ${foot.length > MAX_FOOT ? "small" : ""}">${of(mark, 15, this.lit.sign)}</span>`)}</div>`,
      this.marks,
    );
  }
}

/**
 * Where the middle of each mark lies: on the upper edge of what it counts, or beside it if that is small; elsewhere on it if another mark or another
 * thing that is counted is there. Null if there is no room for one of them, unless it is the last try.
 * @param {Spot[]} spots
 * @param {boolean} several with the tokens of their players
 * @param {Try} how
 * @param {number} width of the paper
 * @param {number} height
 */
function laid(spots, several, how, width, height) {
  const { size, upper } = how;
  /** @type {Middle[]} */
  const at = [];
  for (const spot of spots) {
    const { boxes, marks } = spot;
    const letters = marks.reduce((sum, { points }) => sum + plus(points).length, 0);
    const w = size.around + letters * size.letter + marks.length * (several ? size.token : 0) + (marks.length - 1) * size.between;
    const h = size.high;
    const places = boxes
      .toSorted((one, other) => one.y - other.y)
      .flatMap((box) => {
        const small = box.h < SMALL * h; // a mark on its edge would hide what it counts
        const beside = small ? h / 2 + 2 : 0;
        const above = small ? [box.y - beside] : [box.y - h / 4, box.y]; // the higher, the less of it is hidden
        const ys = [...above, box.y + box.h + beside, box.y + h / 2, box.y + box.h - h / 2, box.y + box.h / 2];
        const xs = [box.x + box.w / 2, ...(small ? [box.x + box.w + w / 2 + 4, box.x - w / 2 - 4] : [])];
        const found = [...ys.map((y) => [xs[0], y]), ...xs.slice(1).map((x) => [x, box.y + box.h / 2])];
        return found.slice(0, upper ? above.length : found.length).map(([x, y]) => {
          const place = { x: between(x, w / 2, width - w / 2), y: between(y, h / 2, height - h / 2), w, h };
          return { ...place, hides: small ? common(place, box) / (box.w * box.h) : 0 };
        });
      });
    const others = spots.filter((other) => other !== spot).flatMap((other) => other.boxes);
    const most = w * h * MAX_HIDDEN;
    const apart = (/** @type {Middle} */ place) => at.every((other) => !common(place, middle(other)));
    const clear = (/** @type {Middle} */ place) => apart(place) && others.every((box) => common(place, box) <= most);
    const found = places.find((place) => place.hides <= MAX_HIDDEN && clear(place)) ?? (upper ? undefined : places.find(clear));
    if (!found && how !== TRIES.at(-1)) return null;
    at.push(found ?? places.find(apart) ?? places[0]);
  }
  return { size, at };
}

/** A mark by its middle. @typedef {Box} Middle */

/** @param {Middle} mark @returns {Box} */
const middle = ({ x, y, w, h }) => ({ x: x - w / 2, y: y - h / 2, w, h });

/** How much of a thing a mark lies over, in square pixels. @param {Middle} mark @param {Box} box */
function common(mark, box) {
  const { x, y, w, h } = middle(mark);
  const wide = Math.min(x + w, box.x + box.w) - Math.max(x, box.x);
  const high = Math.min(y + h, box.y + box.h) - Math.max(y, box.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Makes what a board draws small enough to be seen as a whole: the same drawing, not laid out anew. @param {HTMLElement} board */
export function wholeIn(board) {
  const drawn = /** @type {HTMLElement | null} */ (board.firstElementChild);
  if (!drawn) return;
  const { paddingTop, paddingBottom } = getComputedStyle(board);
  const room = board.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  scaleTo(board, Math.min(1, room / Math.max(1, drawn.offsetHeight, drawn.scrollHeight)));
}

/** @param {HTMLElement} board @param {number} scale */
function scaleTo(board, scale) {
  const { style } = /** @type {HTMLElement} */ (board.firstElementChild ?? board);
  style.transformOrigin = scale < 1 ? "50% 0" : "";
  style.transform = scale < 1 ? `scale(${scale.toFixed(4)})` : "";
}

/**
 * Where a thing is on the paper, or those parts of it that the board names, if it can be seen.
 * @param {Element} element
 * @param {DOMRect} origin
 * @returns {Box[]}
 */
function boxOf(element, origin) {
  const parts = element.querySelectorAll("[data-counted]");
  const all = (parts.length ? [...parts] : [element])
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width && height);
  if (!all.length) return [];
  const [x, y] = [Math.min(...all.map(({ left }) => left)), Math.min(...all.map(({ top }) => top))];
  const [w, h] = [Math.max(...all.map(({ right }) => right)) - x, Math.max(...all.map(({ bottom }) => bottom)) - y];
  return [{ x: Math.round(x - origin.x), y: Math.round(y - origin.y), w: Math.round(w), h: Math.round(h) }];
}

/** @param {number} value @param {number} least @param {number} most */
const between = (value, least, most) => Math.max(least, Math.min(most, value));
