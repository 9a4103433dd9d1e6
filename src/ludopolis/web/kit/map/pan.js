/**
 * A map that may be larger than its frame. It fits itself until somebody drags or zooms it (mouse, wheel, fingers, keys, buttons); places to
 * play are brought into view or pointed at from the edge. Like the position of a scroll bar, the camera belongs to the element and not to the
 * game: drawings remain functions of their arguments.
 */
import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { PartType, directive } from "../../vendor/lit-html/directive.js";
import { html, noChange, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { Camera, SIDES } from "./camera.js";
import { alongEdge, standInCorners } from "./corners.js";

/** @typedef {import("./camera.js").Scene} Scene */
/** @typedef {import("./camera.js").Side} Side */

const ARROW_KEY_PX = 80;
const ZOOM_FACTOR = 1.25;
/** A press that moves less than this is a click. */
const CLICK_SLACK_PX = 7;
/** The room that a sign at the edge takes. */
const SIGN_PX = { w: 62, h: 52 };
/** At the end of a game the whole map is shown, as large as it can be; below it there is room for what it does not show. */
const WHOLE = { targets: [], look: null, least: 0, most: 2, room: { top: 10, bottom: 40 }, whole: true };
/** Time after the last movement at which the map is drawn sharp again. */
const REST_MS = 250;
/** @type {Record<string, (camera: Camera) => void>} */
const KEYS = {
  ArrowLeft: (camera) => camera.shift(ARROW_KEY_PX, 0),
  ArrowRight: (camera) => camera.shift(-ARROW_KEY_PX, 0),
  ArrowUp: (camera) => camera.shift(0, ARROW_KEY_PX),
  ArrowDown: (camera) => camera.shift(0, -ARROW_KEY_PX),
  "+": (camera) => camera.zoom(ZOOM_FACTOR),
  "=": (camera) => camera.zoom(ZOOM_FACTOR),
  "-": (camera) => camera.zoom(1 / ZOOM_FACTOR),
  0: (camera) => camera.fit(),
};

class Pan extends AsyncDirective {
  /** @param {import("../../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("pan() stands inside a start tag");
    /** @type {HTMLElement | null} */
    this.root = null;
    /** @type {AbortController | null} */
    this.listening = null;
    /** @type {ResizeObserver | null} */
    this.observer = null;
    this.camera = new Camera();
    /** Where each finger last was. @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** Whether somebody moves the map by the mini-map. */
    this.steering = false;
    this.restTimer = 0;
    this.tidying = 0;
    /** What was to be brought into view last; it stays there in a frame of another size. @type {Element | null} */
    this.kept = null;
    /** A scene or a size of the frame has come while a finger was down. */
    this.late = false;
  }

  render(/** @type {Scene} */ _scene) {
    return noChange;
  }

  /** @param {import("../../vendor/lit-html/directive.js").ElementPart} part @param {[Scene]} args */
  update(part, [scene]) {
    this.root = /** @type {HTMLElement} */ (part.element);
    this.camera.scene = scene;
    if (!this.listening) this.listen();
    if (this.camera.scale) this.settle(true);
    return noChange;
  }

  disconnected() {
    this.listening?.abort();
    this.listening = null;
    this.observer?.disconnect();
    clearTimeout(this.restTimer);
    cancelAnimationFrame(this.tidying);
    this.tidying = 0;
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

  /** A point of the screen in pixels of the frame, which may itself be zoomed by a style. @param {{clientX: number, clientY: number}} event */
  point({ clientX, clientY }) {
    const box = this.frame.getBoundingClientRect();
    const zoom = box.width / this.frame.clientWidth || 1;
    return { x: (clientX - box.left) / zoom, y: (clientY - box.top) / zoom };
  }

  /** Follows the scene and the frame; later if a finger is down, for nothing moves under it. @param {boolean} ease */
  settle(ease) {
    this.late = this.fingers.size > 0 || this.steering;
    if (this.late) return;
    this.camera.settle();
    this.apply(ease);
  }

  /** Changes the camera, once the frame is measured. @param {(camera: Camera) => void} how @param {boolean} [ease] */
  change(how, ease = false) {
    if (!this.camera.scale) return;
    how(this.camera);
    this.apply(ease);
  }

  /** Shows what the camera sees. @param {boolean} ease */
  apply(ease) {
    const { x, y, scale, own } = this.camera;
    this.world.classList.toggle("eased", ease);
    this.world.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;
    this.root?.classList.toggle("own", own);
    for (const side of SIDES) {
      const button = /** @type {HTMLElement} */ (this.root?.querySelector(`:scope > .pan-edge.${side}`));
      const count = this.camera.beyond(side).length;
      button.hidden = !count;
      if (!count) continue;
      const number = /** @type {HTMLElement} */ (button.firstElementChild);
      if (number.textContent !== `${count}`) number.textContent = `${count}`;
      const { targets = [] } = this.camera.scene;
      const at = alongEdge(
        side,
        this.camera.size,
        SIGN_PX,
        targets.map((box) => this.camera.onScreen(box)),
      );
      button.style.setProperty("--at", `${100 * at}%`);
    }
    this.tidying ||= requestAnimationFrame(() => this.tidy());
  }

  /** Follows with what lies over the map, once that is drawn: the mini-map, and what stands in the corners unless a finger is down. */
  tidy() {
    this.tidying = 0;
    const { camera } = this;
    const root = /** @type {HTMLElement} */ (this.root);
    const seen = { x: -camera.x / camera.scale, y: -camera.y / camera.scale, width: camera.size.w / camera.scale, height: camera.size.h / camera.scale };
    const view = root.querySelector(".pan-mini .pan-view");
    for (const [name, value] of Object.entries(seen)) view?.setAttribute(name, value.toFixed(1));
    root.classList.toggle("all", camera.all());
    const { targets = [], things } = camera.scene;
    if (!things || this.fingers.size || this.steering) return;
    const boxes = (/** @type {import("./camera.js").Box[]} */ all) => all.map((box) => camera.onScreen(box));
    const tools = /** @type {HTMLElement} */ (root.querySelector(":scope > .pan-tools"));
    const others = /** @type {NodeListOf<HTMLElement | SVGElement>} */ (root.querySelectorAll("[data-corner]:not(.pan-tools)"));
    standInCorners([tools, ...others], camera.size, [...boxes(targets), ...this.lit()], boxes(things));
  }

  /** What a lesson speaks of, in pixels of the frame. */
  lit() {
    const found = [...this.frame.querySelectorAll("[data-lit]")];
    if (!found.length) return [];
    const { left, top } = this.frame.getBoundingClientRect();
    return found.map((element) => element.getBoundingClientRect()).map(({ x, y, width: w, height: h }) => ({ x: x - left, y: y - top, w, h }));
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
    // A finger may be lifted anywhere.
    addEventListener("pointerup", (event) => this.lift(event), { signal });
    addEventListener("pointercancel", (event) => this.lift(event), { signal });
    on("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    // Pressing the ground does not take the focus away.
    on("mousedown", (event) => event.target.closest("[tabindex], button") === frame && event.preventDefault());
    on("wheel", (event) => this.turn(event), { passive: false });
    on("keydown", (event) => this.key(event));
    on("focusin", (event) => event.target.matches(":focus-visible") && this.follow(event.target));
    on("bring", (event) => this.keep(event.target));
    for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
      root.addEventListener(name, (event) => this.steer(/** @type {PointerEvent} */ (event)), { signal });
    root.addEventListener("click", (event) => this.button(/** @type {Element} */ (event.target)), { signal });
    this.observer = new ResizeObserver(() => {
      const { clientWidth: w, clientHeight: h } = frame;
      if (!w || !h) return;
      this.camera.size = { w, h };
      this.settle(false);
      if (this.camera.own && this.kept?.isConnected) this.follow(this.kept);
    });
    this.observer.observe(frame);
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button) return;
    if (!this.fingers.size) this.dragged = false;
    this.kept = null;
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
    this.startMoving();
    this.fingers.set(event.pointerId, to);
    if (!other) {
      this.change((camera) => camera.shift(to.x - from.x, to.y - from.y));
      return;
    }
    const spread = Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
    this.change((camera) => {
      camera.zoom(spread, { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 });
      camera.shift((to.x - from.x) / 2, (to.y - from.y) / 2);
    });
  }

  /** A finger on the mini-map moves the view there. @param {PointerEvent} event */
  steer(event) {
    const mini = /** @type {Element} */ (event.target).closest(".pan-mini");
    if (!(mini instanceof SVGSVGElement)) return;
    const down = event.type === "pointerdown" && !event.button;
    if (down) mini.setPointerCapture(event.pointerId);
    this.steering = down || (this.steering && event.type === "pointermove");
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(mini.getScreenCTM()?.inverse());
    this.change((camera) => this.steering && camera.centre(point), down);
    if (!this.steering) this.settleLate();
  }

  /** @param {PointerEvent} event */
  lift(event) {
    if (!this.fingers.delete(event.pointerId)) return;
    this.settleLate();
    // The click that ends a drag comes before the next task.
    if (this.dragged && !this.fingers.size) setTimeout(() => (this.dragged = false));
  }

  /** The last finger is up: follows what came meanwhile. What stands in the corners waited for this too. */
  settleLate() {
    if (this.late) this.settle(true);
    else this.change(() => {});
  }

  /** @param {WheelEvent} event */
  turn(event) {
    event.preventDefault();
    this.startMoving();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015));
    this.change((camera) => camera.zoom(factor, this.point(event)));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const how = KEYS[event.key];
    if (!how) return;
    event.preventDefault();
    event.stopPropagation();
    this.change(how, true);
  }

  /** Brings what a `bring` event is about into view, and keeps it there if it was not. @param {Element} element */
  keep(element) {
    const { x, y } = this.camera;
    this.kept = element;
    this.follow(element);
    this.camera.own ||= x !== this.camera.x || y !== this.camera.y;
  }

  /** Brings what the keyboard has focused into view. @param {Element} element */
  follow(element) {
    if (element === this.frame) return;
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.world).transform);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const from = this.point({ clientX: left, clientY: top });
    const to = this.point({ clientX: right, clientY: bottom });
    this.change((camera) => camera.bring({ x: (from.x - e) / a, y: (from.y - f) / a, w: (to.x - from.x) / a, h: (to.y - from.y) / a }), true);
  }

  /** @param {Element} target */
  button(target) {
    const act = target.closest("[data-pan]")?.getAttribute("data-pan");
    if (!act) return;
    const key = { in: "+", out: "-", fit: "0" }[act];
    this.change(key ? KEYS[key] : (camera) => camera.fetch(/** @type {Side} */ (act)), true);
  }

  /** A moving map is composited as one picture; once it rests it is drawn sharp again. */
  startMoving() {
    this.root?.classList.add("moving");
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => this.root?.classList.remove("moving"), REST_MS);
  }
}

const pan = directive(Pan);

/**
 * The frame with its buttons; it fills its parent. `content` is drawn in units of the map with the origin at the top left of the world, best
 * as one `<svg width="1" height="1">` with visible overflow. `over` lies above the map and does not move; in it may be a mini-map, an
 * `<svg class="pan-mini">` in units of the map with a `<rect class="pan-view">`, and things with `data-corner`.
 * @param {import("../types.js").Ctx} ctx @param {Scene} scene @param {unknown} content @param {unknown} [over]
 */
export function panMap(ctx, scene, content, over = nothing) {
  const tool = (/** @type {string} */ act, /** @type {string} */ sign) => {
    const label = ctx.t(`map-${act}`);
    return html`<button class="pan-tool ${act}" data-pan=${act} aria-label=${label} title=${label}>${icon(sign)}</button>`;
  };
  return html`<div class="pan" ${pan(ctx.counting ? { ...scene, ...WHOLE } : scene)}>
    <div class="pan-frame" tabindex="0" role="region" aria-label=${ctx.t("map-label")}><div class="pan-world">${content}</div></div>
    ${over}
    ${SIDES.map((side) => html`<button class="pan-edge ${side}" data-pan=${side} hidden aria-label=${ctx.t(`map-${side}`)} title=${ctx.t(`map-${side}`)}><b></b>${icon("right")}</button>`)}
    <div class="pan-tools" data-corner="bottom right" role="group" aria-label=${ctx.t("map-tools")}>${tool("in", "plus")}${tool("out", "minus")}${tool("fit", "whole")}</div>
  </div>`;
}
