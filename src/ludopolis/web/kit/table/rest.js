/**
 * The rest of a table's page, loaded once the first board is drawn: talk, notes, “since your move”, gains, coins, remarks, “what is this?”,
 * a first move, the next table, reports.
 */
import { nothing } from "../../vendor/lit-html/lit-html.js";
import { payments, purses } from "../draw/coins.js";
import { Gains } from "../news/gains.js";
import { NextTable } from "./nexttable.js";
import { Pace } from "../news/pace.js";
import { Remarks } from "../news/remarks.js";
import { Report } from "./report.js";
import { Suggestion } from "../help/suggestion.js";
import { Sidebar } from "../talk/sidebar.js";
import { Since } from "../news/since.js";
import { Talk } from "../talk/talk.js";
import { WhatIs } from "../help/whatis.js";

/** @typedef {import("../types.js").State} State */

export class Rest {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    const changed = () => table.update();
    this.talk = new Talk(table.setup, () => table.viewer, changed);
    this.side = new Sidebar(
      table.setup,
      this.talk,
      () => table.viewer,
      changed,
      () => table.panels.talk(),
    );
    this.since = new Since(table);
    this.gains = new Gains(table);
    this.coins = { payments, purses };
    this.remarks = new Remarks(table);
    this.suggestion = new Suggestion(table, () => this.since.first);
    this.next = new NextTable(table);
    this.pace = new Pace(table, (message) => table.show(message));
    this.whatis = new WhatIs(table);
  }

  /** Begins with what is on the table. */
  begin() {
    if (this.table.state) this.follow(null, this.table.state);
    this.connected();
    void this.table.panels.loadPoints();
    void this.table.panels.loadMenu();
    this.table.update();
  }

  /** A new state is shown. @param {State | null} before @param {State} state */
  follow(before, state) {
    this.since.follow(before, state);
    this.gains.follow(before, state, this.table.fresh);
    this.remarks.follow(before, state);
    this.suggestion.follow(state);
    this.next.follow();
    if (before && !before.over && state.over) void this.talk.look(); // spectators can be heard now
  }

  /** The way on while others move: past the steps to come, or to the next table. @param {import("../types.js").Ctx} ctx */
  onward(ctx) {
    const skip = this.pace.view(ctx);
    return skip === nothing ? this.next.view(ctx) : skip;
  }

  /** The connection is back: fetches the talk of the meantime. */
  connected() {
    if (this.table.setup.company || this.table.setup.finished) void this.talk.look();
  }

  /** A report of a problem, in a dialog. @param {import("../draw/dialog.js").Dialog} dialog */
  report(dialog) {
    return new Report(this.table, dialog);
  }

  /** @param {ParentNode[]} roots */
  drawn(roots) {
    this.since.drawn();
    this.side.drawn(roots);
  }
}
