/** The tray: the viewer's hand, what is picked and what it would bring, the answers to every question. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { capital, control, icon, listed, token } from "../../../kit/board.js";
import { LABELS, allTo, giveUp, peopleCells } from "./choices.js";
import { compass } from "./city.js";
import { looked, wildNote, worth } from "./details.js";
import {
  at,
  build,
  dollars,
  earned,
  entryOf,
  mayDouble,
  movesFor,
  newcomers,
  openCells,
  optionOf,
  ownHand,
  pick,
  pickOf,
  placing,
  printed,
  rotate,
  turnedTo,
  tileName,
  withShops,
} from "./model.js";
import { purse } from "./parties.js";
import { rings } from "./rings.js";
import { folk, incomeLine, sign, sumOf } from "./sums.js";
import { line, together } from "./telling.js";
import { face } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Entry} Entry */
/** @typedef {import("./model.js").Option} Option */
/** @typedef {import("./model.js").Held} Held */

/** @param {Ctx} ctx */
export function tray(ctx) {
  if (ctx.me === null) return null;
  const answering = ctx.asks && !placing(ctx) && !["abandon", "discard"].includes(ctx.view.step);
  return html`<div class="st-inks st-tray step-${ctx.view.step} ${ctx.asks ? "asked" : ""} ${answering ? "answering" : ""} ${ctx.asks && ctx.view.active !== ctx.me ? "sly" : ""} ${placing(ctx) && optionOf(ctx) ? "picked" : ""}">
    <div class="st-info">${ctx.asks ? answer(ctx) : (looked(ctx) ?? html`<p class="quiet">${ctx.t("board-look-help")}</p>`)}</div>
    <div class="st-own">${purse(ctx, ctx.me)}${hand(ctx)}</div></div>`;
}

// The hand

/** @param {Ctx} ctx */
function hand(ctx) {
  const tiles = ownHand(ctx).flatMap((held) => (held?.tile ? [held.tile] : []));
  return html`<div class="st-hand" data-what="hand" role="group" aria-label=${ctx.t(ctx.shared ? "board-hand-of" : "board-hand", { name: ctx.name(Number(ctx.me)) })}>${repeat(
    tiles,
    (tile) => tile,
    (tile) => card(ctx, tile),
  )}</div>`;
}

/** A tile to build, to discard or only to look at: one button for all three, because its picture is large. @param {Ctx} ctx @param {string} tile */
function card(ctx, tile) {
  const picked = pickOf(ctx);
  const on = placing(ctx) && picked.tile === tile;
  const ghost = on && picked.cell !== null;
  const entry = entryOf(ctx, `${ctx.view.step === "discard" ? "discard" : "build"} ${tile}`);
  const words = `${tileName(ctx, tile)}: ${worth(ctx, printed(ctx, tile))}`;
  const building = entry?.say.kind === "build";
  const look = () => {
    ctx.ui.look = ctx.ui.look === tile ? null : tile;
    ctx.update();
  };
  const picking = building ? { pick: () => pick(ctx, on ? { tile: null, cell: null } : { tile }), label: words } : {};
  return html`<button class="st-card ${on ? "on" : ""}" data-what="tile ${tile}" aria-pressed=${building ? on : nothing} title=${words} @click=${entry ? nothing : look} ${entry ? control(ctx, entry, picking) : nothing}>
    <svg class="st-art" viewBox="-2 -2 106 107" aria-hidden="true" data-id=${ghost ? nothing : `tile:${tile}`}>${face(tile, printed(ctx, tile), (ghost && picked.road) || "S", withShops(ctx))}</svg><span>${tileName(ctx, tile)}</span></button>`;
}

// Answers

/** @param {Ctx} ctx */
function answer(ctx) {
  if (placing(ctx)) return place(ctx);
  const draw = ANSWERS[ctx.view.step];
  return draw ? draw(ctx) : html`${question(ctx)}<div class="st-acts wrap">${ctx.legal.map((entry) => button(ctx, entry))}</div>`;
}

/** @param {Ctx} ctx @param {unknown} [more] */
const question = (ctx, more = nothing) =>
  html`<div class="st-q deskonly"><h3>${ctx.say("ask", /** @type {import("./model.js").Fact} */ (ctx.asks))}</h3></div>${more}`;

/** @param {Ctx} ctx @param {Entry} entry @param {unknown} [inner] @param {string} [kind] */
function button(ctx, entry, inner, kind = "soft answer") {
  const label = capital(ctx.say("move", entry.say));
  return html`<button class="btn ${kind}" ${control(ctx, entry, { label })}>${inner ?? label}</button>`;
}

/** @type {Record<string, (ctx: Ctx) => unknown>} */
const ANSWERS = {
  abandon(ctx) {
    const picked = ctx.ui.pick && entryOf(ctx, ctx.ui.pick);
    const after = picked && ctx.view.previews.find((/** @type {{cell: string}} */ { cell }) => cell === picked.say.cell);
    const prices = ctx.legal.toSorted((one, other) => Number(one.say.income) - Number(other.say.income));
    return html`${question(ctx, html`<p class="st-hint">${after ? leaving(ctx, after) : ctx.t("board-abandon-help")}</p>`)}
      <div class="st-acts st-prices" role="group" aria-label=${ctx.t("board-own-tiles")}>${prices.map((entry) => {
        const { price, pick: give } = giveUp(ctx, entry);
        return html`<button class="btn soft answer ${entry === picked ? "on" : ""}" aria-pressed=${entry === picked} ${control(ctx, entry, { pick: give, label: LABELS.abandon(ctx, entry) })}><b>${price}</b><span>${tileName(ctx, String(entry.say.tile))}</span></button>`;
      })}</div>
      <div class="st-acts"><button class="btn main" ?disabled=${!picked} ${picked ? control(ctx, picked, { label: LABELS.abandon(ctx, picked) }) : nothing}>${picked ? LABELS.abandon(ctx, picked) : ctx.t("board-abandon-choose")}</button></div>`;
  },

  people(ctx) {
    const { person, count, cell } = ctx.view.moving;
    const tile = tileName(ctx, String(at(ctx, cell)?.tile));
    const cells = peopleCells(ctx);
    return html`<div class="st-q"><h3>${ctx.t("board-moving", { count, people: ctx.t("some-people", { person, count }) })}<span class="st-walkers">${Array.from({ length: count }, () => folk(person, 24))}</span></h3></div>
      <div class="st-acts wrap st-all">${cells.map((target, order) => {
        const { entry, pick: all, step, label } = allTo(ctx, order);
        const words = ctx.t("board-all-to", { count, tile: tileName(ctx, String(at(ctx, target)?.tile)) });
        return html`<button class="btn soft answer" data-step=${step ?? nothing} ${control(ctx, entry, { pick: all, label: capital(label) })}>${words}</button>`;
      })}</div>
      ${count > 1 ? html`<div class="st-acts st-some"><span class="st-hint">${ctx.t("board-some-to", { tile })}</span><span class="st-ns">${ctx.legal.filter(({ say }) => Number(say.count) >= (cells.length > 2 ? 0 : 1) && Number(say.count) < count).map((entry) => html`<button class="btn soft answer st-n" ${control(ctx, entry, { label: capital(ctx.say("brief", entry.say)) })}>${entry.say.count}</button>`)}</span></div>` : nothing}`;
  },

  street: (ctx) =>
    html`${question(ctx)}<div class="st-acts wrap scroll">${ctx.legal.map((entry) => {
      const words = LABELS.street(ctx, entry);
      return html`<button class="btn soft answer" ${control(ctx, entry, { label: words })}>${words}</button>`;
    })}</div>`,

  token_tile: (ctx) =>
    html`${question(ctx)}<div class="st-acts wrap scroll">${ctx.legal.map((entry) => {
      const words = LABELS.token_tile(ctx, entry);
      return html`<button class="btn soft answer" ${control(ctx, entry, { label: words })}>${sign(String(entry.say.business), 20)}${words}</button>`;
    })}</div>`,

  token_type: (ctx) =>
    html`${question(ctx)}<div class="st-acts wrap">${ctx.legal.map((entry) => button(ctx, entry, html`${sign(String(entry.say.token), 20)}${capital(ctx.say("move", entry.say))}`))}</div>`,

  substitute(ctx) {
    const now = (/** @type {Entry} */ { say }) => at(ctx, String(say.cell))?.income ?? 0;
    const [none, ...others] = ctx.legal;
    others.sort((a, b) => Number(b.say.income) - now(b) - Number(a.say.income) + now(a));
    return html`${question(ctx)}<div class="st-acts wrap scroll">${button(ctx, none)}${others.map((entry) => {
      const [tile, old] = [String(entry.say.tile), String(entry.say.old_tile)];
      const pays = ctx.t("board-substitute-pays", { amount: Number(entry.say.income), old: now(entry) });
      return html`<button class="btn soft answer st-swap" ${control(ctx, entry, { label: ctx.t("board-substitute", { tile: tileName(ctx, tile), old: tileName(ctx, old) }) })}><svg viewBox="-2 -2 106 107" aria-hidden="true">${face(tile, printed(ctx, tile), "S", withShops(ctx))}</svg><span>${ctx.t("board-substitute", { tile: tileName(ctx, tile), old: tileName(ctx, old) })}<small>${pays}</small></span></button>`;
    })}</div>`;
  },
};

// Placing

/** @param {Ctx} ctx */
function place(ctx) {
  const option = optionOf(ctx);
  return html`${looked(ctx) ?? (option ? outcome(ctx, option) : next(ctx))}
    <div class="st-acts">${turning(ctx)}${doubling(ctx)}
      <button class="btn main" title=${(option && keyed(ctx, "B")) || nothing} data-step=${option ? leads(ctx, option) : nothing} ?disabled=${!option} ${option ? building(ctx, option) : nothing}>${icon("check", 18)}<span>${ctx.t("board-build")}</span>${option ? html`<span class="st-named">${capital(ctx.say("brief", { kind: "build", tile: option.tile }))}</span>` : nothing}</button></div>`;
}

/** The move that building begins with, unless its tile is a button too. @param {Ctx} ctx @param {Option} option */
const leads = (ctx, option) => (ctx.view.step === "tile" ? nothing : movesFor(ctx, option)[0]);

/** @param {Ctx} ctx @param {Option} option */
const building = (ctx, option) =>
  control(ctx, goal(ctx, option), {
    pick: () => build(ctx),
    label: ctx.t("board-build-label", { tile: tileName(ctx, option.tile), side: ctx.t(`side-${option.road}`) }),
  });

/** What is still to be picked. @param {Ctx} ctx */
function next(ctx) {
  const { tile, cell } = pickOf(ctx);
  if (!tile)
    return html`<div class="st-q"><h3>${ctx.t(cell ? "board-which-tile" : "board-pick")}</h3><p class="st-hint">${ctx.t("board-pick-help")}${[...openCells(ctx).keys()].some((open) => at(ctx, open)) ? ` ${ctx.t("board-cover-help")}` : nothing}</p></div>`;
  const title = ctx.view.active === ctx.me ? tileName(ctx, tile) : ctx.say("ask", /** @type {import("./model.js").Fact} */ (ctx.asks));
  return html`<div class="st-q"><h3>${title}</h3><p>${capital(worth(ctx, printed(ctx, tile)))}. <span class="st-hint">${wildNote(ctx, printed(ctx, tile)) ?? ctx.t("board-where")}</span></p></div>`;
}

/** The moves of a placement as one entry. @param {Ctx} ctx @param {Option} option @returns {Entry} */
function goal(ctx, option) {
  const moves = movesFor(ctx, option);
  return { .../** @type {Entry} */ (entryOf(ctx, moves[0])), move: moves.join(", ") };
}

/** Whether a placement of one's own pays only others. @param {Ctx} ctx @param {Option} option */
function forOthers(ctx, { earns }) {
  const paid = earns.filter(({ amount, most }) => (most ?? amount) > 0);
  return ctx.view.active === ctx.me && paid.length > 0 && paid.every(({ seat }) => seat !== ctx.me);
}

/** @param {Ctx} ctx @param {Option} option */
function title(ctx, option) {
  const { closes, earns } = option;
  const tile = tileName(ctx, option.tile);
  if (forOthers(ctx, option)) return ctx.t("board-pays-others", { others: listed(earns.map((paid) => `${ctx.name(paid.seat)} ${earned(ctx, paid)}`)) });
  return closes.length ? ctx.t("board-closes", { tile, count: closes.length }) : ctx.t("board-builds", { tile });
}

/** Who moves in with the tile, in the words of the log. @param {Ctx} ctx @param {Option} option */
function entering(ctx, option) {
  const told = newcomers(ctx, option);
  if (!told.length) return nothing;
  const words = told
    .map((fact) => ctx.say("log", fact))
    .join("")
    .replace(/^,\s*/, "");
  return html`<p class="st-hint st-goes st-comes">${folk(String(told[0].person), 18)}${capital(words)}.</p>`;
}

/** What the placement would bring. @param {Ctx} ctx @param {Option} option */
export function outcome(ctx, option) {
  const { closes, earns } = option;
  const incomes = closes.flatMap((street) => street.told).filter(({ kind }) => kind === "income");
  const under = at(ctx, option.cell);
  return html`<div class="st-q st-roll ${closes.length ? "" : "open"}" tabindex="0"><h3>${title(ctx, option)}${
    earns.length && !forOthers(ctx, option)
      ? html`<span class="st-sums">${earns.map((paid) => html`<span>${token(paid.seat, 18)}<b>+${earned(ctx, paid)}</b></span>`)}</span>`
      : nothing
  }</h3>
    ${earns.some(({ most }) => most !== undefined) ? html`<p class="st-hint">${ctx.t("board-by-order")}</p>` : nothing}
    ${option.last_sign ? html`<p class="st-hint st-last">${ctx.t("board-last-sign")}</p>` : nothing}
    ${under ? html`<p class="st-hint">${ctx.t("board-covers", { tile: tileName(ctx, under.tile) })}</p>` : nothing}
    ${closes.length ? nothing : html`<p>${ctx.t("board-if-closed")} <span class="st-sum"><b>${dollars(ctx, option.worth)}</b> = ${sumOf(ctx, option.pays)}</span>${rings(ctx).length ? html` <small class="st-hint">${ctx.t("board-counted")}</small>` : nothing}</p>`}
    ${entering(ctx, option)}${leaving(ctx, option)}
    ${incomes.length ? html`<ul class="st-lines">${incomes.map((fact) => html`<li>${incomeLine(ctx, fact)}</li>`)}</ul>` : closes.length ? html`<p>${ctx.t("board-nobody-paid")}</p>` : nothing}</div>`;
}

/** Where the people would go, and to whom. @param {Ctx} ctx @param {import("./model.js").Moving} option */
const leaving = (
  ctx,
  { moves, leave, homeless },
) => html`${together(moves).map((fact) => html`<p class="st-hint st-goes">${line(ctx, fact)}${token(at(ctx, String(fact.cell))?.owner ?? ctx.view.active, 16)}</p>`)}
    ${leave ? html`<p class="st-hint">${ctx.t(ctx.view.active === ctx.me ? "board-move-out" : "board-sly-moves-out", { count: leave })}</p>` : nothing}
    ${homeless ? html`<p class="st-hint">${ctx.t("board-homeless", { count: homeless })}</p>` : nothing}`;

/** The name of a key, where there is a keyboard. @param {Ctx} ctx @param {string} name */
const keyed = (ctx, name) => (ctx.phone || ctx.sideways ? "" : name);

/** Buttons that turn the tile. @param {Ctx} ctx */
function turning(ctx) {
  const { cell, road } = pickOf(ctx);
  const roads = cell ? (openCells(ctx).get(cell) ?? []) : [];
  if (!road || roads.length < 2 || ctx.view.building?.road) return nothing;
  return html`<div class="st-turning" data-what="road" role="group" aria-label=${ctx.t("board-road-side")}>
    <button class="iconbtn" aria-label=${ctx.t("board-turn-left")} title=${ctx.t("board-turn-left")} data-step="road ${turnedTo(ctx, -1)}" @click=${() => rotate(ctx, -1)}><svg viewBox="-12 -12 24 24" width="24"><path class="st-arrow" d="M-7.500 .5a7.500 7.500 0 1 0 3-6l-3 2.500M-8-8.500v5.500h5.500"/></svg></button>
    <svg class="st-compass" viewBox="0 0 40 40" width="44" role="img" aria-label=${ctx.t(`side-${road}`)}>${compass(road, roads)}</svg>
    <button class="iconbtn" aria-label=${ctx.t("board-turn-right")} title="${ctx.t("board-turn-right")}${keyed(ctx, " (R)")}" data-step="road ${turnedTo(ctx, 1)}" @click=${() => rotate(ctx, 1)}><svg viewBox="-12 -12 24 24" width="24"><path class="st-arrow" d="M7.500 .5a7.500 7.500 0 1 1-3-6l3 2.500M8-8.500v5.500h-5.500"/></svg></button></div>`;
}

/** The Investor's second sign. @param {Ctx} ctx */
function doubling(ctx) {
  if (!mayDouble(ctx)) return nothing;
  const { signs } = pickOf(ctx);
  const two = signs === 2;
  const words = ctx.t(two ? "board-two-signs" : "board-one-sign");
  return html`<button class="btn soft st-double" data-step="signs ${two ? 1 : 2}" aria-pressed=${two} aria-label=${words} @click=${() => pick(ctx, { signs: two ? 1 : 2 })}>${sign("investor", 18)}<span>${words}</span><b>×${signs}</b></button>`;
}
