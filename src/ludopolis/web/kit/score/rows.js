/** The score sheet as rows: categories grouped as the board says, places, and what decided. Draws nothing. */

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Over} Over */
/** @typedef {import("../types.js").ScoreLine} ScoreLine */
/** @typedef {import("../types.js").Source} Source */
/** @typedef {import("../types.js").Board} Board */
/**
 * A row of the sheet; one that stands for several categories has them as `parts`.
 * @typedef {{key: string, word: string, source: Source, lines: (ScoreLine | null)[], points: number[], parts: Row[]}} Row
 */

/**
 * The rows of these sheets; after the game without those that gave nobody anything.
 * @param {Ctx} ctx
 * @param {ScoreLine[][]} sheets
 * @param {Board | null} board
 * @returns {Row[]}
 */
export function rowsOf(ctx, sheets, board) {
  const left = board?.unscored?.(ctx) ?? [];
  const kinds = [...new Set(sheets.flatMap((sheet) => sheet.map((line) => line.category)))].filter((kind) => !left.includes(kind));
  /** @type {Row[]} */
  const rows = [];
  for (const kind of kinds) {
    const source = board?.sources?.[kind] ?? {};
    const lines = sheets.map((sheet) => sheet.find((line) => line.category === kind) ?? null);
    const row = { key: kind, word: ctx.t(`score-${kind}`), source, lines, points: lines.map((line) => line?.points ?? 0), parts: [] };
    if (source.group) join(ctx, rows, row, source.group);
    else rows.push(row);
  }
  return ctx.over && rows.length > 1 ? rows.filter(gave).map((row) => ({ ...row, parts: row.parts.filter(gave) })) : rows;
}

/** @param {Ctx} ctx @param {Row[]} rows @param {Row} row @param {string} key */
function join(ctx, rows, row, key) {
  const group = rows.find((one) => one.key === key);
  if (group) {
    group.points = group.points.map((points, seat) => points + row.points[seat]);
    group.parts.push(row);
  } else {
    const { icon, paper, last } = row.source;
    rows.push({ key, word: ctx.t(`score-${key}`), source: { icon, paper, last }, lines: row.lines.map(() => null), points: row.points, parts: [row] });
  }
}

/** @param {Row} row */
const gave = (row) => row.points.some(Boolean);

/** The place of each seat. Equal points share one, except that a tie for victory may have been broken. @param {Over} over @returns {number[]} */
export function places({ totals, winners }) {
  const ahead = (/** @type {number} */ seat, /** @type {number} */ other) =>
    totals[other] > totals[seat] || (winners.includes(other) && !winners.includes(seat));
  return totals.map((_, seat) => 1 + totals.filter((_points, other) => other !== seat && ahead(seat, other)).length);
}

/** Seats, the best first. @param {Over} over */
export function ranking(over) {
  const place = places(over);
  return over.totals.map((_, seat) => seat).sort((a, b) => place[a] - place[b] || a - b);
}

/** The row that put the winner ahead of the next by most; null if there is no single winner, or no such row. @param {Row[]} rows @param {Over} over */
export function decisive(rows, over) {
  const [winner, next] = ranking(over);
  if (over.winners.length !== 1 || over.winners[0] !== winner || next === undefined) return null;
  const lead = (/** @type {Row} */ row) => row.points[winner] - row.points[next];
  const row = rows.reduce((best, one) => (lead(one) > lead(best) ? one : best), rows[0]);
  return row && lead(row) > 0 ? { row, winner, next, points: lead(row) } : null;
}

/** The tie-breaks that were asked, up to the one that decided; all of them if none did. @param {Over} over */
export function asked({ tie, tie_breaks: breaks }) {
  if (!tie) return [];
  const last = breaks.findIndex(({ name }) => name === tie.by);
  return breaks.slice(0, last < 0 ? breaks.length : last + 1);
}
