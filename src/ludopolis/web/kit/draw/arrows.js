/** Arrows over the page, from a piece to where it would go. They take no clicks. */

/** How far an arrow stays from the middle of a thing, as a share of the thing's half width and height. */
const CLEAR = 1.05;
/** Things nearer to each other than this need no arrow. */
const NEAR = 30;
const HEAD = 11;
/** What no arrow crosses: whoever reads it would read through the arrow. The ghost and its ring stay. */
const TEXT = ".hints, .suggested, .tray :is(h2, h3, p, small, .question)";
/** Places of an arrow that are looked at for that. */
const PROBES = 24;

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{x: number, y: number}} Point */

/** Where the line from the middle of a thing towards a point leaves it. @param {DOMRect} rect @param {Point} to @returns {Point} */
function edge(rect, to) {
  const x = rect.left + rect.width / 2;
  const y = rect.top + rect.height / 2;
  const [dx, dy] = [to.x - x, to.y - y];
  const way = Math.max(Math.abs(dx) / (rect.width / 2), Math.abs(dy) / (rect.height / 2), 1e-6);
  const share = Math.min(1, CLEAR / way);
  return { x: x + dx * share, y: y + dy * share };
}

/** @param {Element} element */
const isDrawn = (element) => element.isConnected && element.getClientRects().length > 0;

/** @param {DOMRect} rect @returns {Point} */
const middle = (rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** Whether a bent line touches one of some things. @param {Point} start @param {Point} bend @param {Point} end @param {DOMRect[]} things */
function touches(start, bend, end, things) {
  for (let at = 0; at <= PROBES; at += 1) {
    const t = at / PROBES;
    const on = (/** @type {"x" | "y"} */ axis) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * bend[axis] + t * t * end[axis];
    const [x, y] = [on("x"), on("y")];
    if (things.some((rect) => x > rect.left && x < rect.right && y > rect.top && y < rect.bottom)) return true;
  }
  return false;
}

/**
 * A bent line with a head, or "" where the things are side by side or text is between them.
 * @param {DOMRect} from @param {DOMRect} to @param {DOMRect[]} texts
 */
export function path(from, to, texts) {
  const start = edge(from, middle(to));
  const end = edge(to, middle(from));
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const towards = (middle(to).x - middle(from).x) * dx + (middle(to).y - middle(from).y) * dy;
  if (length < NEAR || towards <= 0) return "";
  const bend = { x: start.x + dx / 2 - dy * 0.14, y: start.y + dy / 2 + dx * 0.14 };
  if (touches(start, bend, end, texts)) return "";
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const wing = (/** @type {number} */ turn) => `${end.x - HEAD * Math.cos(angle + turn)} ${end.y - HEAD * Math.sin(angle + turn)}`;
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}M${wing(0.5)}L${end.x} ${end.y}L${wing(-0.5)}`;
}

export class Arrows {
  constructor() {
    /** @type {[Element, Element][]} */
    this.pairs = [];
    /** @type {SVGSVGElement | null} */
    this.sheet = null;
    this.frame = 0;
    this.drawn = "";
  }

  /** Draws an arrow from the first to the second of each pair. @param {[Element, Element][]} pairs */
  set(pairs) {
    this.pairs = pairs;
    if (!this.frame) this.follow();
  }

  /** Things travel, maps are panned: arrows go with them as long as there are any. */
  follow() {
    this.frame = this.pairs.length ? requestAnimationFrame(() => this.follow()) : 0;
    const hidden = document.querySelector("dialog[open]") !== null;
    const texts = this.pairs.length ? [...document.querySelectorAll(TEXT)].map((element) => element.getBoundingClientRect()) : [];
    const lines = this.pairs.map(([from, to]) =>
      !hidden && isDrawn(from) && isDrawn(to) ? path(from.getBoundingClientRect(), to.getBoundingClientRect(), texts) : "",
    );
    const drawn = lines.join("");
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    if (!drawn) {
      this.sheet?.remove();
      return;
    }
    this.sheet ??= this.make();
    for (const line of this.sheet.children) line.setAttribute("d", drawn);
    if (!this.sheet.isConnected) document.body.append(this.sheet);
  }

  make() {
    const sheet = document.createElementNS(SVG, "svg");
    sheet.setAttribute("class", "arrows");
    sheet.setAttribute("aria-hidden", "true");
    for (let i = 0; i < 2; i += 1) sheet.append(document.createElementNS(SVG, "path"));
    return sheet;
  }
}
