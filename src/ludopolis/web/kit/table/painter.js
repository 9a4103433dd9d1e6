/** Draws a table's page anew, and carries over what a drawing would lose: where things lay and what had the focus. */
import { render } from "../../vendor/lit-html/lit-html.js";
import { TRAVEL_MS, places, travel } from "../draw/motion.js";
import { stays, view } from "../map/opening.js";
import { tablePage } from "./tablepage.js";

/** Where the keyboard goes on, best first. */
const NEXT_FOCUS = "[data-lift], [data-move][data-lit], [data-confirm], .words [data-move], .tray [data-move], [data-move], .tray button";

/** How far from the edge of the board something is that was brought into view: a mark beside it is seen too. */
const AROUND_PX = 24;
/** The same of what has no mark. */
const EDGE_PX = 8;

/** Scrolls the board with the least movement until something is wholly in view. @param {Element} element */
function bringWhole(element) {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const board = /** @type {HTMLElement} */ (element.closest(".board")); // shapes in a drawing have no scroll-margin
  const at = element.getBoundingClientRect();
  const { top, bottom, zoom } = view(board);
  const around = element.matches("[data-ghost]") ? AROUND_PX : EDGE_PX;
  const [above, below] = [top + around - at.top, at.bottom + around - bottom];
  if (below > 0) board.scrollTop += below / zoom;
  else if (above > 0) board.scrollTop -= above / zoom;
}

/** What would be cut at the upper edge goes out of sight, if that hides nothing that was brought into view. @param {Element} board @param {Element[]} found */
function clearEdge(board, found) {
  const { top, zoom } = view(/** @type {HTMLElement} */ (board));
  const at = board.querySelector("[data-whole]")?.getBoundingClientRect();
  if (!at || at.top >= top - 1 || at.bottom <= top) return;
  const by = at.bottom - top;
  if (found.every((element) => element.getBoundingClientRect().top - by >= top)) board.scrollTop += by / zoom;
}

/** Which answers of a question a board that scrolls has to bring into view: all if there is room for them, else one if none is there. @param {Element[]} all */
function hiddenAnswers(all) {
  const board = /** @type {HTMLElement | null | undefined} */ (all[0]?.closest(".board"));
  if (!board || board.scrollHeight <= board.clientHeight) return [];
  const answers = all.filter((answer) => !stays(answer));
  const boxes = answers.map((answer) => answer.getBoundingClientRect());
  const { top, bottom } = view(board);
  const high = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
  if (high + 2 * AROUND_PX <= bottom - top) return answers;
  return boxes.some((box) => box.top >= top && box.bottom <= bottom) ? [] : answers.slice(0, 1);
}

export class Painter {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** The animation frames asked for: to draw, and to settle what was drawn. */
    this.drawRequest = 0;
    this.settleRequest = 0;
    /** Where things lay in the last frame, if they may lie elsewhere in the next. @type {ReturnType<typeof places> | null} */
    this.oldPlaces = null;
    /** Who had how many coins then. @type {Map<string, import("../draw/coins.js").Purse>} */
    this.oldPurses = new Map();
    /** What had the focus when it was chosen. @type {HTMLElement | SVGElement | null} */
    this.chosen = null;
    /** The focus was on something that is gone. */
    this.focusLost = false;
    /** What was last brought into view. */
    this.seen = "";
    /** How far the board was scrolled for it. */
    this.left = 0;
    /** A finger is down. */
    this.touched = false;
    this.edges = table.board?.edges?.(table);
    for (const kind of ["touchstart", "touchend", "touchcancel"]) table.root.addEventListener(kind, (event) => this.touch(event), { passive: true });
  }

  /** Draws in the next animation frame. */
  update() {
    this.drawRequest ||= requestAnimationFrame(() => this.draw(false));
  }

  /** @param {boolean} moved whether things may have moved since the last drawing */
  draw(moved) {
    const { root, panels } = this.table;
    cancelAnimationFrame(this.drawRequest);
    this.drawRequest = 0;
    if (moved && !this.oldPlaces) {
      this.oldPlaces = places(root);
      this.oldPurses = this.table.rest?.coins.purses(root) ?? new Map();
    }
    const focused = root.contains(document.activeElement);
    this.focusLost = focused || (this.focusLost && document.activeElement === document.body);
    const chosen = moved && focused ? document.activeElement?.closest("[data-move]") : null;
    if (chosen) {
      // Taking the focus away while the layout is clean saves a second layout in the middle of the drawing.
      this.chosen = /** @type {HTMLElement | SVGElement} */ (chosen);
      this.chosen.blur();
    }
    this.table.attempt(() => {
      this.table.lesson.checkPick();
      render(tablePage(this.table), root);
      this.markPicked();
      panels.draw();
      this.table.clocks?.fill();
      this.table.lesson.light();
      this.table.hints.light();
      this.table.hints.follow();
      void this.table.rest?.whatis.follow();
      this.table.rest?.drawn([root, panels.element]);
    });
    if (moved) this.settleRequest ||= requestAnimationFrame(() => this.settle());
    else this.settle();
  }

  /** What needs the page laid out waits for the frame that shows it: things travel, the focus finds its place. */
  settle() {
    cancelAnimationFrame(this.settleRequest);
    this.settleRequest = 0;
    const { chosen } = this;
    const duration = TRAVEL_MS[this.table.prefs.pace];
    const startTravel = travel(this.table.root, this.oldPlaces ?? new Map(), duration);
    const pay = this.table.rest?.coins.payments(this.table.root, duration ? this.oldPurses : new Map(), (seat) => this.table.newsOf(seat));
    this.oldPlaces = null;
    this.oldPurses = new Map();
    this.chosen = null;
    // What was chosen may still be there without being a choice: then the focus goes to the next choice.
    if (chosen?.isConnected && chosen.matches("[data-move]")) chosen.focus({ preventScroll: true });
    if ((this.focusLost || this.table.handover.curtain !== null) && document.activeElement === document.body) this.focusNext();
    this.table.lesson.focus();
    this.look();
    const feel = this.table.rest?.gains.show();
    startTravel();
    pay?.();
    feel?.();
  }

  /** Keyboard players go on at the next choice as soon as there is one, and can lift a curtain at once. */
  focusNext() {
    /** @type {HTMLElement | SVGElement | null} */ (this.table.root.querySelector(NEXT_FOCUS))?.focus({ preventScroll: true });
  }

  /**
   * On a board that scrolls, comes into view once: what was just written (`data-look`), every ghost of a turn, what a hint lights up, and
   * the answers of a question. Nothing moves under a finger. Maps look by themselves.
   */
  look() {
    const { root, acts, hints } = this.table;
    const onBoard = (/** @type {string} */ names) => [...root.querySelectorAll(names)].filter((element) => !element.closest(".pan"));
    const marks = `.board :is([data-look], [data-ghost]${hints.given ? ", [data-lit]" : ""})`;
    const order = (/** @type {Element} */ element) => (element.hasAttribute("data-look") ? 0 : Number(element.getAttribute("data-ghost") ?? Infinity));
    const shown = onBoard(marks).filter((element) => element.getClientRects().length > 0);
    const marked = shown.sort((one, other) => order(one) - order(other));
    const beside = (/** @type {Element} */ answer) => root.querySelector(`.tray [data-move="${CSS.escape(answer.getAttribute("data-move") ?? "")}"]`) !== null;
    const answers = acts.pending ? [] : onBoard(".board [data-move]").filter((answer) => answer.checkVisibility() && !beside(answer)); // the tray has those
    const turn = marked.length ? acts.turn.map(({ move }) => move) : [];
    const picked = acts.pending ? onBoard(`.board [data-move="${CSS.escape(acts.pending.move)}"]`) : [];
    const board = /** @type {HTMLElement | null} */ (root.querySelector(".board"));
    const room = marked.some(order) ? board?.clientHeight : 0; // the reason of a hint, which comes later, takes room from what was in view
    const name = JSON.stringify([
      marked[0]?.getAttribute("data-look"),
      marked.length,
      turn,
      picked.length,
      answers.map((answer) => answer.getAttribute("data-move")),
      room,
    ]);
    if (!board || this.touched || name === this.seen) return;
    this.seen = name;
    if (board.scrollTop < this.left + 2) board.scrollTop = 0; // nobody has scrolled on: the board begins at its top
    const bring = () => {
      const found = [...hiddenAnswers(answers), ...picked, ...marked];
      for (const element of found.toReversed()) bringWhole(element); // if there is no room for all, the first is seen
      if (board.scrollTop) clearEdge(board, found);
    };
    this.edges?.clear();
    bring();
    if (this.edges?.follow(board, answers)) bring(); // in the room that is left
    this.left = board.scrollTop;
  }

  /** What should have come into view while a finger was down comes when it is up. @param {Event} event */
  touch(event) {
    this.touched = /** @type {TouchEvent} */ (event).touches.length > 0;
    if (!this.touched) this.look();
  }

  markPicked() {
    const { root, acts } = this.table;
    for (const element of root.querySelectorAll("[data-picked]")) element.removeAttribute("data-picked");
    if (acts.pending) root.querySelector(`[data-move="${CSS.escape(acts.pending.move)}"]`)?.setAttribute("data-picked", "");
  }
}
