/** A number that counts up to a new value in place of jumping to it: the page is not drawn meanwhile. */
import { noChange } from "../../vendor/lit-html/lit-html.js";
import { Directive, directive } from "../../vendor/lit-html/directive.js";
import { signed } from "../words/format.js";

const RISE_MS = 300;

class Rising extends Directive {
  /** @param {import("../../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    /** @type {number | null | undefined} */
    this.to = undefined;
    this.frame = 0;
  }

  render(/** @type {number | null} */ _to, /** @type {number} */ _after) {
    return noChange;
  }

  /** @param {import("../../vendor/lit-html/directive.js").ElementPart} part @param {[number | null, number]} args */
  update(part, [to, after]) {
    if (to === this.to) return noChange;
    const from = this.to ?? 0;
    const first = this.to === undefined;
    this.to = to;
    cancelAnimationFrame(this.frame);
    if (first || to === null) part.element.textContent = to === null ? "" : signed(to);
    else this.rise(part.element, from, to, performance.now() + after);
    return noChange;
  }

  /** @param {Element} element @param {number} from @param {number} to @param {number} start */
  rise(element, from, to, start) {
    element.textContent = signed(from);
    const step = (/** @type {number} */ now) => {
      const done = Math.min(1, Math.max(0, (now - start) / RISE_MS));
      const text = signed(Math.round(from + (to - from) * done));
      if (element.textContent !== text) element.textContent = text;
      if (done < 1 && element.isConnected) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

/** Used inside a start tag: `<b ${rising(points, 200)}>`; nothing is shown for null, and the rise begins after so many milliseconds. */
export const rising = directive(Rising);
