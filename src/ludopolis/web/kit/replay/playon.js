/** “Play on from here”: a new table that goes on from a position of a replay. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Refused, post } from "../net/api.js";
import { token } from "../draw/art.js";
import { CHARACTERS } from "../draw/face.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** Who else plays: bots, friends by link, or everybody at this screen. @typedef {"bots" | "friends" | "screen"} Company */

const COMPANIES = /** @type {const} */ (["bots", "friends", "screen"]);

export class PlayOn {
  /**
   * @param {import("../table/panels.js").Panels} panels
   * @param {import("../types.js").Setup} setup
   * @param {() => Ctx} context
   * @param {number} frame
   * @param {number} seat
   */
  constructor(panels, setup, context, frame, seat) {
    this.panels = panels;
    this.setup = setup;
    this.context = context;
    this.frame = frame;
    this.seat = seat;
    /** @type {Company} */
    this.company = "bots";
    this.bot = "regular";
    this.refusal = "";
    this.busy = false;
  }

  open() {
    this.panels.open(this.context().t("analysis-play-on"), () => this.view());
  }

  async start() {
    const ctx = this.context();
    const names = ctx.t("home-bot-names").split(", ");
    const seats = ctx.seats.map((_, seat) => {
      if (seat === this.seat) return { kind: "me", name: ctx.name(seat) };
      if (this.company === "bots") return { kind: "bot", name: names[seat % CHARACTERS.length], bot: `${this.bot}:${CHARACTERS[seat % CHARACTERS.length]}` };
      return this.company === "friends" ? { kind: "link" } : { kind: "screen", name: ctx.name(seat) };
    });
    this.busy = true;
    this.refusal = "";
    this.panels.draw();
    try {
      const { url } = await post(`/api/tables/${this.setup.table}/variation`, { frame: this.frame, seats, hints: true });
      location.assign(this.company === "friends" && seats.length > 1 ? `${url}#share` : url);
    } catch (error) {
      this.busy = false;
      this.refusal = error instanceof Refused ? error.message : ctx.t("status-lost");
      this.panels.draw();
    }
  }

  view() {
    const ctx = this.context();
    const alone = ctx.seats.length === 1;
    const radio = (/** @type {string} */ name, /** @type {boolean} */ on, /** @type {() => void} */ set, /** @type {unknown} */ what) =>
      html`<label><input type="radio" name=${name} .checked=${on} @change=${() => {
        set();
        this.panels.draw();
      }}><span>${what}</span></label>`;
    const level = (/** @type {Event} */ event) => (this.bot = /** @type {HTMLSelectElement} */ (event.target).value);
    return html`<div class="co-playon"><p>${ctx.t("analysis-variation-help")}</p>
      ${
        alone
          ? nothing
          : html`<fieldset class="choice"><legend>${ctx.t("analysis-variation-seat")}</legend><div class="seg3">${ctx.seats.map((_, seat) => radio("seat", this.seat === seat, () => (this.seat = seat), html`${token(seat, 18)} ${ctx.name(seat)}`))}</div></fieldset>
        <fieldset class="choice"><legend>${ctx.t("analysis-variation-with")}</legend><div class="seg3">${COMPANIES.map((company) => radio("company", this.company === company, () => (this.company = company), ctx.t(`analysis-variation-${company}`)))}</div></fieldset>
        ${this.company === "bots" ? html`<label class="choice"><b>${ctx.t("analysis-variation-level")}</b><select @change=${level}>${this.setup.bots.map((bot) => html`<option value=${bot} .selected=${this.bot === bot}>${ctx.t(`bot-${bot}`)}</option>`)}</select></label>` : nothing}`
      }
      ${this.setup.hidden ? html`<p class="quiet">${ctx.t("analysis-variation-hidden", { name: ctx.name(this.seat) })}</p>` : html`<p class="quiet">${ctx.t("analysis-variation-open")}</p>`}
      ${this.refusal ? html`<p class="why" role="alert">${this.refusal}</p>` : nothing}
      <div class="acts row"><button class="btn soft" @click=${() => this.panels.close()}>${ctx.t("page-cancel")}</button><button class="btn main" ?disabled=${this.busy} @click=${() => this.start()}>${ctx.t("home-start")}</button></div></div>`;
  }
}
