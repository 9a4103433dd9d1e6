/** A native dialog over the page, one at a time. Escape, its button or a click beside it closes it. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { icon } from "./art.js";

export class Dialog {
  /** @param {string} closeLabel */
  constructor(closeLabel) {
    this.element = document.createElement("dialog");
    this.element.className = "dialog sheet";
    this.closeLabel = closeLabel;
    /** @type {{title: string, body: () => unknown, wide: boolean} | null} */
    this.shown = null;
    this.element.addEventListener("close", () => (this.shown = null));
    this.element.addEventListener("click", (event) => {
      if (event.target === this.element) this.close();
    });
    document.body.append(this.element);
  }

  /** @param {string} title @param {() => unknown} body drawn again by every `draw` @param {boolean} [wide] */
  open(title, body, wide = false) {
    this.shown = { title, body, wide };
    this.draw();
    if (!this.element.open) this.element.showModal();
  }

  close() {
    this.element.close();
  }

  draw() {
    if (!this.shown) return;
    this.element.classList.toggle("wide", this.shown.wide);
    this.element.setAttribute("aria-label", this.shown.title);
    render(
      html`<header><h2>${this.shown.title}</h2>
          <button class="iconbtn" aria-label=${this.closeLabel} @click=${() => this.close()}>${icon("x")}</button></header>
        <div class="dbody">${this.shown.body()}</div>`,
      this.element,
    );
  }
}
