/** The dialog that sets up a table: who plays, and how. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { Refused, post } from "./api.js";
import { icon, token } from "./art.js";
import { loadName, saveName } from "./prefs.js";

/** @typedef {{name: string, label: string, help: string, default: any, values: [any, string][], low: number, high: number}} Option */
/** @typedef {{id: string, name: string, pitch: string, low: number, high: number, options: Option[]}} Game */
/** @typedef {{kind: "me" | "link" | "screen" | "bot", name: string, bot: string}} Place */
/** @typedef {{games: Game[], bots: string[], words: import("./words.js").Words, redraw: () => void}} Home what the home page offers */

const KINDS = /** @type {const} */ (["me", "link", "screen", "bot"]);
const USUAL_BOT = "regular";
const MAX_NAME_CHARS = 40;
/** More games than this are chosen from a list. */
const MAX_GAME_BUTTONS = 8;

/** A table as it is being set up. */
export class Plan {
  /** @param {Home} home @param {Game} game */
  constructor(home, game) {
    this.home = home;
    this.game = game;
    /** @type {Record<string, any>} */
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    /** @type {Place[]} */
    this.seats = [];
    this.liveScore = true;
    this.hints = false;
    this.refusal = "";
    this.busy = false;
    this.add("me");
    for (let seat = 1; seat < Math.max(2, game.low) && seat < game.high; seat += 1) this.add("bot");
  }

  /** @param {Place["kind"]} kind */
  add(kind) {
    this.seats.push({ kind, name: "", bot: USUAL_BOT });
    this.rename(this.seats.length - 1);
  }

  /** Gives a seat the usual name for its kind. @param {number} seat */
  rename(seat) {
    const place = this.seats[seat];
    const { words } = this.home;
    if (place.kind === "me") place.name = loadName() || words.text("home-you");
    if (place.kind === "bot") place.name = botName(words, seat);
    if (place.kind === "screen") place.name = words.text("table-seat", { number: seat + 1 });
    if (place.kind === "link") place.name = "";
  }

  /** @param {number} seat @param {Place["kind"]} kind */
  setKind(seat, kind) {
    if (kind === "me") {
      const other = this.seats.findIndex((place) => place.kind === "me");
      if (other >= 0) this.setKind(other, "screen");
    }
    this.seats[seat].kind = kind;
    this.rename(seat);
  }

  /** Sets the table up and goes there. */
  async start() {
    const { words, redraw } = this.home;
    this.busy = true;
    redraw();
    const me = this.seats.find((place) => place.kind === "me");
    if (me && me.name !== words.text("home-you")) saveName(me.name.trim());
    const seats = this.seats.map(({ kind, name, bot }) => ({ kind, name: name.trim(), bot: kind === "bot" ? bot : "" }));
    try {
      const answer = await post("/api/tables", { game: this.game.id, options: this.options, seats, live_score: this.liveScore, hints: this.hints });
      location.assign(seats.some(({ kind }) => kind === "link") ? `${answer.url}#share` : answer.url);
    } catch (error) {
      this.refusal = error instanceof Refused ? error.message : words.text("status-lost");
      this.busy = false;
      redraw();
    }
  }
}

/** A name for a bot; when the names run out they are numbered. @param {import("./words.js").Words} words @param {number} seat */
function botName(words, seat) {
  const names = words.text("home-bot-names").split(", ");
  const round = Math.floor(seat / names.length);
  return `${names[seat % names.length]}${round ? ` ${round + 1}` : ""}`;
}

/** @param {Plan} plan @param {((game: Game) => void) | null} choose chooses another game, where none was chosen before */
export function planView(plan, choose) {
  const { words, redraw } = plan.home;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    plan.start();
  };
  const addSeat = () => {
    plan.add("bot");
    redraw();
  };
  return html`<form class="setup" @submit=${submit}>
    ${choose ? gameChoice(plan, choose) : nothing}
    <section><h3 class="cap">${words.text("home-seats")}</h3>${plan.seats.map((place, seat) => seatRow(plan, place, seat))}
      ${plan.seats.length < plan.game.high
        ? html`<button type="button" class="btn soft small" @click=${addSeat}>${icon("plus", 16)}${words.text("home-add-seat")}</button>`
        : nothing}</section>
    <section><h3 class="cap">${words.text("home-options")}</h3><div class="opts">${plan.game.options.map((option) => optionField(plan, option))}
      ${toggle(words.text("home-live-score"), words.text("home-live-score-help"), plan.liveScore, (on) => (plan.liveScore = on))}
      ${toggle(words.text("home-hints"), words.text("home-hints-help"), plan.hints, (on) => (plan.hints = on))}</div></section>
    <div class="last">${plan.refusal ? html`<p class="why" role="alert">${plan.refusal}</p>` : nothing}
      <button class="btn main" ?disabled=${plan.busy} autofocus>${words.text("home-start")}</button></div>
  </form>`;
}

/** @param {Plan} plan @param {(game: Game) => void} choose */
function gameChoice(plan, choose) {
  const { games, words } = plan.home;
  if (games.length > MAX_GAME_BUTTONS) {
    const pick = (/** @type {Event} */ event) => choose(/** @type {Game} */ (games.find(({ id }) => id === value(event))));
    return html`<label class="choice"><b>${words.text("home-which")}</b><select @change=${pick}>${games.map(
      (game) => html`<option value=${game.id} .selected=${plan.game === game}>${game.name}</option>`)}</select></label>`;
  }
  return html`<fieldset class="choice"><legend>${words.text("home-which")}</legend><div class="seg3">${games.map(
    (game) => html`<label><input type="radio" name="game" .checked=${plan.game === game} @change=${() => choose(game)}><span>${game.name}</span></label>`)}</div></fieldset>`;
}

/** @param {Event} event */
const value = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {string} label @param {string} help @param {boolean} on @param {(on: boolean) => void} set */
function toggle(label, help, on, set) {
  return html`<label class="toggle"><input type="checkbox" .checked=${on} @change=${(/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked)}>
    <span><b>${label}</b><small>${help}</small></span></label>`;
}

/** @param {Plan} plan @param {Place} place @param {number} seat */
function seatRow(plan, place, seat) {
  const { bots, words, redraw } = plan.home;
  const setKind = (/** @type {Event} */ event) => {
    plan.setKind(seat, /** @type {Place["kind"]} */ (value(event)));
    redraw();
  };
  const remove = () => {
    plan.seats.splice(seat, 1);
    redraw();
  };
  return html`<div class="seatrow">${token(seat, 24)}
    <select aria-label=${words.text("table-seat", { number: seat + 1 })} @change=${setKind}>${KINDS.map((kind) => html`<option value=${kind} ?selected=${place.kind === kind} .selected=${place.kind === kind}>${words.text(`home-seat-${kind}`)}</option>`)}</select>
    ${place.kind === "bot"
      ? html`<select aria-label=${words.text("home-bot-level", { name: place.name })} @change=${(/** @type {Event} */ event) => (place.bot = value(event))}>${bots.map(
          (bot) => html`<option value=${bot} .selected=${place.bot === bot}>${words.text(`bot-${bot}`)}</option>`)}</select>`
      : place.kind === "link"
        ? html`<span class="note">${words.text("home-link-help")}</span>`
        : html`<input aria-label=${words.text("home-name-of", { number: seat + 1 })} maxlength=${MAX_NAME_CHARS} required .value=${place.name} @input=${(/** @type {Event} */ event) => (place.name = value(event))}>`}
    ${plan.seats.length > plan.game.low
      ? html`<button type="button" class="iconbtn" aria-label=${words.text("home-drop-seat", { number: seat + 1 })} @click=${remove}>${icon("x", 18)}</button>`
      : nothing}</div>`;
}

/** @param {Plan} plan @param {Option} option */
function optionField(plan, option) {
  const set = (/** @type {any} */ chosen) => {
    plan.options[option.name] = chosen;
    plan.home.redraw();
  };
  if (typeof option.default === "boolean") return toggle(option.label, option.help, plan.options[option.name], set);
  if (!option.values.length) {
    return html`<label class="choice"><b>${option.label}</b><input type="number" min=${option.low} max=${option.high} .value=${`${plan.options[option.name]}`}
      @change=${(/** @type {Event} */ event) => set(Math.round(Number(value(event))))}><small>${option.help}</small></label>`;
  }
  return html`<fieldset class="choice"><legend>${option.label}</legend><div class="seg3">${option.values.map(
    ([id, name]) => html`<label><input type="radio" name=${`option-${option.name}`} .checked=${plan.options[option.name] === id} @change=${() => set(id)}><span>${name}</span></label>`)}</div>
    <small>${option.help}</small></fieldset>`;
}
