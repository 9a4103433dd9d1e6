/** A rematch with other options. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { get } from "../net/api.js";
import { offered, optionField, toggle } from "./options.js";

export class Again {
  /** @param {Pick<import("../page.js").Page, "setup" | "words" | "acts">} page @param {() => void} changed draws anew */
  constructor(page, changed) {
    this.page = page;
    this.changed = changed;
    /** @type {import("./options.js").Option[] | null} */
    this.options = null;
    /** @type {Record<string, any>} */
    this.chosen = {};
    this.liveScore = true;
    this.hints = false;
  }

  /** Asks for the options, and how they stood in the last game. */
  async look() {
    const { acts } = this.page;
    const known = await acts.answerOf(get(`${acts.path}/options`));
    if (!known) return;
    this.options = known.options;
    this.chosen = known.chosen;
    this.liveScore = known.live_score;
    this.hints = known.hints;
    this.changed();
  }

  get offered() {
    return offered(this.options ?? [], this.chosen, this.page.setup.players);
  }

  play() {
    const options = Object.fromEntries(this.offered.map(({ name, value }) => [name, value]));
    return this.page.acts.rematch({ options, live_score: this.liveScore, hints: this.hints });
  }

  view() {
    const { words } = this.page;
    if (!this.options) return nothing;
    const set = (/** @type {() => void} */ change) => {
      change();
      this.changed();
    };
    return html`<div class="setup"><p class="quiet">${words.text("again-help")}</p>${this.offered.map((option) =>
      optionField(option, (value) =>
        set(() => {
          this.chosen = { ...this.chosen, [option.name]: value };
        }),
      ),
    )}
      ${toggle(words.text("home-live-score"), words.text("home-live-score-help"), this.liveScore, (on) =>
        set(() => {
          this.liveScore = on;
        }),
      )}
      ${toggle(words.text("home-hints"), words.text("home-hints-help"), this.hints, (on) =>
        set(() => {
          this.hints = on;
        }),
      )}
      <div class="acts row"><button class="btn main" ?autofocus=${true} @click=${() => void this.play()}>${words.text("table-rematch")}</button></div></div>`;
  }
}
