/**
 * Finds the corner of a map where something laid over it hides least: above all no places to play, then as little of the
 * drawing as possible. What would hide a place to play gives way.
 */

/** @typedef {import("./camera.js").Box} Box */

const CORNERS = ["top left", "top right", "bottom left", "bottom right"];
/** Distance from the edges, as in pan.css; from the upper and lower one a board may set another (`--corner-top`, `--corner-bottom`). */
const GAP_PX = 8;
/** What lies nearer than this to a place to play or to a thing crowds it. */
const CLOSE_PX = 3;
/** An element changes its corner only if that hides less than this share of what it hides now: things that move without need are hard to find. */
const WORTH_MOVING = 0.6;
const OTHERS_WEIGH = 100;
const TARGETS_WEIGH = 20;

/** The area that two boxes share. @param {Box} one @param {Box} other */
const shared = (one, other) =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/** @param {Box} box @param {Box[]} others */
const hidden = (box, others) => others.reduce((sum, other) => sum + shared(box, other), 0);

/** Where along an edge a sign may stand, best first, as shares of the edge. */
const ALONG = Array.from({ length: 33 }, (_, i) => 0.5 + (i % 2 ? 0.025 : -0.025) * Math.ceil(i / 2));

/**
 * Where along its edge a sign hides no place to play, or the least of them. Places whose middle is beyond an edge may lie under it: it tells of them.
 * @param {"left" | "right" | "up" | "down"} side
 * @param {{w: number, h: number}} frame
 * @param {{w: number, h: number}} sign
 * @param {Box[]} targets in pixels of the frame
 */
export function alongEdge(side, frame, sign, targets) {
  const level = side === "left" || side === "right";
  const inView = targets.filter(({ x, y, w, h }) => x + w / 2 > 0 && x + w / 2 < frame.w && y + h / 2 > 0 && y + h / 2 < frame.h);
  const cost = (/** @type {number} */ share) => {
    const x = level ? (side === "left" ? 0 : frame.w - sign.w) : share * frame.w - sign.w / 2;
    const y = level ? share * frame.h - sign.h / 2 : side === "up" ? 0 : frame.h - sign.h;
    return hidden({ x, y, ...sign }, inView);
  };
  return ALONG.toSorted((one, other) => cost(one) - cost(other))[0];
}

/**
 * Chooses corners; the first element chooses first. An element names its own in `data-corner`. Where every corner has something, it is marked
 * `data-tight`, so that its style can make it smaller, and where every corner has a place to play, `data-yields`.
 * @param {Iterable<HTMLElement | SVGElement>} elements
 * @param {{w: number, h: number}} frame
 * @param {Box[]} targets
 * @param {Box[]} things in pixels of the frame
 */
export function standInCorners(elements, frame, targets, things) {
  /** @type {Box[]} */
  const standing = [];
  for (const element of elements) {
    element.removeAttribute("data-tight");
    element.toggleAttribute("data-tight", hidden(around(stand(element, frame, targets, things, standing)), [...targets, ...things]) > 0);
    const box = stand(element, frame, targets, things, standing);
    const yields = hidden(box, targets) > 0;
    element.toggleAttribute("data-yields", yields);
    if (!yields && element.clientWidth) standing.push(box);
  }
}

/** A box with what lies too close to it. @param {Box} box @returns {Box} */
const around = ({ x, y, w, h }) => ({ x: x - CLOSE_PX, y: y - CLOSE_PX, w: w + 2 * CLOSE_PX, h: h + 2 * CLOSE_PX });

/**
 * Puts an element into its best corner, and returns the box that it takes there.
 * @param {HTMLElement | SVGElement} element
 * @param {{w: number, h: number}} frame
 * @param {Box[]} targets
 * @param {Box[]} things
 * @param {Box[]} standing
 * @returns {Box}
 */
function stand(element, frame, targets, things, standing) {
  const { clientWidth: w, clientHeight: h } = element;
  if (!w) return { x: 0, y: 0, w: 0, h: 0 };
  const style = getComputedStyle(element);
  const [top, bottom] = ["--corner-top", "--corner-bottom"].map((name) => parseFloat(style.getPropertyValue(name)) || GAP_PX);
  const at = (/** @type {string} */ corner) => ({
    x: corner.endsWith("left") ? GAP_PX : frame.w - w - GAP_PX,
    y: corner.startsWith("top") ? top : frame.h - h - bottom,
    w,
    h,
  });
  const cost = (/** @type {string} */ corner) => {
    const near = around(at(corner));
    return OTHERS_WEIGH * hidden(near, standing) + TARGETS_WEIGH * hidden(near, targets) + hidden(near, things);
  };
  const now = /** @type {string} */ (element.dataset.corner);
  const [best] = CORNERS.toSorted((one, other) => cost(one) - cost(other));
  const chosen = cost(best) < WORTH_MOVING * cost(now) ? best : now;
  if (chosen !== now) element.dataset.corner = chosen;
  return at(chosen);
}
