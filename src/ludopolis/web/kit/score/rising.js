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
    if (first || to === null) write(part.element, to === null ? "" : signed(to));
    else this.rise(part.element, from, to, performance.now() + after);
    return noChange;
  }

  /** @param {Element} element @param {number} from @param {number} to @param {number} start */
  rise(element, from, to, start) {
    write(element, signed(from));
    const step = (/** @type {number} */ now) => {
      const done = Math.min(1, Math.max(0, (now - start) / RISE_MS));
      write(element, signed(Math.round(from + (to - from) * done)));
      if (done < 1 && element.isConnected) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

/** Into the text that is there: a new one would make browsers match every rule with `:has()` anew. @param {Element} element @param {string} text */
function write(element, text) {
  const node = element.firstChild ?? element.appendChild(document.createTextNode(text));
  if (node.nodeValue !== text) node.nodeValue = text;
}

/** Used inside a start tag: `<b ${rising(points, 200)}>`; nothing is shown for null, and the rise begins after so many milliseconds. */
export const rising = directive(Rising);
