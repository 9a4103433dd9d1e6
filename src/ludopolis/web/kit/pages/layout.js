/** How a game is set up with the printed box: what to lay out, who begins, and the way to the score pad. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { Refused, ask, post } from "../net/api.js";
import { icon, token } from "../draw/art.js";
import { loadName, saveName } from "../device/prefs.js";
import { Picture } from "../book/figures.js";
import { offered, optionField } from "../setup/options.js";
import "./plain.js";
import { loadWords } from "../words/words.js";

/** @type {{game: import("../setup/plan.js").Game, name: string, lang: string, root: string, catalogues: string[]}} */
const data = JSON.parse(document.getElementById("layout-data")?.textContent ?? "{}");
const { game } = data;
const words = await loadWords(data.root, data.catalogues);
const t = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ args = {}) => words.text(key, args);
/** More numbers of players than this are chosen from a list. */
const MOST_BUTTONS = 8;

const query = new URLSearchParams(location.search);
let players = Math.min(game.high, Math.max(game.low, Number(query.get("players")) || 3));
/** @type {Record<string, any>} */
const wished = Object.fromEntries(game.options.map((option) => [option.name, asked(option)]));
/** @type {string[]} */
const names = [loadName() || data.name];
/** In words, and as a fact for the board's drawing. @type {{text: string, fact: {kind: string}}[]} */
let steps = [];
/** The board's drawings of single steps, by kind. @type {Record<string, (ctx: import("../types.js").Ctx, fact: any) => unknown>} */
let drawings = {};
/** What this screen can do during the game; "" if nothing. */
let aid = "";
/** What draws the table that is laid out. @type {import("../types.js").Board | null} */
let board = null;
/** That table. @type {any} */
let laid = null;
/** @type {Set<string>} */
const ticked = new Set();
let begins = -1;
let note = "";
let busy = false;

/** The value that the address names, where somebody comes from a table that they set up. @param {import("../setup/options.js").Option} option */
function asked({ name, values, default: usual }) {
  return values.find(([id]) => `${id}` === query.get(name))?.[0] ?? usual;
}

const options = () => Object.fromEntries(offered(game.options, wished, players).map(({ name, value }) => [name, value]));

async function lay() {
  try {
    const wish = JSON.stringify([players, options()]);
    const answer = await ask("/api/box", { game: game.id, players, options: options() });
    if (wish === JSON.stringify([players, options()])) ({ steps, aid, picture: laid } = answer);
    note = "";
  } catch (error) {
    note = error instanceof Refused ? error.message : t("status-lost");
  }
  draw();
  await drawTable();
}

/** The table as it lies there at the end, by the game's own board. */
async function drawTable() {
  const figure = /** @type {HTMLElement | null} */ (document.querySelector("#laid"));
  figure?.querySelector(".inwords")?.remove();
  if (figure && board && laid) await new Picture(figure, laid, board, words).draw();
}

/** @param {number} count */
function setPlayers(count) {
  players = count;
  begins = -1;
  void lay();
}

const nameOf = (/** @type {number} */ side) => names[side]?.trim() || `${side + 1}`;

function drawLots() {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  begins = number % players;
  draw();
}

/** @param {string} [page] */
async function openPad(page = "") {
  busy = true;
  draw();
  try {
    if (names[0]?.trim()) saveName(names[0].trim());
    const all = Array.from({ length: players }, (_, side) => names[side]?.trim() ?? "");
    const made = await post("/api/pads", { game: game.id, names: all, options: options() });
    await post(`/api/pads/${made.pad}`, { kind: "sit", side: 0 });
    location.assign(made.url + page);
  } catch (error) {
    note = error instanceof Refused ? error.message : t("status-lost");
    busy = false;
    draw();
  }
}

function countView() {
  const counts = Array.from({ length: game.high - game.low + 1 }, (_, more) => game.low + more);
  if (counts.length > MOST_BUTTONS)
    return html`<label class="choice"><b>${t("setup-count")}</b><select @change=${(/** @type {Event} */ event) => setPlayers(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>${counts.map((count) => html`<option value=${count} .selected=${players === count}>${count}</option>`)}</select></label>`;
  return html`<fieldset class="choice counts"><legend>${t("setup-count")}</legend><div class="seg3">${counts.map(
    (count) => html`<label><input type="radio" name="count" .checked=${players === count} @change=${() => setPlayers(count)}><span>${count}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {{text: string, fact: {kind: string}}} step @param {import("../types.js").Ctx | null} ctx the table that is laid out */
function stepView({ text, fact }, ctx) {
  const tick = () => {
    if (!ticked.delete(text)) ticked.add(text);
    draw();
  };
  const drawn = ctx ? drawings[fact.kind]?.(ctx, fact) : undefined;
  return html`<li class=${ticked.has(text) ? "ticked" : ""}><label class="toggle"><input type="checkbox" .checked=${ticked.has(text)} @change=${tick}><span>${text}</span></label>${drawn ? html`<div class="laypic" data-step=${fact.kind} aria-hidden="true" inert>${drawn}</div>` : nothing}</li>`;
}

function namesView() {
  const set = (/** @type {number} */ side) => (/** @type {Event} */ event) => {
    names[side] = /** @type {HTMLInputElement} */ (event.target).value;
  };
  return html`<fieldset class="padnames"><legend>${t("box-names")}</legend>${Array.from(
    { length: players },
    (_, side) =>
      html`<label>${token(side, 20)}<input maxlength="40" autocomplete=${side ? "off" : "nickname"} aria-label=${t("home-name-of", { number: side + 1 })} placeholder=${side ? `${side + 1}` : t("join-name")} .value=${names[side] ?? ""} @input=${set(side)}></label>`,
  )}</fieldset>`;
}

function draw() {
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) => {
    wished[name] = value;
    void lay();
  };
  const all = offered(game.options, wished, players);
  const main = all.filter((option) => !option.minor);
  const minor = all.filter((option) => option.minor);
  const root = /** @type {HTMLElement} */ (document.getElementById("layout"));
  const ctx = board && laid ? new Picture(document.createElement("figure"), laid, board, words).ctx() : null;
  render(
    html`<section class="sheet padcard">${game.high > game.low ? countView() : nothing}${main.map((option) => optionField(option, set(option.name)))}
        ${minor.length ? html`<details class="more"><summary>${icon("right", 18)}<b>${t("setup-more")}</b></summary>${minor.map((option) => optionField(option, set(option.name)))}</details>` : nothing}</section>
      <section class="sheet padcard"><h2 class="cap">${t("box-lay")}</h2><ol class="padlay">${steps.map((step) => stepView(step, ctx))}</ol>
        ${board ? html`<figure class="figure" id="laid" data-draw="board"><figcaption class="quiet">${t("box-laid")}</figcaption><div class="crop"></div></figure>` : nothing}</section>
      <section class="sheet padcard">${namesView()}
        ${players > 1 ? html`<div class="row wrap"><button class="btn soft" @click=${drawLots}>${t("box-draw")}</button><b role="status">${begins < 0 ? nothing : t("box-begins", { name: nameOf(begins) })}</b></div>` : nothing}</section>
      ${note ? html`<p class="why" role="alert">${note}</p>` : nothing}
      <div class="padopen">${aid ? html`<button class="btn main" data-aid ?disabled=${busy} @click=${() => void openPad("/aid")}>${icon("play")}${aid}</button>` : nothing}<button class="btn ${aid ? "soft" : "main"}" data-open ?disabled=${busy} @click=${() => void openPad()}>${icon("sheet")}${t("box-open")}</button></div>`,
    root,
  );
}

/** @param {import("../types.js").Board | null} drawing the game's own @param {typeof drawings} [steps] what it draws for single steps */
export async function open(drawing, steps = {}) {
  board = drawing;
  drawings = steps;
  draw();
  await lay();
}
