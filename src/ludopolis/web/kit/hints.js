/** Hints, at tables that allow them: the turn a Master would play, why, and what is different in the turn that the player has in mind. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ask } from "./api.js";
import { icon } from "./art.js";
import { Arrows } from "./arrows.js";
import { Pins, find } from "./pins.js";
import { capital } from "./tray.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Advice} Advice */
/** @typedef {import("./types.js").Said} Said */

/** Differences that are listed; the rest is one line. */
const MAX_REASONS = 4;
/** Where the differences are listed at once. */
const roomy = matchMedia("(min-width: 1101px) and (min-height: 821px)");
/** How long each move of the turn is shown. */
const SHOW_MS = 1000;
/** Reasons of these kinds are about the strongest rival. */
const RIVALS = ["denies", "blocks", "hurries"];

export class Hints {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Advice | "thinking" | null} */
    this.advice = null;
    /** What the advice is to be compared with: the moves picked, or ""; and what it is compared with until the answer comes. */
    this.against = "";
    this.compared = "";
    this.pins = new Pins(table);
    this.arrows = new Arrows();
    roomy.addEventListener("change", () => table.update());
    /** Whether the differences are listed; null: as there is room. @type {boolean | null} */
    this.expanded = null;
    /** The turn is being shown move by move. */
    this.showing = 0;
    /** The hint has made room for the tray, so that the player can pick a move to compare. */
    this.pointing = false;
  }

  /** The position has changed: drops the advice. */
  forget() {
    this.advice = null;
    this.against = "";
    this.pointing = false;
    this.expanded = null;
    this.light();
  }

  /** The advice, if it has come. */
  get given() {
    return this.advice === "thinking" ? null : this.advice;
  }

  /** Whether hints can be asked for: the table allows them and there is a choice. @param {{asks: unknown, legal: unknown[]}} now */
  available({ asks, legal }) {
    return this.table.setup.hints && Boolean(asks) && legal.length > 1;
  }

  /** What the player is about to do. @returns {string[]} */
  get picked() {
    const { acts, ui, state, board } = this.table;
    if (acts.pending) return [acts.pending.move, ...acts.followUps];
    const picked = board?.picking?.(this.table.ctx()) ?? (ui.pick ? [ui.pick] : []);
    return state?.legal.some(({ move }) => move === picked[0]) ? picked : [];
  }

  /** Asks for advice, or puts it away. */
  toggle() {
    const { table } = this;
    if (!table.state || !this.available(table.state)) return;
    if (this.pointing) {
      this.pointing = false;
      table.tell("");
      return;
    }
    if (this.advice) {
      this.forget();
      table.update();
      return;
    }
    this.advice = "thinking";
    table.update();
    void this.compare();
  }

  /** Something else was picked while the advice is open: “why not this?” */
  follow() {
    if (this.given && this.picked.join() !== this.against) void this.compare();
  }

  /** Asks for the advice, compared with what is picked. */
  async compare() {
    const { table } = this;
    const { number } = table.state ?? {};
    const { acts, viewer } = table;
    const pick = this.picked;
    const against = pick.join();
    this.against = against;
    this.pointing = false;
    /** @type {Advice | null} */
    const answer = await ask(`${acts.path}/hint`, { seat: viewer, number, pick }).catch((error) => {
      if (table.state?.number === number) table.tell(acts.reason(error));
      return null;
    });
    // The advice was put away meanwhile, something else was picked, or the table has gone on.
    if (table.state?.number !== number || !this.advice || this.against !== against) return;
    this.advice = answer;
    this.compared = against;
    table.draw(false);
  }

  /** Shows the turn on the board, move by move; playing it is left to the player. */
  show() {
    const { table } = this;
    clearTimeout(this.showing);
    this.showing = setTimeout(() => {
      this.showing = 0;
      table.update();
    }, SHOW_MS * (this.given?.turn.length ?? 0));
    table.showTab("board");
    const first = shown(table.root, "[data-ghost], [data-lit]");
    if (!first?.closest(".pan")) first?.scrollIntoView({ block: "nearest" });
  }

  /** “Why not this?” where the hint lies in the place of the tray: the tray comes back until something is picked. @param {Ctx} ctx */
  point(ctx) {
    this.pointing = true;
    this.table.tell(ctx.t("hint-point"));
  }

  /** Makes the advised turn what the player is about to do; nothing is sent before it is confirmed. @param {Ctx} ctx @param {Advice} advice */
  take(ctx, advice) {
    const [first, ...then] = advice.turn;
    const entry = ctx.legal.find(({ move }) => move === first.move);
    if (!entry) return;
    this.forget();
    this.table.acts.prepare(entry, then.map(({ move }) => move));
  }

  /** @param {Ctx} ctx */
  button(ctx) {
    if (!this.available(ctx) || ctx.over) return nothing;
    return html`<button class="iconbtn hintbtn ${this.advice === "thinking" ? "thinking" : ""}" aria-pressed=${this.advice ? "true" : "false"} aria-label=${ctx.t("hint-ask")} title="${ctx.t("hint-ask")} (H)"
      @click=${() => this.toggle()}>${icon("lamp", 22)}</button>`;
  }

  /** @param {Ctx} ctx */
  view(ctx) {
    const { advice } = this;
    if (!advice || !ctx.asks || ctx.over || this.pointing) return nothing;
    if (advice === "thinking") return html`<div class="hintbox"><section class="hints sheet" aria-live="polite" aria-label=${ctx.t("hint-title")}><p class="quiet">${ctx.t("hint-thinking")}</p></section></div>`;
    return html`<div class="hintbox"><section class="hints sheet" aria-label=${ctx.t("hint-title")}>
      <header><h2>${ctx.t(advice.agrees ? "hint-agrees" : this.compared && advice.gain > 0 ? "hint-stronger" : "hint-title")}</h2>
        <button class="iconbtn" aria-label=${ctx.t("hint-close")} title="${ctx.t("hint-close")} (H)" @click=${() => this.toggle()}>${icon("x", 20)}</button></header>
      <div role="status" aria-live="polite"><ol>${steps(ctx, advice.turn).map(({ number, say }) => html`<li><span class="pin">${number}</span><b>${say}</b></li>`)}${advice.goes_on ? html`<li class="quiet">${ctx.t("hint-goes-on")}</li>` : nothing}</ol>
        <p class="because">${because(ctx, advice)}</p></div>
      ${this.comparison(ctx, advice)}
      <footer><button class="btn soft point" @click=${() => this.point(ctx)}>${ctx.t("hint-why-not")}</button><button class="btn soft show" @click=${() => this.show()}>${icon("eye")}${ctx.t("hint-show")}</button>${advice.agrees ? nothing : html`<button class="btn teach" @click=${() => this.take(ctx, advice)}>${ctx.t("hint-take")}</button>`}</footer>
    </section></div>`;
  }

  /** The differences: what speaks for the advised turn, what it costs, and one sum. @param {Ctx} ctx @param {Advice} advice */
  comparison(ctx, advice) {
    const { turn, other, reasons, gain, explained, agrees } = advice;
    if (!other.length) return nothing;
    const mine = Boolean(this.compared) && !agrees;
    const different = other.filter(({ move }) => !turn.some((one) => one.move === move));
    const versus = ctx.t(mine ? "hint-versus-mine" : "hint-versus-next");
    const head = ctx.t("hint-versus", { with: versus, turn: capital(different.map((one) => words(ctx, one, "other")).join(", ")) });
    if (gain <= 0) return html`<div class="versus ${this.against === this.compared ? "" : "waiting"}"><p class="cap ${mine ? "mine" : ""}">${head}</p></div>`; // both are alike: there is nothing to add up
    const listed = largest(reasons);
    const rest = explained - listed.reduce((sum, { points }) => sum + points, 0);
    const open = this.expanded ?? (roomy.matches || mine);
    const turnOver = () => {
      this.expanded = !open;
      this.table.update();
    };
    const sum = html`<b>${ctx.t("hint-more", { worth: worth(ctx, gain) })}</b>`;
    return html`<div class="versus ${this.against === this.compared ? "" : "waiting"}"><button class="cap ${mine ? "mine" : ""}" aria-expanded=${open} @click=${turnOver}><span>${open ? head : versus}</span>${open ? nothing : sum}${icon("down", 16)}</button>
      ${open ? html`<dl>${listed.map((reason) => difference(label(ctx, reason), reason.points))}${rest ? difference(ctx.t("hint-smaller"), rest) : nothing}</dl>
        <p class="sum"><span>${ctx.t("hint-expected")}</span>${sum}</p>${doubt(ctx, advice)}` : nothing}</div>`;
  }

  /** Lights up the turn and numbers its moves: on its ghosts where the board draws them, else on what can be done now, or where the board knows the place. */
  light() {
    const { root, lesson, board } = this.table;
    if (lesson.running) return;
    for (const element of root.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
    const turn = this.given?.turn ?? [];
    const ctx = turn.length ? this.table.ctx() : null;
    const ghosts = turn.map((_, index) => shown(root, `[data-ghost="${index + 1}"]`));
    const places = turn.map(({ move, say }, index) => {
      if (ghosts[index] && index > 0) return [];
      const found = find(root, move);
      if (found.length || !ctx) return found;
      return (board?.place?.(ctx, { seat: this.table.viewer, ...say }) ?? []).flatMap((id) => find(root, id));
    });
    for (const element of places.flat()) element.setAttribute("data-lit", "");
    this.pins.set(turn.map((_, index) => ghosts[index] ?? places[index][0] ?? null));
    this.arrows.set(ghosts.flatMap((ghost) => {
      const from = ghost?.getAttribute("data-from");
      const [start] = from ? find(root, from) : [];
      return ghost && start ? [[start, ghost]] : [];
    }));
  }
}

/** The largest differences, in the order in which they are told. @param {import("./types.js").Reason[]} reasons */
function largest(reasons) {
  const most = reasons.length > MAX_REASONS + 1 ? MAX_REASONS : reasons.length; // one more takes no more room than a line for the rest
  const kept = reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, most);
  return reasons.filter((reason) => kept.includes(reason));
}

/** The thing on the page that is to be seen. @param {ParentNode} root @param {string} names */
const shown = (root, names) => [...root.querySelectorAll(names)].find((element) => element.getClientRects().length > 0) ?? null;

/** A move in words; in the turn that is compared, its place is another one. @param {Ctx} ctx @param {Said} said @param {string} [first] */
const words = (ctx, { say }, first = "brief") => ctx.say([first, "brief", "with"].find((prefix) => ctx.has(`${prefix}-${say.kind}`)) ?? "move", say);

/** The turn in words. What only completes a step, a road after a place, stands in its line. @param {Ctx} ctx @param {Said[]} turn */
function steps(ctx, turn) {
  /** @type {{number: number, say: string}[]} */
  const lines = [];
  turn.forEach((one, index) => {
    const last = lines.at(-1);
    if (last && ctx.has(`with-${one.say.kind}`)) last.say += `, ${ctx.say("with", one.say)}`;
    else lines.push({ number: index + 1, say: capital(words(ctx, one)) });
  });
  return lines;
}

/** One sentence why: the largest reason, or that the reasons do not explain the advice. @param {Ctx} ctx @param {Advice} advice */
function because(ctx, { other, reasons, gain, explained }) {
  if (!other.length) return ctx.t("hint-only");
  if (gain <= 0) return gain ? ctx.t("hint-level", { worth: worth(ctx, -gain) }) : ctx.t("hint-even");
  const main = reasons.find(({ points }) => points > 0);
  if (!main) return ctx.t("hint-deep", { worth: worth(ctx, gain) });
  const key = `reason-${main.kind}-${main.term}`;
  const reason = ctx.t(ctx.has(key) ? key : `reason-${main.kind}`, { worth: worth(ctx, main.points), term: ctx.t(`term-${main.term}`), players: ctx.seats.length });
  return explained > 0 ? reason : `${reason} ${ctx.t("hint-costs")}`;
}

/** That the reasons do not add up to what is expected, where they do not. @param {Ctx} ctx @param {Advice} advice */
function doubt(ctx, { gain, explained }) {
  if (explained <= 0 || Math.abs(explained - gain) <= Math.max(1, gain / 2)) return nothing;
  return html`<p class="quiet">${ctx.t(explained < gain ? "hint-deeper" : "hint-shallow", { explained: worth(ctx, explained) })}</p>`;
}

/** What is different. @param {Ctx} ctx @param {import("./types.js").Reason} reason */
function label(ctx, { kind, term }) {
  const words = ctx.t(`term-${term}`);
  return RIVALS.includes(kind) ? ctx.t("hint-of-rival", { term: words, players: ctx.seats.length }) : words;
}

/** @param {string} words @param {number} points */
const difference = (words, points) => html`<div><dt>${capital(words)}</dt><dd class=${points > 0 ? "more" : "less"}>${signed(points)}</dd></div>`;

/** @param {Ctx} ctx @param {number} points */
const worth = (ctx, points) => ctx.t("amount-points", { points });

/** @param {number} points */
function signed(points) {
  return new Intl.NumberFormat(document.documentElement.lang, { signDisplay: "always" }).format(points).replace("-", "−");
}
