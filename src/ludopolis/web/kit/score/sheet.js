/** The score sheet: every category of every player, the best of each row in its player's tint; and the points as bars. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, rosette, tint, token } from "../draw/art.js";
import { signed } from "../words/format.js";
import { places, ranking, rowsOf } from "./rows.js";
import { styled } from "../draw/styled.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").ScoreLine} ScoreLine */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("./rows.js").Row} Row */

/** Colours on which figures are readable in light and dark, for categories to which the board gives none. */
const PAPERS = ["butter", "k-green", "mint", "k-orange", "rose", "lilac", "peach-d", "coin-d", "cream-d", "k-yellow"];

/** With more rows, a zero is shown as a dash. */
const MAX_ROWS_WITH_ZEROS = 4;
/** With more rows, rows are low. */
const MAX_HIGH_ROWS = 8;
/** With more players, figures are shown on demand, as on a phone. */
const MAX_PLAYERS_WITH_FIGURES = 3;
/** With more players, they are the rows. */
const MAX_COLUMNS = 5;

/** The paper of a row, light enough for figures in both themes. @param {Row} row @param {number} index */
const paperOf = (row, index) => `color-mix(in srgb, var(--${row.source.paper ?? PAPERS[index % PAPERS.length]}), #fff 22%)`;

/** @param {Row} row @param {number} [size] */
export const signOf = (row, size = 22) => html`<span class="srcicon">${row.source.icon?.(size) ?? nothing}</span>`;

/** @param {Ctx} ctx @param {ScoreLine[][]} sheets @param {Board | null} board */
export function sheetTable(ctx, sheets, board) {
  const rows = rowsOf(ctx, sheets, board);
  const totals = sheets.map((sheet) => sheet.reduce((sum, line) => sum + line.points, 0));
  const seats = ctx.over ? ranking(ctx.over) : sheets.map((_, seat) => seat);
  const crowd = sheets.length > MAX_PLAYERS_WITH_FIGURES;
  return html`<div class="scorewrap ${crowd ? "crowd" : ""}" tabindex="0" role="region" aria-label=${ctx.t("score-sheet-title")}>${
    sheets.length > MAX_COLUMNS ? turned(ctx, rows, totals, seats) : upright(ctx, rows, totals, seats)
  }
  ${rows.some(folded) ? html`<label class="toggle figs"><input type="checkbox"><span>${ctx.t("score-sheet-figures")}</span></label>` : nothing}</div>`;
}

/** Whether a row has figures that are not always shown. @param {Row} row */
const folded = ({ source, lines }) => !source.always && lines.some((line) => line?.points && Object.keys(line.figures).length);

/** Players side by side. @param {Ctx} ctx @param {Row[]} rows @param {number[]} totals @param {number[]} seats */
function upright(ctx, rows, totals, seats) {
  const open = (/** @type {Row} */ row) => row.parts.length > 0 && ctx.ui.kept[`row:${row.key}`];
  return html`<table class="scores c${seats.length} ${rows.length > MAX_HIGH_ROWS ? "long" : ""}">
    <thead><tr><th scope="col"><span class="cap">${ctx.t("score-sheet-title")}</span></th>${seats.map((seat) => html`<th scope="col">${head(ctx, seat)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`${rowView(ctx, row, seats, rows.length > MAX_ROWS_WITH_ZEROS)}${open(row) ? row.parts.map((part) => partView(ctx, part, seats)) : nothing}`)}</tbody>
    <tfoot><tr><th scope="row">${ctx.t("score-sheet-total")}</th>${seats.map((seat) => html`<td><b data-total=${seat}>${signed(totals[seat])}</b></td>`)}</tr></tfoot>
  </table>`;
}

/** @param {Ctx} ctx @param {number} seat */
function head(ctx, seat) {
  const { over } = ctx;
  return html`<span class="ph">${token(seat, 20)}<span class="nm">${ctx.name(seat)}${townOf(ctx, seat)}</span></span>${
    over && over.totals.length > 1
      ? html`<small class="gap">${won(ctx, seat) ? rosette(22) : nothing}<span>${places(over)[seat]}</span>${gap(ctx, seat) ? html`<i> · </i><span>${gap(ctx, seat)}</span>` : nothing}</small>`
      : nothing
  }`;
}

/** The name of a player's town, after theirs. @param {Ctx} ctx @param {number} seat */
export const townOf = (ctx, seat) => (ctx.town(seat) ? html` <small class="town">${ctx.town(seat)}</small>` : nothing);

/** Whether a rosette is due: for people and bots who won, not for the virtual player. @param {Ctx} ctx @param {number} seat */
export const won = (ctx, seat) => seat < ctx.seats.length && Boolean(ctx.over?.winners.includes(seat));

/** How far a seat is behind the winner. @param {Ctx} ctx @param {number} seat */
export function gap(ctx, seat) {
  const over = /** @type {import("../types.js").Over} */ (ctx.over);
  if (!over.winners.length || over.winners.includes(seat)) return "";
  const points = over.totals[over.winners[0]] - over.totals[seat];
  return points > 0 ? ctx.t("score-sheet-behind", { points }) : ctx.t("score-sheet-equal");
}

/** @param {Ctx} ctx @param {Row} row @param {number[]} seats @param {boolean} brief a dash instead of a zero */
function rowView(ctx, row, seats, brief) {
  const best = bestOf(row);
  return html`<tr data-what="score ${row.key}"><th scope="row">${row.parts.length ? opener(ctx, row) : html`<span class="rowname">${signOf(row)}${row.word}</span>`}</th>
    ${seats.map((seat) => html`<td class=${best(seat) ? `best t${tint(seat)}` : ""}>${cell(ctx, row, seat, brief)}</td>`)}</tr>`;
}

/** Whether a seat alone or with others has the most of a row, where that says something. @param {Row} row */
function bestOf(row) {
  const best = Math.max(...row.points);
  const apart = row.points.some((points) => points !== best);
  return (/** @type {number} */ seat) => best > 0 && apart && row.points[seat] === best;
}

/** @param {Ctx} ctx @param {Row} row @param {number} seat @param {boolean} brief */
function cell(ctx, row, seat, brief) {
  const points = row.points[seat];
  const told = points || (!brief && (row.lines[seat] || row.parts.length));
  return html`<span class="cell ${row.source.always ? "always" : ""}"><small>${told ? figures(ctx, row, seat) : nothing}</small><b>${told ? signed(points) : "–"}</b></span>`;
}

/** A row that stands for several and shows them. @param {Ctx} ctx @param {Row} row */
function opener(ctx, row) {
  const key = `row:${row.key}`;
  const turn = () => {
    ctx.ui.kept[key] = !ctx.ui.kept[key];
    ctx.update();
  };
  return html`<button class="rowname opener" aria-expanded=${Boolean(ctx.ui.kept[key])} @click=${turn}>${signOf(row)}<span>${row.word}</span>${icon("down", 16)}</button>`;
}

/** @param {Ctx} ctx @param {Row} part @param {number[]} seats */
function partView(ctx, part, seats) {
  return html`<tr class="part" data-what="score ${part.key}"><th scope="row">${part.word}</th>${seats.map((seat) => {
    const line = part.lines[seat];
    return html`<td>${line?.points ? html`<b>${signed(line.points)}</b><small>${figures(ctx, part, seat)}</small>` : "–"}</td>`;
  })}</tr>`;
}

/** How a row adds up: as the board writes it, else figure by figure. @param {Ctx} ctx @param {Row} row @param {number} [seat] */
export function figures(ctx, row, seat = 0) {
  const line = row.lines[seat];
  if (!line) return nothing;
  if (row.source.sum) return html`<span>${row.source.sum(line.figures)}</span>`;
  return Object.entries(line.figures).map(([name, value], index) => html`${index ? " · " : nothing}<span>${ctx.t(`figure-${name}`)} ${signed(value)}</span>`);
}

/** Many players, one below the other. @param {Ctx} ctx @param {Row[]} rows @param {number[]} totals @param {number[]} seats */
function turned(ctx, rows, totals, seats) {
  return html`<table class="scores turned">
    <thead><tr><th scope="col"><span class="vh">${ctx.t("table-players")}</span></th>${rows.map((row) => html`<th scope="col" title=${row.word} data-what="score ${row.key}">${signOf(row)}<span class="nm">${row.word}</span></th>`)}
      <th scope="col">${ctx.t("score-sheet-total")}</th></tr></thead>
    <tbody>${seats.map(
      (seat) => html`<tr><th scope="row">${head(ctx, seat)}</th>
      ${rows.map((row) => html`<td class=${bestOf(row)(seat) ? `best t${tint(seat)}` : ""}><span class="cell"><b>${row.points[seat] ? signed(row.points[seat]) : "–"}</b></span></td>`)}
      <td class="sum"><b data-total=${seat}>${signed(totals[seat])}</b></td></tr>`,
    )}</tbody>
  </table>`;
}

/** Where the points came from, as bars. @param {Ctx} ctx @param {ScoreLine[][]} sheets @param {Board | null} board */
export function bars(ctx, sheets, board) {
  const rows = rowsOf(ctx, sheets, board).filter((row) => row.points.some((points) => points > 0));
  if (rows.length < 2) return nothing;
  const gain = (/** @type {number} */ seat) => rows.reduce((sum, row) => sum + Math.max(0, row.points[seat]), 0);
  const seats = ctx.over ? ranking(ctx.over) : sheets.map((_, seat) => seat);
  const most = Math.max(1, ...seats.map(gain));
  return html`<section class="sheet box"><h3 class="cap">${ctx.t("score-sheet-sources")}</h3>
    ${seats.map((seat) => html`<div class="bar1">${token(seat, 18)}<span class="vh">${ctx.name(seat)}</span>${segments(rows, seat, most, true)}</div>`)}
    <div class="leg">${rows.map((row, index) => html`<span><i ${styled({ background: paperOf(row, index) })}></i>${row.word}</span>`)}</div>
  </section>`;
}

/**
 * The gains of a seat side by side, in parts of `most`.
 * @param {Row[]} rows
 * @param {number} seat
 * @param {number} most
 * @param {boolean} told whether points stand in the bar
 */
export function segments(rows, seat, most, told) {
  return html`<div class="seg">${rows.map((row, index) => {
    const part = Math.max(0, row.points[seat]) / most;
    return html`<i title=${told && part ? `${row.word} ${row.points[seat]}` : nothing} ${styled({ width: `${part * 100}%`, background: paperOf(row, index) })}>${told && part > 0.06 ? row.points[seat] : ""}</i>`;
  })}</div>`;
}
