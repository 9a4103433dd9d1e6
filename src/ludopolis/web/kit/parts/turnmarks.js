/** Marks the moves of a turn on the board with their steps: on ghosts, else on controls of legal moves, else at places that the board returns for them. */
import { Arrows } from "../draw/arrows.js";
import { Pins, find } from "../draw/pins.js";
import { stepNumbers } from "./turns.js";

/** The first of these things that is visible on the page. @param {ParentNode} root @param {string} names */
export const shown = (root, names) => [...root.querySelectorAll(names)].find((element) => element.getClientRects().length > 0) ?? null;

export class TurnMarks {
  constructor() {
    this.pins = new Pins();
    this.arrows = new Arrows();
  }

  /**
   * Lights up the turn, or nothing.
   * @param {HTMLElement} root @param {import("../types.js").Board | null} board @param {import("../types.js").Said[]} turn
   * @param {number} seat whose turn it is @param {() => import("../types.js").Ctx} context
   */
  light(root, board, turn, seat, context) {
    for (const element of root.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
    const ctx = turn.length ? context() : null;
    const ghosts = turn.map((_, index) => shown(root, `[data-ghost="${index + 1}"]`));
    const places = turn.map(({ move, say }) => {
      const found = find(root, move);
      if (found.length || !ctx) return found;
      return (board?.place?.(ctx, { seat, ...say }) ?? []).flatMap((id) => find(root, id));
    });
    const lit = places.filter((_, index) => !ghosts[index] || index === 0);
    for (const element of lit.flat()) element.setAttribute("data-lit", "");
    // A ghost out of sight, as one in a row that the hint's sheet covers, leaves its number to the thing that is chosen; and that, where the tray is
    // covered, to what the board has in its stead.
    const marked = turn.map((_, index) => [ghosts[index], places[index][0], shown(root, `[data-instead="${index + 1}"]`)].flatMap((thing) => thing ?? []));
    // Where things stand close, a board says which corner is a thing's own.
    this.pins.set(
      marked.map((things) => things.map((thing) => ({ thing, corner: thing.getAttribute("data-own-corner") }))),
      ctx ? stepNumbers(ctx, turn) : [],
    );
    this.arrows.set(
      ghosts.flatMap((ghost) => {
        const from = ghost?.getAttribute("data-from");
        const [start] = from ? find(root, from) : [];
        return ghost && start ? [[start, ghost]] : [];
      }),
    );
  }
}
