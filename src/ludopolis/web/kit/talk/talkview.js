/** Draws the talk of a table: messages as bubbles in their seats' tints, reactions, and the field to say something. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { icon, tint, token } from "../draw/art.js";
import { date, listed } from "../words/format.js";
import { SIGNS } from "./talk.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./talk.js").Talk} Talk */
/** @typedef {import("./talk.js").Line} Line */

const MAX_CHARS = 200;
const MAX_NAME_CHARS = 40;
/** An address that may be followed; what ends a sentence does not belong to it. */
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}…])/i;
const DAY_SECONDS = 86_400;

/** Cut-paper signs on the 24 grid. @type {Record<string, ReturnType<typeof svg>>} */
const DRAWN = {
  smile: svg`<circle cx="12" cy="12" r="9.200" fill="var(--coin)"/><path d="M12 2.800a9.200 9.200 0 0 1 0 18.400Z" fill="var(--shade)"/><path d="M7.600 13.200h8.800c-.6 3-2.200 4.500-4.400 4.500s-3.800-1.500-4.400-4.500Z" fill="var(--print)"/><circle cx="8.900" cy="9.300" r="1.400" fill="var(--print)"/><circle cx="15.100" cy="9.300" r="1.400" fill="var(--print)"/>`,
  wow: svg`<circle cx="12" cy="12" r="9.200" fill="var(--coin)"/><path d="M12 2.800a9.200 9.200 0 0 1 0 18.400Z" fill="var(--shade)"/><ellipse cx="12" cy="15.800" rx="2.300" ry="2.900" fill="var(--print)"/><circle cx="8.700" cy="9.400" r="1.500" fill="var(--print)"/><circle cx="15.300" cy="9.400" r="1.500" fill="var(--print)"/>`,
  heart: svg`<path d="M12 20.500C6 16 3 12.800 3 9.200 3 6.300 5.100 4.300 7.600 4.300c1.800 0 3.400 1 4.400 2.700 1-1.700 2.600-2.700 4.400-2.700 2.500 0 4.600 2 4.600 4.900 0 3.600-3 6.800-9 11.300Z" fill="var(--heart)"/><path d="M12 7c1-1.700 2.600-2.700 4.400-2.700 2.500 0 4.600 2 4.600 4.900 0 3.600-3 6.800-9 11.300Z" fill="var(--shade)"/>`,
  hand: svg`<path d="M6.800 12.600V7.200a1.600 1.600 0 0 1 3.200 0V4.900a1.600 1.600 0 0 1 3.200 0v1a1.600 1.600 0 0 1 3.200 0v2a1.500 1.500 0 0 1 3 .2v6.400c0 3.700-2.700 6.500-6.300 6.500-2.500 0-4.300-1-5.600-3L4.100 13.800a1.600 1.600 0 0 1 2.500-2Z" fill="var(--peach)"/><path d="M13.200 4.900v1a1.600 1.600 0 0 1 3.200 0v2a1.500 1.500 0 0 1 3 .2v6.400c0 3.700-2.700 6.500-6.300 6.500Z" fill="var(--shade)"/>`,
};

/** @param {string} name @param {number} [size] */
export const sign = (name, size = 22) => html`<svg viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">${DRAWN[name] ?? nothing}</svg>`;

/** Words with addresses that can be followed. @param {string} text */
const linked = (text) =>
  text.split(ADDRESS).map((part, index) => (index % 2 ? html`<a href=${part} target="_blank" rel="noopener noreferrer nofollow">${part}</a>` : part));

/** @param {Ctx} ctx @param {Line} line */
export const nameOf = (ctx, line) => (line.seat === null ? line.name : ctx.name(line.seat));

/** @param {number} at @param {Intl.DateTimeFormatOptions} how */
const told = (at, how) => date(new Date(at * 1000), how);

/** @param {number} at */
const dayOf = (at) => new Date(at * 1000).toDateString();

/** @param {number} at */
const heading = (at) => told(at, Date.now() / 1000 - at < 6 * DAY_SECONDS ? { weekday: "long" } : { day: "numeric", month: "long" });

/** @param {Ctx} ctx @param {Talk} talk @param {() => void} more opens what else there is */
export function talkView(ctx, talk, more) {
  const lines = talk.messages;
  const item = (/** @type {Line} */ line, /** @type {number} */ index) =>
    html`${index && dayOf(line.at) === dayOf(lines[index - 1].at) ? nothing : html`<div class="day">${heading(line.at)}</div>`}${
      line.n === talk.newFrom ? html`<div class="newtalk">${ctx.t("talk-new")}</div>` : nothing
    }${message(ctx, talk, line)}`;
  return html`<div class="talk"><div role="log" aria-live="polite" aria-label=${ctx.t("table-tab-talk")} tabindex="0">${
    lines.length ? repeat(lines, (line) => line.n, item) : html`<p class="quiet">${ctx.t(ctx.spectator ? "talk-empty-spectator" : "talk-empty")}</p>`
  }</div></div>
    ${composer(ctx, talk, more)}`;
}

/** @param {Ctx} ctx @param {Talk} talk @param {Line} line */
function message(ctx, talk, line) {
  const name = nameOf(ctx, line);
  const chosen = talk.chosen === line.n;
  const given = SIGNS.map((name) => ({ name, by: talk.reactions(line, name) })).filter(({ by }) => by.length);
  const choose = (/** @type {Event} */ event) => {
    if (!(/** @type {Element} */ (event.target).closest("a, .given"))) talk.choose(line.n);
  };
  return html`<div class="msg ${line.seat === null ? "" : `t${tint(line.seat)}`} ${talk.mine(line) ? "own" : ""} ${chosen ? "chosen" : ""}" @click=${choose}>
    ${line.seat === null ? html`<span class="watcher">${icon("eye", 18)}</span>` : token(line.seat, 20)}
    <button class="wh" aria-pressed=${chosen} title=${ctx.t("talk-choose")}><b dir="auto">${name}</b> · ${told(line.at, { hour: "numeric", minute: "2-digit", hourCycle: "h23" })}</button>
    <span class="tx ${line.sign ? "sign" : ""}" dir="auto">${line.sign ? html`${sign(line.sign, 30)}<span class="vh">${ctx.t(`talk-sign-${line.sign}`)}</span>` : linked(line.text)}</span>
    ${
      given.length
        ? html`<span class="given">${given.map(
            ({
              name,
              by,
            }) => html`<button aria-pressed=${by.some((one) => talk.mine(one))} aria-label=${ctx.t("talk-given", { sign: ctx.t(`talk-sign-${name}`), names: listed(by.map((one) => nameOf(ctx, one))) })}
      title=${listed(by.map((one) => nameOf(ctx, one)))} ?disabled=${talk.silent} @click=${() => void talk.react(name, line.n)}>${sign(name, 15)}${by.length}</button>`,
          )}</span>`
        : nothing
    }</div>`;
}

/** @param {Ctx} ctx @param {Talk} talk @param {() => void} more */
function composer(ctx, talk, more) {
  const chosen = talk.said.find((line) => line.n === talk.chosen);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void talk.say();
  };
  const typed = (/** @type {"draft" | "name"} */ what) => (/** @type {Event} */ event) => {
    talk[what] = /** @type {HTMLInputElement} */ (event.target).value;
  };
  const others = html`<button type="button" aria-label=${ctx.t("talk-more")} title=${ctx.t("talk-more")} @click=${more}>${icon("dots")}</button>`;
  if (talk.silent)
    return html`<div class="composer"><div class="reacts"><p class="quiet">${ctx.t("why-lens-silent")}</p><span class="sp"></span>${others}</div></div>`;
  return html`<form class="composer" @submit=${submit}>
    ${
      chosen
        ? html`<div class="row about"><span>${ctx.t("talk-about", { name: nameOf(ctx, chosen) })}</span>
      ${talk.mine(chosen) ? nothing : html`<button type="button" class="btn bare small" @click=${() => void talk.mute(chosen.author, true)}>${ctx.t("talk-mute")}</button>`}
      ${talk.host || talk.mine(chosen) ? html`<button type="button" class="btn bare small" @click=${() => void talk.remove(chosen.n)}>${ctx.t("talk-remove")}</button>` : nothing}</div>`
        : nothing
    }
    <div class="reacts" role="group" aria-label=${ctx.t("talk-signs")}>${SIGNS.map((name) => html`<button type="button" aria-label=${ctx.t(`talk-sign-${name}`)} title=${ctx.t(`talk-sign-${name}`)} @click=${() => void talk.react(name)}>${sign(name)}</button>`)}
      <span class="sp"></span>${others}</div>
    ${talk.setup.mine.length ? nothing : html`<input maxlength=${MAX_NAME_CHARS} required autocomplete="nickname" placeholder=${ctx.t("talk-name")} aria-label=${ctx.t("talk-name")} .value=${live(talk.name)} @input=${typed("name")}>`}
    <div class="row"><input maxlength=${MAX_CHARS} autocomplete="off" enterkeyhint="send" placeholder=${ctx.t("talk-say")} aria-label=${ctx.t("talk-say")} .value=${live(talk.draft)} @input=${typed("draft")}>
      <button class="iconbtn" aria-label=${ctx.t("talk-send")} title=${ctx.t("talk-send")}>${icon("send", 22)}</button></div>
    ${talk.note ? html`<p class="why" role="status">${talk.note}</p>` : nothing}</form>`;
}

/** Who is muted, and what the table's host arranges. @param {Ctx} ctx @param {Talk} talk */
export function arrangeView(ctx, talk) {
  const people = new Map(talk.said.filter((line) => !talk.mine(line) || talk.muted.has(line.author)).map((line) => [line.author, line]));
  const toggle = (
    /** @type {unknown} */ label,
    /** @type {string} */ help,
    /** @type {boolean} */ on,
    /** @type {(on: boolean) => void} */ change,
  ) => html`<label class="toggle"><input type="checkbox" .checked=${live(on)}
    @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)}><span><b>${label}</b><small>${help}</small></span></label>`;
  return html`<p class="quiet">${ctx.t("talk-help")}</p>
    ${people.size ? html`<h3 class="cap">${ctx.t("talk-mute")}</h3>${[...people].map(([author, line]) => toggle(html`<span dir="auto">${nameOf(ctx, line)}</span>`, ctx.t("talk-mute-help"), talk.muted.has(author), (muted) => void talk.mute(author, muted)))}` : nothing}
    ${
      talk.host
        ? html`<h3 class="cap">${ctx.t("talk-for-all")}</h3>${toggle(ctx.t("talk-on"), ctx.t("talk-on-help"), talk.on, (on) => void talk.arrange({ on }))}
      ${toggle(ctx.t("talk-gallery"), ctx.t("talk-gallery-help"), talk.gallery, (gallery) => void talk.arrange({ gallery }))}`
        : nothing
    }
    ${talk.note ? html`<p class="why" role="status">${talk.note}</p>` : nothing}`;
}
