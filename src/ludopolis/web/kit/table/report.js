/** "Report a problem": one file about the table and this page, which its reader sees before saving it. `ludopolis replay` opens it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { get } from "../net/api.js";
import { icon } from "../draw/art.js";
import { requests } from "../net/journal.js";
import { version } from "../net/site.js";

/**
 * @typedef {{versions: Record<string, string>, status: string, settings: Record<string, unknown>, lines: Record<string, unknown>[]}} Served what the server
 * adds
 */

const FORMAT = 1;
const MAX_SAID_CHARS = 4000;

export class Report {
  /**
   * @param {Pick<import("./table.js").Table, "setup" | "words" | "state" | "prefs" | "link" | "tab" | "text" | "log" | "viewer" | "panels">} table
   * @param {import("../draw/dialog.js").Dialog} dialog
   */
  constructor(table, dialog) {
    this.table = table;
    this.dialog = dialog;
    this.viewer = table.viewer;
    this.at = new Date().toISOString();
    /** What the reader writes. */
    this.said = "";
    /** @type {Served | "waiting" | "missing"} */
    this.served = "waiting";
    /** Only what is seen now is reported: the table goes on while the dialog is open. */
    this.page = this.aboutThePage();
  }

  /** Asks the server for the game as far as the viewer may know it. Without the server the file has no game. */
  async collect() {
    const { setup } = this.table;
    const seat = this.viewer < 0 ? "" : `?seat=${this.viewer}`;
    this.served = await get(`/api/tables/${setup.table}/report${seat}`).catch(() => "missing");
    this.dialog.draw();
  }

  aboutThePage() {
    const { setup, state, prefs, link, tab, text, log } = this.table;
    const { next: _, seats, ...seen } = state ?? { next: null, seats: [] };
    return {
      game: setup.game,
      options: setup.options,
      players: setup.players,
      viewer: this.viewer < 0 ? "spectator" : this.viewer,
      page: { link, tab, text, language: setup.lang, prefs },
      browser: {
        agent: navigator.userAgent,
        languages: navigator.languages.join(", "),
        online: navigator.onLine,
        window: `${innerWidth} × ${innerHeight}`,
        screen: `${screen.width} × ${screen.height}`,
        pixels: devicePixelRatio,
        touch: matchMedia("(pointer: coarse)").matches,
        dark: matchMedia("(prefers-color-scheme: dark)").matches,
      },
      errors: [...window.pageErrors],
      requests: requests.map((request) => this.withoutOthersMoves(request)),
      message: state && { ...seen, seats: seats.map(({ name: _name, ...seat }) => seat), log: { ...state.log, lines: log.length } },
    };
  }

  /** On a shared screen, what another player has sent may be secret. @param {import("../net/journal.js").Request} request */
  withoutOthersMoves(request) {
    return request.seat === undefined || request.seat === this.viewer ? request : { ...request, body: undefined };
  }

  /** The lines of the file as data: the problem, then the game. */
  lines() {
    const { served } = this;
    const known = typeof served === "string" ? null : served;
    const problem = {
      ludopolis_problem: FORMAT,
      said: this.said,
      at: this.at,
      versions: { client: version, ...known?.versions },
      ...(known ? { status: known.status, settings: known.settings } : {}),
      ...this.page,
    };
    return [problem, ...(known?.lines ?? [])];
  }

  /** Whatever slipped in, in a message of an error perhaps: addresses say where the table is. @param {string} text */
  scrub(text) {
    const { setup, state, panels } = this.table;
    const links = Object.values(panels.personal).map((link) => link.slice(link.indexOf("#") + 1));
    const secrets = [location.origin, setup.table, setup.watch, state?.next, ...links].filter((secret) => secret);
    return secrets.reduce((/** @type {string} */ scrubbed, secret) => scrubbed.replaceAll(`${secret}`, "…"), text);
  }

  save() {
    const text = this.scrub(
      this.lines()
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(""),
    );
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
    link.download = `ludopolis-problem-${this.table.setup.game}-${this.at.slice(0, 19).replaceAll(":", "-")}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.dialog.close();
  }

  /** The file as its reader is shown it: the same data, the problem laid out. */
  shown() {
    const [problem, ...game] = this.lines();
    return this.scrub([JSON.stringify(problem, null, 2), ...game.map((line) => JSON.stringify(line))].join("\n"));
  }

  view() {
    const { words } = this.table;
    const waiting = this.served === "waiting";
    const write = (/** @type {Event} */ event) => {
      this.said = /** @type {HTMLTextAreaElement} */ (event.target).value;
      this.dialog.draw();
    };
    return html`<p>${words.text("report-help")}</p>
      <label class="field"><b>${words.text("report-said")}</b><textarea rows="3" maxlength=${MAX_SAID_CHARS} .value=${this.said} @input=${write}></textarea></label>
      <div class="field"><b>${words.text("report-file")}</b><small>${words.text("report-holds")}</small>
        ${this.served === "missing" ? html`<small class="warn">${words.text("report-missing")}</small>` : nothing}
        <pre class="file" tabindex="0" role="region" aria-label=${words.text("report-file")} aria-busy=${waiting}>${waiting ? words.text("report-waiting") : this.shown()}</pre></div>
      <div class="acts row"><button class="btn soft" @click=${() => this.dialog.close()}>${words.text("page-cancel")}</button>
        <button class="btn main" ?disabled=${waiting} @click=${() => this.save()}>${icon("save")}${words.text("report-save")}</button></div>`;
  }
}
