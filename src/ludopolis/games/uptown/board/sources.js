/** The rows of the score sheet: five plots, and coins. */
import { glyph } from "../art/glyphs.js";

/** @typedef {import("../../../kit/board.js").Source} Source */

/** @type {(name: string, paper: string) => Source} */
const row = (name, paper) => ({ paper, icon: (size) => glyph(name, size) });

/** @type {Record<string, Source>} */
export const sources = {
  plot_1: row("tower", "peach"),
  plot_2: row("tower", "water"),
  plot_3: row("tower", "rose"),
  plot_4: row("tower", "mint"),
  plot_5: row("tower", "lilac"),
  coins: { ...row("coin", "coin"), why: (_ctx, { figures }) => `${figures.coins} ÷ 3` },
};
