/** The bar above a table: the game, its settings, and buttons that are always at hand. On a phone: tabs. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, mark } from "../draw/art.js";
import { siteUrl } from "../net/site.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** Whether people talk here, and how much of it is new. @typedef {{talks: boolean, unread: number}} Side */

/** @param {Ctx} ctx @param {Side} side */
export const talkLabel = (ctx, { unread }) =>
  html`${ctx.t("table-tab-talk")}${unread ? html`<span class="unread">${unread}<span class="vh"> ${ctx.t("talk-unread", { count: unread })}</span></span>` : nothing}`;

/**
 * @param {Ctx} ctx @param {import("../types.js").Setup} setup
 * @param {{theme: () => void, menu: () => void, share: (() => void) | null, score: () => void, log: () => void, talk?: () => void, what: () => void}} acts
 * @param {unknown} [news] what somebody has just done; hidden from screen readers, which hear it from the log
 * @param {Side} [side] where people talk
 */
export function barView(ctx, setup, acts, news = nothing, side = undefined) {
  return html`<header class="bar">
    <a class="iconbtn" href=${siteUrl("/")} aria-label=${ctx.t("table-leave")}>${icon("back")}</a>${mark(30)}
    <h1>${setup.name}</h1><span class="chips">${setup.chips.map((chip) => html`<span class="chip">${chip}</span>`)}</span>
    ${ctx.spectator && !ctx.replay ? html`<span class="chip eye">${icon("eye", 16)}${setup.lens === null || ctx.me === null ? ctx.t("table-watching") : ctx.t("table-eyes", { name: ctx.name(ctx.me) })}</span>` : nothing}
    <span class="sp">${news === nothing ? nothing : html`<div class="toast" aria-hidden="true"><span>${news}</span></div>`}</span>
    ${ctx.scores || ctx.over ? html`<button class="btn bare" @click=${acts.score}>${icon("sheet")}${ctx.t("score-sheet-title")}</button>` : nothing}
    <button class="btn bare logbtn" title="L" @click=${acts.log}>${icon("list")}${ctx.t("table-log")}</button>
    ${side?.talks ? html`<button class="btn bare talkbtn" @click=${acts.talk}>${icon("talk")}${talkLabel(ctx, side)}</button>` : nothing}
    ${acts.share ? html`<button class="btn bare brief" @click=${acts.share}>${icon("share")}${ctx.t("table-share")}</button>` : nothing}
    <a class="btn bare brief" href=${siteUrl(`/rules/${setup.game}`)} target="_blank" rel="noopener">${icon("book")}${ctx.t("page-rules")}</a>
    <button class="iconbtn" aria-label=${ctx.t("help-title")} title="${ctx.t("help-title")} (?)" @click=${acts.what}>${icon("help")}</button>
    <button class="iconbtn" aria-label=${ctx.t("prefs-theme-other")} title=${ctx.t("prefs-theme-other")} @click=${acts.theme}>${icon("moon")}</button>
    <button class="iconbtn" aria-label=${ctx.t("table-menu")} title=${ctx.t("table-menu")} @click=${acts.menu}>${icon("menu")}</button>
  </header>`;
}

/**
 * The tabs of a phone, upright and on its side.
 * @param {Ctx} ctx
 * @param {string} shown
 * @param {(tab: string) => void} show
 * @param {() => void} menu
 * @param {string[]} [more] the board's own
 * @param {string[]} [first]
 * @param {Side} [side] where people talk
 */
export function tabsView(ctx, shown, show, menu, more = [], first = [], side = undefined) {
  const tabs = [...first, ...(ctx.over ? ["score"] : []), "board", ...more, "players", ...(side?.talks ? ["talk"] : []), "log"];
  return html`<nav class="tabs" aria-label=${ctx.t("table-tabs")}><a class="iconbtn" href=${siteUrl("/")} aria-label=${ctx.t("table-leave")}>${icon("back")}</a>
    ${tabs.map((tab) => html`<button class=${shown === tab ? "on" : ""} data-to=${tab} aria-current=${shown === tab} @click=${() => show(tab)}>${tab === "talk" && side ? html`${icon("talk")}${talkLabel(ctx, side)}` : ctx.t(`table-tab-${tab}`)}</button>`)}
    <button class="iconbtn" aria-label=${ctx.t("table-menu")} @click=${menu}>${icon("menu")}</button></nav>`;
}
