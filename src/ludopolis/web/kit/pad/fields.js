/** The six kinds of field, drawn alike for every game. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, token } from "../draw/art.js";
import { signed } from "../words/format.js";
import { held, inCell, rowsOf, same } from "./view.js";

/** @typedef {import("./view.js").Field} Field */
/** @typedef {import("./view.js").Cell} Cell */
/**
 * The page around the fields. `enter` stores a value, `row` a row of a grid; `go` makes a cell the one that digits go to.
 * @typedef {{
 *   t: (key: string, args?: Record<string, unknown>) => string, sides: string[], locked: boolean, wrong: Set<string>, cell: Cell | null,
 *   enter: (field: Field, value: unknown) => void, row: (field: Field, at: number, cells: number[] | null) => void, go: (cell: Cell) => void,
 *   opened: Set<string>, draw: () => void
 * }} Hand
 */

/** More choices than this are folded away once one is made. */
const MOST_OPEN = 8;

/** Where there can be so many, a key adds several at once. */
const MANY = 8;
const SEVERAL = 3;

/** Fields in cards: those of one kind that follow each other stand together. @param {Hand} hand @param {Field[]} fields */
export function fieldsView(hand, fields) {
  /** @type {Field[][]} */
  const groups = [];
  for (const field of fields) {
    const group = groups.at(-1);
    if (group?.[0].kind === field.kind && ["track", "tally", "number"].includes(field.kind)) group.push(field);
    else groups.push([field]);
  }
  return groups.map((group) => html`<section class="sheet padcard ${group[0].kind}s">${group.map((field) => fieldView(hand, field))}</section>`);
}

/** @param {Hand} hand @param {Field} field */
function fieldView(hand, field) {
  const wrong = hand.wrong.has(field.key) ? "wrong" : "";
  return html`<div class="padfield ${wrong}" role="group" aria-label=${field.label} data-field=${field.key}><b class="padlabel">${field.label}</b>${KINDS[field.kind](hand, field)}</div>`;
}

/** @param {Hand} hand @param {Field} field */
function trackView(hand, field) {
  const count = held(field);
  return html`<div class="padtrack">${field.values.map((value, at) => {
    const told = `${field.label}: ${signed(value)}`;
    return html`<button class=${at < count ? "crossed" : ""} aria-pressed=${at === count} aria-label=${told} ?disabled=${hand.locked} @click=${() => hand.enter(field, at)}>${signed(value)}</button>`;
  })}</div>`;
}

/** @param {Hand} hand @param {Field} field */
function tallyView(hand, field) {
  const count = held(field);
  const step = (/** @type {number} */ by) => () => hand.enter(field, Math.min(field.high, Math.max(field.low, count + by)));
  return html`<div class="padtally"><button class="less" aria-label=${hand.t("box-less", { label: field.label })} ?disabled=${hand.locked || count <= field.low} @click=${step(-1)}>${icon("minus", 18)}</button>
    <button class="one" aria-label=${hand.t("box-one-more", { label: field.label, count })} ?disabled=${hand.locked || count >= field.high} @click=${step(1)}><b>${count}</b>${icon("plus", 16)}</button>${
      field.high < MANY
        ? nothing
        : html`<button class="several" aria-label=${hand.t("box-several-more", { label: field.label, count: SEVERAL })} ?disabled=${hand.locked || count + SEVERAL > field.high} @click=${step(SEVERAL)}>+${SEVERAL}</button>`
    }</div>`;
}

/** @param {Hand} hand @param {Field} field @param {Cell} cell @param {string} label */
function cellView(hand, field, cell, label) {
  const value = inCell(field, cell);
  const shown = value === null ? "–" : signed(value);
  return html`<button class="padcell ${value === null ? "empty" : ""}" aria-pressed=${same(hand.cell, cell)} aria-label=${`${label}: ${shown}`} ?disabled=${hand.locked}
    @click=${() => hand.go(cell)}>${shown}</button>`;
}

/** @param {Hand} hand @param {Field} field */
const numberView = (hand, field) => cellView(hand, field, { key: field.key, row: 0, column: 0 }, field.label);

/** @param {Hand} hand @param {Field} field */
function gridView(hand, field) {
  const rows = rowsOf(field);
  const shared = field.columns > 1;
  const many = Math.min(rows.length + 1, field.rows);
  const label = (/** @type {number} */ row, /** @type {number} */ column) => (shared ? `${row + 1}, ${hand.sides[column]}` : `${field.label}, ${row + 1}`);
  return html`<table class="padgrid"><thead class=${shared ? "" : "vh"}><tr><th scope="col"><span class="vh">${hand.t("box-row")}</span></th>${Array.from(
    { length: field.columns },
    (_, column) => html`<th scope="col">${shared ? html`${token(column, 18)}<span>${hand.sides[column]}</span>` : field.label}</th>`,
  )}<td></td></tr></thead><tbody>${Array.from(
    { length: many },
    (_, row) =>
      html`<tr><th scope="row">${row + 1}</th>${Array.from(
        { length: field.columns },
        (__, column) => html`<td>${cellView(hand, field, { key: field.key, row, column }, label(row, column))}</td>`,
      )}<td>${row < rows.length && !hand.locked ? html`<button class="iconbtn" aria-label=${hand.t("box-remove-row", { number: row + 1 })} @click=${() => hand.row(field, row, null)}>${icon("x", 16)}</button>` : nothing}</td></tr>`,
  )}</tbody></table>`;
}

/** @param {Hand} hand @param {Field} field */
function pickView(hand, field) {
  /** @type {(string | number)[] | null} */
  const picked = held(field) ?? null;
  const single = field.high === 1;
  const full = picked !== null && (single || picked.length >= field.high);
  if (full && field.choices.length > MOST_OPEN && !hand.opened.has(field.key)) {
    const named = field.choices.filter(({ id }) => picked.includes(id)).map(({ text }) => text);
    const open = () => {
      hand.opened.add(field.key);
      hand.draw();
    };
    return html`<div class="padpicked"><span>${named.join(", ") || hand.t("box-none")}</span>${hand.locked ? nothing : html`<button class="btn soft small" @click=${open}>${hand.t("box-change")}</button>`}</div>`;
  }
  const choose = (/** @type {string | number} */ id) => () => {
    hand.opened.delete(field.key);
    const others = (picked ?? []).filter((one) => one !== id);
    hand.enter(field, single ? [id] : picked?.includes(id) ? others : [...others, id]);
  };
  const none = () => {
    hand.opened.delete(field.key);
    hand.enter(field, []);
  };
  return html`<div class="padpick">${field.low === 0 ? html`<button data-choice="" aria-pressed=${picked?.length === 0} ?disabled=${hand.locked} @click=${none}>${hand.t("box-none")}</button>` : nothing}
    ${field.choices.map(({ id, text }) => html`<button data-choice=${id} aria-pressed=${Boolean(picked?.includes(id))} ?disabled=${hand.locked} @click=${choose(id)}>${text}</button>`)}</div>`;
}

/** @param {Hand} hand @param {Field} field */
function choiceView(hand, field) {
  const chosen = held(field);
  return html`<div class="padpick">${field.choices.map(
    ({ id, text }) =>
      html`<button data-choice=${id} aria-pressed=${id === chosen} ?disabled=${hand.locked} @click=${() => hand.enter(field, id)}>${text}</button>`,
  )}</div>`;
}

/** @type {Record<string, (hand: Hand, field: Field) => unknown>} */
const KINDS = { track: trackView, tally: tallyView, number: numberView, grid: gridView, pick: pickView, choice: choiceView };
