/** Makes a shape on a board a real control for one legal move: click, Enter, Space, label, classes. */
import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { noChange } from "../../vendor/lit-html/lit-html.js";
import { PartType, directive } from "../../vendor/lit-html/directive.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {{class?: string, label?: string, pick?: () => void}} Options */

class Control extends AsyncDirective {
  /** @param {import("../../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("control() stands inside a start tag");
    /** @type {() => void} */
    this.act = () => {};
    /** @type {Element | null} */
    this.element = null;
    /** @type {AbortController | null} */
    this.listening = null;
    /** @type {string[]} */
    this.classes = [];
  }

  render(/** @type {Ctx} */ _ctx, /** @type {Entry} */ _entry, /** @type {Options} */ _options = {}) {
    return noChange;
  }

  /** @param {import("../../vendor/lit-html/directive.js").ElementPart} part @param {[Ctx, Entry, Options?]} args */
  update(part, [ctx, entry, options = {}]) {
    const element = part.element;
    this.act = options.pick ?? (() => ctx.choose(options.label ? { ...entry, name: options.label } : entry));
    if (!this.listening) this.listen(element);
    const classes = ["legal", ...(options.class ?? "").split(" ").filter(Boolean)];
    for (const old of this.classes) if (!classes.includes(old)) element.classList.remove(old);
    for (const name of classes) if (!element.classList.contains(name)) element.classList.add(name);
    this.classes = classes;
    setAttribute(element, "data-move", entry.move);
    setAttribute(element, "aria-label", options.label ?? ctx.say("move", entry.say));
    return noChange;
  }

  /** @param {Element} element */
  listen(element) {
    this.element = element;
    this.listening = new AbortController();
    const { signal } = this.listening;
    const act = (/** @type {Event} */ event) => {
      event.stopPropagation();
      event.preventDefault();
      this.act();
    };
    element.addEventListener("click", act, { signal });
    if (element instanceof HTMLButtonElement) return;
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    const press = (/** @type {Event} */ event) => {
      const { key } = /** @type {KeyboardEvent} */ (event);
      if (key === "Enter" || key === " ") act(event);
    };
    element.addEventListener("keydown", press, { signal });
  }

  /** The move is no longer legal: the shape becomes a mere shape again. */
  disconnected() {
    this.listening?.abort();
    this.listening = null;
    if (!this.element) return;
    this.element.classList.remove(...this.classes);
    for (const name of ["data-move", "data-picked", "aria-label", "role", "tabindex"]) this.element.removeAttribute(name);
  }
}

/** Writes only what changes: the browser re-examines every element that is written to. @param {Element} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Used inside a start tag: `<button ${control(ctx, entry, {class: "card"})}>` or `<g ${control(ctx, entry)}>`.
 * It stands after any `class=` of the same tag, and may be `nothing` where no move is legal. `pick` is called instead of sending the move, for boards
 * that choose in several steps.
 */
export const control = directive(Control);
