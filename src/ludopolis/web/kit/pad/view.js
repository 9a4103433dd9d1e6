/** A score pad as the server tells it, with what still waits here already entered. Draws nothing. */

/** @typedef {{id: string | number, text: string}} Choice */
/**
 * One thing to ask: see `engine/contract/pad.py`.
 * @typedef {{
 *   key: string, name: string, kind: "track" | "tally" | "number" | "grid" | "pick" | "choice", side: number, low: number, high: number, label: string,
 *   value: any, default: any, choices: Choice[], values: number[], columns: number, rows: number, digits: number
 * }} Field
 */
/** @typedef {{name: string, text: string, fields: string[], impossible: boolean, kept: boolean}} Problem */
/** @typedef {{category: string, label: string, points: number, figures: [string, number][]}} Line */
/** @typedef {{lines: Line[][], totals: number[], winners: number[], places: number[], tie: string[], rulings: string[]}} Sheet */
/**
 * @typedef {{
 *   n: number, field: string, by: string, own: boolean, about: string, label: string, old: string, new: string, undoes: number | null, last: boolean,
 *   at: number
 * }} Change
 */
/** A question of an act, asked once the others have one of the answers in `when`. @typedef {Field & {when: [string, (string | number)[]][]}} Question */
/** @typedef {{name: string, text: string, main: boolean, questions: Question[]}} Act */
/**
 * The aid at the table. `back`: the change that undo takes back, or 0; `drawn` is for the board.
 * @typedef {{acts: Act[], told: string[], figures: {text: string, count: number}[], drawn: any, back: number, steps: number, over: boolean}} Aid
 */
/**
 * @typedef {{
 *   pad: string, n: number, players: number, sides: string[], me: number, taken: number[], done: number[], yes: number[], locked: boolean, fields: Field[],
 *   missing: string[], problems: Problem[], sheet: Sheet | null, changes: Change[], aid: Aid | null
 * }} View
 */
/** @typedef {import("./outbox.js").Step} Step */

export const SHARED = -1;

/** What a field holds now: what was entered, else what it is while nobody has touched it. @param {Field} field */
export const held = (field) => field.value ?? field.default;

/** The rows of a grid. @param {Field} field @returns {number[][]} */
export const rowsOf = (field) => held(field) ?? [];

/** The pad with what was tapped here and not acknowledged yet. @param {View} view @param {Step[]} steps @returns {View} */
export function ahead(view, steps) {
  if (!steps.length) return view;
  const entered = steps.filter(({ kind }) => kind === "enter");
  const fields = view.fields.map((field) => ({ ...field }));
  for (const { field: key, value, row, cells } of entered) {
    const field = fields.find((one) => one.key === key);
    if (field) field.value = row === undefined ? (value ?? null) : withRow(rowsOf(field), row, cells ?? null);
  }
  const empty = new Set(fields.filter(({ value }) => value === null).map(({ key }) => key));
  const done = steps.filter(({ kind }) => kind === "done").map(({ side }) => /** @type {number} */ (side));
  return { ...view, fields, missing: view.missing.filter((key) => empty.has(key)), done: [...new Set([...view.done, ...done])] };
}

/** @param {number[][]} rows @param {number} at @param {number[] | null} row */
function withRow(rows, at, row) {
  return [...rows.slice(0, at), ...(row ? [row] : []), ...rows.slice(at + 1)];
}

/** Places where a number is typed, in order: cells of number fields and of grids, with one more row where one may come. */
/** @typedef {{key: string, row: number, column: number}} Cell */

/** @param {View} view @param {number} side @returns {Cell[]} */
export function cellsOf(view, side) {
  return view.fields
    .filter((field) => field.side === side)
    .flatMap((field) => {
      if (field.kind === "number") return [{ key: field.key, row: 0, column: 0 }];
      if (field.kind !== "grid") return [];
      const rows = Math.min(rowsOf(field).length + 1, field.rows);
      return Array.from({ length: rows * field.columns }, (_, at) => ({
        key: field.key,
        row: Math.floor(at / field.columns),
        column: at % field.columns,
      }));
    });
}

/** @param {Cell | null} one @param {Cell | null} other */
export const same = (one, other) => Boolean(one && other && one.key === other.key && one.row === other.row && one.column === other.column);

/** What stands in a cell; null while nothing does. @param {Field} field @param {Cell} cell @returns {number | null} */
export function inCell(field, cell) {
  if (field.kind === "number") return held(field) ?? null;
  return rowsOf(field)[cell.row]?.[cell.column] ?? null;
}

/**
 * A digit typed after a number: the new number, and whether the next cell is due, because no digit can follow. Where numbers usually have few digits, so
 * many are enough, unless `long` says that more will come.
 * @param {Field} field @param {number | null} before the number that is being typed; null for the first digit
 * @param {number} digit @param {boolean} minus @param {boolean} long
 */
export function typed(field, before, digit, minus, long) {
  const sign = minus || (before ?? 0) < 0 ? -1 : 1;
  const size = Math.abs(before ?? 0) * 10 + digit;
  const value = sign * size || 0;
  if (value > field.high || value < field.low) return null;
  const more = sign * size * 10;
  const brief = field.digits > 0 && !long && size >= 10 ** (field.digits - 1);
  return { value, over: brief || size === 0 || more > field.high || more < field.low };
}
