/** Something beside the town that can be chosen. It stays the same element, whether it is a control or a picture. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { live } from "../../../vendor/lit-html/directives/live.js";
import { control } from "../../../kit/board.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Entry} Entry */

/**
 * A control that is removed takes its role and label with it, hence `live`.
 * @param {Ctx} ctx
 * @param {{class: string, label: string, inner: unknown, entry?: Entry, tap: (() => void) | null, what: string, role?: string, id?: unknown,
 *   pick?: (() => void) | undefined}} it tap: what a tap does while this cannot be chosen; role: its role meanwhile
 */
export function option(ctx, { class: look, label, inner, entry, tap, what, role = "img", id = nothing, pick }) {
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    tap?.();
  };
  const button = !entry && role === "button";
  return html`<div class=${look} data-id=${id} data-what=${what} ${entry ? control(ctx, entry, pick ? { label, pick } : { label }) : nothing}
    role=${live(entry ? "button" : role)} aria-label=${live(label)} tabindex=${live(entry || button ? "0" : nothing)} @click=${entry ? nothing : tap}
    @keydown=${button ? pressed : nothing}>${inner}</div>`;
}
