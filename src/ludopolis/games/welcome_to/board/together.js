/** What many rivals did at the same reveal, in one short line: plans that were claimed, or else who took which combination. */
import { html } from "../../../vendor/lit-html/lit-html.js";
import { lines, sentence } from "../../../kit/board.js";
import { comboName } from "./cards.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Fact} Fact */

/** Fewer are told as usual. */
const LEAST_RIVALS = 3;
/** More rivals than this, and more claims than that, are in the log. */
const MOST_RIVALS = 4;
const MOST_CLAIMS = 2;

/** Plans come first, for each of them is worth less to the reader now. @param {Ctx} ctx @param {Fact[]} facts */
export function together(ctx, facts) {
  const turns = new Map(
    facts.filter(({ kind, seat }) => ["combination", "refused"].includes(kind) && seat !== ctx.me).map((fact) => [Number(fact.seat), fact]),
  );
  if (turns.size < LEAST_RIVALS) return [];
  const claims = facts.filter(({ kind, seat }) => kind === "claimed" && seat !== ctx.me);
  if (claims.length) return lines(ctx, claims.slice(0, MOST_CLAIMS), false, true).map((line, at) => html`${at ? " " : ""}${sentence(ctx, line)}`);
  const told = [...turns].map(([seat, fact]) => html`<b>${ctx.name(seat)}</b>: ${taken(ctx, fact)}`);
  return told.slice(0, MOST_RIVALS).map((one, at) => html`${at ? " · " : ""}${one}${at === MOST_RIVALS - 1 && told.length > MOST_RIVALS ? " …" : ""}`);
}

/** @param {Ctx} ctx @param {Fact} fact */
const taken = (ctx, { kind, number, effect }) =>
  kind === "refused" ? ctx.t("board-together-refused") : comboName(ctx, { number: Number(number), effect: String(effect) });
