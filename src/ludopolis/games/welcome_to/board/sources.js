/** The rows of the score sheet as on the board: parks green, pools blue, estates lilac. */
import { glyph } from "../art/cards.js";

/** @typedef {import("../../../kit/board.js").Source} Source */

/** @param {string} kind */
const drawn = (kind) => (/** @type {number} */ size) => glyph(kind, size);

/** @type {Source} */
const parks = { group: "parks", paper: "leaf", icon: drawn("park") };
/** @type {Source} */
const estates = { last: true, group: "estates", paper: "lilac", icon: drawn("agent"), sum: ({ estates: count, value }) => `${count} × ${value}` };
/** @type {Source} */
const minus = { group: "minus", paper: "stone", icon: drawn("refusal") };

/** @type {Record<string, Source>} */
export const sources = {
  plans: { paper: "butter", icon: drawn("plan"), sum: (plans) => Object.values(plans).filter(Boolean).join(" + ") },
  parks_1: parks,
  parks_2: parks,
  parks_3: parks,
  pools: { paper: "water", icon: drawn("pool") },
  temps: { paper: "coral", icon: drawn("temp") },
  estates_1: estates,
  estates_2: estates,
  estates_3: estates,
  estates_4: estates,
  estates_5: estates,
  estates_6: estates,
  bis: minus,
  refusals: minus,
  rings: minus,
};
