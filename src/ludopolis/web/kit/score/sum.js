/** Where a player's points come from, while the game is going on: one row for each source, and the sum. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { amount } from "../parts/opening.js";
import { signed } from "../words/format.js";
import { rowsOf } from "./rows.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./rows.js").Row} Row */

/** @param {Ctx} ctx @param {number} seat @param {import("../types.js").Board | null} board */
export function sumView(ctx, seat, board) {
  const sheet = ctx.over?.sheets[seat] ?? ctx.scores?.[seat];
  if (!sheet) return nothing;
  const total = sheet.reduce((sum, { points }) => sum + points, 0);
  const rows = rowsOf(ctx, [sheet], board);
  const given = rows.filter(({ points }) => points[0]);
  return html`<dl class="sumof">${(given.length ? given : rows).map((row) => rowView(ctx, row, seat))}<div class="all"><dt>${ctx.over ? nothing : ctx.t("sum-now")}</dt><dd>${amount(ctx, total)}</dd></div></dl>${ctx.over || !ctx.has("game-ends") ? nothing : html`<p class="quiet">${ctx.t("game-ends", { players: ctx.seats.length })}</p>`}`;
}

/** What the points of a row come from, in words or as a sum. @param {Ctx} ctx @param {Row} row @param {number} seat @returns {string} */
function why(ctx, { source, lines: [line], parts }, seat) {
  const given = parts.filter(({ points }) => points[0]);
  if (!given.length) return (line && (source.why?.(ctx, line, seat) ?? source.sum?.(line.figures))) || "";
  const sums = given.map((part) => why(ctx, part, seat) || (given.length > 1 ? signed(part.points[0]) : ""));
  return sums.join(" + ").replaceAll("+ −", "− ");
}

/** @param {Ctx} ctx @param {Row} row @param {number} seat */
function rowView(ctx, row, seat) {
  const told = why(ctx, row, seat);
  return html`<div><dt>${row.source.icon?.(18) ?? nothing}<span>${row.word}${told ? html` <small>${told}</small>` : nothing}</span></dt><dd>${signed(row.points[0])}</dd></div>`;
}
