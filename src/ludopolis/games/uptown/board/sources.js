/** The rows of the score sheet: five plots with their numbers as on the street, and coins. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { glyph } from "../art/glyphs.js";

/** @typedef {import("../../../kit/board.js").Source} Source */

/** @type {(number: number, paper: string) => Source} */
const plot = (number, paper) => ({ paper, icon: () => html`<i class="ut-plate">${number}</i>` });

/** @type {Record<string, Source>} */
export const sources = {
  plot_1: plot(1, "peach"),
  plot_2: plot(2, "water"),
  plot_3: plot(3, "rose"),
  plot_4: plot(4, "mint"),
  plot_5: plot(5, "lilac"),
  coins: {
    paper: "coin",
    icon: (size) => glyph("coin", size),
    why: (ctx, { figures, points }) => ctx.t("board-piles", { coins: figures.coins, piles: points }),
  },
};
