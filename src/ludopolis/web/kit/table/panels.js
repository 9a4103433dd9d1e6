/** The dialogs of a table and of a replay. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { Dialog } from "../draw/dialog.js";
import { siteUrl } from "../net/site.js";

/**
 * The page that a dialog stands on, and asks for what it shows.
 * @typedef {Pick<import("../page.js").Page, "words" | "setup" | "board" | "ctx"> & {
 *   side: () => import("../talk/sidebar.js").Sidebar | undefined,
 *   sideView: (ctx: import("../types.js").Ctx, whole: boolean) => unknown,
 *   change: (change: Partial<import("../types.js").Prefs>) => void
 * }} DialogPage
 */

export class Panels extends Dialog {
  /** @param {DialogPage} page */
  constructor(page) {
    super(page.words.text("page-close"));
    this.page = page;
    /** The rulebook, how points are told, and the menu: all come after the first board. @type {import("../book/drawer.js").Drawer | null} */
    this.rules = null;
    /** @type {typeof import("../score/end.js") | null} */
    this.points = null;
    /** @type {typeof import("./menu.js") | null} */
    this.items = null;
    document.addEventListener("click", (event) => {
      const link = /** @type {Element} */ (event.target).closest(`a[href^="${siteUrl(`/rules/${page.setup.game}`)}"]`);
      if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.close();
      void this.loadRules().then((rules) => rules.open(link.hash.slice(1)));
    });
  }

  /** Links to the rules open a drawer instead of another page. */
  async loadRules() {
    const { Drawer } = await import("../book/drawer.js");
    this.rules ??= new Drawer(this.page);
    return this.rules;
  }

  async loadPoints() {
    this.points ??= await import("../score/end.js");
    return this.points;
  }

  async loadMenu() {
    this.items ??= await import("./menu.js");
    return this.items;
  }

  async score() {
    const { bars, sheetTable } = await this.loadPoints();
    this.open(
      this.page.words.text("score-sheet-title"),
      () => {
        const ctx = this.page.ctx();
        const sheets = ctx.over?.sheets ?? ctx.scores;
        return sheets ? html`${sheetTable(ctx, sheets, this.page.board)}${bars(ctx, sheets, this.page.board)}` : nothing;
      },
      true,
    );
  }

  /** What is beside the board, in a dialog. @param {import("../talk/sidebar.js").Tab} [tab] */
  log(tab = "log") {
    const { page } = this;
    const side = page.side();
    side?.show(tab);
    this.open(page.words.text((side?.tabs.length ?? 1) > 1 ? "table-side" : "table-log"), () => page.sideView(page.ctx(), true));
  }

  /** A rival's position, large, and what their points consist of. @param {number} seat */
  async peek(seat) {
    const { page } = this;
    const { sumView } = await this.loadPoints();
    this.open(page.ctx().name(seat), () => html`${page.board?.peek?.(page.ctx(), seat) ?? nothing}${sumView(page.ctx(), seat, page.board)}`, true);
  }

  /** What a player's points consist of. @param {number} seat */
  async sum(seat) {
    const { page } = this;
    const { sumView } = await this.loadPoints();
    this.open(page.ctx().t("sum-title", { name: page.ctx().name(seat) }), () => sumView(page.ctx(), seat, page.board));
  }

  /** The address of this page, to be sent. @param {string} title */
  link(title) {
    this.open(
      title,
      () =>
        html`<input readonly aria-label=${title} .value=${location.href} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>`,
    );
  }

  /** How sure the components are. */
  edition() {
    const { setup, words } = this.page;
    this.open(
      words.text("edition-title"),
      () => html`<p>${setup.edition}</p>
      <div class="acts row"><a class="btn soft" href=${siteUrl(`/rules/${setup.game}#edition`)} target="_blank" rel="noopener">${icon("book")}${words.text("edition-more")}</a></div>`,
    );
  }

  /** The menu: what can be done on this page, the preferences, the language. @param {() => unknown} actions */
  async menu(actions) {
    const { page } = this;
    const { languageView, prefsView } = await this.loadMenu();
    this.open(page.words.text("table-menu"), () => {
      const ctx = page.ctx();
      return html`${actions()}<h3 class="cap">${ctx.t("prefs-title")}</h3>${prefsView(ctx, page.change)}${languageView(ctx, page.setup.languages)}`;
    });
  }
}

export class TablePanels extends Panels {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    super({
      words: table.words,
      setup: table.setup,
      board: table.board,
      ctx: () => table.ctx(),
      side: () => table.rest?.side,
      sideView: (ctx, whole) => table.sideView(ctx, whole),
      change: (change) => table.change(change),
    });
    this.table = table;
    /** Personal links made since the page was opened, by seat. @type {Record<number, string>} */
    this.personal = {};
    /** The dialog "Share", once somebody has opened it. @type {import("../share/share.js").Share | null} */
    this.sharing = null;
    /** @type {import("../share/notifications.js").Notifications | null} */
    this.notifications = null;
    const button = /** @type {HTMLElement | null} */ (document.querySelector("[data-report]"));
    button?.removeAttribute("hidden");
    button?.addEventListener("click", () => void this.report());
  }

  async lookAtNotifications() {
    const { words, setup } = this.table;
    if (!setup.mine.length) return;
    this.notifications ??= new (await import("../share/notifications.js")).Notifications(words, setup.table, setup.calls, () => this.draw());
    await this.notifications.look();
  }

  async openMenu() {
    const { table } = this;
    const { actionsView } = await this.loadMenu();
    void this.lookAtNotifications();
    await this.menu(
      () =>
        html`${actionsView(table.ctx(), {
          game: table.setup.game,
          mine: table.setup.mine,
          running: table.state?.status === "running",
          botFor: (seat) => {
            table.acts.takeOver(seat);
            this.close();
          },
          resign: (seat) => this.resign(seat),
          share: () => void this.share(),
          score: () => void this.score(),
          what: () => {
            this.close();
            void table.goOn().then(({ whatis }) => whatis.ask(true));
          },
          edition: () => this.edition(),
          talk: table.rest?.talk.host && !table.rest.talk.on ? () => this.talk() : null,
          again: table.state?.over && table.setup.mine.length && !table.state.next && !table.setup.deal ? () => void this.again() : null,
          report: () => void this.report(),
        })}${
          table.timing?.pauseItem(table.ctx(), table.setup.mine, (wanted) => {
            table.acts.wishPause(wanted);
            this.close();
          }) ?? nothing
        }${this.notifications?.view() ?? nothing}`,
    );
  }

  /** What may be done about others' time; a dialog in which it is done closes. */
  lateActs() {
    const { acts, setup } = this.table;
    const act = (/** @type {(value: any) => unknown} */ does) => (/** @type {any} */ value) => {
      this.close();
      void does(value);
    };
    return {
      mine: setup.mine,
      nudge: act((seat) => acts.nudge(seat)),
      botTurn: act((seat) => acts.botTurn(seat)),
      takeOver: act((seat) => acts.takeOver(seat)),
      wishEnd: act((wanted) => acts.wishEnd(wanted)),
    };
  }

  /** Somebody's time is up: what the others may do, where the players' cards have no room for it. */
  late() {
    const { table } = this;
    this.open(table.words.text("clock-late-title"), () => {
      const ctx = table.ctx();
      return ctx.late
        .filter((seat) => !table.setup.mine.includes(seat))
        .map((seat) => html`<h3>${ctx.name(seat)}</h3>${table.timing?.lateView(ctx, seat, this.lateActs()) ?? nothing}`);
    });
  }

  /** A rematch with other options. */
  async again() {
    const { Again } = await import("../setup/again.js");
    const again = new Again(this.table, () => this.draw());
    void again.look();
    this.open(this.table.words.text("again-title"), () => again.view());
  }

  /** Who is muted; for the table's host, whether there is talk at all. */
  talk() {
    this.open(this.table.words.text("table-tab-talk"), () => this.table.rest?.side.arrangeView(this.table.ctx()));
  }

  /** @param {number} seat */
  resign(seat) {
    const { words, acts } = this.table;
    const resign = () => {
      acts.resign(seat);
      this.close();
    };
    this.open(
      words.text("table-resign"),
      () => html`<p>${words.text("table-resign-help")}</p>
      <div class="acts row"><button class="btn soft" @click=${() => this.close()}>${words.text("page-cancel")}</button>
      <button class="btn main" @click=${resign}>${words.text("table-resign")}</button></div>`,
    );
  }

  async report() {
    const report = (await this.table.goOn()).report(this);
    this.open(this.table.words.text("table-report"), () => report.view());
    void report.collect();
  }

  async share() {
    const { table } = this;
    this.sharing ??= new (await import("../share/share.js")).Share(table, () => this.draw());
    const { sharing } = this;
    void sharing.look();
    this.open(table.words.text("table-share"), () => sharing.view());
  }
}
