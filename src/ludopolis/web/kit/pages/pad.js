/** A score pad: entered and corrected from everybody's phone. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { Refused, get, post } from "../net/api.js";
import { icon, token } from "../draw/art.js";
import { keepAwake } from "../device/awake.js";
import { Dialog } from "../draw/dialog.js";
import { Links } from "../share/links.js";
import { Outbox } from "../pad/outbox.js";
import "./plain.js";
import { siteUrl } from "../net/site.js";
import { listen } from "../pad/bell.js";
import { fieldsView } from "../pad/fields.js";
import { sheetView } from "../pad/sheet.js";
import { SHARED, ahead, cellsOf, inCell, rowsOf, same, typed } from "../pad/view.js";
import { loadWords } from "../words/words.js";

/** @typedef {import("../pad/view.js").View} View */
/** @typedef {import("../pad/view.js").Field} Field */
/** @typedef {import("../pad/view.js").Cell} Cell */

/** The tab of the sheet; the others are sides. */
const SHEET = -2;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** @type {{view: View, lang: string, root: string, catalogues: string[]}} */
const data = JSON.parse(document.getElementById("pad-data")?.textContent ?? "{}");
const words = await loadWords(data.root, data.catalogues);
const t = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ args = {}) => words.text(key, args);
const dialog = new Dialog(t("page-close"));
const links = new Links(words, () => dialog.draw());
const watches = `ludopolis-watches-${data.view.pad}`;

/** As the server told it last. */
let told = data.view;
/** With what waits here. */
let view = told;
let note = "";
let gone = false;
let bellLost = false;
/** @type {Set<string>} */
const opened = new Set();
let tab = hasShared() ? SHARED : Math.max(0, told.me);
/** Where the next digit goes. @type {Cell | null} */
let cell = null;
/** What was typed into it since it was opened; null before the first digit. @type {number | null} */
let typing = null;
let minus = false;
let long = false;
/** The code that was made last. @type {{code: string, minutes: number} | null} */
let code = null;

const outbox = new Outbox(told.pad, {
  taken: (fresh) => {
    const known = new Set(told.fields.map(({ key }) => key));
    receive(fresh);
    // What was just tapped here asks for a number: the next digits are that number.
    const born = told.fields.find(({ key, side, kind, value }) => side === tab && kind === "number" && value === null && !known.has(key));
    if (born && typing === null) go({ key: born.key, row: 0, column: 0 });
  },
  refused: (why) => {
    note = why;
    void look();
  },
  changed: () => draw(),
});

function hasShared() {
  return told.fields.some(({ side }) => side === SHARED);
}

/** @param {View} fresh */
function receive(fresh) {
  if (fresh.n < told.n) return; // an older answer that came late
  told = fresh;
  draw();
}

async function look() {
  try {
    receive(await get(`/api/pads/${told.pad}`));
  } catch (error) {
    gone = error instanceof Refused && error.status === 404;
    draw();
  }
}

/** @param {Omit<import("../pad/outbox.js").Step, "key">} step */
function send(step) {
  note = "";
  outbox.put(step);
  draw();
}

/** @param {Field} field @param {unknown} value */
const enter = (field, value) => send({ kind: "enter", field: field.key, value });

/** Somebody taps a field where nothing is typed: the number before it is finished. @param {Field} field @param {unknown} value */
function tap(field, value) {
  typing = null;
  const lacked = lacks(tab);
  enter(field, value);
  const hasGrid = view.fields.some(({ kind, side }) => kind === "grid" && side === SHARED);
  if (tab === SHARED && lacked && !lacks(SHARED) && !hasGrid) done(); // nothing more to ask there
  if (document.activeElement !== document.body) return;
  const folded = /** @type {HTMLElement | null} */ (document.querySelector(`[data-field="${CSS.escape(field.key)}"] button`));
  folded?.focus({ preventScroll: true }); // many choices are folded once one is made
}

/** Whether a side has not answered something that must be answered. @param {number} side */
function lacks(side) {
  return view.missing.some((key) => fieldOf(key)?.side === side);
}

/** @param {Field} field @param {number} row @param {number[] | null} cells */
const enterRow = (field, row, cells) => send({ kind: "enter", field: field.key, row, cells });

const fieldOf = (/** @type {string} */ key) => /** @type {Field} */ (view.fields.find((field) => field.key === key));

/** @param {Cell | null} to */
function go(to) {
  cell = to;
  typing = null;
  minus = false;
  long = false;
  draw();
  document.querySelector(".padsides [aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  document.querySelector(".padcell[aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
}

/** The next cell of this side; none after the last. */
function next() {
  const cells = cellsOf(view, tab);
  go(cells[cells.findIndex((one) => same(one, cell)) + 1] ?? null);
}

/** What the key for it does: from a row of a grid, on to the next one. What is left out there is 0. */
function skip() {
  const at = /** @type {Cell} */ (cell);
  const below = cellsOf(view, tab).find(({ key, row, column }) => key === at.key && row === at.row + 1 && column === 0);
  if (below && at.column > 0) go(below);
  else next();
}

/** @param {number} value */
function write(value) {
  const { key, row, column } = /** @type {Cell} */ (cell);
  const field = fieldOf(key);
  if (field.kind === "number") return enter(field, value);
  const cells = [...(rowsOf(field)[row] ?? Array.from({ length: field.columns }, () => 0))];
  cells[column] = value;
  enterRow(field, row, cells);
}

/** @param {number} digit */
function type(digit) {
  if (!cell || view.locked) return;
  const made = typed(fieldOf(cell.key), typing, digit, minus, long);
  if (!made) return;
  typing = made.value;
  write(made.value);
  if (made.over) next();
}

function erase() {
  if (!cell) return;
  const field = fieldOf(cell.key);
  if (field.kind === "number") enter(field, null);
  else if (rowsOf(field)[cell.row]) write(0);
  typing = null;
  minus = false;
  long = false;
  draw();
}

/** @param {number} to */
function turnTo(to) {
  tab = to;
  const cells = to === SHEET ? [] : cellsOf(view, to);
  go(cells.find((one) => inCell(fieldOf(one.key), one) === null) ?? null);
  scrollTo(0, 0);
}

/** Whether something is left to enter for a side, and nobody does that on a phone of their own. @param {number} side */
function isLeft(side) {
  if (view.done.includes(side) || (side !== view.me && view.taken.includes(side))) return false;
  const own = view.fields.filter((field) => field.side === side);
  return lacks(side) || own.every(({ value }) => value === null);
}

/** This part is entered: on to the next that is not, else to the sheet. */
function done() {
  if (tab !== SHARED) send({ kind: "done", side: tab });
  const left = view.sides.map((_, side) => side).filter((side) => side !== tab && isLeft(side));
  turnTo(left.find((side) => side > tab) ?? left[0] ?? SHEET);
}

/** Opens the place where a figure was entered. @param {string} key */
function openField(key) {
  const field = fieldOf(key);
  tab = field.side;
  go(cellsOf(view, tab).find((one) => one.key === key) ?? null);
  document.querySelector(`[data-field="${CSS.escape(key)}"]`)?.scrollIntoView({ block: "center" });
}

// Drawing

/** Problems that nobody has kept. */
const openProblems = () => view.problems.filter(({ kept }) => !kept);

function tabsView() {
  const button = (/** @type {number} */ to, /** @type {unknown} */ what) =>
    html`<button aria-pressed=${tab === to} @click=${() => turnTo(to)}>${what}</button>`;
  const side = (/** @type {string} */ name, /** @type {number} */ at) =>
    button(at, html`${token(at, 18)}<span>${name}</span>${view.done.includes(at) ? icon("check", 16) : nothing}`);
  const show = (/** @type {Event} */ event) => /** @type {HTMLElement} */ (event.target).scrollIntoView({ block: "nearest", inline: "nearest" });
  return html`<nav class="padtabs" aria-label=${t("box-parts")}><div class="padsides" @focusin=${show}>${hasShared() ? button(SHARED, t("box-shared")) : nothing}${view.sides.map(side)}</div>${button(SHEET, t("box-sheet"))}</nav>`;
}

function whoView() {
  if (view.me >= 0 || localStorage[watches] || view.locked) return nothing;
  const watch = () => {
    localStorage[watches] = "1";
    draw();
  };
  return html`<section class="sheet padcard who"><b>${t("box-who")}</b><div class="padpick">${view.sides
    .slice(0, view.players)
    .map(
      (name, side) => html`<button @click=${() => send({ kind: "sit", side })}>${token(side, 18)}${name}</button>`,
    )}<button @click=${watch}>${t("box-watch")}</button></div></section>`;
}

function problemsView() {
  return openProblems().map(
    ({ name, text, impossible }) =>
      html`<section class="sheet padcard problem" role="alert">${icon("alert")}<p>${text}</p>${
        view.locked
          ? nothing
          : html`<button class="btn soft small" @click=${() => send({ kind: "keep", problem: name })}>${t(impossible ? "box-keep" : "box-is-right")}</button>`
      }</section>`,
  );
}

function stateView() {
  const waiting = outbox.waiting.length;
  const lost = outbox.lost || (bellLost && !navigator.onLine);
  if (note) return html`<p class="padnote why" role="alert">${note}</p>`;
  if (lost) return html`<p class="padnote" role="status">${icon("away", 18)} ${t("box-lost")} ${waiting ? t("box-waiting", { count: waiting }) : nothing}</p>`;
  return nothing;
}

function digitsView() {
  if (!cell || view.locked) return nothing;
  const field = fieldOf(cell.key);
  if (!field) return nothing;
  const longer = field.digits ? 10 ** field.digits : 0;
  const press = (/** @type {() => void} */ act) => () => {
    act();
    draw();
  };
  return html`<div class="paddigits" role="group" aria-label=${field.label}>${DIGITS.map((digit) => html`<button data-digit=${digit} @click=${() => type(digit)}>${digit}</button>`)}
    ${field.low < 0 ? html`<button aria-pressed=${minus} aria-label=${t("box-minus")} @click=${press(() => (minus = !minus))}>−</button>` : nothing}
    ${longer && longer <= field.high ? html`<button data-longer aria-pressed=${long} @click=${press(() => (long = true))}>${longer}+</button>` : nothing}
    <button aria-label=${t("box-erase")} @click=${erase}>⌫</button><button class="next" data-next aria-label=${t("box-next")} @click=${skip}>${icon("right", 18)}</button></div>`;
}

function footView() {
  const totals = view.sheet?.totals;
  const sum = totals && tab >= 0 ? html`<b class="sum" data-sum=${tab}>${totals[tab]}</b>` : nothing;
  const act = () =>
    html`<button class="btn main" data-done @click=${done}>${tab === SHARED ? t("box-next") : t("box-done", { name: view.sides[tab] })}</button>`;
  const entering = tab !== SHEET && !view.locked;
  return html`<footer class="padfoot">${stateView()}${digitsView()}<div class="row">${sum}<span class="sp"></span>${entering ? act() : nothing}</div></footer>`;
}

function draw() {
  view = ahead(
    told,
    outbox.waiting.map(([, step]) => step),
  );
  if (cell && !view.fields.some(({ key }) => key === cell?.key)) cell = null;
  const wrong = new Set(openProblems().flatMap(({ fields }) => fields));
  const root = /** @type {HTMLElement} */ (document.getElementById("pad"));
  root.dataset.waiting = `${outbox.waiting.length}`;
  root.dataset.n = `${view.n}`;
  if (gone) {
    render(html`<p class="sheet padcard">${t("box-gone")}</p>`, root);
    return;
  }
  const hand = { t, sides: view.sides, locked: view.locked, wrong, cell, enter: tap, row: enterRow, go, opened, draw };
  const body =
    tab === SHEET
      ? sheetView({ t, view, wrong, to: openField, send })
      : fieldsView(
          hand,
          view.fields.filter(({ side }) => side === tab),
        );
  const locked = view.locked && tab !== SHEET ? html`<p class="padnote">${icon("check", 18)} ${t("box-locked")}</p>` : nothing;
  render(html`${tabsView()}<div class="padbody">${whoView()}${locked}${problemsView()}${body}</div>${footView()}`, root);
}

// Sharing, names, the end of a pad

async function makeCode() {
  try {
    code = await post(`/api/pads/${told.pad}/code`);
  } catch (error) {
    note = error instanceof Refused ? error.message : t("status-lost");
  }
  dialog.draw();
}

async function remove() {
  try {
    await post(`/api/pads/${told.pad}/delete`);
    location.assign(siteUrl("/box"));
  } catch (error) {
    note = error instanceof Refused ? error.message : t("status-lost");
    dialog.close();
    draw();
  }
}

function shareView() {
  const url = location.origin + siteUrl(`/pad/${told.pad}`);
  const rename = (/** @type {number} */ side) => (/** @type {Event} */ event) =>
    send({ kind: "name", side, name: /** @type {HTMLInputElement} */ (event.target).value });
  return html`${links.view(url, { label: t("box-share"), help: t("box-share-help"), main: true, focus: true, qr: true })}
    <div class="padcode">${code ? html`<output>${code.code}</output><small>${t("box-code-holds", { minutes: code.minutes })}</small>` : html`<button class="btn soft" @click=${() => void makeCode()}>${t("box-code-make")}</button>`}</div>
    <fieldset class="padnames"><legend>${t("box-names")}</legend>${view.sides
      .slice(0, view.players)
      .map(
        (name, side) =>
          html`<label>${token(side, 20)}<input maxlength="40" autocomplete="off" aria-label=${t("home-name-of", { number: side + 1 })} .value=${name} @change=${rename(side)}></label>`,
      )}
      <small>${t("box-names-help")}</small></fieldset>
    <details class="more"><summary>${icon("right", 18)}<b>${t("box-delete")}</b></summary><p>${t("box-delete-help")}</p><button class="btn soft" @click=${() => void remove()}>${icon("bin")}${t("box-delete")}</button></details>`;
}

document.querySelector("[data-share]")?.addEventListener("click", () => {
  void links.drawCode(location.origin + siteUrl(`/pad/${told.pad}`));
  dialog.open(t("box-share"), shareView);
});

document.addEventListener("keydown", (event) => {
  const at = /** @type {HTMLElement} */ (event.target);
  if (!cell || at.closest("input, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\d$/.test(event.key)) type(Number(event.key));
  else if (event.key === "-" && fieldOf(cell.key).low < 0) minus = true;
  else if (event.key === "Backspace") erase();
  else return;
  event.preventDefault();
  draw();
});

keepAwake(); // it lies on the table while people count

listen(told.pad, {
  changed: (n) => {
    bellLost = false;
    outbox.connected(true);
    if (n > told.n) void look();
    else draw();
  },
  lost: () => {
    bellLost = true;
    draw();
  },
  gone: () => {
    gone = true;
    draw();
  },
});
if (told.sheet) tab = SHEET;
draw();
if (tab !== SHEET) turnTo(tab);
void outbox.send();
