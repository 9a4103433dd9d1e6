/** The sheet of a score pad: every figure that was entered on a line of its own, what it is worth, what was changed, everybody's yes. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, rosette, token } from "../draw/art.js";
import { date, signed } from "../words/format.js";
import { SHARED, held, rowsOf } from "./view.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Field} Field */
/** `word`: it is no number. @typedef {{text: string, key: string, wrong: boolean, word?: boolean, small?: string}} Figure */
/** A line of figures: by side, or one for all. @typedef {{label: string, figures: (Figure | null)[], whole: boolean}} Row */
/**
 * `to` opens the field that a figure was entered in.
 * @typedef {{
 *   t: (key: string, args?: Record<string, unknown>) => string, view: View, wrong: Set<string>, to: (key: string) => void, send: (step: any) => void
 * }} Leaf
 */

/** More sides than this do not stand beside each other on a phone. */
const MOST_BESIDE = 4;

/** @param {Leaf} leaf */
export function sheetView(leaf) {
  const { view, t } = leaf;
  const groups = Array.from({ length: Math.ceil(view.sides.length / MOST_BESIDE) }, (_, at) =>
    view.sides.map((_name, side) => side).slice(at * MOST_BESIDE, (at + 1) * MOST_BESIDE),
  );
  return html`${view.sheet ? verdict(leaf) : html`<button class="btn main padmissing" data-missing @click=${() => leaf.to(view.missing[0])}>${t("box-missing", { count: view.missing.length })}</button>`}
    <section class="sheet padcard"><h2 class="cap">${t("box-entered")}</h2>${groups.map((sides) => entered(leaf, sides))}<p class="quiet">${t("box-correct")}</p></section>
    ${view.sheet ? html`<section class="sheet padcard"><h2 class="cap">${t("box-worth")}</h2>${groups.map((sides) => worth(leaf, sides))}</section>` : nothing}
    ${yesView(leaf)}${changesView(leaf)}`;
}

/** Who has won, and why. @param {Leaf} leaf */
function verdict({ view, t }) {
  const { winners, totals, tie, rulings } = /** @type {import("./view.js").Sheet} */ (view.sheet);
  const names = winners.map((side) => view.sides[side]);
  const title = names.length > 1 ? t("box-win-together", { names: names.join(", ") }) : names.length ? t("box-wins", { name: names[0] }) : "";
  const points = view.sides.map((name, side) => `${name} ${signed(totals[side])}`).join(" · ");
  return html`<section class="sheet padcard won" role="status">${winners.length ? rosette(44) : nothing}<div><h2>${title || points}</h2>${title ? html`<p>${points}</p>` : nothing}
    ${tie.map((line) => html`<p>${line}</p>`)}${rulings.map((line) => html`<p class="quiet">${icon("info", 16)} ${line}</p>`)}</div></section>`;
}

/** @param {Leaf} leaf @param {number[]} sides */
function head({ view, t }, sides) {
  return html`<thead><tr><th scope="col"><span class="vh">${t("box-row")}</span></th>${sides.map((side) => html`<th scope="col">${token(side, 16)}<span>${view.sides[side]}</span></th>`)}</tr></thead>`;
}

/** The figures of a field, each unsummed. @param {Leaf} leaf @param {Field} field @returns {{label: string, cells: (Figure | null)[], whole: boolean}[]} */
function linesOf({ wrong }, field) {
  const own = { key: field.key, wrong: wrong.has(field.key) };
  const value = held(field);
  if (field.kind === "grid") {
    return rowsOf(field).map((cells, at) => ({
      label: field.columns > 1 ? `${at + 1}` : `${field.label} ${at + 1}`,
      cells: cells.map((cell) => ({ ...own, text: signed(cell) })),
      whole: false,
    }));
  }
  if (value === null || value === undefined) return [{ label: field.label, cells: [{ ...own, text: "–" }], whole: field.side === SHARED }];
  const named = (/** @type {any} */ one) => field.choices.find(({ id }) => id === one)?.text ?? "–";
  const text = field.kind === "pick" ? value.map(named).join(", ") || "–" : field.kind === "choice" ? named(value) : signed(value);
  const printed = field.kind === "track" && field.values[value] !== value ? signed(field.values[value]) : "";
  return [{ label: field.label, cells: [{ ...own, text, word: Boolean(field.choices.length), small: printed }], whole: field.side === SHARED }];
}

/** @param {Leaf} leaf @param {number[]} sides @returns {Row[]} */
function rowsFor(leaf, sides) {
  /** The rows of each thing that is asked: of a grid there are as many as the longest has. @type {Map<string, Row[]>} */
  const found = new Map();
  for (const field of leaf.view.fields) {
    const shared = field.side === SHARED;
    if (!shared && !sides.includes(field.side)) continue;
    const id = shared ? field.name : `${field.name} ${field.label}`;
    const rows = found.get(id) ?? [];
    found.set(id, rows);
    linesOf(leaf, field).forEach(({ label, cells, whole }, at) => {
      const row = (rows[at] ??= { label, figures: sides.map(() => null), whole });
      if (!shared) row.figures[sides.indexOf(field.side)] = cells[0];
      else row.figures = whole ? cells : sides.map((side) => cells[side]);
    });
  }
  return [...found.values()].flat();
}

/** @param {Leaf} leaf @param {number[]} sides */
function entered(leaf, sides) {
  const figure = (/** @type {Figure | null} */ one) =>
    one
      ? html`<button class="padfigure ${one.wrong ? "wrong" : ""} ${one.word ? "word" : ""}" data-key=${one.key} @click=${() => leaf.to(one.key)}>${one.text}${one.small ? html`<small>${one.small}</small>` : nothing}</button>`
      : nothing;
  return html`<table class="padsheet">${head(leaf, sides)}<tbody>${rowsFor(leaf, sides).map(
    ({ label, figures, whole }) =>
      html`<tr><th scope="row">${label}</th>${whole ? html`<td colspan=${sides.length}>${figure(figures[0])}</td>` : figures.map((one) => html`<td>${figure(one)}</td>`)}</tr>`,
  )}</tbody></table>`;
}

/** @param {Leaf} leaf @param {number[]} sides */
function worth(leaf, sides) {
  const { lines, totals } = /** @type {import("./view.js").Sheet} */ (leaf.view.sheet);
  const kinds = [...new Map(lines.flat().map((line) => [line.category, line.label]))];
  const cell = (/** @type {number} */ side, /** @type {string} */ kind) => {
    const line = lines[side].find(({ category }) => category === kind);
    if (!line) return "–";
    return html`<b>${signed(line.points)}</b>${line.figures.map(([name, value]) => html`<small>${name} ${signed(value)}</small>`)}`;
  };
  return html`<table class="padsheet">${head(leaf, sides)}<tbody>${kinds.map(
    ([kind, label]) => html`<tr><th scope="row">${label}</th>${sides.map((side) => html`<td>${cell(side, kind)}</td>`)}</tr>`,
  )}</tbody><tfoot><tr><th scope="row">${leaf.t("score-sheet-total")}</th>${sides.map((side) => html`<td><b data-total=${side}>${signed(totals[side])}</b></td>`)}</tr></tfoot></table>`;
}

/** @param {Leaf} leaf */
function yesView({ view, t, send }) {
  if (!view.sheet) return nothing;
  const row = (/** @type {string} */ name, /** @type {number} */ side) => {
    const said = view.yes.includes(side);
    const mine = view.me === side || !view.taken.includes(side);
    const press = () => send({ kind: said ? "no" : "yes", side });
    const told = said ? html`<span class="says">${icon("check", 18)}${t("box-says-yes")}</span>` : html`<span class="quiet">${t("box-not-yet")}</span>`;
    return html`<li>${token(side, 20)}<b>${name}</b>${told}${
      mine && !view.locked
        ? html`<button class="btn ${said ? "bare" : "main"} small" aria-label=${`${t(said ? "box-no" : "box-yes")} ${name}`} @click=${press}>${t(said ? "box-no" : "box-yes")}</button>`
        : nothing
    }</li>`;
  };
  return html`<section class="sheet padcard"><h2 class="cap">${t("box-right")}</h2><ul class="padyes">${view.sides.slice(0, view.players).map(row)}</ul>
    <p class="quiet">${t(view.locked ? "box-locked" : "box-kept-in")}</p>${
      view.locked ? html`<button class="btn soft" @click=${() => send({ kind: "open" })}>${t("box-open-again")}</button>` : nothing
    }</section>`;
}

/** @param {Leaf} leaf */
function changesView({ view, t, send }) {
  if (!view.changes.length) return nothing;
  return html`<section class="sheet padcard"><h2 class="cap">${t("box-changes")}</h2><ol class="padchanges">${view.changes.map(
    ({
      n,
      by,
      own,
      about,
      label,
      old,
      new: now,
      undoes,
      last,
      at,
    }) => html`<li><div><b>${by || t(own ? "box-this-phone" : "box-somebody")}</b>: ${about ? `${about}, ` : ""}${label}: ${old} → ${now}
      <small>${undoes ? `${t("box-undone")} · ` : ""}${date(new Date(at * 1000), { hour: "2-digit", minute: "2-digit" })}</small></div>${
        last && !view.locked
          ? html`<button class="btn soft small" aria-label=${`${t("box-undo")}: ${label}`} @click=${() => send({ kind: "undo", n })}>${t("box-undo")}</button>`
          : nothing
      }</li>`,
  )}</ol></section>`;
}
