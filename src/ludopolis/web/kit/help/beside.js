/** Places a card beside a thing, where it hides least. On a phone it is a sheet at the top or the bottom of the screen, whichever is farther from the thing. */
import { phone } from "../ctx/ctx.js";

/** Distance of a card from its thing and from the edge of the window, in pixels. */
const GAP = 14;
const EDGE = 8;
/** What should not be hidden: legal moves, coins, the tray. */
const PRECIOUS = "[data-move], [data-purse], .tray, .status";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {HTMLElement} card @param {Element} thing */
export function putBeside(card, thing) {
  const about = thing.getBoundingClientRect();
  card.dataset.side = phone.matches ? (about.top + about.bottom > innerHeight ? "top" : "bottom") : "";
  card.style.translate = "";
  if (phone.matches) return;
  const { offsetWidth: wide, offsetHeight: high } = card;
  const x = clamp((about.left + about.right - wide) / 2, innerWidth - wide);
  const y = clamp((about.top + about.bottom - high) / 2, innerHeight - high);
  const places = [
    { side: "right", left: about.right + GAP, top: y },
    { side: "left", left: about.left - GAP - wide, top: y },
    { side: "below", left: x, top: about.bottom + GAP },
    { side: "above", left: x, top: about.top - GAP - high },
  ].map((place) => ({ side: place.side, left: clamp(place.left, innerWidth - wide), top: clamp(place.top, innerHeight - high) }));
  const precious = [...document.querySelectorAll(PRECIOUS)].filter((one) => !one.contains(thing)).map((one) => one.getBoundingClientRect());
  const cost = places.map(({ left, top }) => {
    const box = { left, top, right: left + wide, bottom: top + high };
    return overlap(box, about) * 1000 + precious.reduce((sum, one) => sum + overlap(box, one), 0);
  });
  const { side, left, top } = places[cost.indexOf(Math.min(...cost))];
  card.dataset.side = side;
  card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  const along = side === "left" || side === "right" ? (about.top + about.bottom) / 2 - top : (about.left + about.right) / 2 - left;
  card.style.setProperty("--notch", `${Math.round(Math.max(22, Math.min(along, (side === "left" || side === "right" ? high : wide) - 22)))}px`);
}

/** @param {HTMLElement} ring @param {Element} thing */
export function putAround(ring, thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  Object.assign(ring.style, { translate: `${left}px ${top}px`, width: `${width}px`, height: `${height}px` });
}

/** @param {number} at @param {number} last */
const clamp = (at, last) => Math.max(EDGE, Math.min(at, last - EDGE));

/** The area that two boxes share. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
