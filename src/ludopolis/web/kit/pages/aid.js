/** What a screen does during a game with the printed box: it turns the cards or plays the automaton, drawn by the game's board. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { Refused, get, post } from "../net/api.js";
import { dress, icon } from "../draw/art.js";
import { emptyState, makeCtx } from "../ctx/ctx.js";
import { fieldsView } from "../pad/fields.js";
import { keepAwake } from "../device/awake.js";
import { Links } from "../share/links.js";
import { Dialog } from "../draw/dialog.js";
import { listen } from "../pad/bell.js";
import { loadPrefs } from "../device/prefs.js";
import { loadWords } from "../words/words.js";
import "./plain.js";
import { siteUrl } from "../net/site.js";

/** @typedef {import("../pad/view.js").View} View */
/** @typedef {import("../pad/view.js").Question} Question */
/** @typedef {import("../pad/view.js").Act} Act */

/** More choices than this are folded away once one is made. */
const MOST_OPEN = 8;

class AidPage {
  /** @param {{view: View, lang: string, root: string}} data @param {import("../types.js").Words} words @param {import("../types.js").Board | null} board */
  constructor(data, words, board) {
    this.view = data.view;
    this.words = words;
    this.board = board;
    /** The act whose questions are in sight, where it is not the main one. */
    this.asking = "";
    /** @type {Record<string, number | string>} */
    this.answers = {};
    /** What this screen has told last, and how many steps there were then: to take it back brings the answers back. */
    this.last = { act: "", answers: this.answers, steps: 0 };
    /** @type {Set<string>} */
    this.opened = new Set();
    this.note = "";
    this.busy = false;
    this.lost = false;
    this.gone = false;
  }

  get aid() {
    return /** @type {NonNullable<View["aid"]>} */ (this.view.aid);
  }

  /** @param {string} key @param {Record<string, unknown>} [args] */
  t(key, args = {}) {
    return this.words.text(key, /** @type {Record<string, any>} */ (args));
  }

  /** @param {View} fresh */
  receive(fresh) {
    if (fresh.n < this.view.n) return;
    if (fresh.aid?.steps !== this.aid.steps) {
      this.answers = {};
      this.asking = "";
    }
    this.view = fresh;
    this.draw();
  }

  async look() {
    try {
      this.receive(await get(`/api/pads/${this.view.pad}`));
    } catch (error) {
      this.gone = error instanceof Refused && error.status === 404;
      this.draw();
    }
  }

  /** @param {Record<string, unknown>} step */
  async send(step) {
    if (this.busy) return;
    this.busy = true;
    this.note = "";
    this.draw();
    try {
      this.receive(await post(`/api/pads/${this.view.pad}`, step));
    } catch (error) {
      this.note = error instanceof Refused ? error.message : this.t("status-lost");
      void this.look();
    }
    this.busy = false;
    this.draw();
    this.refocus(step.act);
  }

  /** Keys go on from what was pressed: while it was being sent nothing could have the focus. @param {unknown} act */
  refocus(act) {
    if (document.activeElement !== document.body) return;
    this.focusOn(`[data-act="${act}"]:enabled, .aidasks button:enabled`) || this.focusOn(".aidfoot .btn.main:enabled") || this.focusOn(".aidfoot .btn:enabled");
  }

  /** @param {string} selector @returns {boolean} whether there is such a thing */
  focusOn(selector) {
    const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
    found?.focus({ preventScroll: true });
    return Boolean(found);
  }

  /** Whether a question is asked after what was answered. @param {Question} question */
  asked({ when }) {
    return when.every(([name, wanted]) => wanted.includes(this.answers[name]));
  }

  /** @param {Act} act */
  ready(act) {
    return act.questions.every((question) => !this.asked(question) || question.name in this.answers);
  }

  /** @param {Act} act */
  press(act) {
    if (act.questions.length && !act.main && this.asking !== act.name) {
      this.asking = act.name;
      this.answers = {};
      this.draw();
      document.querySelector(".aidasks")?.scrollIntoView({ block: "nearest" });
      return;
    }
    const asked = act.questions.filter((question) => this.asked(question)).map(({ name }) => [name, this.answers[name]]);
    this.last = { act: act.main ? "" : act.name, answers: Object.fromEntries(asked), steps: this.aid.steps + 1 };
    void this.send({ kind: "act", act: act.name, answers: this.last.answers });
  }

  /**
   * The last answer does it: nobody confirms what can be taken back. Whoever corrects an answer may want to correct more.
   * @param {string} name @param {number | string} value
   */
  answer(name, value) {
    const corrects = name in this.answers;
    this.answers[name] = value;
    const { asks } = this;
    if (asks && !corrects && this.ready(asks)) return this.press(asks);
    this.draw();
    const next = asks?.questions.find((question) => this.asked(question) && !(question.name in this.answers));
    if (next) this.focusOn(`[data-field="${next.name}"] button`);
    document.querySelector(".aidasks > :last-child")?.scrollIntoView({ block: "nearest" });
  }

  /** Takes the last step back. Whoever has told it here goes on from their answers. */
  async takeBack() {
    const { act, answers, steps } = this.last;
    const own = steps === this.aid.steps;
    await this.send({ kind: "back", n: this.aid.back });
    if (!own || this.aid.steps !== steps - 1) return;
    this.asking = act;
    this.answers = { ...answers };
    this.draw();
  }

  /** The questions in sight: those of the act that was pressed, or of the main one. */
  get asks() {
    const { acts } = this.aid;
    return acts.find(({ name }) => name === this.asking) ?? acts.find(({ main }) => main);
  }

  // Drawing

  ctx() {
    const { drawn } = this.aid;
    const seats = this.view.sides.slice(0, this.view.players).map((name) => ({ ...emptyState(1).seats[0], name }));
    return makeCtx({ ...emptyState(seats.length), seats, view: drawn.view ?? drawn }, this.words, {
      me: drawn.me ?? null,
      pending: null,
      facts: [],
      ui: { kept: {} },
      prefs: loadPrefs(),
      phone: false,
      sideways: false,
      spectator: true,
      shared: true,
      replay: true,
      choose: () => {},
      why: () => {},
      update: () => this.draw(),
      show: () => {},
    });
  }

  asksView() {
    const { asks } = this;
    if (!asks?.questions.length) return nothing;
    const fields = asks.questions
      .filter((question) => this.asked(question))
      .map((question) => {
        const many = question.choices.length > MOST_OPEN;
        const value = this.answers[question.name] ?? null;
        return {
          ...question,
          side: -1,
          kind: many ? /** @type {const} */ ("pick") : question.kind,
          low: 1,
          high: 1,
          value: many && value !== null ? [value] : value,
        };
      });
    const hand = {
      t: (/** @type {string} */ key, /** @type {Record<string, unknown>} */ args = {}) => this.t(key, args),
      sides: this.view.sides,
      locked: this.view.locked || this.busy,
      wrong: new Set(""),
      cell: null,
      enter: (/** @type {import("../pad/view.js").Field} */ field, /** @type {any} */ value) =>
        this.answer(field.name, Array.isArray(value) ? value[0] : value),
      row: () => {},
      go: () => {},
      opened: this.opened,
      draw: () => this.draw(),
    };
    return html`<section class="aidasks" aria-label=${asks.text}>${fieldsView(hand, fields)}</section>`;
  }

  footView() {
    const { acts, back, over } = this.aid;
    const button = (/** @type {Act} */ act) => {
      const chosen = this.asks === act;
      const look = this.asking ? (chosen ? "main" : "soft") : act.main ? "main" : "soft";
      return html`<button class="btn ${look}" data-act=${act.name} ?disabled=${this.busy || this.view.locked || (chosen && !this.ready(act))} @click=${() => this.press(act)}>${act.text}</button>`;
    };
    // What the last answer does needs no button, until answers come back to be corrected.
    const shown = this.asking ? acts.filter((act) => act.name === this.asking && this.ready(act)) : acts.filter((act) => !act.main || this.ready(act));
    const cancel = () => {
      this.asking = "";
      this.answers = {};
      this.draw();
    };
    return html`<footer class="padfoot aidfoot">${this.note ? html`<p class="padnote why" role="alert">${this.note}</p>` : this.lost ? html`<p class="padnote" role="status">${icon("away", 18)} ${this.t("status-lost")}</p>` : nothing}
      <div class="row wrap">${
        this.asking
          ? html`<button class="btn soft" @click=${cancel}>${this.t("page-cancel")}</button>`
          : html`<button class="btn soft" data-back ?disabled=${!back || this.busy} @click=${() => void this.takeBack()}>${this.t("box-undo")}</button>`
      }<span class="sp"></span>${shown.map(button)}${over ? html`<a class="btn main" href=${siteUrl(`/pad/${this.view.pad}`)}>${icon("sheet")}${this.t("box-pad")}</a>` : nothing}</div></footer>`;
  }

  draw() {
    const root = /** @type {HTMLElement} */ (document.getElementById("aid"));
    if (this.gone) {
      render(html`<p class="sheet padcard">${this.t("box-gone")}</p>`, root);
      return;
    }
    const { told, figures, steps } = this.aid;
    const drawn = steps && this.board?.aid ? this.board.aid(this.ctx()) : nothing;
    render(
      html`<div class="aidbody ${this.asking ? "asking" : Object.keys(this.answers).length ? "telling" : ""}">${drawn === nothing ? nothing : html`<div class="aiddrawn">${drawn}</div>`}
        ${told.length ? html`<div class="sheet aidtold" role="status"><ol>${told.map((line) => html`<li>${line}</li>`)}</ol></div>` : nothing}
        ${figures.length ? html`<dl class="aidfigures">${figures.map(({ text, count }) => html`<div><dd>${count}</dd><dt>${text}</dt></div>`)}</dl>` : nothing}
        ${this.asksView()}</div>${this.footView()}`,
      root,
    );
  }
}

/** Opens the aid that the page is about. @param {import("../types.js").Board | null} board */
export async function open(board) {
  const data = JSON.parse(document.getElementById("pad-data")?.textContent ?? "{}");
  const words = await loadWords(data.root, data.catalogues);
  dress(data.view.sides.map((/** @type {string} */ _, /** @type {number} */ side) => side));
  const page = new AidPage(data, words, board);
  const dialog = new Dialog(words.text("page-close"));
  const links = new Links(words, () => dialog.draw());
  document.querySelector("[data-share]")?.addEventListener("click", () => {
    void links.drawCode(location.href);
    dialog.open(words.text("box-share"), () =>
      links.view(location.href, { label: words.text("box-share"), help: words.text("box-aid-hint"), main: true, focus: true, qr: true }),
    );
  });
  keepAwake();
  listen(page.view.pad, {
    changed: (n) => {
      page.lost = false;
      if (n > page.view.n) void page.look();
      else page.draw();
    },
    lost: () => {
      page.lost = true;
      page.draw();
    },
    gone: () => {
      page.gone = true;
      page.draw();
    },
  });
  page.draw();
}
