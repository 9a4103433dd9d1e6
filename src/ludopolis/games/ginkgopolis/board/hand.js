/** The hand, and the tiles and stocks behind the screen. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { control } from "../../../kit/board.js";
import { ITEMS, sign } from "../art/icons.js";
import { read } from "../art/tiles.js";
import { change, inWords, smallTile } from "./figures.js";
import { FACE_DOWN, actionOf, answered, buildingOf, byKind, doesOf, entryOf, isLetter, pick, picked, sideOf } from "./model.js";
import { keepsake, keptWords, laneOf, lasts } from "./tableau.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Picked} Picked */

/** With more tiles than these, a phone has no room for words beside them. */
const MAX_NAMED = 4;

/** The head of a card: its building or its letter. @param {Ctx} ctx @param {string} card */
function head(ctx, card) {
  if (isLetter(card)) {
    return html`<span class="ht letter"><svg viewBox="0 0 104 62" preserveAspectRatio="none" aria-hidden="true"><path d="M0 62V44c18-10 34-8 52-2s34 4 52-6v26Z" class="gk-hill"/></svg><b class="gk-disk">${card}</b></span>`;
  }
  const { colour, number } = read(card);
  const building = buildingOf(ctx, card);
  return html`<span class="ht c${colour}"><svg viewBox="0 38 100 62" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use href="#gk-art-${colour}${number % 3}" width="100" height="100"></use></svg>
    <b class="num">${number}</b>${building ? html`<span class="it">${sign(building.item, 15, "plain")}</span><span class="hh">${sign("height", 12)}${building.height}</span>` : nothing}</span>`;
}

/** @param {Ctx} ctx @param {string} card */
function body(ctx, card) {
  const does = doesOf(ctx, card);
  const alone = does
    ? html`<span class="hr">${sign("exploit", 16)}<span>+${does.count}${does.items.map((item, at) => html`${at ? "/" : nothing}${sign(item, 15)}`)}</span></span>`
    : nothing;
  const built = does
    ? html`<span class="hr">${sign(does.builds, 16)}<span>${isLetter(card) ? ctx.t("board-new-plot") : ctx.t("board-floor", { height: does.floor })}</span></span>`
    : nothing;
  return html`${head(ctx, card)}${alone}${built}${isLetter(card) ? html`<span class="hf none">${ctx.t("board-discarded-after")}</span>` : html`<span class="hf"><small class="gk-keep">${ctx.t(lasts(ctx, card) ? "board-new-bonus" : "board-keep-short")}</small>${keepsake(ctx, card)}</span>`}`;
}

/** @param {Ctx} ctx @param {string} card */
export function cardWords(ctx, card) {
  if (isLetter(card)) return ctx.t("board-label-letter", { letter: card });
  const does = doesOf(ctx, card);
  if (!does) return `${ctx.t(`card-${card}`)}: ${keptWords(ctx, card)}`;
  return ctx.t("board-label-card", {
    card: ctx.t(`card-${card}`),
    items: inWords(ctx, does.items[0], does.count),
    height: does.floor,
    kept: keptWords(ctx, card),
  });
}

/**
 * A card or tile played face up keeps its place among the rest until it is resolved, so that nothing beside it moves.
 * @param {string[]} rest
 * @param {string | null} out
 */
const withLaid = (rest, out) => (out && out !== FACE_DOWN && !rest.includes(out) ? [...rest, out].sort(byKind) : rest);

/** @param {Ctx} ctx */
export function hand(ctx) {
  const now = picked(ctx);
  const { hand: cards, card: out } = sideOf(ctx, Number(ctx.me));
  const all = withLaid(cards, out);
  return html`<div class="gk-hand n${all.length}" data-what="hand" role="group" aria-label=${ctx.t("board-hand")}>${repeat(
    all,
    (card) => card,
    (card) => {
      const entry = entryOf(ctx, `play ${card}`);
      const on = [now.card, out].includes(card);
      const does = now.card === card ? `does-${actionOf(ctx, now)}` : "";
      const label = cardWords(ctx, card);
      const toggle = { pick: () => pick(ctx, { card: on ? null : card, tile: on ? null : now.tile }), label };
      // One element whether it can be pressed or not. `role` comes after the control, which removes its own; the title names it either way.
      return html`<div class="gk-card ${entry ? "" : "still"} ${on ? "on" : ""} ${does}" data-id="card:${card}" data-what="card ${card}" title=${label} aria-pressed=${entry ? on : nothing} ${entry ? control(ctx, entry, toggle) : nothing} role=${entry ? "button" : "img"}>${body(ctx, card)}</div>`;
    },
  )}</div>`;
}

/** The tiles behind the viewer's screen. Once a card is picked, each is a play. @param {Ctx} ctx */
export function tiles(ctx) {
  const now = picked(ctx);
  const { known_tiles: all, tile: out } = sideOf(ctx, Number(ctx.me));
  const shown = withLaid(all, out);
  // In the middle of a play some may be about to come.
  if (!shown.length) return html`<p class="gk-notiles">${ctx.asks && ctx.asks.kind !== "select" ? nothing : ctx.t("board-no-tiles")}</p>`;
  return html`<div class="gk-tiles ${shown.length > 8 ? "many" : ""}" data-what="tiles" role="group" aria-label=${ctx.t("board-tiles")}>${ctx.phone && shown.length <= MAX_NAMED ? html`<small class="gk-mine" aria-hidden="true">${ctx.t("board-tiles")}</small>` : nothing}${repeat(
    shown,
    (tile) => tile,
    (tile) => {
      const on = [now.tile, out].includes(tile);
      const name = ctx.t(`tile-${tile}`);
      const still = ctx.asks?.kind !== "select";
      const entry = now.card ? entryOf(ctx, `play ${now.card} ${tile}`) : undefined;
      const act = () => pick(ctx, { tile: on ? null : tile });
      const dear = entry?.say.kind === "dear";
      const words = entry ? ctx.say("move", entry.say) : name;
      return html`<button class="gk-tile ${still ? "still" : ""} ${on ? "on" : ""} ${dear ? "dear" : ""}" data-id="tile:${tile}" data-what="tile ${tile}" title=${words} aria-pressed=${still ? nothing : on} ?disabled=${still} @click=${entry ? nothing : act} ${entry ? control(ctx, entry, { pick: act, label: words }) : nothing}>${smallTile(tile, 42)}${dear ? html`<i class="gk-dear" aria-hidden="true">!</i>` : nothing}</button>`;
    },
  )}</div>`;
}

/**
 * What a play makes of the stocks behind the viewer's screen, in words: “points 21 → 23”.
 * @param {Ctx} ctx
 * @param {import("../../../kit/board.js").Said[]} turn
 */
export function brings(ctx, turn) {
  const side = sideOf(ctx, Number(ctx.me));
  const given = turn.filter(({ move }) => move.startsWith("return ")).length;
  const taking = turn.find(({ move }) => move.startsWith("take "));
  const say = given
    ? returned(ctx, given)
    : taking
      ? { kind: "take", ...taken(ctx, taking.say.item) }
      : turn.find((said) => said.say.then_points !== undefined)?.say;
  if (!say) return "";
  const kept = say.kind.startsWith("construct") ? [`${ctx.t("board-you-keep")}: ${keptWords(ctx, String(say.card))}`] : [];
  const stocks = /** @type {const} */ ([
    ["point", side.points],
    ["resource", side.resources],
    ["tile", side.tiles],
  ]);
  const changed = stocks
    .filter(([item, now]) => ![undefined, now].includes(/** @type {any} */ (say[`then_${item}s`])))
    .map(([item, now]) => ctx.t(`board-then-${item}`, { now: Number(now), then: Number(say[`then_${item}s`]) }));
  return [...changed, scoreThen(ctx, say), ...kept].filter(Boolean).join(" · ");
}

/** What returning tiles makes of the stocks. @param {Ctx} ctx @param {number} count @returns {import("./model.js").Fact} */
function returned(ctx, count) {
  const { points, tiles: own } = sideOf(ctx, Number(ctx.me));
  const worth = count * ctx.view.tile_worth;
  return { kind: "return", then_points: Number(points) + worth, then_tiles: Number(own) - count, then_score: total(ctx) + worth };
}

/** What a play makes of all points: districts and end-game cards change too. @param {Ctx} ctx @param {import("./model.js").Fact} say */
export function scoreThen(ctx, say) {
  if (!ctx.scores || say.then_score === undefined) return "";
  const now = total(ctx);
  const then = Number(say.then_score);
  return ctx.t(then === now ? "board-score-stays" : "board-then-score", { now, then });
}

/** The viewer's points, where they are shown. @param {Ctx} ctx */
const total = (ctx) => (ctx.scores?.[Number(ctx.me)] ?? []).reduce((sum, { points }) => sum + points, 0);

/**
 * What taking an item after a letter makes of the stocks, bonuses included, as far as the supplies last.
 * @param {Ctx} ctx
 * @param {unknown} item
 * @returns {Record<string, number>}
 */
function taken(ctx, item) {
  const side = sideOf(ctx, Number(ctx.me));
  const [resources, tiles, points] = ITEMS.map((one, at) => laneOf(ctx, Number(ctx.me), "exploit")[at] + Number(one === item));
  return {
    then_resources: Number(side.resources) + Math.min(resources, side.supply),
    then_tiles: Number(side.tiles) + Math.min(tiles, ctx.view.supply.left),
    then_points: Number(side.points) + points,
  };
}

/**
 * What a letter alone may make of a stock, as the player has yet to choose an item: “2–3”.
 * @param {Ctx} ctx
 * @param {import("./model.js").Fact} say
 * @param {string} item
 * @param {number} now
 */
function eitherThen(ctx, say, item, now) {
  const side = sideOf(ctx, Number(ctx.me));
  const left = item === "resource" ? side.supply : ctx.view.supply.left;
  const least = Number(say[`bonus_${item}s`]);
  const most = Math.min(least + 1, left);
  return most > least ? `${now + least}–${now + most}` : now + most;
}

/**
 * The stocks behind the viewer's screen, and what the picked play would make of them.
 * @param {Ctx} ctx
 * @param {number} size
 * @param {unknown} [comes] the item that a picked turn takes
 */
export function counts(ctx, size, comes) {
  const side = sideOf(ctx, Number(ctx.me));
  const now = answered(ctx);
  const say = ctx.asks?.kind === "take" && now ? taken(ctx, now.say.item) : picked(ctx).entry?.say;
  return html`<div class="gk-counts">${[
    ["resource", side.resources],
    ["tile", side.tiles],
    ["point", side.points],
  ].map(([item, count]) => {
    const label = ctx.t(`board-has-${item}`, { count: Number(count) });
    const open = say?.kind === "exploit_letter" && item !== "point";
    const then = open ? eitherThen(ctx, /** @type {any} */ (say), String(item), Number(count)) : say?.[`then_${item}s`];
    return html`<span role="img" data-part="own:${item}" data-ghost=${item === comes ? 1 : nothing} data-what="${item}s" data-tap aria-label=${label} title=${label}>${sign(String(item), size)}<b>${count}</b>${change(Number(count), then === undefined ? null : /** @type {number | string} */ (then))}</span>`;
  })}</div>`;
}
