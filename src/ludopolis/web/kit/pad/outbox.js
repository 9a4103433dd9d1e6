/** Changes on their way to the server. Each is kept on this device from the tap until it is acknowledged. */
import { Refused, newKey, post } from "../net/api.js";

/** @typedef {import("./view.js").View} View */
/**
 * @typedef {{
 *   key: string, kind: string, field?: string, value?: unknown, row?: number, cells?: number[] | null, n?: number, side?: number | null, problem?: string,
 *   name?: string
 * }} Step
 */
/**
 * `changed`: something waits, goes, or the connection is lost.
 * @typedef {{taken: (view: View) => void, refused: (why: string) => void, changed: () => void}} Heard
 */

export class Outbox {
  /** @param {string} pad @param {Heard} heard */
  constructor(pad, heard) {
    this.path = `/api/pads/${pad}`;
    this.prefix = `ludopolis-pad-${pad}-`;
    this.heard = heard;
    this.lost = false;
    this.busy = false;
    this.last = 0;
    /** What waits, the oldest first: the names under which it is kept. @type {[string, Step][]} */
    this.waiting = Object.keys(localStorage)
      .filter((name) => name.startsWith(this.prefix))
      .sort()
      .map((name) => [name, JSON.parse(localStorage[name])]);
  }

  /** @param {Omit<Step, "key">} step */
  put(step) {
    const whole = { key: newKey(), ...step };
    this.last = Math.max(this.last + 1, Date.now()); // two taps of one moment stay in order
    const name = `${this.prefix}${this.last}-${whole.key.slice(0, 8)}`;
    localStorage[name] = JSON.stringify(whole);
    this.waiting.push([name, whole]);
    void this.send();
  }

  /** Sends what waits, one after the other, for as long as it takes. */
  async send() {
    if (this.busy) return;
    this.busy = true;
    const patience = { signal: new AbortController().signal, failed: () => this.connected(false) };
    while (this.waiting.length) {
      const [name, step] = this.waiting[0];
      /** @type {View | null} */
      let view = null;
      let why = "";
      try {
        view = await post(this.path, step, patience);
      } catch (error) {
        // What the server refuses it would refuse again; what it cannot store now, it may store later.
        const passing = !(error instanceof Refused) || error.status >= 500 || error.status === 429;
        if (passing) {
          this.connected(false);
          await new Promise((done) => setTimeout(done, 2000));
          continue;
        }
        why = /** @type {Refused} */ (error).message;
      }
      delete localStorage[name];
      this.waiting.shift();
      this.connected(true);
      if (view) this.heard.taken(view);
      else this.heard.refused(why);
    }
    this.busy = false;
    this.heard.changed();
  }

  /** @param {boolean} there */
  connected(there) {
    if (this.lost === !there) return;
    this.lost = !there;
    this.heard.changed();
  }
}
