/** Things with a `data-id` travel to where they are drawn next (FLIP); with reduced motion they cross-fade. */

const TRAVEL = { duration: 300, easing: "cubic-bezier(.2,.7,.2,1)" };

/** @param {Element} root @returns {Map<string, DOMRect>} where everything is before the next drawing */
export function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-id]")) {
    const box = element.getBoundingClientRect();
    if (box.width || box.height) found.set(element.getAttribute("data-id"), box);
  }
  return found;
}

/**
 * Finds out what travels; the answer starts it. Everything is measured before anything is set going: a page that is written to between two
 * measurements is laid out anew for each.
 * @param {Element} root @param {Map<string, DOMRect>} before @returns {() => void}
 */
export function travel(root, before) {
  /** @type {(() => void)[]} */
  const starts = [];
  if (!before.size) return () => {};
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** @type {Map<Element, [number, number]>} */
  const moved = new Map();
  for (const element of root.querySelectorAll("[data-id]")) {
    const old = before.get(element.getAttribute("data-id") ?? "");
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    if (!old) {
      starts.push(() => element.animate([{ opacity: 0 }, { opacity: 1 }], { ...TRAVEL, duration: still ? 150 : TRAVEL.duration }));
      continue;
    }
    const dx = old.left - box.left;
    const dy = old.top - box.top;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    moved.set(element, [dx, dy]);
    const carrier = carried(element, moved);
    const x = dx - carrier[0];
    const y = dy - carrier[1];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    if (still) starts.push(() => element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 150 }));
    else starts.push(slide(element, x, y));
  }
  return () => starts.forEach((start) => start());
}

/** How far the nearest travelling ancestor carries an element along. @param {Element} element @param {Map<Element, [number, number]>} moved @returns {[number, number]} */
function carried(element, moved) {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const way = moved.get(above);
    if (way) return way;
  }
  return [0, 0];
}

/** @param {Element} element @param {number} x @param {number} y in pixels of the screen @returns {() => void} */
function slide(element, x, y) {
  let scale = 1;
  if (element instanceof SVGGraphicsElement && element.parentNode instanceof SVGGraphicsElement) {
    scale = element.parentNode.getScreenCTM()?.a || 1;
  }
  // `translate` leaves a `transform`, and an SVG's transform attribute, alone.
  return () => element.animate([{ translate: `${x / scale}px ${y / scale}px` }, { translate: "0px 0px" }], TRAVEL);
}
