/** The answer to “What is this?”: a thing's name, what it does now, and what the rules say about it. Draws nothing. */
import { listed, signed } from "../words/format.js";
import { total } from "../parts/players.js";
import { headline } from "../parts/status.js";
import { consequence } from "../parts/tray.js";
import { capital } from "../words/format.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** A place in the rules and its text. @typedef {{id: string, title: string, html: string}} Place */
/** @typedef {Record<"things" | "asks" | "scores" | "firsts", Record<string, Place>>} Rules */
/**
 * `sort`: what kind of thing it is, where the name does not say so; `counts`: the `data-id`s of what its figure counts.
 * @typedef {{name: string, sort: string, figure: string, now: string, lines: string[], counts?: string[], place: Place | null}} Answer
 */

/** What answers: things that boards mark, and every legal move. */
export const THINGS = "[data-what], [data-move]";
/** Tooltips of a thing's parts that are told with it. */
const MAX_LINES = 6;

/** @param {Ctx} ctx @param {import("../types.js").Board | null} board @param {Rules | null} rules @param {Element} thing @returns {Answer} */
export function answerOf(ctx, board, rules, thing) {
  const [kind, id = "", where = ""] = (thing.getAttribute("data-what") ?? "").split(" ");
  const none = { sort: "", figure: "", now: "", lines: [] };
  const asked = (ctx.asks && rules?.asks[ctx.asks.kind]) ?? rules?.things.table ?? null;
  if (!kind) return { ...none, name: capital(labelOf(thing)), now: following(ctx, thing.getAttribute("data-move") ?? ""), place: asked };
  if (kind === "ask") return { ...none, name: headline(ctx), now: helpOf(ctx), place: asked };
  if (kind === "player") return { ...player(ctx, Number(id)), place: rules?.things.player ?? null };
  if (kind === "score") return { ...none, ...scored(ctx, id), place: rules?.scores[id] ?? null };
  const sort = ctx.t(`what-${kind}`);
  const own = id && ctx.has(`${kind}-${id}`) ? ctx.t(`${kind}-${id}`) : "";
  const told = board?.what?.(ctx, kind, id, where) ?? {};
  const name = told.name ?? (own || sort);
  const now = told.now ?? after(labelOf(thing), name);
  const lines = [...(told.lines ?? (told.now === undefined ? linesOf(thing, now) : [])), ...moveOf(ctx, thing, now)];
  const place = rules?.things[`${kind}-${told.case ?? id}`] ?? rules?.things[kind] ?? null;
  return {
    name: capital(name),
    sort: name === sort ? "" : sort,
    figure: told.figure ?? "",
    now: capital(now),
    lines: lines.map(capital),
    counts: told.counts,
    place,
  };
}

/** What an element is called: its label, its tooltip, or its words. @param {Element} element */
function labelOf(element) {
  const words = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const title = element.getAttribute("title") ?? element.querySelector(":scope > title")?.textContent ?? "";
  return element.getAttribute("aria-label") ?? (title && !words.startsWith(title) ? title : words);
}

/** A label without the name it begins with. @param {string} label @param {string} name */
function after(label, name) {
  const rest = label.startsWith(name) ? label.slice(name.length).replace(/^[\s.:,;]+/, "") : label;
  return capital(rest);
}

/** The tooltips of the parts of a thing that are no things themselves. @param {Element} thing @param {string} told what is said already */
function linesOf(thing, told) {
  const parts = [...thing.querySelectorAll("[title], [role=img][aria-label]")].filter((part) => part.closest(THINGS) === thing);
  return [...new Set(parts.map((part) => capital(labelOf(part))))].filter((line) => line && !told.includes(line)).slice(0, MAX_LINES);
}

/** What can be done with a thing now. @param {Ctx} ctx @param {Element} thing @param {string} told what is said already */
function moveOf(ctx, thing, told) {
  const entry = ctx.legal.find(({ move }) => move === thing.getAttribute("data-move"));
  const words = entry ? capital(ctx.say("move", entry.say)) : "";
  return words && !told.includes(words) ? [words] : [];
}

/** What a move means for the rest of the turn. @param {Ctx} ctx @param {string} move */
function following(ctx, move) {
  const entry = ctx.legal.find((one) => one.move === move);
  return entry ? consequence(ctx, entry) : "";
}

/** @param {Ctx} ctx */
function helpOf(ctx) {
  const key = ctx.asks ? `ask-${ctx.asks.kind}-help` : "";
  return key && ctx.has(key) ? ctx.t(key) : "";
}

/** A player and where their points come from. @param {Ctx} ctx @param {number} seat */
function player(ctx, seat) {
  const points = total(ctx, seat);
  const sheet = (ctx.over?.sheets ?? ctx.scores)?.[seat] ?? [];
  const lines = sheet.filter((line) => line.points).map((line) => `${ctx.t(`score-${line.category}`)}: ${signed(line.points)}`);
  return {
    name: ctx.name(seat),
    sort: ctx.t("what-player"),
    figure: points === null ? "" : signed(points),
    now: points === null ? "" : ctx.t("help-points"),
    lines,
  };
}

/** A line of the score sheet, for the viewer. @param {Ctx} ctx @param {string} category */
function scored(ctx, category) {
  const line = (ctx.over?.sheets ?? ctx.scores)?.[ctx.me ?? 0]?.find((one) => one.category === category);
  const figures = Object.entries(line?.figures ?? {}).map(([name, value]) => `${ctx.t(`figure-${name}`)} ${signed(value)}`);
  return { name: ctx.t(`score-${category}`), figure: line ? signed(line.points) : "", now: listed(figures) };
}
