/** Hot seat: several players at one screen, the curtain between those with secrets, and taking back after the view has changed. */

import { SPECTATOR, needsCurtain } from "./viewer.js";

/** @typedef {{seat: number, number: number, lines: number}} Mover a seat, its view number, the length of the log */

export class Handover {
  /** @param {Pick<import("./table.js").Table, "setup" | "state" | "log" | "viewer" | "connection" | "panels" | "acts" | "viewAs" | "draw" | "update">} table */
  constructor(table) {
    this.table = table;
    /** The seat for which the curtain is down. @type {number | null} */
    this.curtain = null;
    /** The seat that moved last and may take it back until somebody goes on. @type {Mover | null} */
    this.lastMover = null;
  }

  /** Who has seen what is drawn: with curtains each seat by itself, else whoever sits at this screen. */
  get audience() {
    return needsCurtain(this.table.setup) ? this.table.viewer : SPECTATOR;
  }

  /** Seats on this device that people play. */
  ownSeats() {
    const { setup, state } = this.table;
    return setup.mine.filter((seat) => (state ? state.seats[seat].kind === "human" : true));
  }

  /** Once somebody has gone on, the last mover can no longer take back. @param {import("../types.js").State} state @param {number} lines */
  expire(state, lines) {
    if (this.lastMover && (state.undo || lines !== this.lastMover.lines)) this.lastMover = null;
  }

  /** Turns the view to the seat that decides, behind a curtain where players have secrets. Says whether it did. */
  passOn() {
    const { table } = this;
    const { viewer } = table;
    const state = /** @type {import("../types.js").State} */ (table.state);
    const own = this.ownSeats();
    const next = own.find((seat) => state.deciding.includes(seat));
    if (state.over || next === undefined || next === viewer || (state.deciding.includes(viewer) && own.includes(viewer))) return false;
    if (needsCurtain(table.setup) && own.length > 1) {
      table.connection.close();
      table.panels.close();
      this.curtain = next;
      table.draw(false);
    } else {
      this.lastMover = own.includes(viewer) && state.undo ? { seat: viewer, number: state.number, lines: table.log.length } : null;
      table.viewAs(next);
    }
    return true;
  }

  liftCurtain() {
    const { table } = this;
    const seat = /** @type {number} */ (this.curtain);
    this.curtain = null;
    table.state = null;
    table.log = [];
    table.viewAs(seat);
    table.update();
  }

  /** The last mover, who may take back although the view has turned to the next seat; null if nobody may. */
  undoAfterTurning() {
    const { lastMover, table } = this;
    if (!lastMover || !table.state) return null;
    return { name: table.state.seats[lastMover.seat].name, undo: () => void table.acts.withdraw(false) };
  }

  /** The player who moved before the curtain fell and may take back; the curtain then waits for them. */
  undoBehindCurtain() {
    const { table } = this;
    const { viewer, state } = table;
    if (!state?.undo || viewer === SPECTATOR || viewer === this.curtain) return null;
    const undo = async () => {
      await table.acts.withdraw(false);
      this.curtain = viewer;
      table.draw(false);
    };
    return { name: state.seats[viewer].name, undo };
  }
}
