/** What stands further down a page and takes long to draw: it comes one piece at a time, when the page has nothing else to do. */
import { AsyncDirective } from "../../vendor/lit-html/async-directive.js";
import { directive } from "../../vendor/lit-html/directive.js";
import { nothing } from "../../vendor/lit-html/lit-html.js";

/** How long a piece waits at most for a page that is busy, and where the browser cannot say whether it is. */
const MAX_WAIT_MS = 400;
const WAIT_MS = 50;

/** @returns {Promise<void>} */
const idle = () =>
  new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: MAX_WAIT_MS });
    else setTimeout(done, WAIT_MS); // Safari
  });

/** @type {Promise<unknown>} */
let before = Promise.resolve();

class Later extends AsyncDirective {
  /** @param {import("../../vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    this.state = /** @type {"new" | "waits" | "drawn"} */ ("new");
    this.draw = () => /** @type {unknown} */ (nothing);
  }

  /** @param {() => unknown} draw */
  render(draw) {
    this.draw = draw;
    if (this.state === "new") {
      this.state = "waits";
      before = before.then(idle).then(() => void setTimeout(() => this.come()));
    }
    return this.state === "drawn" ? draw() : nothing;
  }

  come() {
    this.state = "drawn";
    if (this.isConnected) this.setValue(this.draw());
  }
}

/** Used where a child stands: `${later(() => html`…`)}`. */
export const later = directive(Later);
