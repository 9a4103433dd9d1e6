/** The rows of the score sheet with the signs of the cards. */
import { sign } from "../art/icons.js";
import { won } from "./districts.js";

/** @typedef {import("../../../kit/board.js").Source} Source */

/** @type {(name: string, paper: string) => Source} */
const row = (name, paper) => ({ paper, icon: (size) => sign(name, size) });

/** @type {Record<string, Source>} */
export const sources = {
  screen: row("point", "butter"),
  resources_on: row("resource", "rose"),
  low_buildings: row("tile", "peach"),
  high_buildings: row("height", "k-blue"),
  bonus_cards: row("exploit", "lilac"),
  cards: row("cards", "water"),
  flat: row("end", "coin"),
  renewals: { ...row("renew", "mint"), why: (_ctx, { points, figures }) => (figures.tokens ? `${figures.tokens} × ${points / figures.tokens}` : "") },
  districts: { ...row("district", "leaf"), why: (ctx, _line, seat) => won(ctx, seat) },
};
