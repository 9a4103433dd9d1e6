/** Tells a player what happened meanwhile: a toast for what others did; chime, title and icon when it is their turn. */
import { nothing } from "../vendor/lit-html/lit-html.js";
import { lines, sentence, tells } from "./log.js";
import { chime, markPage } from "./attention.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").State} State */

const TOAST_MS = 4000;
/** The browser takes its time over title and icon: the board comes first. */
const MARK_PAGE_DELAY_MS = 100;

export class News {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {import("./log.js").Line | null} */
    this.toast = null;
    this.timer = 0;
  }

  /** A new state has come. @param {State | null} before @param {State} state */
  announce(before, state) {
    const { table } = this;
    setTimeout(() => markPage(table.setup.name, Boolean(table.state?.asks), table.setup.root), MARK_PAGE_DELAY_MS);
    if (before && state.asks && !before.asks && table.prefs.sound) chime();
    if (state.over) this.toast = null;
    if (!table.prefs.toasts || state.over) return;
    const last = lines(table.ctx(), table.fresh, table.text).findLast((line) => tells(line) && this.isNews(line.facts[0]));
    if (!last) return;
    this.toast = last;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.toast = null;
      table.update();
    }, TOAST_MS);
  }

  /** Somebody else did it, or the table because there was no choice, and not everybody at once. @param {import("./types.js").Fact} fact */
  isNews(fact) {
    const { setup, fresh } = this.table;
    if (typeof fact.seat !== "number" || setup.mine.includes(fact.seat) && !fact.forced) return false;
    return !fresh.some((other) => other.kind === fact.kind && other.seat !== fact.seat);
  }

  /** @param {Ctx} ctx */
  view(ctx) {
    return this.toast ? sentence(ctx, this.toast) : nothing;
  }
}
