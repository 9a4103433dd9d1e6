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
export const words = (ctx, { say }, first = "brief") => ctx.say([first, "brief", "with"].find((prefix) => ctx.has(`${prefix}-${say.kind}`)) ?? "move", say);

/** The turn in words. What only completes a step, a road after a place, stands in its line. @param {Ctx} ctx @param {Said[]} turn */
export const steps = (ctx, turn) => parts(ctx, turn).map(({ number, say }) => ({ number, say: capital(say) }));

/** The turn as part of a sentence, marked on the board. @param {Ctx} ctx @param {Said[]} turn */
export const clause = (ctx, turn) => joined(parts(ctx, turn));

/** A turn that is compared with the one that is marked. @param {Ctx} ctx @param {Said[]} turn @param {Said[]} marked */
export const compared = (ctx, turn, marked) => joined(parts(ctx, turn, ({ move }) => (marked.some((one) => one.move === move) ? "brief" : "other")));

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

/** @param {Ctx} ctx @param {Said[]} turn @param {(one: Said) => string} [first] */
function parts(ctx, turn, first = () => "brief") {
  /** @type {{number: number, say: string}[]} */
  const lines = [];
  turn.forEach((one, index) => {
    const last = lines.at(-1);
    if (last && ctx.has(`with-${one.say.kind}`)) last.say += `, ${ctx.say("with", one.say)}`;
    else lines.push({ number: index + 1, say: words(ctx, one, first(one)) });
  });
  return lines;
}

/**
 * Why a turn is better, in a sentence: its largest cause; where what has no name is larger still, the two largest that have one.
 * @param {Ctx} ctx
 * @param {Reason[]} reasons rows that add up to the gain
 * @param {number} gain
 */
export function because(ctx, reasons, gain) {
  const named = reasons.filter(({ term, points }) => term !== REST && points > 0);
  const rest = reasons.find(({ term }) => term === REST)?.points ?? 0;
  if (!named.length) return ctx.t("hint-deep", { worth: worth(ctx, gain) });
  if (rest <= named[0].points) return sentence(ctx, named[0]);
  const parts = named.slice(0, 2).map((reason) => `${label(ctx, reason)} ${plus(reason.points)}`);
  return ctx.t("hint-deeper", { worth: worth(ctx, gain), parts: parts.join(", ") });
}

/** What one of two turns that are about as good has most more of, and most less of. @param {Ctx} ctx @param {Reason[]} reasons */
export function trade(ctx, reasons) {
  const named = reasons.filter(({ term }) => term !== REST);
  const both = [named.find(({ points }) => points > 0), named.find(({ points }) => points < 0)];
  return both.flatMap((reason) => (reason ? [`${label(ctx, reason)} ${plus(reason.points)}`] : [])).join(", ");
}

/** @param {Ctx} ctx @param {Reason} reason */
function sentence(ctx, reason) {
  const { term, points, before, after } = reason;
  const key = `reason-${term}`;
  const said = ctx.t(ctx.has(key) ? key : "reason-line", { worth: worth(ctx, points), term: label(ctx, reason), players: ctx.seats.length });
  return before && after ? `${said} ${ctx.t("hint-at-once", { before, after })}` : said;
}

/**
 * What is different: a game has words for its terms, or they are lines of its score sheet.
 * @param {Ctx} ctx
 * @param {Reason} reason
 * @param {number} [seat] whose turn it is about, if that is not the reader
 */
export function label(ctx, { term }, seat) {
  const players = ctx.seats.length;
  if (seat !== undefined && term === RIVAL) return ctx.t("term-rival-of", { players, rival: ctx.name((seat + 1) % players) });
  return ctx.t(ctx.has(`term-${term}`) ? `term-${term}` : `score-${term}`, { players });
}

/** Rows of differences. @param {Ctx} ctx @param {Reason[]} reasons @param {number} [seat] whose turn it is about, if that is not the reader */
export const column = (ctx, reasons, seat) => reasons.map((reason) => difference(label(ctx, reason, seat), reason.points));

/** @param {string} named @param {number} points */
const difference = (named, points) => html`<div><dt>${capital(named)}</dt><dd class=${points > 0 ? "more" : "less"}>${plus(points)}</dd></div>`;

/** @param {Ctx} ctx @param {number} points */
export const worth = (ctx, points) => ctx.t("amount-points", { points });
