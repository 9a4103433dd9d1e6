/**
 * A map that may be larger than its frame. It fits itself until somebody drags or zooms it (mouse, wheel, fingers, keys, buttons); places to
 * play are brought into view or pointed at from the edge. Like the position of a scroll bar, the camera belongs to the element and not to the
 * game: drawings remain functions of their arguments.
 */
import { AsyncDirective } from "../vendor/lit-html/async-directive.js";
import { PartType, directive } from "../vendor/lit-html/directive.js";
import { html, noChange, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box in units of the map */
/** @typedef {"left" | "right" | "up" | "down"} Side */
/**
 * @typedef {object} Scene
 * @property {Box} box everything there is to see
 * @property {Box[]} [targets] places to play: brought into view when they change, pointed at when they are beyond the edge
 * @property {Box | null} [look] the place that matters most now, such as the picked one: brought into view when it changes
 * @property {number} [least] how many pixels a unit keeps at least when the map fits itself; with fewer, fingers would miss
 * @property {number} [most] how many pixels a unit gets at most when the map fits itself
 * @property {{top?: number, right?: number, bottom?: number, left?: number}} [room] pixels of the frame kept free, for what lies over the map
 */

/** @type {Side[]} */
const SIDES = ["left", "right", "up", "down"];
const ARROW_KEY_PX = 80;
const ZOOM_FACTOR = 1.25;
/** A press that moves less than this is a click. */
const CLICK_SLACK_PX = 7;
/** What lies this near the edge does not count as in view. */
const EDGE_PX = 14;
/** How long after the last movement the map is drawn sharp again. */
const REST_MS = 250;

class Pan extends AsyncDirective {
  /** @param {import("../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("pan() stands inside a start tag");
    /** @type {HTMLElement | null} */
    this.root = null;
    /** @type {AbortController | null} */
    this.listening = null;
    /** @type {ResizeObserver | null} */
    this.observer = null;
    /** @type {Scene} */
    this.scene = { box: { x: 0, y: 0, w: 1, h: 1 } };
    this.seen = { targets: "", look: "" };
    /** The frame in pixels, as its observer reported: asking the page during a drawing would force a layout. */
    this.size = { w: 0, h: 0 };
    /** Where the map's origin lies in the frame, and how many pixels a unit has. */
    this.x = 0;
    this.y = 0;
    this.scale = 0;
    /** Whether somebody has moved the map: then it no longer fits itself. */
    this.own = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    this.calm = 0;
  }

  render(/** @type {Scene} */ _scene) {
    return noChange;
  }

  /** @param {import("../vendor/lit-html/directive.js").ElementPart} part @param {[Scene]} args */
  update(part, [scene]) {
    this.root = /** @type {HTMLElement} */ (part.element);
    this.scene = scene;
    if (!this.listening) this.listen();
    if (this.scale) this.settle(true);
    return noChange;
  }

  disconnected() {
    this.listening?.abort();
    this.listening = null;
    this.observer?.disconnect();
    clearTimeout(this.calm);
  }

  reconnected() {
    this.listen();
  }

  // The frame

  get frame() {
    return /** @type {HTMLElement} */ (this.root?.querySelector(":scope > .pan-frame"));
  }

  get world() {
    return /** @type {HTMLElement} */ (this.frame.firstElementChild);
  }

  /** The part of the frame that nothing covers. */
  open() {
    const { w, h } = this.size;
    const { top = 0, right = 0, bottom = 0, left = 0 } = this.scene.room ?? {};
    return { x: left, y: top, w: Math.max(1, w - left - right), h: Math.max(1, h - top - bottom) };
  }

  /** A point of the screen in pixels of the frame, which may itself be zoomed by a style. @param {{clientX: number, clientY: number}} event */
  point({ clientX, clientY }) {
    const box = this.frame.getBoundingClientRect();
    const zoom = box.width / this.frame.clientWidth || 1;
    return { x: (clientX - box.left) / zoom, y: (clientY - box.top) / zoom };
  }

  // The camera

  /** The scale at which everything is in view. */
  whole() {
    const { box } = this.scene;
    const open = this.open();
    return Math.min(open.w / box.w, open.h / box.h);
  }

  /** After every drawing and every change of size. @param {boolean} ease */
  settle(ease) {
    const { targets = [], look = null, least = 0, most = 2 } = this.scene;
    const wanted = { targets: JSON.stringify(targets), look: JSON.stringify(look) };
    const changed = { targets: wanted.targets !== this.seen.targets, look: wanted.look !== this.seen.look };
    this.seen = wanted;
    if (!this.own) {
      this.zoomTo(Math.min(most, Math.max(least, this.whole())));
      this.hold();
    }
    if (this.own || this.scale > this.whole()) {
      if (targets.length && (changed.targets || !this.own)) this.show(targets);
      if (look && (changed.look || !this.own)) this.bring(look);
    }
    this.apply(ease);
  }

  /** Zooms about a point, by default the middle. @param {number} scale @param {{x: number, y: number}} [about] in pixels of the frame */
  zoomTo(scale, about) {
    const open = this.open();
    const { box } = this.scene;
    if (!this.scale) {
      this.scale = scale;
      this.x = open.x + open.w / 2 - (box.x + box.w / 2) * scale;
      this.y = open.y + open.h / 2 - (box.y + box.h / 2) * scale;
      return;
    }
    const { x, y } = about ?? { x: open.x + open.w / 2, y: open.y + open.h / 2 };
    this.x = x - ((x - this.x) / this.scale) * scale;
    this.y = y - ((y - this.y) / this.scale) * scale;
    this.scale = scale;
  }

  /** Centres a map that fits; one that does not leaves no gap at the edges. */
  hold() {
    const open = this.open();
    const { box } = this.scene;
    this.x = held(this.x + box.x * this.scale, box.w * this.scale, open.x, open.w) - box.x * this.scale;
    this.y = held(this.y + box.y * this.scale, box.h * this.scale, open.y, open.h) - box.y * this.scale;
  }

  /** Brings as many places to play into view as there is room for; if that would show none of them, the nearest one. @param {Box[]} targets */
  show(targets) {
    this.bring(union(targets));
    if (SIDES.reduce((count, side) => count + this.beyond(side).length, 0) < targets.length) return;
    const { x, y, w, h } = this.open();
    const far = (/** @type {Box} */ place) => Math.hypot((place.x + place.w / 2) * this.scale + this.x - x - w / 2, (place.y + place.h / 2) * this.scale + this.y - y - h / 2);
    const [{ x: left, y: top, w: wide, h: high }] = targets.toSorted((one, other) => far(one) - far(other));
    // Clear of the buttons at the edges.
    this.bring({ x: left - wide / 2, y: top - high / 2, w: 2 * wide, h: 2 * high });
  }

  /** Brings a place into view with the least movement, zooming out if it is large. @param {Box} place */
  bring(place) {
    const whole = this.open();
    const open = { x: whole.x + EDGE_PX, y: whole.y + EDGE_PX, w: Math.max(1, whole.w - 2 * EDGE_PX), h: Math.max(1, whole.h - 2 * EDGE_PX) };
    const fitting = Math.min(open.w / place.w, open.h / place.h);
    const least = Math.min(this.scale, Math.max(this.scene.least ?? 0, this.whole()));
    if (fitting < this.scale) this.zoomTo(Math.max(least, fitting));
    this.x += nudge(this.x + place.x * this.scale, place.w * this.scale, open.x, open.w);
    this.y += nudge(this.y + place.y * this.scale, place.h * this.scale, open.y, open.h);
  }

  /** Moves the map for somebody, who then owns the camera. @param {() => void} how @param {boolean} [ease] */
  move(how, ease = false) {
    if (!this.scale) return;
    this.own = true;
    how();
    const { box } = this.scene;
    const { w, h } = this.size;
    // Part of the map always stays in the frame.
    this.x = between(this.x, w * 0.3 - (box.x + box.w) * this.scale, w * 0.7 - box.x * this.scale);
    this.y = between(this.y, h * 0.3 - (box.y + box.h) * this.scale, h * 0.7 - box.y * this.scale);
    this.apply(ease);
  }

  /** @param {number} factor @param {{x: number, y: number}} [about] @param {boolean} [ease] */
  zoom(factor, about, ease = false) {
    const { least = 0, most = 2 } = this.scene;
    const smallest = Math.min(this.whole(), least || Infinity) * 0.8;
    this.move(() => this.zoomTo(between(this.scale * factor, smallest, Math.max(most, least) * 1.6), about), ease);
  }

  fit() {
    this.own = false;
    this.settle(true);
  }

  /** @param {boolean} ease */
  apply(ease) {
    this.world.classList.toggle("eased", ease);
    this.world.style.transform = `translate(${this.x.toFixed(2)}px, ${this.y.toFixed(2)}px) scale(${this.scale.toFixed(4)})`;
    this.root?.classList.toggle("own", this.own);
    for (const side of SIDES) {
      const button = /** @type {HTMLElement} */ (this.root?.querySelector(`:scope > .pan-edge.${side}`));
      const count = this.beyond(side).length;
      button.hidden = !count;
      const number = /** @type {HTMLElement} */ (button.firstElementChild);
      if (count && number.textContent !== `${count}`) number.textContent = `${count}`;
    }
  }

  /** The places to play beyond an edge. @param {Side} side */
  beyond(side) {
    const open = this.open();
    return (this.scene.targets ?? []).filter((place) => {
      const x = (place.x + place.w / 2) * this.scale + this.x - open.x;
      const y = (place.y + place.h / 2) * this.scale + this.y - open.y;
      const over = { left: EDGE_PX - x, right: x - open.w + EDGE_PX, up: EDGE_PX - y, down: y - open.h + EDGE_PX };
      const most = Math.max(...Object.values(over));
      return most > 0 && SIDES.find((one) => over[one] === most) === side;
    });
  }

  // Input

  listen() {
    const { frame } = this;
    const root = /** @type {HTMLElement} */ (this.root);
    this.listening = new AbortController();
    const { signal } = this.listening;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ act, options = {}) => frame.addEventListener(name, act, { signal, ...options });
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => this.drag(event));
    on("pointerup", (event) => this.lift(event));
    on("pointercancel", (event) => this.lift(event));
    on("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    // Pressing the ground does not take the focus away.
    on("mousedown", (event) => event.target.closest("[tabindex], button") === frame && event.preventDefault());
    on("wheel", (event) => this.turn(event), { passive: false });
    on("keydown", (event) => this.key(event));
    on("focusin", (event) => this.follow(event.target));
    root.addEventListener("click", (event) => this.button(/** @type {Element} */ (event.target)), { signal });
    this.observer = new ResizeObserver(() => {
      const { clientWidth: w, clientHeight: h } = frame;
      if (!w || !h) return;
      this.size = { w, h };
      this.settle(false);
    });
    this.observer.observe(frame);
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, this.point(event));
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const from = this.fingers.get(event.pointerId);
    if (!from) return;
    const to = this.point(event);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragged && !other && Math.hypot(to.x - from.x, to.y - from.y) < CLICK_SLACK_PX) return;
    if (!this.dragged) {
      this.dragged = true;
      this.frame.setPointerCapture(event.pointerId);
    }
    this.lively();
    this.fingers.set(event.pointerId, to);
    if (!other) {
      this.move(() => {
        this.x += to.x - from.x;
        this.y += to.y - from.y;
      });
      return;
    }
    const spread = Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
    this.zoom(spread, { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 });
    this.move(() => {
      this.x += (to.x - from.x) / 2;
      this.y += (to.y - from.y) / 2;
    });
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.fingers.delete(event.pointerId);
    // The click that ends a drag comes before the next task.
    if (this.dragged && !this.fingers.size) setTimeout(() => (this.dragged = false));
  }

  /** @param {WheelEvent} event */
  turn(event) {
    event.preventDefault();
    this.lively();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), this.point(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Record<string, () => void>} */
    const acts = {
      ArrowLeft: () => this.shift(ARROW_KEY_PX, 0),
      ArrowRight: () => this.shift(-ARROW_KEY_PX, 0),
      ArrowUp: () => this.shift(0, ARROW_KEY_PX),
      ArrowDown: () => this.shift(0, -ARROW_KEY_PX),
      "+": () => this.zoom(ZOOM_FACTOR, undefined, true),
      "=": () => this.zoom(ZOOM_FACTOR, undefined, true),
      "-": () => this.zoom(1 / ZOOM_FACTOR, undefined, true),
      "0": () => this.fit(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @param {number} x @param {number} y */
  shift(x, y) {
    this.move(() => {
      this.x += x;
      this.y += y;
    }, true);
  }

  /** Brings what the keyboard has focused into view. @param {Element} element */
  follow(element) {
    if (element === this.frame || !this.scale || !element.matches(":focus-visible")) return;
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.world).transform);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const from = this.point({ clientX: left, clientY: top });
    const to = this.point({ clientX: right, clientY: bottom });
    this.bring({ x: (from.x - e) / a, y: (from.y - f) / a, w: (to.x - from.x) / a, h: (to.y - from.y) / a });
    this.apply(true);
  }

  /** @param {Element} target */
  button(target) {
    const act = target.closest("[data-pan]")?.getAttribute("data-pan");
    if (act === "in") this.zoom(ZOOM_FACTOR, undefined, true);
    else if (act === "out") this.zoom(1 / ZOOM_FACTOR, undefined, true);
    else if (act === "fit") this.fit();
    else if (act) this.move(() => this.bring(union(this.beyond(/** @type {Side} */ (act)))), true);
  }

  /** A moving map is composited as one picture; once it rests it is drawn sharp again. */
  lively() {
    this.root?.classList.add("moving");
    clearTimeout(this.calm);
    this.calm = setTimeout(() => this.root?.classList.remove("moving"), REST_MS);
  }
}

const pan = directive(Pan);

/** Everything in one box. @param {Box[]} boxes @returns {Box} */
export function union(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** @param {number} value @param {number} low @param {number} high */
const between = (value, low, high) => Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));

/** Where a stretch should begin that now begins at `start`. @param {number} start @param {number} length @param {number} from @param {number} room */
function held(start, length, from, room) {
  if (length <= room) return from + (room - length) / 2;
  return between(start, from + room - length, from);
}

/** How far a stretch has to move to lie inside. @param {number} start @param {number} length @param {number} from @param {number} room */
function nudge(start, length, from, room) {
  if (length > room) return from + (room - length) / 2 - start;
  return between(start, from, from + room - length) - start;
}

/**
 * The frame with its buttons; it fills its parent. `content` is drawn in units of the map with the origin at the top left of the world, best
 * as one `<svg width="1" height="1">` with visible overflow. `over` lies above the map and does not move.
 * @param {import("./types.js").Ctx} ctx @param {Scene} scene @param {unknown} content @param {unknown} [over]
 */
export function panMap(ctx, scene, content, over = nothing) {
  const tool = (/** @type {string} */ act, /** @type {string} */ sign) => {
    const label = ctx.t(`map-${act}`);
    return html`<button class="pan-tool ${act}" data-pan=${act} aria-label=${label} title=${label}>${icon(sign)}</button>`;
  };
  return html`<div class="pan" ${pan(scene)}>
    <div class="pan-frame" tabindex="0" role="region" aria-label=${ctx.t("map-label")}><div class="pan-world">${content}</div></div>
    ${over}
    ${SIDES.map((side) => html`<button class="pan-edge ${side}" data-pan=${side} hidden aria-label=${ctx.t(`map-${side}`)} title=${ctx.t(`map-${side}`)}><b></b>${icon("right")}</button>`)}
    <div class="pan-tools" role="group" aria-label=${ctx.t("map-tools")}>${tool("in", "plus")}${tool("out", "minus")}${tool("fit", "whole")}</div>
  </div>`;
}
