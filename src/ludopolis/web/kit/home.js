/** The home page: setting a table up, joining by link, opening a record. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { Refused, post, postText } from "./api.js";
import { icon, token } from "./art.js";
import { Dialog } from "./dialog.js";
import "./page.js";
import { loadName, saveName } from "./prefs.js";
import { loadWords } from "./words.js";

/** @typedef {{name: string, label: string, help: string, default: any, values: [any, string][], low: number, high: number}} Option */
/** @typedef {{id: string, name: string, low: number, high: number, options: Option[]}} Game */
/** @typedef {{kind: "me" | "link" | "screen" | "bot", name: string, bot: string}} Place */

const KINDS = /** @type {const} */ (["me", "link", "screen", "bot"]);
const USUAL_BOT = "regular";

/** @type {{games: Game[], bots: string[], lang: string, root: string}} */
const home = JSON.parse(document.getElementById("home")?.textContent ?? "{}");
const words = await loadWords(home.root, home.lang);
const dialog = new Dialog(words.text("page-close"));
const botNames = words.text("home-bot-names").split(", ");

/** A name for a bot; when the names run out they are numbered. @param {number} seat */
function botName(seat) {
  const again = Math.floor(seat / botNames.length);
  return `${botNames[seat % botNames.length]}${again ? ` ${again + 1}` : ""}`;
}

/** A table as it is being set up. */
class Plan {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** @type {Record<string, any>} */
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    /** @type {Place[]} */
    this.seats = [];
    this.liveScore = true;
    this.hints = false;
    this.refused = "";
    this.busy = false;
    this.add("me");
    for (let seat = 1; seat < Math.max(2, game.low) && seat < game.high; seat += 1) this.add("bot");
  }

  /** @param {Place["kind"]} kind */
  add(kind) {
    this.seats.push({ kind, name: "", bot: USUAL_BOT });
    this.rename(this.seats.length - 1);
  }

  /** The usual name for a seat of its kind. @param {number} seat */
  rename(seat) {
    const place = this.seats[seat];
    if (place.kind === "me") place.name = loadName() || words.text("home-you");
    if (place.kind === "bot") place.name = botName(seat);
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

  async start() {
    this.busy = true;
    dialog.draw();
    const me = this.seats.find((place) => place.kind === "me");
    if (me && me.name !== words.text("home-you")) saveName(me.name.trim());
    const seats = this.seats.map(({ kind, name, bot }) => ({ kind, name: name.trim(), bot: kind === "bot" ? bot : "" }));
    try {
      const answer = await post("/api/tables", { game: this.game.id, options: this.options, seats, live_score: this.liveScore, hints: this.hints });
      location.assign(seats.some(({ kind }) => kind === "link") ? `${answer.url}#share` : answer.url);
    } catch (error) {
      this.refused = error instanceof Refused ? error.message : words.text("status-lost");
      this.busy = false;
      dialog.draw();
    }
  }
}

/** @param {Plan} plan @param {((game: Game) => void) | null} choose where the game is not chosen yet */
function planView(plan, choose) {
  const redraw = () => dialog.draw();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    plan.start();
  };
  return html`<form class="setup" @submit=${submit}>
    ${choose ? gameChoice(plan, choose) : nothing}
    <section><h3 class="cap">${words.text("home-seats")}</h3>${plan.seats.map((place, seat) => seatRow(plan, place, seat, redraw))}
      ${plan.seats.length < plan.game.high
        ? html`<button type="button" class="btn soft small" @click=${() => { plan.add("bot"); redraw(); }}>${icon("plus", 16)}${words.text("home-add-seat")}</button>`
        : nothing}</section>
    <section><h3 class="cap">${words.text("home-options")}</h3><div class="opts">${plan.game.options.map((option) => optionField(plan, option, redraw))}
      <label class="toggle"><input type="checkbox" .checked=${plan.liveScore} @change=${(/** @type {Event} */ event) => (plan.liveScore = checked(event))}>
        <span><b>${words.text("home-live-score")}</b><small>${words.text("home-live-score-help")}</small></span></label>
      <label class="toggle"><input type="checkbox" .checked=${plan.hints} @change=${(/** @type {Event} */ event) => (plan.hints = checked(event))}>
        <span><b>${words.text("home-hints")}</b><small>${words.text("home-hints-help")}</small></span></label></div></section>
    <div class="last">${plan.refused ? html`<p class="why" role="alert">${plan.refused}</p>` : nothing}
      <button class="btn main" ?disabled=${plan.busy} autofocus>${words.text("home-start")}</button></div>
  </form>`;
}

/** @param {Plan} plan @param {(game: Game) => void} choose */
function gameChoice(plan, choose) {
  return html`<fieldset class="choice"><legend>${words.text("home-which")}</legend><div class="seg3">${home.games.map(
    (game) => html`<label><input type="radio" name="game" .checked=${plan.game === game} @change=${() => choose(game)}><span>${game.name}</span></label>`)}</div></fieldset>`;
}

/** @param {Event} event */
const value = (event) => /** @type {HTMLInputElement} */ (event.target).value;
/** @param {Event} event */
const checked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;

/** @param {Plan} plan @param {Place} place @param {number} seat @param {() => void} redraw */
function seatRow(plan, place, seat, redraw) {
  const kind = (/** @type {Event} */ event) => {
    plan.setKind(seat, /** @type {Place["kind"]} */ (value(event)));
    redraw();
  };
  const label = words.text("table-seat", { number: seat + 1 });
  return html`<div class="seatrow">${token(seat, 24)}
    <select aria-label=${label} @change=${kind}>${KINDS.map((name) => html`<option value=${name} ?selected=${place.kind === name} .selected=${place.kind === name}>${words.text(`home-seat-${name}`)}</option>`)}</select>
    ${place.kind === "bot"
      ? html`<select aria-label=${words.text("home-bot-level", { name: place.name })} @change=${(/** @type {Event} */ event) => (place.bot = value(event))}>${home.bots.map(
          (bot) => html`<option value=${bot} .selected=${place.bot === bot}>${words.text(`bot-${bot}`)}</option>`)}</select>`
      : place.kind === "link"
        ? html`<span class="note">${words.text("home-link-help")}</span>`
        : html`<input aria-label=${words.text("home-name-of", { number: seat + 1 })} maxlength="40" required .value=${place.name} @input=${(/** @type {Event} */ event) => (place.name = value(event))}>`}
    ${plan.seats.length > plan.game.low
      ? html`<button type="button" class="iconbtn" aria-label=${words.text("home-drop-seat", { number: seat + 1 })} @click=${() => { plan.seats.splice(seat, 1); redraw(); }}>${icon("x", 18)}</button>`
      : nothing}</div>`;
}

/** @param {Plan} plan @param {Option} option @param {() => void} redraw */
function optionField(plan, option, redraw) {
  const set = (/** @type {any} */ chosen) => {
    plan.options[option.name] = chosen;
    redraw();
  };
  if (typeof option.default === "boolean") {
    return html`<label class="toggle"><input type="checkbox" .checked=${plan.options[option.name]} @change=${(/** @type {Event} */ event) => set(checked(event))}>
      <span><b>${option.label}</b><small>${option.help}</small></span></label>`;
  }
  if (!option.values.length) {
    return html`<label class="choice"><b>${option.label}</b><input type="number" min=${option.low} max=${option.high} .value=${`${plan.options[option.name]}`}
      @change=${(/** @type {Event} */ event) => set(Math.round(Number(value(event))))}><small>${option.help}</small></label>`;
  }
  return html`<fieldset class="choice"><legend>${option.label}</legend><div class="seg3">${option.values.map(
    ([id, name]) => html`<label><input type="radio" name=${`option-${option.name}`} .checked=${plan.options[option.name] === id} @change=${() => set(id)}><span>${name}</span></label>`)}</div>
    <small>${option.help}</small></fieldset>`;
}

/** @param {string | undefined} id */
const find = (id) => home.games.find((game) => game.id === id);

/** Links and codes: the last part of what was pasted. @param {string} text */
function go(text) {
  const address = text.trim().replace(/^https?:\/\/[^/]+/, "");
  if (!address) return;
  location.assign(address.startsWith("/") ? address : `/t/${encodeURIComponent(address)}`);
}

function joinView() {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    go(`${new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code")}`);
  };
  return html`<form class="setup" @submit=${submit}><label for="code">${words.text("home-join-help")}</label>
    <div class="row"><input id="code" name="code" required autofocus autocomplete="off"><button class="btn main">${words.text("home-join-go")}</button></div></form>`;
}

let recordRefused = "";

function recordView() {
  const send = async (/** @type {Event} */ event) => {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    if (!file) return;
    try {
      const answer = await postText("/api/records", await file.text());
      location.assign(answer.url);
    } catch (error) {
      recordRefused = error instanceof Refused ? error.message : words.text("status-lost");
      dialog.draw();
    }
  };
  return html`<div class="setup"><label for="record">${words.text("home-record-help")}</label>
    <input id="record" type="file" accept=".jsonl,.json,.txt" @change=${send}>
    ${recordRefused ? html`<p class="why" role="alert">${recordRefused}</p>` : nothing}</div>`;
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest("button");
  const { dataset } = button ?? {};
  const game = find(dataset?.new) ?? find(dataset?.bots);
  if (!button || !dataset) return;
  if (game && dataset.bots) {
    new Plan(game).start();
  } else if (game) {
    const plan = new Plan(game);
    dialog.open(game.name, () => planView(plan, null));
  } else if ("any" in dataset && home.games.length) {
    let plan = new Plan(home.games[0]);
    const choose = (/** @type {Game} */ other) => {
      plan = new Plan(other);
      dialog.draw();
    };
    dialog.open(words.text("home-new"), () => planView(plan, choose));
  } else if ("join" in dataset) {
    dialog.open(words.text("home-join"), joinView);
  } else if ("record" in dataset) {
    recordRefused = "";
    dialog.open(words.text("home-open-record"), recordView);
  }
});
