/** A tile in words, and enlarged beside its words. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { capital, icon, listed, token } from "../../../kit/board.js";
import { PEOPLE, at, printed, tileName, total, withShops } from "./model.js";
import { back, folk, sign, sumOf, symbol } from "./sums.js";
import { face } from "./tile.js";

/** @typedef {import("./model.js").Ctx} Ctx */
/** @typedef {import("./model.js").Built} Built */
/** @typedef {import("./model.js").Printed} Printed */

/** @param {Ctx} ctx @param {string} letters */
const symbols = (ctx, letters) => listed([...letters].map((letter) => ctx.t(`symbol-${letter}`)));

/** What a tile is worth, in words: a set of two alike is a pair. @param {Ctx} ctx @param {Printed} it */
export function worth(ctx, it) {
  if (it.value === "none") return ctx.t("board-no-value");
  const pair = it.value === "set" && new Set(it.wants).size === 1;
  return ctx.t("worth", { formula: pair ? "pair" : it.value, price: it.price, wants_symbol: symbols(ctx, pair ? it.wants[0] : it.wants) });
}

/** Whether a tile's symbols or its value make one ask what a wild symbol is. @param {Printed} it */
const wild = (it) => it.value === "mixed" || it.symbols.includes("W");

/** What the wild symbol stands for, beside it. @param {Ctx} ctx @param {Printed} it */
export const wildNote = (ctx, it) => (wild(it) ? html`<span class="st-wild">${sign("W", 16)}${ctx.t("board-wild")}</span>` : undefined);

/** Everything about a tile of the city, in one sentence. @param {Ctx} ctx @param {Built} built */
export function inWords(ctx, built) {
  const it = printed(ctx, built.tile);
  const parts = [tileName(ctx, built.tile), worth(ctx, it), ctx.t("board-symbols", { symbols: symbols(ctx, it.symbols) })];
  if (withShops(ctx) && it.business) parts.push(ctx.t("board-business", { business: ctx.t(`business-${it.business}`), count: it.units }));
  if (wild(it)) parts.push(ctx.t("board-wild"));
  if (built.owner === null && it.kind !== "neutral") parts.push(ctx.t("board-ownerless"));
  if (built.owner !== null) parts.push(ctx.t("board-owner", { name: ctx.name(built.owner), count: built.signs }));
  if (built.income !== null) parts.push(ctx.t("board-income-now", { amount: built.income }));
  if (total(built.people)) parts.push(ctx.t("board-residents", { count: total(built.people) }));
  if (total(built.seekers)) parts.push(ctx.t("board-seekers", { count: total(built.seekers) }));
  return parts.join(". ");
}

/** An enlarged tile with its words. @param {Ctx} ctx @param {string} tile @param {Built | undefined} built */
export function details(ctx, tile, built) {
  const it = printed(ctx, tile);
  const close = () => {
    ctx.ui.look = null;
    ctx.update();
  };
  return html`<div class="st-details"><svg class="st-large" viewBox="-2 -2 106 107" aria-hidden="true">${face(tile, it, built?.road ?? "S", withShops(ctx))}</svg>
    <div class="st-tx"><h3>${tileName(ctx, tile)}${it.kind === "neutral" ? nothing : back(ctx, it.kind, 20)}</h3>
      <p>${capital(worth(ctx, it))}.</p>
      <p class="st-facts">${/^W*$/.test(it.symbols) ? nothing : html`<span>${[...it.symbols].map((letter) => symbol(letter))}${ctx.t("board-symbols", { symbols: symbols(ctx, it.symbols) })}</span>`}
        ${withShops(ctx) && it.business ? html`<span>${sign(it.business, 16)}${ctx.t("board-business", { business: ctx.t(`business-${it.business}`), count: it.units })}</span>` : nothing}
        ${wildNote(ctx, it) ?? nothing}
        ${built && it.kind !== "neutral" ? html`<span>${built.owner === null ? ctx.t("board-ownerless") : html`${token(built.owner, 16)}${ctx.t("board-owner", { name: ctx.name(built.owner), count: built.signs })}`}</span>` : nothing}
        ${built ? PEOPLE.filter((person) => built.people[person]).map((person) => html`<span>${folk(person, 18)}${ctx.t("some-people", { person, count: built.people[person] })}</span>`) : nothing}
        ${built ? PEOPLE.filter((person) => built.seekers[person]).map((person) => html`<span>${folk(person, 18)}${ctx.t("board-seeking", { people: ctx.t("some-people", { person, count: built.seekers[person] }) })}</span>`) : nothing}
        ${built?.pays ? html`<span>${sign("coin", 16)}${ctx.t("board-income-now", { amount: Number(built.income) })} = ${sumOf(ctx, built.pays)}</span>${ctx.scores && built.income && ctx.view.options.final_rounding !== "total" ? html`<span>${ctx.t(`board-income-half${built.income % 2 ? "-up" : ""}`, { amount: Math.ceil(built.income / 2) })}</span>` : nothing}` : nothing}</p></div>
    <button class="iconbtn st-shut" aria-label=${ctx.t("page-close")} @click=${close}>${icon("x", 18)}</button></div>`;
}

/** The details of what is being looked at, if anything. @param {Ctx} ctx */
export function looked(ctx) {
  const what = ctx.ui.look;
  if (!what) return null;
  const built = at(ctx, what);
  return built ? details(ctx, built.tile, built) : printed(ctx, what) ? details(ctx, what, undefined) : null;
}
