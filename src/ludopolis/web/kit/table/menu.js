/** What the menu of a table offers: preferences, links, leaving. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { play } from "../device/attention.js";
import { siteUrl } from "../net/site.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Prefs} Prefs */

/** @param {Ctx} ctx @param {(change: Partial<Prefs>) => void} change */
export function prefsView(ctx, change) {
  const set = (/** @type {keyof Prefs} */ name, /** @type {string} */ value) => {
    change({ [name]: value });
    if (name === "sound" && value !== "off") void play("turn", ctx.prefs.volume);
  };
  const choice = (/** @type {keyof Prefs} */ name, /** @type {string[]} */ values) => html`<fieldset class="choice"><legend>${ctx.t(`prefs-${name}`)}</legend>
    <div class="seg3">${values.map(
      (value) => html`<label><input type="radio" name=${name} .checked=${ctx.prefs[name] === value}
      @change=${() => set(name, value)}><span>${ctx.t(`prefs-${name}-${value}`)}</span></label>`,
    )}</div></fieldset>`;
  const toggle = (/** @type {keyof Prefs} */ name) => html`<label class="toggle"><input type="checkbox" .checked=${Boolean(ctx.prefs[name])}
    @change=${(/** @type {Event} */ event) => change({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })}>
    <span><b>${ctx.t(`prefs-${name}`)}</b><small>${ctx.t(`prefs-${name}-help`)}</small></span></label>`;
  const loudness = (/** @type {Event} */ event) => {
    const volume = Number(/** @type {HTMLInputElement} */ (event.target).value);
    change({ volume });
    void play("turn", volume);
  };
  return html`${choice("theme", ["auto", "light", "dark"])}${choice("confirm", ["off", "end", "every"])}${choice("pace", ["instant", "quick", "steps"])}${choice("sound", ["off", "turn", "all"])}
    ${ctx.prefs.sound === "off" ? nothing : html`<label class="volume"><b>${ctx.t("prefs-volume")}</b><input type="range" min="0.1" max="1" step="0.1" .value=${`${ctx.prefs.volume}`} @change=${loudness}></label>`}
    ${toggle("since")}${toggle("toasts")}${toggle("firsts")}${toggle("remarks")}${toggle("text")}`;
}

/** @param {Ctx} ctx @param {[string, string][]} languages */
export function languageView(ctx, languages) {
  const back = encodeURIComponent(location.pathname);
  return html`<h3 class="cap">${ctx.t("page-language")}</h3><div class="tongues">${languages.map(
    ([tongue, name]) =>
      html`<form method="post" action=${siteUrl(`/language/${tongue}?back=${back}`)}><button class="btn ${
        tongue === document.documentElement.lang ? "main" : "soft"
      } small" lang=${tongue}>${name}</button></form>`,
  )}</div>`;
}

/**
 * @param {Ctx} ctx
 * @param {{game: string, mine: number[], running: boolean, botFor: (seat: number) => void, resign: (seat: number) => void, share: () => void, score: () =>
 * void, what: () => void, edition: () => void, talk: (() => void) | null, again: (() => void) | null, report: () => void}} table
 */
export function actionsView(ctx, table) {
  const own = table.mine.filter((seat) => ctx.seats[seat]?.kind === "human");
  const who = (/** @type {number} */ seat) => (own.length > 1 ? ` (${ctx.name(seat)})` : "");
  return html`<div class="menu">
    <a class="btn bare" href=${siteUrl(`/rules/${table.game}`)} target="_blank" rel="noopener">${icon("book")}${ctx.t("page-rules")}</a>
    <button class="btn bare" @click=${table.what}>${icon("help")}${ctx.t("help-title")}</button>
    ${ctx.scores || ctx.over ? html`<button class="btn bare" @click=${table.score}>${icon("sheet")}${ctx.t("score-sheet-title")}</button>` : nothing}
    ${table.again ? html`<button class="btn bare" @click=${table.again}>${icon("tune")}${ctx.t("again-other")}</button>` : nothing}
    <button class="btn bare" @click=${table.share}>${icon("share")}${ctx.t("table-share")}</button>
    ${table.talk ? html`<button class="btn bare" @click=${table.talk}>${icon("alert")}${ctx.t("talk-on")}</button>` : nothing}
    <button class="btn bare" @click=${table.edition}>${icon("info")}${ctx.t("edition-title")}</button>
    ${
      table.running && !ctx.spectator
        ? own.map(
            (seat) => html`<button class="btn bare" @click=${() => table.botFor(seat)}>${icon("robot")}${ctx.t("table-bot-for-me")}${who(seat)}</button>
          <button class="btn bare" @click=${() => table.resign(seat)}>${icon("flag")}${ctx.t("table-resign")}${who(seat)}</button>`,
          )
        : nothing
    }
    <button class="btn bare" @click=${table.report}>${icon("alert")}${ctx.t("table-report")}</button>
    <a class="btn bare" href=${siteUrl("/")}>${icon("back")}${ctx.t("table-leave")}</a>
  </div>`;
}
