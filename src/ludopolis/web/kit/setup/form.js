/** The dialog that sets up a table: who plays, which game, and how. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { keyed } from "../../vendor/lit-html/directives/keyed.js";
import { icon, token } from "../draw/art.js";
import { CHARACTERS, face, temper, trade } from "../draw/face.js";
import { optionField, toggle } from "./options.js";
import { characterName } from "./plan.js";
import { siteUrl } from "../net/site.js";

/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./plan.js").Game} Game */
/** @typedef {import("./plan.js").Place} Place */
/** @typedef {import("./plan.js").Offered} Offered */

const KINDS = /** @type {const} */ (["me", "link", "screen", "bot"]);
const MAX_NAME_CHARS = 40;
const MAX_TOWN_CHARS = 24;
/** What is offered; the second one first. @type {import("./plan.js").NewClock[]} */
const LIVE_CLOCKS = [
  [300, 10],
  [600, 15],
  [1200, 30],
  [2700, 60],
].map(([bank, increment]) => ({ kind: "live", bank, increment }));
/** @type {import("./plan.js").NewClock[]} */
const SLOW_CLOCKS = [8 * 3600, 86400, 2 * 86400, 3 * 86400, 7 * 86400].map((bank) => ({ kind: "slow", bank }));
/** More games than this are chosen from a list. */
const MAX_GAME_BUTTONS = 8;
/** More numbers of players than this, too. */
const MAX_COUNT_BUTTONS = 7;

/** Above the form: the game. @param {Plan} plan */
export function planHead({ game, home: { words } }) {
  return html`<svg class="cover" viewBox="0 0 280 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=${game.cover}></use></svg>
    <div class="what"><h2>${game.name}</h2><div class="meta">${figure("people", words.text("home-players"), game.low === game.high ? game.low : `${game.low}–${game.high}`)}
      ${game.length ? figure("clock", words.text("home-length"), game.length) : nothing}${game.difficulty ? figure("gauge", words.text("home-difficulty"), game.difficulty) : nothing}</div></div>
    <a class="btn soft small" href=${siteUrl(`/rules/${game.id}`)} target="_blank" rel="noopener" aria-label=${words.text("home-rules-of", { game: game.name })}>${icon("book")}<span class="deskonly">${words.text("page-rules")}</span></a>`;
}

/** @param {string} sign @param {string} label @param {unknown} text */
const figure = (sign, label, text) => html`<span>${icon(sign, 17)}<span class="vh">${label}</span>${text}</span>`;

/** Below the form: what will be played, and the button. @param {Plan} plan */
export function planFoot(plan) {
  const {
    game,
    home: { words },
  } = plan;
  const main = plan.offered().filter((option) => !option.minor);
  const changed = main
    .filter((option) => option.value !== option.default)
    .map((option) => (typeof option.value !== "string" ? told(plan, option) : isSwitch(option) ? option.label : valueName(option)));
  const first = [words.text("table-players-count", { count: plan.seats.length }), ...changed];
  const second = [game.length, plan.hints ? words.text("setup-hints-on") : "", plan.clock && plan.people > 1 ? terms(words, plan.clock) : ""];
  return html`<p class="sum" role="status"><b>${first.join(", ")}</b><small>${second.filter(Boolean).join(" · ")}</small></p>
    ${plan.refusal ? html`<p class="why" role="alert">${plan.refusal}</p>` : nothing}
    <button class="btn main" form="setup" ?disabled=${plan.busy} autofocus>${plan.waits ? icon("link") : nothing}${words.text(plan.waits ? "setup-get-link" : "home-start")}</button>`;
}

/** @param {Plan} plan @param {((game: Game) => void) | null} choose chooses another game, where none was chosen before */
export function planView(plan, choose) {
  const { words, redraw } = plan.home;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    plan.start();
  };
  const setHints = (/** @type {boolean} */ on) => {
    plan.hints = on;
    redraw();
  };
  const main = plan.offered().filter((option) => !option.minor);
  const hints = html`${words.text("home-hints-help")}${plan.first && plan.hints ? ` ${words.text("setup-first", { game: plan.game.name })}` : nothing}`;
  return keyed(
    plan,
    html`<form class="setup" id="setup" @submit=${submit}>
    ${choose ? gameChoice(plan, choose) : nothing}
    ${plan.game.high > 1 ? html`${whomChoice(plan)}${countChoice(plan)}` : nothing}
    <section class="names">${plan.seats.map((place, seat) => nameRow(plan, place, seat))}
      ${plan.listable ? toggle(words.text("listed-switch"), words.text("listed-switch-help"), plan.listed, (on) => (plan.listed = on)) : nothing}</section>
    ${friendChoice(plan)}
    <section><h3 class="cap">${words.text("home-options")}</h3><div class="variants">${main.map((option) => variant(plan, option))}
      ${switchCard(words.text("home-hints"), hints, plan.hints, setHints, "wide", icon("lamp", 30))}${plan.people > 1 ? clockChoice(plan) : nothing}</div></section>
    ${plan.game.pad ? html`<p><a href=${layout(plan)} target="_blank" rel="noopener">${words.text("setup-how")}</a></p>` : nothing}
    <div class="folds">${plan.game.high > 1 ? seatBySeat(plan) : nothing}${moreRules(plan)}
      <details><summary>${icon("right", 18)}<b>${words.text("edition-title")}</b><small>${plan.game.edition}</small></summary>
        <p>${plan.game.about} <a href=${siteUrl(`/rules/${plan.game.id}#edition`)} target="_blank" rel="noopener">${words.text("edition-more")}</a></p></details></div>
  </form>`,
  );
}

/** The page that shows how this table would be laid out. @param {Plan} plan */
function layout(plan) {
  const changed = plan.offered().filter((option) => option.value !== option.default);
  const query = new URLSearchParams([["players", `${plan.seats.length}`], ...changed.map(({ name, value }) => [name, `${value}`])]);
  return siteUrl(`/box/${plan.game.id}?${query}`);
}

/** @param {Plan} plan @param {(game: Game) => void} choose */
function gameChoice(plan, choose) {
  const { games, words } = plan.home;
  if (games.length > MAX_GAME_BUTTONS) {
    const pick = (/** @type {Event} */ event) => choose(/** @type {Game} */ (games.find(({ id }) => id === value(event))));
    return html`<label class="choice"><b>${words.text("home-which")}</b><select @change=${pick}>${games.map(
      (game) => html`<option value=${game.id} .selected=${plan.game === game}>${game.name}</option>`,
    )}</select></label>`;
  }
  return html`<fieldset class="choice pics"><legend>${words.text("home-which")}</legend><div class="seg3">${games.map(
    (game) => html`<label><input type="radio" name="game" .checked=${plan.game === game} @change=${() => choose(game)}>
      <span><svg viewBox="0 0 280 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=${game.cover}></use></svg>${game.name}</span></label>`,
  )}</div></fieldset>`;
}

/** Whom the others come from, as most tables are. @param {Plan} plan */
function whomChoice(plan) {
  const { words, redraw } = plan.home;
  const kinds = /** @type {const} */ ([
    ["link", "link"],
    ["bot", "robot"],
    ["screen", "people"],
  ]);
  const choose = (/** @type {import("./plan.js").Whom} */ whom) => {
    if (plan.seats.length === 1) plan.setCount(2);
    plan.setWhom(whom);
    redraw();
  };
  return html`<fieldset class="choice whom"><legend>${words.text("setup-whom")}</legend><div class="seg3">${kinds.map(
    ([whom, sign]) => html`<label><input type="radio" name="whom" .checked=${plan.whom === whom} @change=${() => choose(whom)}>
      <span>${icon(sign)}<span><b>${words.text(`setup-whom-${whom}`)}</b><small>${words.text(`setup-whom-${whom}-help`)}</small></span></span></label>`,
  )}</div></fieldset>`;
}

/** @param {Plan} plan */
function countChoice(plan) {
  const { words, redraw } = plan.home;
  const { low, high } = plan.game;
  if (low === high) return nothing;
  const set = (/** @type {number} */ count) => {
    plan.setCount(count);
    redraw();
  };
  const counts = Array.from({ length: high - low + 1 }, (_, more) => low + more);
  if (counts.length > MAX_COUNT_BUTTONS)
    return html`<label class="choice"><b>${words.text("setup-count")}</b><select @change=${(/** @type {Event} */ event) => set(Number(value(event)))}>${counts.map(
      (count) => html`<option value=${count} .selected=${plan.seats.length === count}>${count}</option>`,
    )}</select></label>`;
  return html`<fieldset class="choice counts"><legend>${words.text("setup-count")}</legend><div class="seg3">${counts.map(
    (count) => html`<label><input type="radio" name="count" .checked=${plan.seats.length === count} @change=${() => set(count)}><span>${count}</span></label>`,
  )}</div></fieldset>`;
}

/** What the people at this screen are called; it is asked once and offered next time. @param {Plan} plan @param {Place} place @param {number} seat */
function nameRow(plan, place, seat) {
  if (place.kind === "bot") return rival(plan, place, seat);
  if (place.kind !== "me" && place.kind !== "screen") return nothing;
  const { words } = plan.home;
  const me = place.kind === "me";
  return html`<div class="namerow">${token(seat, 24)}
    <input aria-label=${words.text("home-name-of", { number: seat + 1 })} placeholder=${me ? words.text("join-name") : words.text("table-seat", { number: seat + 1 })} maxlength=${MAX_NAME_CHARS} required
      autocomplete=${me ? "nickname" : "off"} .value=${place.name} @input=${(/** @type {Event} */ event) => (place.name = value(event))}>
    ${plan.game.towns ? townField(plan, place, seat) : nothing}${me ? html`<small>${words.text("setup-kept")}</small>` : nothing}</div>`;
}

/** People one has played with, where a link will be sent. @param {Plan} plan */
function friendChoice(plan) {
  const { words, friends = [], redraw } = plan.home;
  if (!friends.length || !plan.seats.some(({ kind }) => kind === "link")) return nothing;
  const choose = (/** @type {string} */ name) => {
    plan.invited = plan.invited.includes(name) ? plan.invited.filter((other) => other !== name) : [...plan.invited, name];
    redraw();
  };
  return html`<fieldset class="choice"><legend>${words.text("setup-for")}</legend><div class="seg3">${friends.map(
    (name) => html`<label><input type="checkbox" .checked=${plan.invited.includes(name)} @change=${() => choose(name)}><span>${name}</span></label>`,
  )}</div><small>${words.text("setup-for-help")}</small></fieldset>`;
}

/** Who one plays against; the row leads to where that is chosen. @param {Plan} plan @param {Place} place @param {number} seat */
function rival({ home: { words } }, { name, bot, character }, seat) {
  return html`<button type="button" class="botrow" title=${words.text("setup-seats")} @click=${(/** @type {Event} */ event) => openSeat(/** @type {Element} */ (event.currentTarget), seat)}>${face(character, seat, 42)}<span><b>${name}</b>, ${trade(words, character)} · ${words.text(`bot-${bot}`)}<small>${temper(words, character)}</small></span>${icon("right", 18)}</button>`;
}

/** Unfolds the seats and goes to the level of a bot. @param {Element} row @param {number} seat */
function openSeat(row, seat) {
  const fold = /** @type {HTMLDetailsElement} */ (row.closest("form")?.querySelector(".seatfold"));
  fold.open = true;
  const level = /** @type {HTMLElement} */ (fold.querySelectorAll(".seatrow")[seat].querySelector(".level"));
  level.scrollIntoView({ block: "center" });
  level.focus({ preventScroll: true });
}

/** Every seat by itself, for tables that are not like most. @param {Plan} plan */
function seatBySeat(plan) {
  const { words, redraw } = plan.home;
  const addSeat = () => {
    plan.add("bot");
    redraw();
  };
  return html`<details class="seatfold"><summary>${icon("right", 18)}<b>${words.text("setup-seats")}</b><small>${plan.seats.map(({ kind }) => words.text(`home-seat-${kind}`)).join(" · ")}</small></summary>
    ${plan.seats.map((place, seat) => seatRow(plan, place, seat))}
    ${
      plan.seats.length < plan.game.high
        ? html`<button type="button" class="btn soft small" @click=${addSeat}>${icon("plus", 16)}${words.text("home-add-seat")}</button>`
        : nothing
    }</details>`;
}

/** @param {Event} event */
const value = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {Plan} plan @param {Place} place @param {number} seat */
function seatRow(plan, place, seat) {
  const { bots, words, redraw } = plan.home;
  const setKind = (/** @type {Event} */ event) => {
    plan.setKind(seat, /** @type {Place["kind"]} */ (value(event)));
    redraw();
  };
  const setLevel = (/** @type {Event} */ event) => {
    place.bot = value(event);
    redraw();
  };
  const setCharacter = (/** @type {Event} */ event) => {
    plan.setCharacter(seat, value(event));
    redraw();
  };
  const remove = () => {
    plan.seats.splice(seat, 1);
    redraw();
  };
  return html`<div class="seatrow">${token(seat, 24)}
    <select aria-label=${words.text("table-seat", { number: seat + 1 })} @change=${setKind}>${KINDS.map((kind) => html`<option value=${kind} ?selected=${place.kind === kind} .selected=${place.kind === kind}>${words.text(`home-seat-${kind}`)}</option>`)}</select>
    ${
      place.kind === "bot"
        ? html`<select class="level" aria-label=${words.text("home-bot-level", { name: place.name })} @change=${setLevel}>${bots.map(
            (bot) => html`<option value=${bot} .selected=${place.bot === bot}>${words.text(`bot-${bot}`)}</option>`,
          )}</select>
          <select class="who" aria-label=${words.text("character-seat", { number: seat + 1 })} @change=${setCharacter}>${CHARACTERS.map(
            (one) => html`<option value=${one} .selected=${place.character === one}>${characterName(words, one)}, ${trade(words, one)}</option>`,
          )}</select>`
        : html`<span class="note">${place.kind === "link" ? words.text("home-link-help") : place.name}</span>`
    }
    ${
      plan.seats.length > plan.game.low
        ? html`<button type="button" class="iconbtn" aria-label=${words.text("home-drop-seat", { number: seat + 1 })} @click=${remove}>${icon("x", 18)}</button>`
        : nothing
    }</div>`;
}

/** What a player calls their town, if they like. @param {Plan} plan @param {Place} place @param {number} seat */
function townField({ home: { words } }, place, seat) {
  return html`<input class="town" aria-label=${words.text("home-town-of", { number: seat + 1 })} placeholder=${words.text("home-town-help")} maxlength=${MAX_TOWN_CHARS} .value=${place.town}
    @input=${(/** @type {Event} */ event) => (place.town = value(event))}>`;
}

/** A choice that makes another game, as a card. @param {Plan} plan @param {Offered} option */
function variant(plan, option) {
  if (isSwitch(option))
    return switchCard(option.label, option.help, option.value !== option.values[0][0], (on) => set(plan, option, option.values[Number(on)][0]));
  return html`<div class="variant wide">${optionField(option, (chosen) => set(plan, option, chosen))}</div>`;
}

/** Whether an option is on or off: its values are two, and the first of them means no. @param {Offered} option */
const isSwitch = ({ values }) => values.length === 2 && [false, "off"].includes(values[0][0]);

/** @param {string} label @param {unknown} help @param {boolean} on @param {(on: boolean) => void} change @param {string} [kind] @param {unknown} [picture] */
function switchCard(label, help, on, change, kind = "", picture = nothing) {
  return html`<label class="variant ${kind} ${on ? "on" : ""}">${picture}<span><b>${label}</b><small>${help}</small></span><input type="checkbox" role="switch" .checked=${on}
    @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)}></label>`;
}

/** How long people may think. Nothing happens by itself when it is over. @param {Plan} plan */
function clockChoice(plan) {
  const { words, redraw } = plan.home;
  const choose = (/** @type {import("./plan.js").NewClock | null} */ clock) => {
    plan.clock = clock;
    redraw();
  };
  const kinds = /** @type {const} */ ([
    ["none", null],
    ["live", LIVE_CLOCKS[1]],
    ["slow", SLOW_CLOCKS[1]],
  ]);
  const kind = plan.clock?.kind ?? "none";
  const offered = kind === "live" ? LIVE_CLOCKS : SLOW_CLOCKS;
  return html`<div class="variant wide"><fieldset class="choice"><legend>${words.text("clock-title")}</legend><div class="seg3">${kinds.map(
    ([name, first]) =>
      html`<label><input type="radio" name="clock" .checked=${kind === name} @change=${() => choose(first)}><span>${words.text(`clock-${name}`)}</span></label>`,
  )}
    ${
      plan.clock
        ? html`<select aria-label=${words.text("clock-title")} @change=${(/** @type {Event} */ event) => choose(offered[Number(value(event))])}>${offered.map(
            (one, index) => html`<option value=${index} .selected=${one === plan.clock}>${terms(words, one)}</option>`,
          )}</select>`
        : nothing
    }</div>
    <small>${words.text(`clock-${kind}-help`)}</small></fieldset></div>`;
}

/** @param {import("../types.js").Words} words @param {import("./plan.js").NewClock} clock */
function terms(words, { kind, bank, increment = 0 }) {
  const told = (/** @type {number} */ seconds) => {
    const [unit, length] = /** @type {const} */ ([
      ["days", 86400],
      ["hours", 3600],
      ["minutes", 60],
      ["seconds", 1],
    ]).find(([, one]) => seconds % one === 0) ?? ["seconds", 1];
    return words.text(`time-${unit}`, { count: seconds / length });
  };
  return words.text(`clock-${kind}-terms`, { bank: told(bank), increment: told(increment) });
}

/** House rules and rarities; the line says how they stand. @param {Plan} plan */
function moreRules(plan) {
  const { words } = plan.home;
  const minor = plan.offered().filter((option) => option.minor);
  const changed = minor.filter((option) => option.value !== option.default);
  const stands = [...changed.map((option) => told(plan, option)), words.text(plan.liveScore ? "setup-points-on" : "setup-points-off")];
  if (minor.length && !changed.length) stands.unshift(words.text("setup-more-usual", { count: minor.length }));
  const setScore = (/** @type {boolean} */ on) => {
    plan.liveScore = on;
    plan.home.redraw();
  };
  return html`<details><summary>${icon("right", 18)}<b>${words.text("setup-more")}</b><small>${stands.join(" · ")}</small></summary>
    <div class="opts">${toggle(words.text("home-live-score"), words.text("home-live-score-help"), plan.liveScore, setScore)}${minor.map((option) => optionField(option, (chosen) => set(plan, option, chosen)))}</div></details>`;
}

/** An option and what stands. @param {Plan} plan @param {Offered} option */
function told(plan, option) {
  return option.value === true ? option.label : plan.home.words.text("setup-value", { label: option.label, value: valueName(option) });
}

/** @param {Offered} option */
const valueName = (option) => option.values.find(([id]) => id === option.value)?.[1] ?? `${option.value}`;

/** @param {Plan} plan @param {Offered} option @param {any} chosen */
function set(plan, option, chosen) {
  plan.options[option.name] = chosen;
  plan.home.redraw();
}
