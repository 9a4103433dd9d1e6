/**
 * The log: sentences in the reader's language, newest first, each round under its heading; a line lights up what it speaks of.
 *
 * Text mode tells facts in full by their `event-KIND`. Beside a board, which shows the rest, a catalogue may tell a kind by `log-KIND` instead:
 * an empty one is left out, one that begins with a comma, semicolon, colon or bracket continues the line before, and neighbours that differ only
 * in their `count` are told as one with the sum (a fact without `count` counts as one). A line keeps the order in which things happened;
 * one that ends with a colon introduces what comes next. News of others, told over the reader’s own board, has `news-KIND` first, and before it
 * `you-KIND`, if the reader is its `to_seat` or `from_seat`.
 */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { token } from "../draw/art.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {{pieces: Piece[], text: string, same: string}} Told a fact's words; `same`: how it reads with a count of one */
/** @typedef {{index: number, seat: unknown, facts: Fact[], parts: {fact: Fact, told: Told}[]}} Line `index`: of its first fact */

/** Most facts shown; older ones are left out. */
const MAX_FACTS = 1200;
const GOES_ON = /^[,;:(]/;
const INTRODUCES = /:$/;
/** Words that end as a sentence does, also within brackets or quotation marks; a colon needs what comes next. */
const ENDS = /[.!?…:][)\]”“"»’]*$/;

/** A new round. @param {Fact} fact */
export const isHeading = (fact) => /^round\b/.test(fact.kind);

/** Facts already put into words: a drawing does not repeat the work. @type {WeakMap<Fact, {by: string, told: Told}>} */
const known = new WeakMap();

/**
 * @param {Ctx} ctx
 * @param {Fact} fact
 * @param {string[]} kinds of words, of which the first that there are tell it
 * @param {string} by everything the words depend on
 * @returns {Told}
 */
function tell(ctx, fact, kinds, by) {
  const before = known.get(fact);
  if (before?.by === by) return before.told;
  const short = kinds.find((kind) => ctx.has(`${kind}-${fact.kind}`));
  const say = (/** @type {Fact} */ one) => ctx.words.pieces(short ?? "event", one, ctx.name);
  const pieces = say(short ? { count: 1, ...fact } : fact);
  const told = { pieces, text: written(pieces), same: short ? written(say({ ...fact, count: 1 })) : "" };
  known.set(fact, { by, told });
  return told;
}

/** @param {Piece[]} pieces */
const written = (pieces) => pieces.map((piece) => piece.text).join("");

/**
 * Facts as lines.
 * @param {Ctx} ctx @param {Fact[]} facts @param {boolean} [full] every fact a line of its own @param {boolean} [news] told over the reader's own board
 * @returns {Line[]}
 */
export function lines(ctx, facts, full = false, news = false) {
  const kinds = full ? [] : news ? ["news", "log"] : ["log"];
  const names = ctx.seats.map((seat) => seat.name).join("\n");
  /** @type {Line[]} */
  const found = [];
  for (const [index, fact] of facts.entries()) {
    const wanted = news && !full && (fact.to_seat === ctx.me || fact.from_seat === ctx.me) ? ["you", ...kinds] : kinds;
    const by = `${wanted} ${names}`;
    const told = tell(ctx, fact, wanted, by);
    if (!told.text) continue;
    const line = found.at(-1);
    const before = line?.parts.at(-1);
    const twin = told.same && before?.told.same === told.same && before.fact.seat === fact.seat ? before : undefined;
    if (line && twin) {
      twin.fact = { ...twin.fact, count: Number(twin.fact.count ?? 1) + Number(fact.count ?? 1) };
      twin.told = tell(ctx, twin.fact, wanted, by);
      line.facts.push(fact);
    } else if (line && GOES_ON.test(told.text) && mayGoOn(line, fact, told)) {
      line.parts.push({ fact, told });
      line.facts.push(fact);
    } else {
      found.push({ index, seat: fact.seat, facts: [fact], parts: [{ fact, told }] });
    }
  }
  return found;
}

/** Whether a line is an event of its own, neither a heading nor the rest of a line before. @param {Line} line */
export const tells = ({ facts: [fact], parts: [{ told }] }) => !isHeading(fact) && !GOES_ON.test(told.text);

/** Whether words need what comes next, as “bonus:” does. @param {Told} [told] */
export const introduces = (told) => INTRODUCES.test(told?.text ?? "");

/**
 * Headings stand alone; a fact that does not name its player may only continue a line of the same player.
 * @param {Line} line
 * @param {Fact} fact
 * @param {Told} told
 */
function mayGoOn(line, fact, told) {
  if (isHeading(line.facts[0])) return false;
  return fact.seat === undefined || fact.seat === line.seat || told.pieces.some((piece) => piece.seat !== undefined);
}

/** The words of a line. @param {Ctx} ctx @param {Line} line */
export const sentence = (ctx, { seat, parts }) =>
  parts.map(({ told: { pieces, text } }, at) => {
    const first = at === 0 && GOES_ON.test(text);
    const named = pieces.some((piece) => piece.seat !== undefined);
    const before = first && !named && typeof seat === "number" ? html`<b>${ctx.name(seat)}</b>: ` : text.startsWith("(") ? " " : "";
    const after = introduces(parts[at - 1]?.told);
    const words = pieces.map((piece, index) => {
      // No line begins with a comma, none comes after a colon, and a full stop comes last.
      const begun = (first || after) && index === 0 ? piece.text.replace(/^[,;:]\s*/, after ? " " : "") : piece.text;
      const ended = at < parts.length - 1 && index === pieces.length - 1 ? begun.replace(/\.$/, "") : begun;
      return piece.strong ? html`<b>${ended}</b>` : ended;
    });
    return [before, words];
  });

/**
 * Several lines in a row: each is a sentence of its own, which the log leaves to its list.
 * @param {Ctx} ctx @param {Line[]} told
 */
export const inRow = (ctx, told) =>
  told.map((line, at) => [at ? " " : "", sentence(ctx, line), told.length > 1 && !ENDS.test(line.parts.at(-1)?.told.text ?? "") ? "." : ""]);

/** The words of a line that tells an event of its own, as text. @param {Line} line */
export function plain({ parts }) {
  const words = parts.map(({ told: { text } }, at) => {
    const begun = introduces(parts[at - 1]?.told) ? text.replace(/^[,;:]\s*/, " ") : text;
    return `${begun.startsWith("(") ? " " : ""}${begun.replace(/\.$/, "")}`;
  });
  return `${words.join("")}.`;
}

/**
 * The newest round first, and in it the newest line, below the heading of the round; null is the heading of what came before the first.
 * @param {Line[]} told
 * @returns {(Line | null)[]}
 */
function newestFirst(told) {
  /** @type {{heading: Line | null, rest: Line[]}[]} */
  const rounds = [{ heading: null, rest: [] }];
  for (const line of told) {
    if (isHeading(line.facts[0])) rounds.unshift({ heading: line, rest: [] });
    else rounds[0].rest.unshift(line);
  }
  return rounds.flatMap(({ heading, rest }) => (heading || (rounds.length > 1 && rest.length) ? [heading, ...rest] : rest));
}

/**
 * @param {Ctx} ctx @param {Fact[]} log @param {(facts: Fact[]) => void} light
 * @param {{full?: boolean, head?: unknown, go?: (index: number) => void, sign?: Map<Fact, unknown>}} [how] `go` jumps to a line, in replays; `sign` marks what
 * facts tell of
 */
export function logView(ctx, log, light, { full = false, head = nothing, go, sign } = {}) {
  const first = Math.max(0, log.length - MAX_FACTS);
  const names = ctx.seats.map((seat) => seat.name).join("\n");
  const all = () => {
    const told = newestFirst(lines(ctx, log.slice(first), full));
    if (!told.length) return html`<li class="quiet">${ctx.t("table-log-empty")}</li>`;
    const view = (/** @type {Line} */ line) =>
      guard([line.facts[0], line.facts.at(-1), line.facts.length, names, full, sign], () =>
        lineView(
          ctx,
          line,
          light,
          go && (() => go(first + line.index)),
          line.facts.map((fact) => sign?.get(fact)),
        ),
      );
    return repeat(
      told,
      (line) => (line ? first + line.index : "before"),
      (line) => (line ? view(line) : html`<li class="round"><span>${ctx.t(first ? "table-log-before" : "table-log-setup")}</span></li>`),
    );
  };
  return html`<section class="logbox" aria-label=${ctx.t("table-log")}>
    ${head === nothing ? html`<h2 class="cap">${ctx.t("table-log")}</h2>` : head}
    <ol class="log" reversed tabindex="0">${guard([log, names, full, sign], all)}</ol>
  </section>`;
}

/** @param {Ctx} ctx @param {Line} line @param {(facts: Fact[]) => void} light @param {(() => void) | undefined} go @param {unknown[]} signs */
function lineView(ctx, line, light, go, signs) {
  if (isHeading(line.facts[0])) return html`<li class="round"><span>${sentence(ctx, line)}</span></li>`;
  const sign = typeof line.seat === "number" ? token(line.seat, 16) : html`<span class="notok"></span>`;
  return html`<li @pointerenter=${() => light(line.facts)} @pointerleave=${() => light([])} @click=${go ?? (() => light(line.facts))}
    >${sign}<span>${sentence(ctx, line)}${signs}</span></li>`;
}

/**
 * How many entries two logs have in common from the start; the first `known` are not compared.
 * @param {unknown[]} a
 * @param {unknown[]} b
 * @param {number} known
 */
export function sharedLength(a, b, known) {
  let same = known;
  while (same < a.length && same < b.length && JSON.stringify(a[same]) === JSON.stringify(b[same])) same += 1;
  return same;
}

/**
 * The first thing that facts speak of and that is no purse.
 * @param {Element} root
 * @param {import("../types.js").Board | null} board
 * @param {Ctx} ctx
 * @param {Fact[]} facts
 */
export function thingOf(root, board, ctx, facts) {
  const ids = board?.place ? facts.flatMap((fact) => board.place?.(ctx, fact) ?? []) : [];
  const found = ids.map((id) => root.querySelector(`[data-id="${CSS.escape(id)}"]`));
  return found.find((thing) => thing && !thing.hasAttribute("data-purse")) ?? null;
}

/** Marks the elements with these ids. @param {Element} root @param {string[]} ids */
export function lightUp(root, ids) {
  for (const element of root.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
  for (const id of ids) {
    for (const element of root.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)) element.setAttribute("data-lit", "");
  }
}
