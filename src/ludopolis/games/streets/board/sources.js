/** The rows of the score sheet: money earned, final scoring, business. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { paper } from "../../../kit/board.js";
import { glyph } from "../art/pieces.js";
import { halfWords } from "./parties.js";

/** @typedef {import("../../../kit/board.js").Source} Source */

/** @param {string} name */
const drawn = (name) => (/** @type {number} */ size) =>
  html`<svg viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${paper(glyph(name, 12, 12, 24, "ink-2", "sheet"))}</svg>`;
/** @type {Source} */
const business = { group: "business", paper: "k-blue", icon: drawn("trade") };

/** @type {Record<string, Source>} */
export const sources = {
  start: { paper: "stone", icon: drawn("coin") },
  income: { paper: "coin", icon: drawn("coin") },
  final: { paper: "leaf", icon: drawn("road"), why: (ctx, { points, figures }) => halfWords(ctx, { half: points, due: figures.income }) },
  most_restaurant: business,
  most_housing: business,
  most_leisure: business,
  most_trade: business,
  token_sets: business,
};
