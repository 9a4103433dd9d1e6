/** Pins: marks on things that a text refers to, with the same marks in the text. They are dots as on a die, because boards are full of numbers and letters. */
import { html, render, svg } from "../../vendor/lit-html/lit-html.js";

/** Smallest distance of a pin from the edge of the window, in pixels. */
const EDGE = 14;
/** Distance of a pin's centre from the edge of its thing, in pixels, so that it does not cover the thing. */
const OUT = 7;
/** Where the dots of each number are, from the middle. @type {[number, number][][]} */
const DOTS = [
  [],
  [[0, 0]],
  [
    [-3.2, 0],
    [3.2, 0],
  ],
  [
    [-5, 0],
    [0, 0],
    [5, 0],
  ],
  [
    [-3.2, -3.2],
    [3.2, -3.2],
    [-3.2, 3.2],
    [3.2, 3.2],
  ],
  [
    [-4, -4],
    [4, -4],
    [0, 0],
    [-4, 4],
    [4, 4],
  ],
  [
    [-5, -3],
    [0, -3],
    [5, -3],
    [-5, 3],
    [0, 3],
    [5, 3],
  ],
];

/** A number as dots; screen readers read the number. @param {number} number */
export const pips = (number) =>
  DOTS[number]?.length
    ? html`<span class="vh">${number}</span><svg viewBox="-10 -10 20 20" aria-hidden="true">${DOTS[number].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.100"/>`)}</svg>`
    : html`${number}`;

/** Smallest distance between two pins, in pixels; closer ones are placed side by side. */
const APART = 26;

/**
 * The things on the page that a name stands for: a thing (`data-id`), a part of the board (`data-part`), or a move, of which the step that can be taken
 * now is found (`play C` of `play C B11`). Of things that are equal, a board names all but the one that the move takes `data-twin`.
 * @param {ParentNode} root @param {string} what @returns {Element[]}
 */
export function find(root, what) {
  const visible = (/** @type {string} */ names) => [...root.querySelectorAll(names)].filter((element) => element.getClientRects().length > 0);
  const things = visible(`[data-id="${CSS.escape(what)}"], [data-part="${CSS.escape(what)}"]`);
  if (things.length) return things;
  for (let part = what; part; part = part.slice(0, Math.max(0, part.lastIndexOf(" ")))) {
    const controls = visible(`[data-move="${CSS.escape(part)}"]:not([data-twin]), [data-step="${CSS.escape(part)}"]`);
    if (controls.length) return controls;
  }
  return [];
}

/** How much of a pin must not lie over another thing that is marked: its middle, with the dots. */
const FACE = 9;

/** Whether a pin would hide part of a box. @param {{x: number, y: number}} at @param {DOMRect} box */
const hides = ({ x, y }, { left, right, top, bottom }) => x + FACE > left && x - FACE < right && y + FACE > top && y - FACE < bottom;

/** Where a pin may stand, the usual corner first: the lower left one, of a wide thing the upper left one. @param {DOMRect} rect */
function corners({ left, right, top, bottom, width, height }) {
  const low = bottom - 6;
  const wide = width > height * 1.4;
  const ys = wide ? [top, low] : [low, top + 6];
  return ys.flatMap((y) => [
    { x: left - OUT, y },
    { x: right + OUT, y },
  ]);
}

/**
 * A place just outside the edge of a thing: `top` is the middle of its upper edge, `top right` a corner; `top right in` lies inside that corner.
 * @param {DOMRect} rect
 * @param {string} corner
 */
function on({ left, right, top, bottom }, corner) {
  const out = corner.endsWith(" in") ? -OUT : OUT;
  return {
    x: corner.includes("left") ? left - out : corner.includes("right") ? right + out : (left + right) / 2,
    y: corner.includes("top") ? top - out : corner.includes("bottom") ? bottom + out : (top + bottom) / 2,
  };
}

/** A thing that a pin may stand on, and where, if not on the usual corner: `top`, `bottom right` … @typedef {{thing: Element, corner?: string | null}} Place */

export class Pins {
  constructor() {
    /** For each pin where it may stand, the usual thing first. @type {Place[][]} */
    this.places = [];
    /** @type {HTMLElement[]} */
    this.pins = [];
    this.frame = 0;
  }

  /**
   * Puts mark 1 on the first thing, and so on, or other marks; what is nowhere has none. Where several things stand for the same, the mark is on the first
   * in view.
   * @param {Place[][]} places
   * @param {number[]} [marks]
   */
  set(places, marks = []) {
    this.places = places;
    while (this.pins.length > places.length) this.pins.pop()?.remove();
    while (this.pins.length < places.length) {
      const pin = document.createElement("span");
      pin.className = "pin at";
      pin.ariaHidden = "true";
      this.pins.push(pin);
    }
    this.pins.forEach((pin, index) => {
      pin.dataset.number = `${index + 1}`;
      render(pips(marks[index] ?? index + 1), pin);
    });
    for (const pin of this.pins) if (!pin.isConnected) document.body.append(pin);
    if (places.length && !this.frame) this.follow();
  }

  /** Things travel, maps are panned: pins go with them as long as there are any. */
  follow() {
    this.frame = this.places.length ? requestAnimationFrame(() => this.follow()) : 0;
    /** @type {{x: number, y: number}[]} */
    const taken = [];
    const usual = this.places.map(([place]) => place?.thing);
    const boxes = usual.map((thing) => thing?.getBoundingClientRect());
    this.places.forEach((places, index) => {
      const others = boxes.filter((box, other) => usual[other] !== usual[index] && box?.width);
      const spots = places.map((place) => spot(place, /** @type {DOMRect[]} */ (others)));
      this.place(this.pins[index], spots.find(Boolean), taken);
    });
  }

  /**
   * Shows a pin at a spot, beside other pins; hides it where there is none.
   * @param {HTMLElement} pin
   * @param {{x: number, y: number} | null | undefined} at
   * @param {{x: number, y: number}[]} taken where other pins are
   */
  place(pin, at, taken) {
    pin.toggleAttribute("hidden", !at);
    if (!at) return;
    let { x } = at;
    const { y } = at;
    while (taken.some((other) => Math.abs(other.x - x) < APART && Math.abs(other.y - y) < APART)) x += APART;
    taken.push({ x, y });
    const translate = `${Math.round(x)}px ${Math.round(y)}px`;
    if (pin.style.translate !== translate) pin.style.translate = translate;
  }
}

/**
 * A corner of a thing where a pin hides nothing of another one, or the corner that is wanted; null where it would be out of view.
 * @param {Place} place
 * @param {DOMRect[]} others where other things are that are marked
 */
function spot({ thing, corner }, others) {
  const rect = thing.getBoundingClientRect();
  if (!rect.width || document.querySelector("dialog[open]")) return null;
  const box = thing.closest(".board, .tray, .rail")?.getBoundingClientRect();
  const free = (/** @type {{x: number, y: number}} */ at) => at.x < innerWidth - EDGE && !others.some((box) => hides(at, box));
  const usual = corners(rect);
  const at = corner ? on(rect, corner) : (usual.find(free) ?? usual[0]);
  const x = Math.max(EDGE, at.x);
  // On a tablet the rail is no box of its own.
  return box?.width && (at.y < box.top - EDGE || at.y > box.bottom + EDGE || x > box.right) ? null : { x, y: at.y };
}
