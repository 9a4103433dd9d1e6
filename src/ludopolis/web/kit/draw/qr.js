/** QR codes, which the server draws: dark on light in both themes, or no camera would read them. */
import { html } from "../../vendor/lit-html/lit-html.js";

/** @typedef {{side: number, path: string}} Code */

/** @param {Code} code @param {string} label */
export const qrView = ({ side, path }, label) =>
  html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label=${label} shape-rendering="crispEdges"><rect width=${side} height=${side} fill="#fff"/><path d=${path} fill="#000"/></svg>`;
