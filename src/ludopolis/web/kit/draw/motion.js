/**
 * Animates things with a `data-id` to where they are drawn next (FLIP); with reduced motion they fade in there.
 * A thing has not moved if it keeps its place in its frame, even if the frame has moved because something beside it grew.
 */

/** @typedef {{box: DOMRect, frame: Element | null, edge: DOMRect | undefined}} Place where a thing is, the element it lies in, and where that is */

/** Duration of an animation, by the user's preferred pace. @type {Record<import("../types.js").Prefs["pace"], number>} */
export const TRAVEL_MS = { instant: 0, quick: 300, steps: 600 };
const EASING = "cubic-bezier(.2,.7,.2,1)";
const FADE_MS = 150;
/** The name of all journeys. */
const JOURNEY = "journey";

/** @param {Element} root @returns {Map<string, Place>} where everything is before the next drawing */
export function places(root) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  const measure = measurer();
  for (const element of root.querySelectorAll("[data-id]")) {
    const place = measure(element);
    if (place) found.set(element.getAttribute("data-id") ?? "", place);
  }
  return found;
}

/** Measures things, and each frame only once. @returns {(element: Element) => Place | null} null for what is not shown */
function measurer() {
  /** @type {Map<Element, DOMRect>} */
  const edges = new Map();
  return (element) => {
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) return null;
    const frame = /** @type {Partial<SVGElement>} */ (element).ownerSVGElement ?? element.parentElement;
    if (frame && !edges.has(frame)) edges.set(frame, frame.getBoundingClientRect());
    return { box, frame, edge: frame ? edges.get(frame) : undefined };
  };
}

/**
 * Finds out what travels, and returns the function that sets it going. Everything is measured first: writing to the page between two
 * measurements would lay it out again for each.
 * @param {Element} root @param {Map<string, Place>} before @param {number} [duration] in milliseconds; 0: nothing travels @returns {() => void}
 */
export function travel(root, before, duration = 300) {
  /** @type {(() => void)[]} */
  const starts = [];
  if (!before.size || !duration) return () => {};
  // What is still on its way is measured where it will arrive; it goes on from where it was.
  for (const animation of root.getAnimations({ subtree: true })) if (animation.id === JOURNEY) animation.cancel();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const measure = measurer();
  /** @type {Map<Element, [number, number]>} */
  const moved = new Map();
  for (const element of root.querySelectorAll("[data-id]")) {
    const place = measure(element);
    if (!place) continue;
    const old = before.get(element.getAttribute("data-id") ?? "");
    if (!old) {
      starts.push(() => element.animate([{ opacity: 0 }, { opacity: 1 }], { easing: EASING, duration: still ? FADE_MS : duration }));
      continue;
    }
    const [dx, dy] = way(old, place);
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    moved.set(element, [dx, dy]);
    const carrier = carried(element, moved, old.frame === place.frame ? place.frame : null);
    const x = dx - carrier[0];
    const y = dy - carrier[1];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    if (still) starts.push(() => element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE_MS }));
    else starts.push(slide(element, x, y, duration));
  }
  return () => starts.forEach((start) => start());
}

/**
 * The way from where a thing is to where it was: within its frame if that is still the same, else on the screen.
 * @param {Place} old
 * @param {Place} now
 * @returns {[number, number]}
 */
function way(old, now) {
  if (old.frame !== now.frame || !old.edge || !now.edge) return [old.box.left - now.box.left, old.box.top - now.box.top];
  // A drawing that is shown larger keeps everything in its place.
  const scale = now.frame instanceof SVGElement && old.edge.width ? now.edge.width / old.edge.width : 1;
  const from = (/** @type {"left" | "right" | "top" | "bottom"} */ side) =>
    (old.box[side] - /** @type {DOMRect} */ (old.edge)[side]) * scale - (now.box[side] - /** @type {DOMRect} */ (now.edge)[side]);
  // A frame may grow on any side: what keeps its distance to one of two opposite sides has not moved.
  return [lesser(from("left"), from("right")), lesser(from("top"), from("bottom"))];
}

/** @param {number} a @param {number} b */
const lesser = (a, b) => (Math.abs(a) < Math.abs(b) ? a : b);

/**
 * How far the nearest travelling ancestor, up to a frame, carries an element along.
 * @param {Element} element
 * @param {Map<Element, [number, number]>} moved
 * @param {Element | null} frame
 * @returns {[number, number]}
 */
function carried(element, moved, frame) {
  for (let above = element.parentElement; above && above !== frame; above = above.parentElement) {
    const far = moved.get(above);
    if (far) return far;
  }
  return [0, 0];
}

/** @param {Element} element @param {number} x @param {number} y in pixels of the screen @param {number} duration @returns {() => void} */
function slide(element, x, y, duration) {
  let scale = 1;
  if (element instanceof SVGGraphicsElement && element.parentNode instanceof SVGGraphicsElement) {
    scale = element.parentNode.getScreenCTM()?.a || 1;
  }
  // `translate` leaves a `transform`, and an SVG's transform attribute, alone.
  return () => element.animate([{ translate: `${x / scale}px ${y / scale}px` }, { translate: "0px 0px" }], { id: JOURNEY, easing: EASING, duration });
}
