/** Styles from code that the content security policy allows: sets properties instead of writing a `style` attribute. */
import { noChange } from "../../vendor/lit-html/lit-html.js";
import { Directive, PartType, directive } from "../../vendor/lit-html/directive.js";

class Styled extends Directive {
  /** @param {import("../../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("styled() stands inside a start tag");
  }

  render(/** @type {Record<string, string | number>} */ _styles) {
    return noChange;
  }

  /** @param {import("../../vendor/lit-html/directive.js").ElementPart} part @param {[Record<string, string | number>]} args */
  update(part, [styles]) {
    const { style } = /** @type {HTMLElement | SVGElement} */ (part.element);
    for (const [name, value] of Object.entries(styles)) style.setProperty(name, `${value}`);
    return noChange;
  }
}

/** Used inside a start tag: `<i ${styled({ width: "40%", "--n": 3 })}>`; properties by their CSS names. */
export const styled = directive(Styled);
