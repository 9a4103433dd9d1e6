/** An element whose content can be drawn by itself, without the page around it: `render(content, element)` goes on from what stands there. */
import { noChange, render } from "../../vendor/lit-html/lit-html.js";
import { Directive, directive } from "../../vendor/lit-html/directive.js";

class Filled extends Directive {
  render(/** @type {unknown} */ _content) {
    return noChange;
  }

  /** @param {import("../../vendor/lit-html/directive.js").ElementPart} part @param {[unknown]} args */
  update(part, [content]) {
    render(content, /** @type {HTMLElement} */ (part.element));
    return noChange;
  }
}

/** Used inside the start tag of an element without children: `<section ${filled(content)}></section>`. */
export const filled = directive(Filled);
