/** The end of a game without rivals: no winner and no rosette, but a ruler with one's own games on this device. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { token } from "../draw/art.js";
import { plus, signed } from "../words/format.js";
import { earlier } from "./history.js";
import { figures, signOf } from "./sheet.js";
import { amount, outcome } from "../parts/opening.js";
import { styled } from "../draw/styled.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("./history.js").Result} Result */

/** The ruler in units of its drawing: its length on a desk and on a phone, the space at its ends, where its edge is, and the room that a flag needs. */
const DESK_WIDTH = 900;
const PHONE_WIDTH = 360;
const EDGE = 24;
const TOP = 92;
const ROOM = 120;
/** Fewest points that the ruler spans. */
const MIN_SPAN = 40;

/** @param {Ctx} ctx @param {Row[]} rows */
export function soloView(ctx, rows) {
  const over = /** @type {import("../types.js").Over} */ (ctx.over);
  const before = earlier();
  const [points] = over.totals;
  return html`<section class="sheet win edge1">${token(0, 40)}<div><h2>${outcome(ctx, before)}</h2>
      <p>${[standing(ctx, points, before), ctx.t(`ending-${over.ending}`)].filter(Boolean).join(" · ")}</p></div></section>
    <section class="sheet box ruler">${ruler(ctx, points, before)}<p class="quiet">${before.length ? ctx.t("device-dots", { count: before.length }) : ctx.spectator ? nothing : ctx.t("device-first")}</p></section>
    <section class="sheet box sh">${differences(ctx, rows, before)}</section>
    ${ctx.has("game-solo-goal") ? html`<div class="finside"><section class="sheet box"><h3 class="cap">${ctx.t("device-goal")}</h3><p>${ctx.t("game-solo-goal")}</p></section></div>` : nothing}`;
}

/** The result among the earlier ones. @param {Ctx} ctx @param {number} points @param {Result[]} before */
function standing(ctx, points, before) {
  if (!before.length) return "";
  const record = Math.max(...before.map((result) => result.points));
  if (points > record) return ctx.t("device-record-new");
  const rank = 1 + before.filter((result) => result.points > points).length;
  const place = ctx.t("device-place", { rank, count: before.length + 1 });
  return points === record
    ? `${place} · ${ctx.t("device-record-equal")}`
    : `${place} · ${ctx.t("device-record-short", { points: amount(ctx, record - points) })}`;
}

/** @param {Ctx} ctx @param {number} points @param {Result[]} before */
function ruler(ctx, points, before) {
  const width = ctx.phone ? PHONE_WIDTH : DESK_WIDTH;
  const all = [points, ...before.map((result) => result.points)];
  const low = Math.floor((Math.min(...all) - 4) / 10) * 10;
  const high = Math.max(low + MIN_SPAN, Math.ceil((Math.max(...all) + 4) / 10) * 10);
  const x = (/** @type {number} */ value) => EDGE + ((value - low) / (high - low)) * (width - 2 * EDGE);
  const marks = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const every = high - low > 80 ? 20 : 10;
  const average = before.length ? Math.round(before.reduce((sum, result) => sum + result.points, 0) / before.length) : null;
  const record = before.length ? Math.max(...before.map((result) => result.points)) : null;
  return svg`<svg class="rule" viewBox="0 0 ${width} 140" role="img" aria-label=${ctx.t("device-ruler", { points, low, high })}>
    <rect x="2" y=${TOP} width=${width - 4} height="42" rx="7" fill="var(--butter)"/><rect x="2" y=${TOP + 38} width=${width - 4} height="4" rx="2" fill="var(--butter-d)"/>
    ${marks.filter((value) => value % (ctx.phone ? 5 : 2) === 0 || value % 10 === 0).map((value) => svg`<path d="M${x(value)} ${TOP}v${value % 10 ? 7 : 14}" stroke="var(--print)" stroke-opacity=".6"/>`)}
    ${marks.filter((value) => value % every === 0).map((value) => svg`<text class="on" x=${x(value)} y=${TOP + 31} text-anchor="middle">${value}</text>`)}
    ${dots(before, x)}
    ${average === null ? nothing : svg`<path d="M${x(average)} ${TOP}V30" stroke="var(--ink-2)" stroke-dasharray="3 4"/><text x=${x(average)} y="24" text-anchor="middle">${ctx.t("device-ruler-average", { points: average })}</text>`}
    ${record === null ? nothing : flag(ctx, record, x(record), points >= record || x(record) > width - ROOM ? -1 : 1)}
    <g transform="translate(${x(points)} ${TOP})"><path d="M0 0l-9 -14h18Z" fill="var(--p1)"/><circle cy="-30" r="23" fill="var(--p1)"/><path d="M0 -53a23 23 0 0 1 0 46Z" fill="var(--shade-2)"/><text class="mine" y="-23" text-anchor="middle">${points}</text></g>
  </svg>`;
}

/** The flag at the record, to the right or the left of its pole. @param {Ctx} ctx @param {number} record @param {number} x @param {1 | -1} way */
const flag = (
  ctx,
  record,
  x,
  way,
) => svg`<path d="M${x} ${TOP}V48" stroke="var(--ink)" stroke-width="2"/><path d="M${x} 48h${24 * way}l${-7 * way} 8 ${7 * way} 8h${-24 * way}Z" fill="var(--coral)"/>
  <text x=${x + 30 * way} y="61" text-anchor=${way > 0 ? "start" : "end"}>${ctx.t("device-ruler-record", { points: record })}</text>`;

/** Earlier games, one above the other where results are equal. @param {Result[]} before @param {(value: number) => number} x */
function dots(before, x) {
  /** @type {Map<number, number>} */
  const stacked = new Map();
  return before.map(({ points }) => {
    const under = stacked.get(points) ?? 0;
    stacked.set(points, under + 1);
    return svg`<circle cx=${x(points)} cy=${TOP - 8 - 11 * under} r="5" fill="var(--slate)"/>`;
  });
}

/** Row by row, against one's own average. @param {Ctx} ctx @param {Row[]} rows @param {Result[]} before */
function differences(ctx, rows, before) {
  const usual = (/** @type {Row} */ row) => before.reduce((sum, result) => sum + (result.parts[row.key] ?? 0), 0) / before.length;
  const apart = rows.map((row) => (before.length ? Math.round(row.points[0] - usual(row)) : 0));
  const most = Math.max(1, ...apart.map(Math.abs));
  const sum = (/** @type {Row} */ { points, lines: [line], source }) => (line && source.sum ? source.sum(line.figures) : signed(points[0]));
  const sums = (/** @type {Row} */ row) =>
    row.parts.length || row.source.sum
      ? (row.parts.length ? row.parts : [row])
          .filter(({ points }) => points[0])
          .map(sum)
          .join(" + ")
      : figures(ctx, row);
  return html`<div class="row"><h3 class="cap">${ctx.t("score-sheet-sources")}</h3>${before.length ? html`<span class="quiet against">${ctx.t("device-against")}</span>` : nothing}</div>
    <ul class="diffs ${before.length ? "" : "firstgame"}">${rows.map(
      (
        row,
        index,
      ) => html`<li>${signOf(row)}<span class="nm">${row.word}<small>${sums(row) === signed(row.points[0]) ? nothing : sums(row)}</small></span><b class="v">${signed(row.points[0])}</b>
      ${
        before.length
          ? html`<span class="ax"><i class=${apart[index] < 0 ? "less" : "more"} ${styled({ width: `${(Math.abs(apart[index]) / most) * 50}%` })}></i></span>
        <span class="d">${apart[index] ? plus(apart[index]) : ctx.t("device-usual")}</span>`
          : nothing
      }</li>`,
    )}
      <li class="total"><span class="nm">${ctx.t("score-sheet-total")}</span><b class="v" data-total="0">${signed(rows.reduce((sum, row) => sum + row.points[0], 0))}</b></li></ul>`;
}
