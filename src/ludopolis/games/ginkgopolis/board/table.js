/** What lies over the map: the plays of the last round, stocks, the switch for districts, the last round's flag. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { repeat } from "../../../vendor/lit-html/directives/repeat.js";
import { icon, lines, sentence, tint, token } from "../../../kit/board.js";
import { sign } from "../art/icons.js";
import { gains, inWords, stamp } from "./figures.js";
import { byKind } from "./model.js";
import { BEAT, linger, moment } from "./moments.js";
import { hal } from "./sides.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./moments.js").Play} Play */

/** @param {Ctx} ctx */
export function overMap(ctx) {
  return html`<div class="gk-top ${ctx.phone ? "phone" : ""}">${flag(ctx)}${hal(ctx)}</div>${ctx.phone ? nothing : linger(ctx, (told) => reveal(ctx, told))}${bottom(ctx)}`;
}

/** On a phone: what a rival has just done, told in a line above the city, which lies open; the plays before it are a touch away. @param {Ctx} ctx */
export const toldLine = (ctx) => linger(ctx, (told) => lastPlay(ctx, told));

/** @param {Ctx} ctx @param {import("./moments.js").Told[]} told */
function lastPlay(ctx, told) {
  const others = told.filter(({ side }) => side !== ctx.me);
  const at = others.length - 1 - ((ctx.ui.told ?? 0) % Math.max(1, others.length));
  if (at < 0) return nothing;
  const { side, facts } = others[at];
  // A new deck is told in its place: with the play it came after, the viewer's own plays not being told here.
  const place = told.indexOf(others[at]);
  const earlier = shuffles(ctx, told.slice(at ? told.indexOf(others[at - 1]) + 1 : 0, place));
  const later = shuffles(ctx, told.slice(place, at === others.length - 1 ? told.length : place + 1));
  const before = () => {
    ctx.ui.told = (ctx.ui.told ?? 0) + 1;
    ctx.update();
  };
  const own = lines(ctx, facts).filter(({ seat, facts: [{ kind }] }) => seat === side && kind !== "round"); // a round names who begins it
  const said = [...earlier, ...own, ...later];
  const stop = (/** @type {number} */ n) => (n === said.length - 1 ? "" : said[n].parts.at(-1)?.told.text.endsWith(".") ? " " : ". ");
  return html`<div class="gk-told t${tint(side)}" data-what="plays">${token(side, 22)}<span>${said.map((line, n) => [sentence(ctx, line), stop(n)])}</span>${others.length > 1 ? html`<button aria-label=${ctx.t("board-plays")} title=${ctx.t("board-plays")} @click=${before}>${at + 1}/${others.length}</button>` : nothing}</div>`;
}

/** That the deck was rebuilt, and cards of new buildings have come into it. @param {Ctx} ctx @param {import("./moments.js").Told[]} told */
const shuffles = (ctx, told) =>
  lines(
    ctx,
    told.flatMap(({ facts }) => facts),
  ).filter(({ facts: [{ kind }] }) => kind === "rebuilt");

/** What everybody has just played, one after another. @param {Ctx} ctx @param {import("./moments.js").Told[]} told */
function reveal(ctx, told) {
  if (!told.length) return nothing;
  return html`<ol class="gk-plays" data-what="plays" data-corner=${ctx.sideways ? nothing : "top left"} aria-label=${ctx.t("board-plays")}>${repeat(
    told,
    ({ side, key, at }) => `${side} ${key} ${at}`,
    (play) => html`<li class=${play.action === "renew" ? "anew" : nothing} ${moment(play.key, "show", play.at * BEAT)}>${played(ctx, play)}</li>`,
  )}${ctx.sideways ? nothing : shuffles(ctx, told).map((line) => html`<li class="whole">${sign("cards", 16)}<span>${sentence(ctx, line)}</span></li>`)}</ol>`;
}

/** @param {Ctx} ctx @param {Play} play */
function played(ctx, { side, card, tile, action, gains: got, back }) {
  if (action === "renew")
    return html`${token(side, 18)}<span class="pa">${sign("renew", 15)}</span><span>${ctx.t("board-renewed", { name: ctx.name(side) })}</span>`;
  const words = ctx.t(`board-lane-${action}`);
  return html`${token(side, 18)}<span class="pc">${stamp(ctx, String(card))}${tile ? html`<span class="plus">+</span>${stamp(ctx, tile)}` : nothing}</span><span class="pa" role="img" aria-label=${words} title=${words}>${sign(action, 15)}</span>
    ${got.some(Boolean) ? gains(ctx, got, 13) : nothing}${back ? html`<span class="pb" title=${ctx.t("board-gets-back", { name: ctx.name(back.side) })}>${token(back.side, 13)}${gains(ctx, [back.resources, 0, back.points], 13)}</span>` : nothing}`;
}

/** @param {Ctx} ctx */
function flag(ctx) {
  const [reason] = ctx.view.flags;
  if (ctx.over || !reason) return nothing;
  return html`<p class="gk-flag" role="note" data-what="last_round">${icon("flag", 18)}<b>${ctx.t("board-last-round")}</b><span class="deskonly">${ctx.t(`ending-${reason}`)}</span></p>`;
}

/** @param {Ctx} ctx */
function bottom(ctx) {
  const { supply, deck, discard, round, sides } = ctx.view;
  const left = ctx.t("board-supply-tiles", { count: supply.left });
  const tiles = supply.exhausted ? `${left} ${ctx.t(supply.exhausted === 1 ? "board-exhausted" : "board-exhausted-for-good")}` : left;
  const chip = (
    /** @type {string} */ name,
    /** @type {string} */ word,
    /** @type {number} */ count,
    /** @type {string} */ label,
    /** @type {unknown} */ more = nothing,
  ) =>
    html`<span class="gk-pile" data-part="pile:${name}" data-what=${name === "tile" ? "supply" : "deck"} role="img" aria-label=${label} title=${label}>${sign(name, 16)}<span class="deskonly">${word}</span><b>${count}</b>${more}</span>`;
  const counted = html`
    ${!round ? nothing : html`<span class="gk-pile round" data-what="round">${ctx.t("board-round", { round })}</span>`}
    ${chip("tile", ctx.t("board-tiles-left"), supply.left, tiles, supply.exhausted ? sign("end", 14) : nothing)}
    ${chip("cards", ctx.t("board-deck"), deck, ctx.t("board-deck-help", { count: deck }), shuffled(ctx))}`;
  return html`<div class="gk-bottom" data-corner=${ctx.phone ? "bottom left" : nothing}>${ctx.phone ? nothing : counted}
    <details class="gk-piles" data-what="discard"><summary class="gk-pile" title=${ctx.t("board-discard-help")} aria-label=${ctx.t("board-discard-count", { count: discard.length })}>${sign("discard", 16)}<span class="gk-word">${ctx.t("board-discard")}</span><b>${discard.length}</b></summary>${piles(ctx)}</details>
    <label class="gk-pile gk-switch" data-part="districts" data-what="district" title=${ctx.t("board-districts-help")}><input type="checkbox" ?checked=${Boolean(ctx.over)}>${sign("district", 16)}<span class="gk-word">${ctx.t("board-districts")}</span><span class="vh">${ctx.t("board-districts-help")}</span></label>
    <span class="gk-tally" data-what="district">${sides.map((/** @type {import("./model.js").Side} */ { districts: points }, /** @type {number} */ side) => html`<span title=${ctx.t("board-district-place", { name: ctx.name(side), points: inWords(ctx, "point", points) })}>${token(side, 15)}<b>${points}</b></span>`)}${sign("point", 14)}</span></div>`;
}

/** Cards fly from the discard pile to the deck when it is rebuilt, even if the page renders meanwhile. @param {Ctx} ctx */
function shuffled(ctx) {
  const key = ctx.facts.some(({ kind }) => kind === "rebuilt") ? `${ctx.number}` : "";
  return html`<span class="gk-shuffle" aria-hidden="true">${[0, 1, 2, 3, 4].map((card) => html`<i ${moment(key, "fly", card * 110)}></i>`)}</span>`;
}

/** The discard pile, and all cards and tiles whose place the viewer does not know. @param {Ctx} ctx */
function piles(ctx) {
  const { discard, unseen, supply, certainty } = ctx.view;
  /** @param {string} title @param {string[]} ids */
  const part = (title, ids) =>
    ids.length
      ? html`<h3 class="cap">${title}</h3><div class="gk-stamps">${repeat(
          [...ids].sort(byKind),
          (id) => id,
          (id) => stamp(ctx, id),
        )}</div>`
      : nothing;
  const close = (/** @type {Event} */ event) => /** @type {Element} */ (event.currentTarget).closest("details")?.removeAttribute("open");
  return html`<div class="gk-sheet sheet"><button class="iconbtn gk-close" aria-label=${ctx.t("page-close")} title=${ctx.t("page-close")} @click=${close}>${icon("x", 18)}</button>${part(ctx.t("board-discard-count", { count: discard.length }), discard)}${part(ctx.t("board-unseen-cards", { count: unseen.cards.length }), unseen.cards)}${part(ctx.t("board-unseen-tiles", { count: unseen.tiles.length }), unseen.tiles)}${part(ctx.t("board-returned-tiles"), supply.returned)}<p class="gk-help">${ctx.t("board-components", { what: ctx.t(`certainty-${certainty}`) })}</p></div>`;
}
