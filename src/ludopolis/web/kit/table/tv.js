/** A table on a screen across the room: what spectators may see, large and without controls. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { dress, mark } from "../draw/art.js";
import { Connection } from "../net/connection.js";
import { keepAwake } from "../device/awake.js";
import { Links } from "../share/links.js";
import { loadPrefs } from "../device/prefs.js";
import { loadWords } from "../words/words.js";
import { playersView } from "../parts/players.js";
import { qrView } from "../draw/qr.js";
import { siteUrl } from "../net/site.js";
import { SPECTATOR, inText } from "./viewer.js";
import { newsLine, statusView } from "../parts/status.js";
import { Table } from "./table.js";
import { textView } from "../parts/text.js";

/** How long one of several towns is shown, where a board shows one at a time. */
const TOWN_MS = 15_000;
/** How the list of players takes less room, step by step. */
const TIGHTER = ["tight", "tighter", "tightest"];
/** Nothing can be touched. */
const idle = () => {};

export class Television {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.links = new Links(table.words, () => table.update());
    this.town = 0;
    keepAwake();
    void this.links.drawCode(this.watch);
    setInterval(() => {
      this.town = (this.town + 1) % table.setup.players;
      table.update();
    }, TOWN_MS);
  }

  get watch() {
    return location.origin + siteUrl(`/w/${this.table.setup.watch}`);
  }

  /** Where one sits down: only while a player's device lets it be shown and a seat is free. */
  get join() {
    const { state } = this.table;
    return state?.join ? location.origin + siteUrl(`/t/${state.join}`) : "";
  }

  view() {
    const { table } = this;
    const { counting, setup, state } = table;
    if (state?.next) location.replace(siteUrl(`/tv/${state.next}/stage`)); // they play on
    table.ui.seat = this.town;
    const ctx = table.ctx();
    requestAnimationFrame(() => this.fit());
    const board = table.text || !state ? null : table.board;
    const people = {
      mine: [],
      board: board && { ...board, peek: undefined },
      links: false,
      peek: idle,
      takeOver: idle,
      handBack: idle,
      share: idle,
      nudge: idle,
      botTurn: idle,
      wishEnd: idle,
    };
    const score = ctx.over && table.tab === "score";
    const cards = counting.running || ctx.over ? null : board?.tray?.(ctx);
    return html`<div class="app tv ${score ? "ended" : ""} ${counting.running ? "counting" : ""}" data-tab="board" inert>
      <header class="tvhead">${mark(30)}<h1>${setup.name}</h1></header>
      <main class="board">${this.boardView(ctx, board)}</main>
      <aside class="rail">${counting.running ? nothing : statusView(ctx, "", table.link, nothing, newsLine(table.news.view(ctx)))}${counting.running ? nothing : playersView(ctx, people)}</aside>
      ${cards ? html`<section class="tray sheet"><div class="own">${cards}</div></section>` : nothing}
      ${counting.running ? counting.view(table.plainCtx()) : nothing}
      <footer class="tvcodes">${this.codeView(this.join, "tv-join")}${this.codeView(this.watch, "tv-watch")}</footer>
    </div>`;
  }

  /**
   * Everybody is in sight: what is too long for one line stands on two. Where there is no room then, players stand without their towns in miniature, then in
   * two columns, then in three.
   */
  fit() {
    const players = /** @type {HTMLElement | null} */ (this.table.root.querySelector(".players"));
    if (!players) return;
    players.classList.remove(...TIGHTER);
    const cards = [...players.querySelectorAll(".plcard")];
    for (const card of cards) card.classList.remove("wide");
    if (cards.some((card) => card.scrollWidth > card.clientWidth + 1)) for (const card of cards) card.classList.add("wide");
    for (const how of TIGHTER) if (players.scrollHeight > players.clientHeight + 1) players.classList.add(how);
  }

  /** @param {import("../types.js").Ctx} ctx @param {import("../types.js").Board | null} board */
  boardView(ctx, board) {
    const { table } = this;
    if (!table.state) return html`<p class="quiet">${ctx.t("status-connecting")}</p>`;
    if (ctx.over && table.tab === "score") return table.ending?.finalView(ctx, board, { watch: idle, picture: idle });
    if (!board) return textView(ctx, table.state.position ?? [], idle);
    return board.board(ctx);
  }

  /** @param {string} url @param {string} label */
  codeView(url, label) {
    if (!url) return nothing;
    const code = this.links.codes[url];
    if (!code) void this.links.drawCode(url);
    const text = this.table.words.text(label);
    return html`<figure>${code ? qrView(code, text) : nothing}<figcaption>${text}</figcaption></figure>`;
  }
}

/** Opens the table that the page is about. @param {import("../types.js").Board | null} board */
export async function open(board) {
  /** @type {import("../types.js").Setup} */
  const setup = JSON.parse(document.getElementById("setup")?.textContent ?? "");
  const prefs = loadPrefs();
  const connection = new Connection(setup.table);
  connection.open(SPECTATOR, inText(prefs, setup.board), prefs.pace);
  dress(setup.colours);
  const words = await loadWords(setup.root, setup.catalogues);
  const timing = setup.clock ? await import("../parts/clock.js") : null;
  new Table(setup, words, board, /** @type {HTMLElement} */ (document.getElementById("app")), connection, null, timing, Television).start();
}
