/** News for a player: a toast for what others did; chime, title and icon when it is their turn. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { inRow, isHeading, lines, tells } from "../parts/log.js";
import { markPage, play, wake } from "../device/attention.js";
import { outcome } from "../parts/opening.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").State} State */
/** @typedef {import("../parts/log.js").Line} Line */

const TOAST_MS = 4000;
/** Most doings of a turn that are told. */
const MOST_TOLD = 2;
/** The browser takes its time over title and icon: the board comes first. */
const MARK_PAGE_DELAY_MS = 100;

export class News {
  /**
   * @param {Pick<import("../page.js").Page, "setup" | "state" | "board" | "prefs" | "log" | "fresh" | "viewer" | "text" | "ending" | "ctx" | "update">}
   * page
   */
  constructor(page) {
    this.page = page;
    /** What somebody has just done. @type {Line[] | null} */
    this.toast = null;
    /** What many have done at the same moment, which takes the place of one player's turn. @type {import("../types.js").Drawn[]} */
    this.together = [];
    this.timer = 0;
    /** What a character has just said: it takes the place of what was done. */
    this.remark = "";
    const touched = () => void (page.prefs.sound === "off" || wake());
    for (const touch of ["click", "keydown"]) document.addEventListener(touch, touched, { capture: true });
  }

  /** A new state has come. @param {State | null} before @param {State} state */
  announce(before, state) {
    const { page } = this;
    setTimeout(() => this.mark(), MARK_PAGE_DELAY_MS);
    const sound = before ? this.sound(before, state) : null;
    if (sound) void play(sound, page.prefs.volume);
    if (state.over) [this.toast, this.remark] = [null, ""];
    if (before?.asks && before.number !== state.number) this.toast = null; // whoever has moved has read it
    if (state.asks) clearTimeout(this.timer); // and until then it can be read
    if (!page.prefs.toasts || state.over) return;
    const last = lines(page.ctx(), page.fresh, page.text, true).findLast((line) => tells(line) && this.isNews(line.facts[0]));
    const together = page.board?.together?.(page.ctx(), page.fresh) ?? [];
    if (!last && !together.length) return;
    this.together = together;
    this.toast = last ? this.turnOf(last) : [];
    clearTimeout(this.timer);
    if (state.asks) return;
    this.timer = setTimeout(() => {
      this.toast = null;
      page.update();
    }, TOAST_MS);
  }

  /**
   * What a player did in the turn that a line ends, as far as the board lets it be felt; otherwise the line alone. What was given to the reader or taken
   * from them since their last move comes first, and is told whatever came after it; of the rest, what the board does not show (`tellFirst`), then the newest.
   * @param {Line} last
   * @returns {Line[]}
   */
  turnOf(last) {
    const { page } = this;
    const told = (/** @type {import("../types.js").Fact[]} */ facts) => lines(page.ctx(), facts, page.text, true).filter((line) => tells(line));
    const end = page.log.lastIndexOf(/** @type {import("../types.js").Fact} */ (last.facts.at(-1))) + 1;
    const begin =
      page.log.slice(0, end).findLastIndex((fact) => isHeading(fact) || (typeof fact.seat === "number" && fact.seat !== last.seat && !fact.befell)) + 1;
    const gains = page.board?.gains ?? {};
    const felt = (/** @type {Line} */ line) => line.facts.some(({ kind }) => kind in gains);
    const turn = felt(last) ? told(page.log.slice(begin, end)).filter(felt) : [last];
    const given = told(page.log.slice(this.mine, end)).filter((line) => felt(line) && this.given(line));
    const room = MOST_TOLD - given.length;
    if (room <= 0) return given.slice(-MOST_TOLD);
    const first = (/** @type {Line} */ line) => Number(line.facts.some(({ kind }) => page.board?.tellFirst?.includes(kind)));
    const rest = turn.filter((line) => !this.given(line)).toReversed();
    const kept = rest.sort((one, other) => first(other) - first(one)).slice(0, room);
    return [...given, ...turn.filter((line) => kept.includes(line))];
  }

  /** How long the log was after the reader's last move; for a spectator its whole length. */
  get mine() {
    const { log, viewer } = this.page;
    return viewer < 0 ? log.length : log.findLastIndex((fact) => fact.seat === viewer && !fact.forced && !fact.befell) + 1;
  }

  /** Whether something was given to the reader or taken from them. @param {Line} line */
  given(line) {
    const { viewer, board } = this.page;
    return line.facts.some(({ kind, to_seat, from_seat }) => to_seat === viewer || (from_seat === viewer && board?.tellFirst?.includes(kind)));
  }

  /** Shows for a moment what a character says. @param {string} remark */
  say(remark) {
    if (!this.page.prefs.toasts) return;
    this.remark = remark;
    setTimeout(() => {
      if (this.remark === remark) this.remark = "";
      this.page.update();
    }, TOAST_MS);
  }

  /** Title and icon: whose turn it is, and how it ended as soon as that is told. */
  mark() {
    const { setup, state, ending } = this.page;
    const ctx = this.page.ctx();
    markPage(ending && ctx.over ? `${outcome(ctx)} · ${setup.name}` : setup.name, Boolean(state?.asks), setup.root);
  }

  /** What is heard: my turn, and if wished what others do and the end. @param {State} before @param {State} state @returns {"turn" | "move" | "end" | null} */
  sound(before, state) {
    const { prefs, fresh, setup } = this.page;
    if (prefs.sound === "off") return null;
    if (state.asks && !before.asks) return "turn";
    if (prefs.sound === "turn") return null;
    if (state.over && !before.over) return "end";
    return fresh.some((fact) => typeof fact.seat === "number" && !setup.mine.includes(fact.seat)) ? "move" : null;
  }

  /**
   * Somebody else did it, or the table because there was no choice (the status line says so while I am asked), and not all the others at once. What
   * befell me, too, as income does, is no news.
   * @param {import("../types.js").Fact} fact
   */
  isNews(fact) {
    const { setup, fresh, state } = this.page;
    if (typeof fact.seat !== "number" || (setup.mine.includes(fact.seat) && (!fact.forced || state?.asks))) return false;
    return !fresh.some(
      (other) => other.kind === fact.kind && other.seat !== fact.seat && (fact.befell || other.befell || !setup.mine.includes(Number(other.seat))),
    );
  }

  /** What was done for me since my last move: because there was no choice, or by what others did. What followed from that move at once I have seen. */
  get forcedFacts() {
    const { log, viewer, state } = this.page;
    if (viewer < 0 || !state?.asks) return [];
    const rest = log.slice(this.mine);
    const next = rest.findIndex((fact) => isHeading(fact) || (typeof fact.seat === "number" && fact.seat !== viewer));
    return next < 0 ? [] : rest.slice(next).filter((fact) => fact.seat === viewer);
  }

  /** What there was no choice about, in words. @param {Ctx} ctx */
  forced(ctx) {
    const facts = ctx.forced.filter(({ forced }) => forced);
    const told = lines(ctx, facts, this.page.text);
    return told.length ? html`${ctx.t("status-forced")} ${inRow(ctx, told)}` : nothing;
  }

  /** Whether what else is told was over before a fact. @param {import("../types.js").Fact} fact */
  precedes(fact) {
    const { log } = this.page;
    const last = this.toast?.findLast(({ facts }) => !facts.includes(fact))?.facts.at(-1);
    return last !== undefined && log.lastIndexOf(last) < log.lastIndexOf(fact);
  }

  /** @param {Ctx} ctx @param {import("../types.js").Fact} [but] what is told elsewhere, in fewer words */
  view(ctx, but) {
    if (this.remark) return this.remark;
    if (this.toast && this.together.length) return this.together;
    const told = this.toast?.filter((line) => !but || !line.facts.includes(but) || this.given(line)) ?? [];
    return told.length ? inRow(ctx, told) : nothing;
  }
}
