/** What is shown instead of the board: taking an open seat, the curtain between players, a table that is not there. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon, token } from "./art.js";
import { loadName } from "./prefs.js";

/** @typedef {import("./types.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {number[]} open @param {(seat: number, name: string) => void} join @param {string} refused */
export function joinView(ctx, open, join, refused) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const fields = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = `${fields.get("name")}`.trim();
    if (name) join(Number(fields.get("seat") ?? open[0]), name);
  };
  return html`<form class="joinbox sheet" @submit=${submit}>
    <h2>${ctx.t("join-title")}</h2>
    ${open.length > 1
      ? html`<fieldset class="choice"><legend>${ctx.t("join-seat")}</legend><div class="seg3">${open.map((seat, index) => html`<label><input type="radio" name="seat" value=${seat} ?checked=${index === 0}><span>${token(seat, 20)}${seat + 1}</span></label>`)}</div></fieldset>`
      : nothing}
    <div class="field"><label for="join-name">${ctx.t("join-name")}</label>
      <div class="row"><input id="join-name" name="name" required maxlength="40" autocomplete="nickname" .value=${loadName()}>
        <button class="btn main">${ctx.t("join-sit")}</button></div></div>
    ${refused ? html`<p class="why" role="alert">${refused}</p>` : nothing}
  </form>`;
}

/**
 * The painter focuses the button that lifts the curtain. A key still held down from the move before does not lift it.
 * @param {import("./words.js").Words} words @param {number} seat @param {string} name @param {() => void} lift
 * @param {{name: string, undo: () => void} | null} before the player who has just moved and may still take it back
 */
export function curtainView(words, seat, name, lift, before) {
  const held = (/** @type {KeyboardEvent} */ event) => event.repeat && event.preventDefault();
  return html`<div class="curtain"><div class="sheet">${token(seat, 56)}<h2>${words.text("curtain-pass", { name })}</h2>
    <p>${words.text("curtain-help", { name })}</p>
    <button class="btn main" data-lift @click=${lift} @keydown=${held}>${words.text("curtain-lift", { name })}</button>
    ${before ? html`<button class="btn bare" @click=${before.undo}>${icon("undo")}${words.text("curtain-undo", { name: before.name })}</button>` : nothing}</div></div>`;
}

/** @param {import("./words.js").Words} words @param {string} text */
export function closedView(words, text) {
  return html`<div class="curtain"><div class="sheet">${icon("away", 44)}<h2>${text}</h2>
    <a class="btn main" href="/">${words.text("page-home")}</a></div></div>`;
}
