/** A street: five towers growing floor by floor, slots where the card in hand may go, revenue counted plot by plot. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { advised, control, plus, signed, styled, tint, token } from "../../../kit/board.js";
import { glyph } from "../art/glyphs.js";
import { hasMotif, motif } from "../art/motifs.js";
import { chips, disc, form, paper } from "./card.js";
import { dash } from "./decks.js";
import {
  again,
  closingOf,
  compact,
  foretold,
  freshBy,
  halvesOf,
  liveProject,
  placeOf,
  placeText,
  placementAt,
  placing,
  preview,
  printed,
  streetOf,
} from "./model.js";
import { read } from "./reading.js";
import { nameOf, projectWords } from "./words.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Half} Half */
/** @typedef {import('./model.js').Plot} Plot */
/** @typedef {import('./model.js').Entry} Entry */
/**
 * How a street is drawn. large: with windows and effects; signs: with a sign under each tower; ids: elements move between places; live: it can be played on.
 * touched: what a tap does on a tower that takes nothing; advice: the move of a hint that builds the floor.
 * @typedef {{ctx: Ctx, seat: number, large: boolean, signs?: boolean, ids: boolean, live: boolean, touched?: () => void, advice?: Advice | null}} Drawing
 */
/** @typedef {{number: number, project: string, from: string}} Advice */

/** Heights in floors. @type {Record<string, number>} */
const HEIGHTS = { box: 1, gable: 1.1, pavilion: 1.1, lot: 1.3, crown: 0.9 };
const PLOT_WORDS = ["first", "second", "third", "fourth", "fifth"];

/** The height of a tower in floors. @param {Ctx} ctx @param {Half[]} halves */
const heightOf = (ctx, halves) => halves.reduce((sum, { project }) => sum + HEIGHTS[form(ctx, project)], 0);

/** What stays free above a closed tower, in floors. */
const ABOVE_ROOF = 0.3;

/** A tower that ends below a line in the sky, in floors. */
const LOW = 1.1;

/**
 * That plots can be read, for a newcomer who has read none, and then when the game ends: from the first floors on, when nothing is to be placed.
 * @param {Ctx} ctx
 * @param {number} seat
 */
export function tip(ctx, seat) {
  const tallest = Math.max(...streetOf(ctx, seat).plots.map(({ halves }) => heightOf(ctx, halves)));
  const low = tallest <= LOW;
  if (!ctx.newcomer || placing(ctx) || tallest <= 0 || !(low || ctx.phone)) return nothing;
  return html`<p class="tip" role="note">${ctx.t(low && !ctx.ui.kept.readPlot ? "board-signs-plots" : "board-deck-ends")}</p>`;
}

/** The five plots, scaled so that the highest tower and the next floor fill the sky. @param {Drawing} drawing */
export function plots(drawing) {
  const { ctx, seat, large, signs } = drawing;
  const asked = placing(ctx); // otherwise nothing is built now, and the floors have the room of the next one
  const towers = streetOf(ctx, seat).plots.map((plot, i) => ({
    tall: heightOf(ctx, plot.halves),
    open: compact(ctx) && !asked ? false : !plot.closed || Boolean(slotEntry(drawing, i + 1)),
  }));
  const levels = Math.max(2, ...towers.map(({ tall, open }) => tall + (open ? 1 : ABOVE_ROOF))); // a street that begins is no single house
  const open = Math.max(0.01, ...towers.map((tower) => (tower.open ? tower.tall : 0)));
  return html`<div class="plots ${large ? "large" : "mini"} ${asked ? "" : "calm"} ${!compact(ctx) && (levels > 8 || !signs) ? "high" : ""}" ${styled({ "--levels": levels, "--open": open })}>${streetOf(ctx, seat).plots.map((plot, i) => plotView(drawing, plot, i + 1))}</div>`;
}

/** The move that places the card in hand on a plot: also a closed one, if it stands on roofs. @param {Drawing} drawing @param {number} number from 1 */
const slotEntry = ({ ctx, seat, live }, number) => (live ? placementAt(ctx, seat, number) : undefined);

/** @param {Drawing} drawing @param {Plot} plot @param {number} number from 1 */
function plotView(drawing, plot, number) {
  const { ctx, seat } = drawing;
  const entry = slotEntry(drawing, number);
  const next = preview(ctx);
  const ghost = next && next.seat === seat && next.plot === number ? next.project : null;
  const advice = ghost || !drawing.live ? null : adviceAt(ctx, seat, number);
  return html`<div class="plot ${plot.closed ? "closed" : ""}" data-id=${drawing.ids ? `plot:${seat}:${number}` : nothing} data-own-corner=${drawing.signs ? nothing : "bottom in"} data-what="plot ${seat} ${number}" ${styled({ "--tall": heightOf(ctx, plot.halves) })} @click=${() => touched(drawing, number)}>
    <div class="tower" data-counted role="group" aria-label=${plotWords(ctx, seat, number)}>
      ${plot.halves.length ? plot.halves.map((half, level) => floor(drawing, half, level)) : entry || ghost || advice ? nothing : html`<i class="bare"></i>`}
      ${entry ? slot({ ...drawing, advice }, entry, ghost) : ghost ? floorOf(drawing, ghost, "ghost", "") : advice ? advisedFloor(drawing, advice) : nothing}
    </div>${counting(drawing, number)}${drawing.signs ? sign(drawing, plot, number) : nothing}</div>`;
}

/** What a hint would build on a plot, and the card it is on. @param {Ctx} ctx @param {number} seat @param {number} number @returns {Advice | null} */
function adviceAt(ctx, seat, number) {
  const turn = advised(ctx);
  const at = turn.findIndex((said) => said.move.startsWith("place ") && String(placeOf(ctx, said)) === `${seat},${number}`);
  if (at < 0 || turnedAway(ctx, turn[at])) return null;
  const card = turn.slice(0, at).findLast(({ say }) => say.card)?.say.card ?? ctx.view.held;
  return { number: at + 1, project: turn[at].move.split(" ")[1], from: `card:${card}` };
}

/** Whether the player has turned up another half of the card in hand than a hint builds. @param {Ctx} ctx @param {{move: string}} said */
function turnedAway(ctx, said) {
  const project = said.move.split(" ")[1];
  const { half } = ctx.ui;
  return Boolean(half && half !== project && ctx.view.held && [half, project].every((one) => halvesOf(ctx, ctx.view.held).includes(one)));
}

/** What a street is shown to become: by the picked placement, or else by the one of a hint. @param {Drawing} drawing */
function foreseen({ ctx, seat, live }) {
  const next = preview(ctx);
  if (next || !live) return next?.seat === seat ? next : null;
  const said = advised(ctx).find(({ move }) => move.startsWith("place "));
  const then = said && !turnedAway(ctx, said) ? foretold(ctx, said) : undefined;
  return then?.seat === seat ? then : null;
}

/** @param {Drawing} drawing @param {Advice} advice */
const advisedFloor = (drawing, advice) => floorOf({ ...drawing, ids: false, advice }, advice.project, "advised", "");

/**
 * A tap on a tower that takes nothing: says why while something for this street is being placed, otherwise reads it.
 * @param {Drawing} drawing
 * @param {number} number
 */
function touched({ ctx, seat, live, signs, touched: act }, number) {
  const project = live && placing(ctx) && !ctx.pending ? liveProject(ctx) : null;
  if (project && (signs || printed(ctx, project).gift)) ctx.why(placeText(ctx, project, seat, number));
  else if (act) act();
  else read(ctx, { seat, plot: number, peek: !live });
}

/** A plot in words. @param {Ctx} ctx @param {number} seat @param {number} number */
export function plotWords(ctx, seat, number) {
  const plot = streetOf(ctx, seat).plots[number - 1];
  if (!plot.halves.length) return ctx.say("line", { kind: "plot-empty", seat, plot: number });
  const kind = `plot${plot.closed ? "-closed" : ""}${plot.no_gifts ? "-no-gifts" : ""}`;
  const premises = plot.halves.map(({ project }) => {
    const it = printed(ctx, project);
    return it.kind ? `${it.duo ? "two_" : ""}${it.kind}` : "no_kind";
  });
  return ctx.say("line", {
    kind,
    seat,
    plot: number,
    project: plot.halves.map(({ project }) => project),
    trait: premises,
    revenue: plot.revenue,
    prestige: plot.prestige,
  });
}

/** @param {Drawing} drawing @param {Half} half @param {number} level */
function floor(drawing, half, level) {
  const { ctx, seat } = drawing;
  const fresh = freshBy(ctx, half.card);
  const gift = half.by !== seat;
  const words = gift ? `${projectWords(ctx, half.project)} ${ctx.t("board-gift-from", { name: ctx.name(half.by) })}` : projectWords(ctx, half.project);
  const classes = `${level % 2 ? "odd" : ""} ${gift ? `given edge${tint(half.by)}` : ""} ${fresh === null ? "" : `fresh edge${tint(fresh)}`}`;
  return floorOf(drawing, half.project, classes, words, half.card, gift ? half.by : null, half);
}

/**
 * @param {Drawing} drawing @param {string} project @param {string} classes @param {string} words
 * @param {string} [card] @param {number | null} [giver] @param {Half} [half] where it is built
 */
function floorOf({ ctx, large, ids, advice }, project, classes, words, card, giver = null, half = undefined) {
  const it = printed(ctx, project);
  const shaped = `${form(ctx, project)} ${it.kind ? "" : "nokind"} ${hasMotif(project) ? "pic" : ""}`;
  const ribbon =
    giver === null
      ? nothing
      : html`<i class="ribbon"></i><span class="giver">${large ? html`<i class="bow">${glyph("bow", 26)}</i>` : nothing}${token(giver, large ? 18 : 13)}</span>`;
  const id = ids && card ? `card:${card}` : nothing;
  if (!large) {
    const small = it.kind ? glyph(it.kind, 12) : motif(project);
    return html`<span class="floor ${shaped} k-${paper(ctx, project)} ${classes}" data-id=${id} data-what="project ${project} ${card ?? ""}" data-ghost=${advice?.number ?? nothing} data-own-corner=${advice ? "top" : nothing} data-from=${advice?.from ?? nothing} title=${words || nothing}>${small}${ribbon}</span>`;
  }
  const windows = hasMotif(project) ? motif(project) : html`<i class="win"></i>`;
  return html`<span class="floor ${shaped} k-${paper(ctx, project)} ${classes}" data-id=${id} data-what="project ${project} ${card ?? ""}" data-ghost=${advice?.number ?? nothing} data-own-corner=${advice ? "top" : nothing} data-from=${advice?.from ?? nothing} title=${words || nothing} role=${words ? "img" : nothing} aria-label=${words || nothing}>
    ${storeyName(ctx, project)}${it.kind ? disc(ctx, project) : nothing}<span class="front">${windows}</span>${it.no_gifts ? html`<i class="mark m-no_gifts" title=${ctx.t("trait-no_gifts")}>${glyph("no_gifts", 13)}</i>` : nothing}${chips(ctx, project)}${half ? worthNow(half) : nothing}${ribbon}</span>`;
}

/** What a floor is worth as the street is now: a low floor has no room for what it counts. @param {Half} half */
const worthNow = ({ revenue, prestige }) =>
  html`<span class="now" aria-hidden="true">${revenue ? worth("roofcoin", signed(revenue), revenue) : nothing}${prestige ? worth("star", signed(prestige), prestige) : nothing}</span>`;

/** @param {string} name @param {string} figure @param {number} by */
const worth = (name, figure, by) =>
  html`<span class="fx ${name === "star" ? "" : "revenue"} ${by < 0 ? "loss" : ""}">${glyph(name, 14)}<b>${figure}</b></span>`;

/** Longest word of a name that fits the narrowest floors. */
const SHORT_WORD = 9;

/**
 * The name on a floor, shown where there is room. Its longest word tells how large the letters may be, its length how many lines it takes.
 * @param {Ctx} ctx
 * @param {string} project
 */
function storeyName(ctx, project) {
  const name = nameOf(ctx, project);
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return html`<b class="storey ${longest > SHORT_WORD ? "long" : ""}" aria-hidden="true" ${styled({ "--letters": Math.max(6, longest), "--all": name.length })}>${name}</b>`;
}

/** What a floor here would bring, in place of a plus sign. @param {Ctx} ctx @param {Entry} entry */
function brings(ctx, entry) {
  const now = streetOf(ctx, placeOf(ctx, entry)[0]);
  const then = foretold(ctx, entry);
  const chip = (/** @type {string} */ name, /** @type {number} */ by) => (by ? worth(name, plus(by), by) : nothing);
  const [stars, coins] = then ? [then.prestige - now.prestige, then.revenue - now.revenue] : [0, 0];
  const each = coins && ctx.newcomer ? html`<small>${ctx.t("board-per-roof")}</small>` : nothing; // they are no coins that are paid now
  return stars || coins
    ? html`<span class="wouldbe" aria-hidden="true">${chip("star", stars)}${chip("roofcoin", coins)}${each}</span>`
    : html`<i class="plus"></i>`;
}

/** Where the floor would go; once picked, the floor itself and what it pays. @param {Drawing} drawing @param {Entry} entry @param {string | null} ghost */
function slot(drawing, entry, ghost) {
  const { ctx } = drawing;
  const pick = () => {
    if (ctx.ui.pick === entry.move) return again(ctx, entry);
    ctx.ui.pick = entry.move;
    ctx.update();
  };
  const paid = ghost && entry.say.coins !== undefined ? html`<span class="paid">${glyph("coin", 18)}<b>${plus(Number(entry.say.coins))}</b></span>` : nothing;
  const { advice } = drawing;
  return html`<button class="slot ${ghost ? "picked" : advice ? "hinted" : ""}" data-own-corner="top" aria-pressed=${Boolean(ghost)} ${control(ctx, entry, { pick })}>${paid}${
    ghost ? floorOf({ ...drawing, ids: false, advice: null }, ghost, "ghost", "") : advice ? advisedFloor(drawing, advice) : brings(ctx, entry)
  }${ghost ? nothing : dash}</button>`;
}

/**
 * The latest closing: what each plot pays, one after another. Whoever picks something has read it, and the floors stay as high as they are.
 * @param {Drawing} drawing
 * @param {number} number
 */
function counting({ ctx, seat, live }, number) {
  const closing = live ? closingOf(ctx, seat) : undefined;
  if (!closing) return nothing;
  const coins = Number(closing.told[PLOT_WORDS[number - 1]]);
  return html`<span class="count c${number} ${coins < 0 ? "loss" : ""} ${closing.read ? "read" : ""}" aria-hidden="true">${glyph("coin", 15)}<b>${plus(coins)}</b></span>`;
}

/** Number or padlock, and what the plot is worth now. @param {Drawing} drawing @param {Plot} plot @param {number} number */
function sign(drawing, plot, number) {
  const { ctx, seat, live } = drawing;
  const next = foreseen(drawing);
  const then = next ? next.plots[number - 1] : plot;
  const changed = preview(ctx) ? "new" : "new advised"; // what a hint would make of it is not what the player has picked
  const shut = plot.closed || (next?.plot === number && next.closes);
  const figure = (/** @type {string} */ name, /** @type {"revenue" | "prestige"} */ what) =>
    html`<span class="sf ${then[what] === plot[what] ? "" : changed}" title=${ctx.t(`board-plot-${what}`)}>${glyph(name, 13)}${signed(then[what])}</span>`;
  const open = (/** @type {Event} */ event) => {
    event.stopPropagation();
    read(ctx, { seat, plot: number, peek: !live });
  };
  return html`<button class="sign" data-counted aria-label=${ctx.t("board-read-plot", { plot: number })} title=${ctx.t("board-read-plot", { plot: number })} @click=${open}>
    <span class="plate ${shut ? "shut" : ""}">${shut ? glyph("lock", 12) : nothing}${number}</span>${figure("roofcoin", "revenue")}${figure("star", "prestige")}</button>`;
}
