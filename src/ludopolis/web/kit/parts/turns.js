/** Turns in words, and how one differs from another: for hints and for the coach. */
import { html } from "../../vendor/lit-html/lit-html.js";
import { capital, plus } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Said} Said */
/** @typedef {import("../types.js").Reason} Reason */

/** Differences that are listed; the rest is one line. */
const MAX_REASONS = 4;
/** Reasons of these kinds are about the strongest rival. */
const RIVALS = ["denies", "blocks", "hurries"];

/** The largest differences, in the order in which they are told. @param {Reason[]} reasons */
export function largest(reasons) {
  const most = reasons.length > MAX_REASONS + 1 ? MAX_REASONS : reasons.length; // one more takes no more room than a line for the rest
  const kept = reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, most);
  return reasons.filter((reason) => kept.includes(reason));
}

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

/** A reason in a sentence. @param {Ctx} ctx @param {Reason} reason */
export function sentence(ctx, { kind, term, points }) {
  const key = `reason-${kind}-${term}`;
  return ctx.t(ctx.has(key) ? key : `reason-${kind}`, { worth: worth(ctx, points), term: ctx.t(`term-${term}`), players: ctx.seats.length });
}

/** What is different. @param {Ctx} ctx @param {Reason} reason */
export function label(ctx, { kind, term }) {
  const named = ctx.t(`term-${term}`);
  return RIVALS.includes(kind) ? ctx.t("hint-of-rival", { term: named, players: ctx.seats.length }) : named;
}

/** @param {string} named @param {number} points */
export const difference = (named, points) => html`<div><dt>${capital(named)}</dt><dd class=${points > 0 ? "more" : "less"}>${plus(points)}</dd></div>`;

/** @param {Ctx} ctx @param {number} points */
export const worth = (ctx, points) => ctx.t("amount-points", { points });
