/** The tray: what is being decided, the material for it, and the button that does it. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { capital, control, icon, listed, token } from "../../../kit/board.js";
import { ITEMS, sign } from "../art/icons.js";
import { portrait } from "../art/people.js";
import { read } from "../art/tiles.js";
import { gains, inWords, smallTile } from "./figures.js";
import { cellFrom, nameOf } from "./city.js";
import { counts, hand, scoreThen, tiles } from "./hand.js";
import { actionOf, answer, answered, around, byKind, doesOf, entryOf, isLetter, itemsOf, pick, picked, printed, sideOf, tradeOf } from "./model.js";
import { keepsake, keptWords, laneLine, laneOf, lanes } from "./tableau.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Entry} Entry */
/** @typedef {import("./model.js").Fact} Fact */

/** @param {Ctx} ctx */
export function tray(ctx) {
  if (ctx.me === null || ctx.view.step === "over") return null;
  const kind = ctx.asks?.kind ?? "";
  if (kind === "draft" || (!ctx.asks && ctx.view.draft)) return draft(ctx);
  return html`<div class="gk-tray ${ctx.phone ? "phone" : ""}">${bar(header(ctx, kind))}${material(ctx)}</div>`;
}

/** @param {Ctx} ctx */
function material(ctx) {
  if (ctx.phone) return ctx.asks?.kind === "return" ? nothing : html`${hand(ctx)}${tiles(ctx)}`;
  const { renewals } = sideOf(ctx, Number(ctx.me));
  const name = ctx.name(Number(ctx.me));
  return html`<div class="gk-cols">
    <section><h3 class="gk-cap">${sign("secret", 14)}${ctx.t(ctx.shared || ctx.spectator ? "board-screen-named" : "board-screen", { name })}</h3>${counts(ctx, 19)}${ctx.asks?.kind === "return" ? nothing : tiles(ctx)}</section>
    <section class="mid"><h3 class="gk-cap">${ctx.t(ctx.shared ? "board-hand-of" : "board-hand", { name })}<span class="sp"></span>${entryOf(ctx, "renew") ? renewal(ctx, "gk-renew", 14) : renewals ? html`<span class="gk-renew still" data-what="renewal" title=${ctx.t("board-renew-help")}>${sign("renew", 14)}${ctx.t("board-renewals", { count: renewals })}</span>` : nothing}</h3>${hand(ctx)}</section>
    <section><h3 class="gk-cap">${ctx.t("board-bonuses")}</h3>${lanes(ctx, Number(ctx.me))}</section></div>`;
}

/** The button that picks a new hand. It takes a second one to draw it: there is no way back. @param {Ctx} ctx @param {string} kind @param {number} size */
function renewal(ctx, kind, size) {
  const entry = entryOf(ctx, "renew");
  if (!entry) return nothing;
  const on = ctx.ui.pick === entry.move;
  const words = on && ctx.phone ? ctx.t("board-keep-hand") : ctx.t("board-renew", { count: sideOf(ctx, Number(ctx.me)).renewals });
  const toggle = () => {
    pick(ctx, { card: null, tile: null });
    ctx.ui.pick = on ? null : entry.move;
    ctx.update();
  };
  return html`<button class="${kind} ${on ? "on" : ""}" data-what="renewal" title=${ctx.t("board-renew-help")} aria-pressed=${on} ${control(ctx, entry, { pick: toggle, label: words })}>${on && ctx.phone ? nothing : sign("renew", size)}<span>${words}${on && ctx.phone ? nothing : html`<small class="gk-price">${ctx.t("board-renew-price")}</small>`}</span></button>`;
}

/**
 * @typedef {{say: string, hint?: string, chips: unknown, buttons: unknown, below?: unknown}} Header a sentence, what else could be done, its consequences, its
 * buttons, and what to choose from or know below them
 */

/** @param {Ctx} ctx @param {string} kind @returns {Header} */
function header(ctx, kind) {
  if (kind === "take") return take(ctx);
  if (kind === "return") return giveBack(ctx);
  if (kind === "token" || kind === "token_blocked") return moveToken(ctx, kind);
  return play(ctx);
}

/** @param {Header} header */
const bar = ({ say, hint, chips, buttons, below = nothing }) =>
  html`<div class="gk-act"><b class="say">${capital(say)}${hint ? html`<small>${hint}</small>` : nothing}</b><div class="gk-chips">${chips}</div>${buttons === nothing ? nothing : html`<div class="gk-buttons">${buttons}</div>`}</div>${below}`;

/** @param {unknown} inner @param {string} [title] @param {string} [kind] */
const chip = (inner, title = "", kind = "") => html`<span class="gk-chip ${kind}" title=${title}>${inner}</span>`;

/** @param {string} words */
const help = (words) => html`<span class="gk-help">${words}</span>`;

/**
 * On a phone, where no column shows them: what is behind the viewer's screen, and the bonuses.
 * @param {Ctx} ctx
 * @param {string} [score] what a play makes of the whole score
 */
const stocks = (ctx, score = "") =>
  ctx.phone
    ? html`<div class="gk-line">${counts(ctx, 16)}${score ? html`<small>${score}</small>` : nothing}</div>${laneLine(ctx, Number(ctx.me), false)}`
    : nothing;

// Choosing a card, and perhaps a tile

/** @param {Ctx} ctx @returns {Header} */
function play(ctx) {
  const now = picked(ctx);
  const side = sideOf(ctx, Number(ctx.me));
  if (side.choice?.[0] === "renew" && !ctx.asks) return { say: ctx.t("board-chose-renew"), chips: help(ctx.t("board-others-choose")), buttons: nothing };
  const below = stocks(ctx);
  const renew = entryOf(ctx, "renew");
  if (renew && ctx.ui.pick === renew.move) {
    const draw = html`<button class="btn main" ${control(ctx, renew, { label: ctx.t("board-do-renew") })}>${icon("check", 18)}${ctx.t("board-do-renew")}</button>`;
    return {
      say: ctx.t("board-say-renew"),
      chips: help(ctx.t("board-renew-help")),
      buttons: html`${ctx.phone ? renewal(ctx, "btn soft", 18) : nothing}${draw}`,
      below,
    };
  }
  if (!now.card) {
    const { supply, deck } = ctx.view;
    const words = ctx.phone && ctx.view.round > 2 ? ctx.t("board-left", { tiles: supply.left, cards: deck }) : ctx.t("board-pick-card-help");
    const tip = ctx.asks ? help(words) : nothing;
    const buttons = ctx.phone && ctx.asks ? html`${tip}${renew ? renewal(ctx, "btn soft", 18) : nothing}` : nothing;
    return {
      say: ctx.t(ctx.asks ? "board-pick-card" : ctx.shared ? "board-cards-of" : "board-wait", { name: ctx.name(Number(ctx.me)) }),
      chips: ctx.phone ? nothing : tip,
      buttons,
      below,
    };
  }
  const alone = entryOf(ctx, `play ${now.card}`);
  const action = actionOf(ctx, now);
  const dear = now.entry?.say.kind === "dear";
  const title = sentence(ctx, now, dear);
  const chips = now.sent ? help(ctx.deciding.length && ctx.view.step === "select" ? ctx.t("board-others-choose") : ctx.t("board-played")) : consequences(ctx);
  const score = now.entry ? scoreThen(ctx, now.entry.say) : "";
  const more = now.sent || now.tile || !tilesOf(ctx).length ? "" : ctx.t("board-add-tile");
  const hint = dear ? ctx.t("board-dear-unless") : [more, ctx.phone ? "" : score].filter(Boolean).join(" · ");
  const main = now.entry
    ? html`<button class="btn main" ${control(ctx, now.entry, { pick: () => playPicked(ctx, now, title), label: title })}>${icon("check", 18)}${ctx.t(dear ? "board-do-anyway" : `board-do-${action}`)}</button>`
    : nothing;
  const other =
    now.tile && alone && now.entry
      ? html`<button class="btn soft" title=${ctx.say("move", alone.say)} ${control(ctx, alone, { pick: () => pick(ctx, { tile: null }), label: ctx.say("move", alone.say) })}>${sign("exploit", 18)}${ctx.t("board-alone")}${ctx.phone ? nothing : brings(ctx, alone.say)}</button>`
      : nothing;
  return { say: title, hint, chips, buttons: now.sent ? nothing : html`${other}${main}`, below: stocks(ctx, score) };
}

/**
 * It is picked even if a rival's new hand has come since: nothing is asked again.
 * @param {Ctx} ctx
 * @param {import("./model.js").Picked} now
 * @param {string} name
 */
function playPicked(ctx, { entry }, name) {
  if (!entry) return;
  ctx.ui.pick = entry.move;
  ctx.choose({ ...entry, name });
}

/** The tiles behind the viewer's screen. @param {Ctx} ctx */
const tilesOf = (ctx) => sideOf(ctx, Number(ctx.me)).known_tiles;

/** @param {Ctx} ctx @param {import("./model.js").Picked} now @param {boolean} dear */
function sentence(ctx, { card, tile }, dear) {
  const id = String(card);
  if (!tile) return isLetter(id) ? ctx.t("board-say-letter", { letter: id }) : ctx.t("board-say-exploit", { card: ctx.t(`card-${id}`) });
  if (dear) return ctx.t("board-say-dear", { tile: ctx.t(`tile-${tile}`) });
  if (isLetter(id)) return ctx.t("board-say-urbanize", { letter: id, tile: ctx.t(`tile-${tile}`) });
  return ctx.t("board-say-construct", { card: ctx.t(`card-${id}`), tile: ctx.t(`tile-${tile}`), height: doesOf(ctx, id)?.floor ?? 0 });
}

/** What the tableau gives for a play. @param {Fact} say */
const bonusOf = (say) => ITEMS.map((item) => Number(say[`bonus_${item}s`]));

/** One item or the other, for a letter. @param {Ctx} ctx @param {string} card @param {string} plus */
function either(ctx, card, plus) {
  const { items = [], count = 0 } = doesOf(ctx, card) ?? {};
  return html`<span class="gk-gain">${plus}${count}${items.map((item, at) => html`${at ? "/" : nothing}${sign(item, 15)}`)}</span>`;
}

/** What a card without a tile brings, bonuses included. @param {Ctx} ctx @param {Fact} say */
function brings(ctx, say) {
  const sum = bonusOf(say);
  if (say.kind === "exploit_letter") return html`${either(ctx, String(say.card), "+")}${sum.some(Boolean) ? gains(ctx, sum) : nothing}`;
  sum[ITEMS.indexOf(String(say.item))] += Number(say.count);
  return gains(ctx, sum);
}

/** Every consequence of the picked play in the city as it is now. @param {Ctx} ctx */
function consequences(ctx) {
  const now = picked(ctx);
  const say = now.entry?.say;
  const action = actionOf(ctx, now);
  if (!say || !action) return nothing;
  const bonus = say.bonuses ? bonusChip(ctx, action, bonusOf(say)) : nothing;
  const score = ctx.sideways ? scoreThen(ctx, say) : ""; // no other place has room for it
  const last = score ? chip(score) : nothing;
  if (say.kind === "dear") {
    const alone = entryOf(ctx, `play ${now.card}`);
    return html`${lacks(ctx, say)}${alone ? chip(html`${sign("exploit", 14)}${brings(ctx, alone.say)}`, ctx.t("board-alone")) : nothing}`;
  }
  if (say.kind === "exploit_letter") return html`${chip(html`${ctx.t("board-you-get")} ${either(ctx, String(say.card), "")}`)}${bonus}${last}`;
  if (say.kind === "exploit")
    return html`${chip(
      html`${ctx.t("board-you-get")} ${gains(
        ctx,
        ITEMS.map((item) => (item === say.item ? Number(say.count) : 0)),
      )}`,
    )}${bonus}${last}`;
  const placed = places(ctx, say);
  if (say.kind === "urbanize")
    return html`${placed}${aroundChip(
      ctx,
      ITEMS.map((item) => Number(say[`${item}s`])),
    )}${bonus}${last}`;
  if (ctx.phone || ctx.sideways) return html`${placed}${costs(ctx, say)}${bonus}${last}`; // the foot of the card, lit up, says what is kept
  const kept = chip(html`${ctx.t("board-you-keep")}: <span class="gk-gain">${keepsake(ctx, String(now.card))}</span>`, keptWords(ctx, String(now.card)));
  return html`${placed}${costs(ctx, say)}${bonus}${kept}`;
}

/** @param {Ctx} ctx @param {Fact} say */
const places = (ctx, say) =>
  chip(html`${ctx.t("board-you-place")} <span class="gk-gain">${say.placed}${sign("resource", 15)}</span>`, ctx.t("board-place-help"));

/** What the neighbours of a new building give. @param {Ctx} ctx @param {number[]} items */
const aroundChip = (ctx, items) => chip(html`${ctx.t("board-around")} ${gains(ctx, items)}`, ctx.t("board-around-help"));

/** What the tableau gives for an action; touching it names the cards. @param {Ctx} ctx @param {string} action @param {number[]} items */
const bonusChip = (ctx, action, items) =>
  html`<span class="gk-chip bonus" data-what="lane ${action} ${ctx.me}" data-tap title=${ctx.t(`board-lane-${action}`)}>${ctx.t("board-bonus")} ${gains(ctx, items)}</span>`;

/** The numbers of the building and of the tile on it: “14 → 7”. @param {Fact} say */
const numbers = (say) => `${read(String(say.card)).number} → ${read(String(say.tile)).number}`;

/** Why a play cannot be paid: what is missing, and the sum it comes from. @param {Ctx} ctx @param {Fact} say */
function lacks(ctx, say) {
  const [points, resources] = [Number(say.points), Number(say.resources)];
  if (points > Number(say.has_points)) {
    const sum = { numbers: numbers(say), count: points, has: Number(say.has_points) };
    return chip(html`${ctx.t("board-lacks-points", sum)}${sign("point", 15)}`, ctx.t("board-lower-help"), "bad sum");
  }
  const missing = chip(ctx.t("board-lacks-resources", { count: resources, has: Number(say.has_resources) }), "", "bad");
  return say.placed === undefined ? missing : html`${missing}${places(ctx, say)}${costs(ctx, { ...say, points: 0 })}`;
}

/** What another floor costs besides, and who gets what back. @param {Ctx} ctx @param {Fact} say */
function costs(ctx, say) {
  const over = say.kind === "construct_over";
  return html`${say.colour ? chip(html`<span class="gk-gain">−${say.colour}${sign("resource", 15)}</span> ${ctx.t("board-other-colour")}`, ctx.t("board-colour-help")) : nothing}
    ${say.points ? chip(html`<span class="gk-gain">−${say.points}${sign("point", 15)}</span> ${ctx.t("board-lower")} ${ctx.sideways ? nothing : numbers(say)}`, ctx.t("board-lower-help")) : nothing}
    ${over ? chip(html`${token(Number(say.seat), 15)} ${gains(ctx, [Number(say.count), 0, Number(say.count)])}`, ctx.t("board-gets-back", { name: ctx.name(Number(say.seat)) })) : nothing}
    ${say.back ? chip(html`${token(Number(ctx.me), 15)}${ctx.t("board-you-get-back")} ${gains(ctx, [Number(say.back), 0, 0])}`) : nothing}`;
}

// The other questions

/** The button that sends the answer that is picked. @param {Ctx} ctx @param {Entry} entry @param {string} words @param {string} label */
const sends = (ctx, entry, words, label) => html`<button class="btn main" ${control(ctx, entry, { label })}>${icon("check", 18)}${words}</button>`;

/** @param {Ctx} ctx @returns {Header} */
function take(ctx) {
  const side = sideOf(ctx, Number(ctx.me));
  const now = answered(ctx);
  const answers = ctx.legal.map((entry) => {
    const item = String(entry.say.item);
    const words = ctx.say("move", entry.say);
    if (entry === now) return sends(ctx, entry, capital(words), words);
    const left = item === "resource" ? ctx.t("board-supply-own", { count: side.supply }) : ctx.t("board-supply-tiles", { count: ctx.view.supply.left });
    return html`<button class="btn gk-answer" title=${left} ${control(ctx, entry, { pick: () => answer(ctx, entry), label: words })}>${sign(item, 26)}<span>${inWords(ctx, item, 1)}<small>${ctx.t(`board-take-${item}`)}</small></span></button>`;
  });
  const lane = laneOf(ctx, Number(ctx.me), "exploit");
  const chips = lane.some(Boolean) ? bonusChip(ctx, "exploit", lane) : nothing;
  return { say: ctx.t("board-take"), chips, buttons: answers, below: stocks(ctx) };
}

/** What the new building is about to bring: it comes when its letter has moved. @param {Ctx} ctx */
function toCome(ctx) {
  if (ctx.asks?.seat !== ctx.me) return nothing;
  const lane = laneOf(ctx, Number(ctx.me), "urbanize");
  return html`<small>${ctx.t("board-to-come")}</small>${aroundChip(ctx, around(ctx, ctx.view.moving.from))}${lane.some(Boolean) ? bonusChip(ctx, "urbanize", lane) : nothing}`;
}

/** @param {Ctx} ctx @param {string} kind @returns {Header} */
function moveToken(ctx, kind) {
  const letter = String(ctx.asks?.card ?? "");
  const now = answered(ctx);
  const pushes = ctx.legal
    .filter(({ move }) => move.startsWith("push"))
    .map((entry) => {
      const way = entry.move.split(" ")[1];
      const moved = Object.keys(ctx.view.moving?.[way] ?? {}).filter((one) => one !== letter);
      const words = ctx.t(`board-push-${way}`, { letters: moved.join(" ") });
      if (entry === now) return sends(ctx, entry, words, words);
      return html`<button class="btn gk-answer" ${control(ctx, entry, { pick: () => answer(ctx, entry), label: words })}><span class="gk-turn ${way}">${sign("arrow", 20)}</span><span>${words}</span></button>`;
    });
  const words = help(ctx.t(pushes.length ? "board-blocked-help" : kind === "token" ? "board-move-token-help" : "board-blocked-cells"));
  const chips = html`${toCome(ctx)}${now && ctx.phone ? nothing : words}`; // the button takes the room of the help
  const place = now?.move.startsWith("token") ? nameOf(ctx, cellFrom(now.move.split(" ")[1]), now) : "";
  return {
    say: place || ctx.t(kind === "token" ? "board-move-token" : "board-blocked", { letter }),
    chips,
    buttons: pushes.length ? pushes : now ? sends(ctx, now, ctx.t("board-do-token"), place) : nothing,
    below: stocks(ctx),
  };
}

/** Any tiles may go back, for a point each, in any order: they are collected here and sent in the order of the rules. @param {Ctx} ctx @returns {Header} */
function giveBack(ctx) {
  const sent = ctx.view.giving;
  const own = tilesOf(ctx);
  /** @type {string[]} */
  const collected = (ctx.ui.giving ?? []).filter((/** @type {string} */ tile) => own.includes(tile) && !sent.includes(tile));
  const moves = [...collected].sort(byKind).map((tile) => `return ${tile}`);
  const first = entryOf(ctx, moves[0] ?? "done");
  const count = sent.length + collected.length;
  const words = count ? ctx.t("board-return-done", { count }) : ctx.t("board-return-none");
  const send = () => first && ctx.choose(first, collected.length ? [...moves.slice(1), "done"] : []);
  const buttons = first ? html`<button class="btn main" ${control(ctx, first, { pick: send, label: words })}>${icon("check", 18)}${words}</button>` : nothing;
  const below = html`${stocks(ctx)}<div class="gk-giving" role="group" aria-label=${ctx.t("board-return")}>${repeat(
    own,
    (tile) => tile,
    (tile) => {
      const entry = entryOf(ctx, `return ${tile}`);
      const name = ctx.t(`tile-${tile}`);
      const on = collected.includes(tile);
      const toggle = () => {
        ctx.ui.giving = on ? collected.filter((one) => one !== tile) : [...collected, tile];
        ctx.update();
      };
      if (sent.includes(tile))
        return html`<span class="gk-give on" role="img" aria-label=${ctx.t("board-returned", { tile: name })} title=${ctx.t("board-returned", { tile: name })}>${smallTile(tile, 48)}<b>+${ctx.view.tile_worth}${sign("point", 13)}</b></span>`;
      if (entry)
        return html`<button class="gk-give ${on ? "on" : ""}" aria-pressed=${on} title=${on ? ctx.t("board-returned", { tile: name }) : ctx.say("move", entry.say)} ${control(ctx, entry, { pick: toggle, label: on ? ctx.t("board-returned", { tile: name }) : ctx.say("move", entry.say) })}>${smallTile(tile, 48)}<b>+${ctx.view.tile_worth}${sign("point", 13)}</b></button>`;
      return html`<button class="gk-give still" aria-label=${name} title=${name} @click=${() => ctx.why(`return ${tile}`)}>${smallTile(tile, 48)}</button>`;
    },
  )}</div>`;
  return { say: ctx.t("board-return"), chips: help(ctx.t("board-return-help")), buttons, below };
}

// The draft

/** @param {Ctx} ctx */
function draft(ctx) {
  const { packet, kept, pick: at } = ctx.view.draft;
  const entry = ctx.ui.pick ? entryOf(ctx, ctx.ui.pick) : undefined;
  const choice = sideOf(ctx, Number(ctx.me)).choice;
  const chosen = entry ? String(entry.say.character) : (choice?.[1] ?? null);
  const say = entry
    ? ctx.t("board-draft-keep", { character: ctx.t(`board-${tradeOf(ctx, String(chosen))}`) })
    : ctx.asks
      ? ctx.t("board-draft", { pick: at })
      : ctx.t(ctx.shared ? "board-cards-of" : "board-wait", { name: ctx.name(Number(ctx.me)) });
  const main = entry ? html`<button class="btn main" ${control(ctx, entry, { label: say })}>${icon("check", 18)}${ctx.t("board-do-draft")}</button>` : nothing;
  return html`<div class="gk-tray draft ${ctx.phone ? "phone" : ""}">${bar({ say, chips: help(ctx.t(choice && !ctx.asks ? "board-others-choose" : "board-draft-help")), buttons: main })}
    <div class="gk-people">${repeat(
      packet,
      (/** @type {string} */ id) => id,
      (/** @type {string} */ id) => person(ctx, id, chosen === id, entryOf(ctx, `keep ${id}`)),
    )}
      ${
        kept.length
          ? html`<section class="gk-kept"><h3 class="gk-cap">${ctx.t("board-draft-kept")}</h3><div>${repeat(
              kept,
              (/** @type {string} */ id) => id,
              (/** @type {string} */ id) => person(ctx, id, false, undefined),
            )}</div></section>`
          : nothing
      }</div></div>`;
}

/** @param {Ctx} ctx @param {string} id @param {boolean} on @param {Entry | undefined} entry */
export function person(ctx, id, on, entry) {
  const { colour, trigger, gains: items, start = [] } = printed(ctx, id);
  const trade = tradeOf(ctx, id);
  const name = ctx.t(`board-${trade}`);
  const twins = ctx.view.draft.packet.filter((/** @type {string} */ other) => keptWords(ctx, other) === keptWords(ctx, id) && tradeOf(ctx, other) === trade);
  const words = ctx.t("board-label-character", {
    name: twins.length > 1 ? `${name} ${twins.indexOf(id) + 1}` : name,
    start: listed(itemsOf(start).map(([item, count]) => inWords(ctx, item, count))),
    bonus: keptWords(ctx, id),
  });
  const toggle = () => {
    ctx.ui.pick = on ? null : `keep ${id}`;
    ctx.update();
  };
  // As with a card of the hand, `role` comes after the control.
  return html`<div class="gk-person ${entry ? "" : "still"} ${on ? "on" : ""}" data-id="person:${id}" data-what="character ${id}" title=${words} aria-pressed=${entry ? on : nothing} ${entry ? control(ctx, entry, { pick: toggle, label: words }) : nothing} role=${entry ? "button" : "img"}>
    <span class="face c${colour}">${portrait(trade)}</span><b class="nm">${name}</b><span class="hr"><small>${ctx.t("board-starts")}</small><span>${gains(ctx, start, 14)}</span></span><span class="hf">${sign(String(trigger), 16)}${sign("arrow", 11)}${itemsOf(items).map(([item]) => sign(item, 16))}</span></div>`;
}
