/** The three trades as paper figures in a box of 100 × 64: shoulders in the card's colour, and one thing that shows the trade. */
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

/** @type {Record<string, ReturnType<typeof svg>>} */
const TRADES = {
  // A helmet and a wrench.
  technician: svg`<path d="M38 26a12 12 0 0 1 24 0Z" class="hat"/><path d="M50 14a12 12 0 0 1 12 12H50Z" class="fold"/><rect x="34" y="24.500" width="32" height="4" rx="2" class="hat"/><path d="M78 34l-9 14" class="tool"/><circle cx="79" cy="31" r="5" class="hat"/><path d="M79 31l4-6" class="cut"/>`,
  // Glasses and a roll of plans.
  engineer: svg`<path d="M38 27c0-9 5-14 12-14s12 5 12 14c-3-5-6-7-12-7s-9 2-12 7Z" class="hair"/><circle cx="45.500" cy="29" r="4.200" class="lens"/><circle cx="54.500" cy="29" r="4.200" class="lens"/><path d="M70 34l14 16" class="roll"/><circle cx="70" cy="34" r="3.600" class="hat"/>`,
  // A hat with a brim, and a leaf.
  planner: svg`<path d="M40 22a10 10 0 0 1 20 0Z" class="straw"/><ellipse cx="50" cy="22.500" rx="19" ry="3.600" class="straw"/><path d="M40 20.500h20" class="band"/><path d="M78 44c-6-1-11-4-12-10 3-4 8-4 11-2l1 5 1-5c3-2 8-2 11 2-1 6-6 9-12 10Zm0 0v10" class="gk-foliage"/>`,
};

/** @param {string} trade */
export const portrait = (trade) =>
  html`<svg class="gk-portrait" viewBox="0 8 100 56" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><path d="M22 64c2-17 12-23 28-23s26 6 28 23Z" class="coat"/><path d="M50 41c16 0 26 6 28 23H50Z" class="fold"/><circle cx="50" cy="29" r="11.500" class="skin"/><path d="M50 17.500a11.500 11.500 0 0 1 0 23Z" class="fold"/>${TRADES[trade]}</svg>`;
