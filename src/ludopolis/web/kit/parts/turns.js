/** Turns in words, and how one differs from another: for hints and for the coach. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { capital, plus } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Said} Said */
/** @typedef {import("../types.js").Reason} Reason */

/** What has no name, and what the strongest rival loses. */
const REST = "rest";
const RIVAL = "rival";

/** A move in words; in the turn that is compared, its place is another one. @param {Ctx} ctx @param {Said} said @param {string} [first] */
const words = (ctx, { say }, first = "brief") => ctx.say([first, "brief", "with"].find((prefix) => ctx.has(`${prefix}-${say.kind}`)) ?? "move", say);

/**
 * The turn in words. What only completes a step, a road after a place, stands in its line, and so does what is done to several things at once (`count`):
 * `number` counts moves, as ghosts do, and `step` counts lines, as the reader does.
 * @param {Ctx} ctx
 * @param {Said[]} turn
 */
export const steps = (ctx, turn) => parts(ctx, turn).map(({ number, say }, index) => ({ number, step: index + 1, say: capital(say) }));

/** For each move of the turn, in which of its steps it is. @param {Ctx} ctx @param {Said[]} turn @returns {number[]} */
export function stepNumbers(ctx, turn) {
  const first = parts(ctx, turn).map(({ number }) => number);
  return turn.map((_, index) => first.filter((number) => number <= index + 1).length);
}

/** The turn as part of a sentence, marked on the board. @param {Ctx} ctx @param {Said[]} turn */
export const clause = (ctx, turn) => joined(parts(ctx, turn));

/**
 * A turn that is not marked on the board, as part of a sentence: its places have names, where the board has some.
 * @param {Ctx} ctx
 * @param {Said[]} turn
 * @param {import("../types.js").Board | null} board
 */
export const elsewhere = (ctx, turn, board) =>
  joined(
    parts(
      ctx,
      turn,
      () => "other",
      ({ say }) => board?.where?.(ctx, say),
    ),
  );

/**
 * A turn that is compared with the one that is marked: a place that is not marked has a name, where the board has one.
 * @param {Ctx} ctx
 * @param {Said[]} turn
 * @param {Said[]} marked
 * @param {import("../types.js").Board | null} board
 */
export function compared(ctx, turn, marked, board) {
  const shared = (/** @type {Said} */ { move }) => marked.some((one) => one.move === move);
  return joined(
    parts(
      ctx,
      turn,
      (one) => (shared(one) ? "brief" : "other"),
      (one) => (shared(one) ? undefined : board?.where?.(ctx, one.say)),
    ),
  );
}

/** A turn that is not on the board: what would say "here" says nothing. @param {Ctx} ctx @param {Said[]} turn */
export const recounted = (ctx, turn) =>
  joined(
    parts(
      ctx,
      turn.filter(({ say }) => ctx.has(`told-${say.kind}`) || !ctx.has(`other-${say.kind}`)),
      () => "told",
    ),
  );

/** @param {{say: string}[]} lines */
const joined = (lines) => lines.map(({ say }) => say).join("; ");

/** @param {Ctx} ctx @param {Said[]} turn @param {(one: Said) => string} [first] @param {(one: Said) => string | undefined} [named] */
function parts(ctx, turn, first = () => "brief", named = () => undefined) {
  /** @type {{number: number, say: string}[]} */
  const lines = [];
  turn.forEach((one, index) => {
    const last = lines.at(-1);
    if (last && ctx.has(`with-${one.say.kind}`)) last.say += `, ${ctx.say("with", one.say)}`;
    else {
      const count = turn.filter(({ say }) => say.kind === one.say.kind).length;
      lines.push({ number: index + 1, say: named(one) ?? words(ctx, { ...one, say: { count, ...one.say } }, first(one)) });
    }
  });
  return lines;
}

/**
 * Why a turn is better, in a sentence: its largest cause, and the sum first where that is smaller; where what has no name is larger still, the two largest
 * that have one.
 * @param {Ctx} ctx
 * @param {Reason[]} reasons rows that add up to the gain
 * @param {number} gain
 * @param {Said[]} [turn] the better turn: its first move may have words of its own for a reason
 */
export function because(ctx, reasons, gain, turn = []) {
  const named = reasons.filter(({ term, points }) => term !== REST && points > 0);
  const rest = reasons.find(({ term }) => term === REST)?.points ?? 0;
  if (!named.length) return ctx.t("hint-deep", { worth: worth(ctx, gain) });
  if (rest <= named[0].points) {
    const reason = sentence(ctx, named[0], turn[0]?.say.kind);
    const loss = Math.round(10 * (named[0].points - gain)) / 10; // both are round to a tenth
    if (loss > 0) return ctx.t("hint-in-all", { worth: worth(ctx, gain), reason, loss: worth(ctx, loss) });
    const less = price(ctx, reasons);
    return less ? `${reason} ${less}` : reason;
  }
  const parts = named.slice(0, 2).map((reason) => labelled(ctx, reason));
  return ctx.t("hint-deeper", { worth: worth(ctx, gain), parts: parts.join(", ") });
}

/** What one of two turns that are about as good has most more of, and most less of. @param {Ctx} ctx @param {Reason[]} reasons */
export function trade(ctx, reasons) {
  const named = reasons.filter(({ term }) => term !== REST);
  const both = [named.find(({ points }) => points > 0), named.find(({ points }) => points < 0)];
  return both.flatMap((reason) => (reason ? [labelled(ctx, reason)] : [])).join(", ");
}

/** A difference within a sentence, where its figure needs a unit: it may be about residents. @param {Ctx} ctx @param {Reason} reason */
const labelled = (ctx, reason) => `${label(ctx, reason)} ${reason.points < 0 ? "−" : "+"}${worth(ctx, Math.abs(reason.points))}`;

/** What the turn has most less of than the other: the gain has paid for it. @param {Ctx} ctx @param {Reason[]} reasons */
function price(ctx, reasons) {
  const [less] = reasons.filter(({ term, points }) => term !== REST && term !== RIVAL && points < 0).toSorted((a, b) => a.points - b.points);
  return less ? ctx.t("hint-price", { parts: labelled(ctx, less) }) : "";
}

/** @param {Ctx} ctx @param {Reason} reason @param {string} [move] what kind of move it is about */
function sentence(ctx, reason, move) {
  const { term, points, before, after } = reason;
  const keys = [...(move ? [`reason-${term}-${move}`] : []), `reason-${term}`];
  const key = keys.find((one) => ctx.has(one)) ?? "reason-line";
  const said = ctx.t(key, { worth: worth(ctx, points), term: label(ctx, reason), players: ctx.seats.length });
  if (!before || !after) return said;
  const now = Number(after) - Number(before);
  if (now > points) return said; // other turns catch up later: two figures that differ would read as a wrong sum
  return `${said} ${ctx.t(now < points ? "hint-at-once-part" : "hint-at-once", { before, after })}`;
}

/**
 * What is different: a game has words for its terms, or they are lines of its score sheet.
 * @param {Ctx} ctx
 * @param {Reason} reason
 * @param {number} [seat] whose turn it is about, if that is not the reader
 */
export function label(ctx, { term, points }, seat) {
  const players = ctx.seats.length;
  if (seat !== undefined && term === RIVAL) return ctx.t("term-rival-of", { players, rival: ctx.name((seat + 1) % players) });
  if (term === RIVAL && points < 0) return ctx.t("term-rival-more", { players }); // its gain, which the sum counts as a loss
  return ctx.t(ctx.has(`term-${term}`) ? `term-${term}` : `score-${term}`, { players });
}

/**
 * The differences, one in a row, and what they are counted in.
 * @param {Ctx} ctx
 * @param {Reason[] | null} reasons null until they are known
 * @param {number} [seat] whose turn it is about, if that is not the reader
 */
export const column = (ctx, reasons, seat) =>
  html`<p class="countedin">${ctx.t("hint-unit")}</p><dl aria-busy=${!reasons}>${reasons?.map((reason) => difference(label(ctx, reason, seat), reason.points))}</dl>`;

/** @param {string} named @param {number} points */
const difference = (named, points) => html`<div><dt>${capital(named)}</dt><dd class=${points > 0 ? "more" : "less"}>${plus(points)}</dd></div>`;

/** @param {Ctx} ctx @param {number} points */
export const worth = (ctx, points) => ctx.t("amount-points", { points });
