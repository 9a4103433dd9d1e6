/** What is shown instead of the board: the curtain between players, a missing table, a seat that has moved. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon, token } from "../draw/art.js";
import { siteUrl } from "../net/site.js";

/**
 * The painter focuses the button that lifts the curtain. A key still held down from the move before does not lift it.
 * @param {import("../types.js").Words} words @param {number} seat @param {string} name @param {() => void} lift
 * @param {{name: string, undo: () => void} | null} before the player who has just moved and may still take it back
 */
export function curtainView(words, seat, name, lift, before) {
  const held = (/** @type {KeyboardEvent} */ event) => event.repeat && event.preventDefault();
  return html`<div class="curtain"><div class="sheet">${token(seat, 56)}<h2>${words.text("curtain-pass", { name })}</h2>
    <p>${words.text("curtain-help", { name })}</p>
    <button class="btn main" data-lift @click=${lift} @keydown=${held}>${words.text("curtain-lift", { name })}</button>
    ${before ? html`<button class="btn bare" @click=${before.undo}>${icon("undo")}${words.text("curtain-undo", { name: before.name })}</button>` : nothing}</div></div>`;
}

/** @param {import("../types.js").Words} words @param {string} text */
export function closedView(words, text) {
  return html`<div class="curtain"><div class="sheet">${icon("away", 44)}<h2>${text}</h2>
    <a class="btn main" href=${siteUrl("/")}>${words.text("page-home")}</a></div></div>`;
}

/**
 * The seat is played on another device now. Where this page made the personal link, it leads back.
 * @param {import("../types.js").Words} words
 * @param {Pick<import("./table.js").Table, "setup" | "viewer" | "state" | "panels">} table
 */
export function movedView(words, { setup, viewer, state, panels }) {
  const again = panels.personal[viewer];
  const others = setup.mine.length > 1;
  return html`<div class="curtain"><div class="sheet">${token(viewer, 56)}<h2>${words.text("moved")}</h2>
    <p>${words.text("moved-help", { name: state?.seats[viewer].name ?? "" })}</p>
    ${again ? html`<a class="btn main" href=${again}>${words.text("moved-again")}</a>` : nothing}
    <a class="btn soft" href=${siteUrl(others ? `/t/${setup.table}` : `/w/${setup.watch}`)}>${words.text(others ? "moved-others" : "moved-watch")}</a>
    <a class="btn bare" href=${siteUrl("/")}>${words.text("page-home")}</a></div></div>`;
}
