/** A native dialog over the page, one at a time. Escape, its button or a click beside it closes it. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

/** What may stand above and below the body; a dialog with a foot fills the screen of a phone. @typedef {{head?: () => unknown, foot?: () => unknown}} Ends */

export class Dialog {
  /** @param {string} closeLabel */
  constructor(closeLabel) {
    this.element = document.createElement("dialog");
    this.element.className = "dialog sheet";
    this.closeLabel = closeLabel;
    /** @type {{title: string, body: () => unknown, wide: boolean, ends: Ends} | null} */
    this.shown = null;
    this.element.addEventListener("close", () => (this.shown = null));
    this.element.addEventListener("click", (event) => {
      if (event.target === this.element) this.close();
    });
    document.body.append(this.element);
  }

  /** @param {string} title @param {() => unknown} body drawn again by every `draw` @param {boolean} [wide] @param {Ends} [ends] */
  open(title, body, wide = false, ends = {}) {
    this.shown = { title, body, wide, ends };
    this.draw();
    if (!this.element.open) this.element.showModal();
  }

  close() {
    this.element.close();
  }

  draw() {
    if (!this.shown) return;
    const { title, body, wide, ends } = this.shown;
    this.element.classList.toggle("wide", wide);
    this.element.classList.toggle("whole", Boolean(ends.foot));
    this.element.setAttribute("aria-label", title);
    render(
      html`<header>${ends.head?.() ?? html`<h2>${title}</h2>`}
          <button class="iconbtn" aria-label=${this.closeLabel} @click=${() => this.close()}>${icon("x")}</button></header>
        <div class="dbody">${body()}</div>${ends.foot ? html`<footer>${ends.foot()}</footer>` : nothing}`,
      this.element,
    );
  }
}
