/**
 * A gain is felt: for a moment a frame in the player's colour runs round what brought it, and a slip says what it brought. A board says which of its
 * events are gains (`gains`); without that, a score that rises is one. Nothing waits for a moment to end, and it takes no clicks.
 */
import { html, nothing, render, svg } from "../../vendor/lit-html/lit-html.js";
import { play } from "../device/attention.js";
import { tint } from "../draw/art.js";
import { total } from "../parts/players.js";
import { plus } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Gain} Gain */
/** @typedef {import("../types.js").State} State */
/**
 * Where a gain is shown. `layer`: the map that moves it along, or the page; `scale`: pixels for a unit of it.
 * @typedef {{gain: Gain, things: Element[], layer: Element, scale: number, boxes: DOMRect[]}} Spot
 */

/** How long everything about a gain lasts. */
export const MOMENT_MS = 600;
/** How long a thing needs to come down, and from how high. */
const LANDING_MS = 300;
const DROP_PX = 26;
/** More gains than these at once are no moment. */
const MAX_GAINS = 8;
/** From a thing to its frame, the frame's width, and the room that a slip needs. */
const AROUND_PX = 3;
const FRAME_PX = 4;
const SLIP_PX = { w: 56, h: 20 };
const EASING = "cubic-bezier(.2,.7,.2,1)";
/** The name of all these animations. */
const NAME = "gain";

export class Gains {
  /** @param {Pick<import("../page.js").Page, "setup" | "board" | "root" | "prefs" | "text" | "ctx">} page */
  constructor(page) {
    this.page = page;
    /** What has not been shown. @type {Gain[]} */
    this.found = [];
    this.count = 0;
  }

  /** A new state has come. @param {State | null} before @param {State} state @param {import("../types.js").Fact[]} facts what led to it */
  follow(before, state, facts) {
    const { board, text, prefs, setup } = this.page;
    if (!before?.view || state.over || text || !board || !facts.length) return;
    const ctx = this.page.ctx();
    const told = board.gains ? facts.flatMap((fact) => board.gains?.[fact.kind]?.(ctx, fact, before.view) ?? []) : risen(ctx, before, board);
    if (prefs.sound === "all" && told.some(({ seat }) => setup.mine.includes(seat))) void play("gain", prefs.volume);
    if (prefs.pace !== "instant") this.found.push(...told);
  }

  /** Measures where the gains are, and returns the function that shows them. @returns {() => void} */
  show() {
    const found = this.found.splice(0, this.found.length);
    if (!found.length || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
    /** @type {Map<Element, Spot>} */
    const spots = new Map(); // a thing has one moment, the first that is told
    // One's own come first, and what was closed or fenced before what was only built.
    const rank = (/** @type {Gain} */ { seat, lands }) => (this.page.setup.mine.includes(seat) ? 0 : 2) + (lands ? 1 : 0);
    for (const gain of found.sort((one, other) => rank(one) - rank(other))) {
      const spot = spotOf(this.page.root, gain);
      if (spot && spots.size < MAX_GAINS && !spots.has(spot.things[0])) spots.set(spot.things[0], spot);
    }
    return () => spots.forEach((spot) => this.begin(spot));
  }

  /** @param {Spot} spot */
  begin(spot) {
    const { gain, things, layer, scale, boxes } = spot;
    if (gain.lands) things.forEach((thing) => land(thing, gain.seat, thing instanceof SVGElement ? scale : 1));
    if (gain.lands && !gain.figure) return;
    const holder = document.createElement("div");
    holder.className = "felt";
    holder.setAttribute("aria-hidden", "true");
    render(drawn(spot, holder.style, (this.count += 1)), holder);
    layer.append(holder);
    const part = (/** @type {string} */ name) => holder.querySelector(name);
    const all = union(boxes);
    move(part("svg"), [{ clipPath: all.width >= all.height ? "inset(0 100% 0 0)" : "inset(0 0 100% 0)" }, { clipPath: "inset(0)" }], 300);
    move(
      part(".feltslip"),
      [
        { opacity: 0, translate: "0 10px" },
        { opacity: 1, translate: "0 0" },
      ],
      150,
    );
    move(part(".was"), [{ opacity: 1 }, { opacity: 0, translate: "0 -70%" }], 120, 180);
    move(
      part(".was + span"),
      [
        { opacity: 0, translate: "0 70%" },
        { opacity: 1, translate: "0 0" },
      ],
      120,
      180,
    );
    const done = () => holder.remove();
    holder.animate([{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { id: NAME, duration: MOMENT_MS, fill: "both" }).finished.then(done, done);
  }
}

/** @param {Element | null} element @param {Keyframe[]} frames @param {number} duration @param {number} [delay] @param {CompositeOperation} [composite] */
const move = (element, frames, duration, delay = 0, composite = "replace") =>
  element?.animate(frames, { id: NAME, duration, delay, composite, fill: composite === "add" ? "none" : "both", easing: EASING });

/** A thing comes down and is outlined; whatever else moves it goes on. @param {Element} thing @param {number} seat @param {number} scale */
function land(thing, seat, scale) {
  move(thing, [{ translate: `0 ${-DROP_PX / scale}px` }, { translate: "0 0" }], LANDING_MS, 0, "add");
  const colour = getComputedStyle(thing).getPropertyValue(`--p${tint(seat)}`);
  const line = (/** @type {string} */ ink) => ({ outline: `${FRAME_PX / scale}px solid ${ink}`, outlineOffset: `${AROUND_PX / scale}px` });
  const frames = [line("transparent"), { ...line(colour), offset: 0.5 }, { ...line(colour), offset: 0.75 }, line("transparent")];
  thing.animate(frames, { id: NAME, duration: MOMENT_MS });
}

/**
 * Whose points have risen, and what their latest news is about.
 * @param {Ctx} ctx
 * @param {State} before
 * @param {import("../types.js").Board} board
 * @returns {Gain[]}
 */
function risen(ctx, before, board) {
  const earlier = { ...ctx, scores: before.scores ?? null, over: null };
  return ctx.seats.flatMap((_, seat) => {
    const [was, now] = [total(earlier, seat), total(ctx, seat)];
    if (was === null || now === null || now <= was) return [];
    const places = ctx.facts.filter((fact) => fact.seat === seat).map((fact) => board.place?.(ctx, fact) ?? []);
    return [{ seat, things: places.findLast((ids) => ids.length) ?? [], figure: plus(now - was) }];
  });
}

/** What can be seen of a gain: its things, or its player where they are out of sight. @param {Element} root @param {Gain} gain @returns {Spot | null} */
function spotOf(root, gain) {
  const seen = (/** @type {string} */ selector) => [...root.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0) ?? [];
  let things = gain.things.flatMap((id) => seen(`[data-id="${CSS.escape(id)}"]`));
  if (!things.length && gain.figure) things = [seen(`[data-what="player ${gain.seat}"]`)].flat();
  if (!things.length) return null;
  const world = things[0].closest(".pan-world");
  const matrix = /** @type {SVGSVGElement | null} */ (world?.querySelector("svg") ?? null)?.getScreenCTM();
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  if (!world || !matrix) return { gain, things, layer: document.body, scale: 1, boxes };
  const local = (/** @type {DOMRect} */ { x, y, width, height }) =>
    new DOMRect((x - matrix.e) / matrix.a, (y - matrix.f) / matrix.a, width / matrix.a, height / matrix.a);
  return { gain, things, layer: world, scale: matrix.a, boxes: boxes.map(local) };
}

/** @param {DOMRect[]} boxes */
function union(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** @param {Spot} spot @param {CSSStyleDeclaration} style where it says where it lies @param {number} number of the moment on this page */
function drawn({ gain, layer, scale, boxes }, style, number) {
  const all = union(boxes);
  const edge = AROUND_PX + FRAME_PX;
  const [x, y] = [all.x - edge / scale, all.y - edge / scale];
  const rects = (/** @type {number} */ more) =>
    boxes.map(
      (box) =>
        svg`<rect x=${box.x - x - more / scale} y=${box.y - y - more / scale} width=${box.width + (2 * more) / scale} height=${box.height + (2 * more) / scale} rx=${(5 + more) / scale}/>`,
    );
  const [wide, high] = [all.width + (2 * edge) / scale, all.height + (2 * edge) / scale];
  // On the page a slip stays in sight; a map shows its middle.
  const fixed = layer === document.body;
  const middle = fixed ? Math.max(SLIP_PX.w, Math.min(innerWidth - SLIP_PX.w, all.x + all.width / 2)) - x : wide / 2;
  const above = fixed ? Math.max(SLIP_PX.h, y) - y : 0;
  const place = { left: `${x}px`, top: `${y}px`, middle: `${middle}px`, above: `${above}px`, slip: `${1 / scale}`, colour: `var(--p${tint(gain.seat)})` };
  for (const [name, value] of Object.entries(place)) style.setProperty(`--felt-${name}`, value);
  return html`<div class=${fixed ? "feltpage" : ""}>
    ${gain.lands ? nothing : html`<svg width=${wide} height=${high}><defs><mask id="felt${number}"><rect width="100%" height="100%" fill="#fff"/><g fill="#000">${rects(AROUND_PX)}</g></mask></defs><g mask="url(#felt${number})">${rects(edge)}</g></svg>`}
    ${gain.figure ? html`<span class="feltat"><span class="feltslip">${gain.was ? html`<span class="was">${gain.was}</span>` : nothing}<span>${gain.figure}</span></span></span>` : nothing}</div>`;
}
