/** Where a player's points come from, while the game is going on: one row for each source, and the sum. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { amount } from "../parts/status.js";
import { signed } from "../words/format.js";
import { rowsOf } from "./rows.js";

/** @param {import("../types.js").Ctx} ctx @param {number} seat @param {import("../types.js").Board | null} board */
export function sumView(ctx, seat, board) {
  const sheet = ctx.over?.sheets[seat] ?? ctx.scores?.[seat];
  if (!sheet) return nothing;
  const total = sheet.reduce((sum, { points }) => sum + points, 0);
  const why = (/** @type {import("./rows.js").Row} */ { source, lines: [line] }) => line && (source.why?.(ctx, line) ?? source.sum?.(line.figures));
  const row = (/** @type {import("./rows.js").Row} */ whole) => {
    const {
      word,
      source,
      parts,
      points: [points],
    } = whole;
    const given = parts.filter((part) => part.points[0]);
    const told = given.length
      ? given
          .map((part) => why(part) ?? signed(part.points[0]))
          .join(" + ")
          .replaceAll("+ −", "− ")
      : why(whole);
    return html`<div><dt>${source.icon?.(18) ?? nothing}<span>${word}${told ? html` <small>${told}</small>` : nothing}</span></dt><dd>${signed(points)}</dd></div>`;
  };
  return html`<dl class="sumof">${rowsOf(ctx, [sheet], board).map(row)}<div class="all"><dt>${ctx.over ? nothing : ctx.t("sum-now")}</dt><dd>${amount(ctx, total)}</dd></div></dl>`;
}
