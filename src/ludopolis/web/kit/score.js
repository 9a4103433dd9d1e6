/** The score sheet: every category of every player, the best of each row in its player's tint. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { rosette, tint, token } from "./art.js";
import { outcome } from "./status.js";
import { styled } from "./styled.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").ScoreLine} ScoreLine */
/** @typedef {import("./types.js").Board} Board */

/** Colours on which figures are readable in light and dark. */
const PAPERS = ["butter", "k-green", "mint", "k-orange", "rose", "lilac", "peach-d", "coin-d", "cream-d", "k-yellow"];

/** With more rows, a zero is shown as a dash. */
const MAX_ROWS_WITH_ZEROS = 4;
/** With more rows, rows are low. */
const MAX_HIGH_ROWS = 8;
/** With more players, figures are shown on demand, as on a phone. */
const MAX_PLAYERS_WITH_FIGURES = 3;

/** The categories in the order in which the sheets name them. @param {ScoreLine[][]} sheets */
function categories(sheets) {
  return [...new Set(sheets.flatMap((sheet) => sheet.map((line) => line.category)))];
}

/** @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : `${points}`);

/** @param {Ctx} ctx @param {ScoreLine[][]} sheets @param {Board | null} board */
export function sheetTable(ctx, sheets, board) {
  const left = board?.unscored?.(ctx) ?? [];
  const kinds = categories(sheets).filter((category) => !left.includes(category));
  const totals = sheets.map((sheet) => sheet.reduce((sum, line) => sum + line.points, 0));
  return html`<div class="scorewrap ${sheets.length > MAX_PLAYERS_WITH_FIGURES ? "crowd" : ""}" tabindex="0" role="region" aria-label=${ctx.t("score-sheet-title")}><table class="scores ${kinds.length > MAX_HIGH_ROWS ? "long" : ""}">
    <thead><tr><th scope="col"><span class="cap">${ctx.t("score-sheet-title")}</span></th>
      ${sheets.map((_, seat) => html`<th scope="col"><span class="ph">${token(seat, 20)}<span class="nm">${ctx.name(seat)}</span>${
        ctx.over?.winners.includes(seat) ? rosette(24) : nothing
      }</span></th>`)}</tr></thead>
    <tbody>${kinds.map((category) => row(ctx, sheets, category, kinds.length > MAX_ROWS_WITH_ZEROS))}</tbody>
    <tfoot><tr><th scope="row">${ctx.t("score-sheet-total")}</th>${totals.map((points) => html`<td><b>${signed(points)}</b></td>`)}</tr></tfoot>
  </table>
  <label class="toggle figs"><input type="checkbox"><span>${ctx.t("score-sheet-figures")}</span></label></div>`;
}

/** @param {Ctx} ctx @param {ScoreLine[][]} sheets @param {string} category @param {boolean} brief a dash instead of a zero */
function row(ctx, sheets, category, brief) {
  const lines = sheets.map((sheet) => sheet.find((line) => line.category === category));
  const points = lines.map((line) => line?.points ?? 0);
  const best = Math.max(...points);
  const apart = points.some((value) => value !== best);
  return html`<tr><th scope="row">${ctx.t(`score-${category}`)}</th>
    ${lines.map((line, seat) => {
      const told = line && (line.points || !brief) ? line : null;
      return html`<td class=${best > 0 && apart && points[seat] === best ? `best t${tint(seat)}` : ""}>
        <span class="cell"><small>${told ? figures(ctx, told) : nothing}</small><b>${told ? signed(told.points) : "–"}</b></span></td>`;
    })}</tr>`;
}

/** @param {Ctx} ctx @param {ScoreLine} line */
function figures(ctx, line) {
  return Object.entries(line.figures).map(([name, value], index) => html`${index ? ", " : nothing}<span>${ctx.t(`figure-${name}`)} ${signed(value)}</span>`);
}

/** Where the points came from, as bars. @param {Ctx} ctx @param {ScoreLine[][]} sheets */
export function bars(ctx, sheets) {
  const kinds = categories(sheets).filter((category) => sheets.some((sheet) => sheet.some((line) => line.category === category && line.points > 0)));
  if (kinds.length < 2) return nothing;
  const gains = sheets.map((sheet) => kinds.map((category) => Math.max(0, sheet.find((line) => line.category === category)?.points ?? 0)));
  const most = Math.max(1, ...gains.map((gain) => gain.reduce((a, b) => a + b, 0)));
  const paper = (/** @type {number} */ index) => `var(--${PAPERS[index % PAPERS.length]})`;
  return html`<section class="sheet box"><h3 class="cap">${ctx.t("score-sheet-sources")}</h3>
    ${gains.map((gain, seat) => html`<div class="bar1">${token(seat, 18)}<div class="seg">
      ${gain.map((points, index) => points ? html`<i title=${`${ctx.t(`score-${kinds[index]}`)} ${points}`} ${styled({ width: `${(points / most) * 100}%`, background: paper(index) })}>${points / most > 0.05 ? points : ""}</i>` : nothing)}
    </div></div>`)}
    <div class="leg">${kinds.map((category, index) => html`<span><i ${styled({ background: paper(index) })}></i>${ctx.t(`score-${category}`)}</span>`)}</div>
  </section>`;
}

/** The end page: result, score sheet, sources of points, what everybody has built. @param {Ctx} ctx @param {Board | null} board */
export function finalView(ctx, board) {
  const over = /** @type {import("./types.js").Over} */ (ctx.over);
  const winner = over.winners[0];
  return html`<div class="fin">
    <section class="sheet win ${winner === undefined ? "" : `edge${tint(winner)}`}">${rosette(58)}<div><h2>${outcome(ctx)}</h2>
      <p>${margin(ctx, over)}${ctx.t(`ending-${over.ending}`)}</p></div></section>
    <section class="sheet sh">${sheetTable(ctx, over.sheets, board)}</section>
    ${bars(ctx, over.sheets)}
    ${board?.peek ? ranking(over).map((seat) => html`<section class="sheet box built" aria-label=${ctx.name(seat)}>
      <h3 class="row">${token(seat, 20)}${ctx.name(seat)}</h3>${board.peek?.(ctx, seat)}</section>`) : nothing}
  </div>`;
}

/** Seats, the best first. @param {import("./types.js").Over} over */
function ranking(over) {
  const rank = (/** @type {number} */ seat) => (over.winners.includes(seat) ? Infinity : over.totals[seat]);
  return over.totals.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || a - b);
}

/** @param {Ctx} ctx @param {import("./types.js").Over} over */
function margin(ctx, over) {
  if (over.winners.length !== 1 || over.totals.length < 2) return "";
  const rivals = over.totals.map((points, seat) => ({ points, seat })).filter(({ seat }) => seat !== over.winners[0]);
  const next = rivals.reduce((best, rival) => (rival.points > best.points ? rival : best));
  const points = over.totals[over.winners[0]] - next.points;
  return points > 0 ? `${ctx.t("score-sheet-ahead", { points, name: ctx.name(next.seat) })} · ` : "";
}
