/** The tray: the question, what is picked, what it costs, and the buttons. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { control, icon, token } from "../../../kit/board.js";
import { figure, gives, price } from "../art/icons.js";
import { inWords, picture } from "./card.js";
import { deckGains } from "./details.js";
import { cityOf, entryOf, faceName, kindOf, picked, preview, range, tokens } from "./model.js";
import { worth } from "./worth.js";

/** @typedef {import('./model.js').Ctx} Ctx */
/** @typedef {import('./model.js').Entry} Entry */

const STEPS = ["discard", "reveal", "action", "special"];

/** @param {Ctx} ctx */
export function tray(ctx) {
  if (!ctx.asks || ctx.me === null) return null;
  const answers = ANSWERS[ctx.asks.kind];
  return answers ? html`<div class="hc tray-in">${steps(ctx)}${answers(ctx)}</div>` : null;
}

/** Where in the turn we are. @param {Ctx} ctx */
function steps(ctx) {
  const at = STEPS.indexOf(ctx.view.step);
  if (at < 0) return nothing;
  return html`<ol class="steps deskonly" data-part="turn">${STEPS.map((step, i) => html`<li class=${i < at ? "ok" : i === at ? "cur" : ""} aria-current=${i === at ? "step" : nothing}><i>${i < at ? icon("check", 11) : nothing}</i>${ctx.t(`board-step-${step}`)}</li>`)}</ol>`;
}

/** @param {Ctx} ctx @param {Entry | undefined} entry @param {string} words @param {boolean} main */
const button = (ctx, entry, words, main) =>
  entry ? html`<button class="btn ${main ? "main" : "soft"}" ${control(ctx, entry, { label: words })}>${words}</button>` : nothing;

/** Where the next button confirms what is picked: gives it up. @param {Ctx} ctx */
function drop(ctx) {
  const unpick = () => {
    ctx.ui.pick = ctx.ui.look = undefined;
    ctx.update();
  };
  return html`<button class="btn soft" @click=${unpick}>${ctx.t("tray-drop")}</button>`;
}

/** A purchase, and whether the turn is over with it. @param {Ctx} ctx @param {Entry} entry @param {string} words */
const purchase = (ctx, entry, words) =>
  html`<button class="btn main naming" ${control(ctx, entry, { label: words })}><span>${words}</span>${entry.ends ? html`<small>${ctx.t("tray-ends")}</small>` : nothing}</button>`;

/** The question once more: on a phone the status line has just asked it. @param {string} words */
const asking = (words) => html`<span class="deskonly">${words}</span>`;

/** @param {Ctx} ctx @param {string | null} card @param {unknown} title @param {string} sub @param {unknown} [more] */
const about = (ctx, card, title, sub, more = nothing) =>
  html`<div class="about ${card || more !== nothing ? "" : "plain"}">${card ? html`<span class="art k-${kindOf(ctx, card)}">${picture(card)}</span>` : nothing}<div class="ptx"><b class="tt">${title}</b><span class="ts">${sub}</span></div>${more}</div>`;

/**
 * A question and its buttons: one template for all questions, so that shared parts are not drawn again.
 * @param {unknown} asked
 * @param {unknown[]} buttons
 * @param {string} [look]
 */
const answer = (asked, buttons, look = "") => html`${asked}<div class="acts ${look}">${buttons}</div>`;

/** The name of the card that a move mentions, if any. @param {Ctx} ctx @param {Entry | undefined} entry */
const named = (ctx, entry) => (entry?.say.card ? faceName(ctx, String(entry.say.card)) : "");

/** @type {Record<string, (ctx: Ctx) => unknown>} */
const ANSWERS = {
  draft(ctx) {
    const entry = picked(ctx);
    const asked = entry
      ? about(ctx, String(entry.say.card), ctx.t(`card-${entry.say.card}`), ctx.t("board-market-sub"))
      : about(ctx, null, asking(ctx.t("board-draft")), ctx.t("board-draft-sub"));
    return answer(asked, [button(ctx, entry, ctx.t("board-take", { card: ctx.t("board-market") }), true)]);
  },

  discard(ctx) {
    const entry = picked(ctx);
    const asked = entry
      ? about(ctx, String(entry.say.card), ctx.t("board-discard", { card: named(ctx, entry) }), ctx.t("board-discard-sub"))
      : about(
          ctx,
          null,
          html`${ctx.t("log-round-begun", { round: ctx.view.round })}${asking(` · ${ctx.t("board-discard-or-keep")}`)}`,
          ctx.t("board-discard-help", { count: ctx.view.face_up.length }),
        );
    return answer(asked, [
      button(ctx, entryOf(ctx, "keep"), ctx.t("board-keep"), !entry),
      button(ctx, entry, ctx.t("board-discard", { card: named(ctx, entry) }), true),
    ]);
  },

  reveal(ctx) {
    const decks = ctx.legal.map((entry) => {
      const deck = ctx.view.decks[Number(entry.say.deck) - 1];
      const label = ctx.say("move", entry.say);
      return html`<button class="btn answer" ${control(ctx, entry, { label })}><b>${figure("coin", 17)}${range(deck)}</b><small>${deck.size ? ctx.t("board-cards", { count: deck.size }) : ctx.t("board-reshuffle", { count: deck.discarded })}</small>${deck.size ? deckGains(ctx, deck, 15) : nothing}</button>`;
    });
    const asked = about(
      ctx,
      null,
      asking(ctx.t("board-reveal")),
      `${ctx.t("board-reveal-sub", { count: Number(ctx.asks?.count ?? 1) })} ${ctx.t("board-deck-brings")}`,
    );
    return answer(asked, decks, "decksin");
  },

  action(ctx) {
    const entry = picked(ctx);
    const coins = cityOf(ctx, Number(ctx.me)).coins;
    const take = entryOf(ctx, "take coin");
    const count = [...ctx.view.face_up, ...ctx.view.dwellings].filter(({ card }) => entryOf(ctx, `buy ${card}`)).length; // two equal cards are two
    const buy = entry?.say.card ? entry : undefined;
    const cost = Number(buy?.say.price ?? 0);
    const asked = buy
      ? about(
          ctx,
          String(buy.say.card),
          ctx.t("board-buy", { card: named(ctx, buy) }),
          `${cost ? ctx.t("board-pay", { price: cost, left: Number(preview(ctx)?.coins) }) : ctx.t("board-free-card")}. ${inWords(ctx, String(buy.say.card))}`,
          purse(coins, cost),
        )
      : about(ctx, null, asking(ctx.t("board-buy-or-coin")), ctx.t("board-affordable", { count }));
    if (buy) return answer(asked, [drop(ctx), purchase(ctx, buy, cost ? ctx.t("board-buy-for", { price: cost }) : ctx.t("board-buy-free"))]);
    return answer(asked, [button(ctx, take, ctx.t("board-take-coins", { count: Number(take?.say.coins ?? 1) }), !count)]);
  },

  special(ctx) {
    const entry = picked(ctx);
    const take = entry?.say.card ? entry : undefined;
    const offers = ctx.legal.filter((it) => it.say.card);
    const only = offers.length === 1 ? offers[0] : undefined;
    const asked = take
      ? about(ctx, String(take.say.card), ctx.t("board-take", { card: named(ctx, take) }), effect(ctx, String(take.say.card)))
      : about(ctx, only ? String(only.say.card) : null, asking(ctx.t("board-may-take")), offers.map((it) => named(ctx, it)).join(" · "));
    return answer(asked, [
      button(ctx, entryOf(ctx, "pass"), ctx.t("board-no-special"), false),
      button(ctx, take ?? only, ctx.t("board-take", { card: named(ctx, take ?? offers[0]) }), true),
    ]);
  },

  louvre(ctx) {
    const seats = ctx.legal.map((entry) => {
      const seat = Number(entry.say.from_seat);
      return box(
        ctx,
        entry,
        html`${token(seat, 26)}<span class="bx"><b>${ctx.name(seat)}</b><span class="line">${figure("coin", 18)}+${entry.say.coins}</span></span>`,
      );
    });
    return answer(about(ctx, "louvre", ctx.t("board-louvre"), ctx.t("board-charges", { count: Number(ctx.asks?.count ?? 1) })), seats, "boxes");
  },

  sphinx(ctx) {
    const cards = ctx.legal.map((entry) =>
      entry.say.card
        ? box(
            ctx,
            entry,
            html`<span class="art k-special">${picture(String(entry.say.card))}</span><span class="bx"><b>${ctx.t(`card-${entry.say.card}`)}</b><span class="line">${token(Number(entry.say.from_seat), 16)}${ctx.name(Number(entry.say.from_seat))}</span>${worth(ctx, String(entry.say.card), 14)}</span>`,
          )
        : box(ctx, entry, html`${figure("deck", 28)}<span class="bx"><b>${ctx.t("board-box")}</b></span>`),
    );
    return answer(about(ctx, "sphinx", ctx.t("board-sphinx"), ctx.t("board-sphinx-sub")), cards, "boxes");
  },

  pyramid(ctx) {
    const cards = ctx.legal.map((entry) => {
      const copied = String(entry.say.card);
      return box(
        ctx,
        entry,
        html`<span class="art k-${kindOf(ctx, copied)}">${picture(copied)}</span><span class="bx"><b>${faceName(ctx, copied)}</b><span class="line">${token(Number(entry.say.from_seat), 16)}${ctx.name(Number(entry.say.from_seat))}</span>${gives({ income: 0, residents: Number(entry.say.residents), hearts: Number(entry.say.hearts) }, 15)}</span>`,
      );
    });
    return answer(about(ctx, "pyramid", ctx.t("board-pyramid"), ctx.t("board-pyramid-sub", { slot: Number(ctx.asks?.slot ?? 0) })), cards, "boxes");
  },
};

/** An answer as a box. @param {Ctx} ctx @param {Entry} entry @param {unknown} inner */
const box = (ctx, entry, inner) => html`<button class="btn answer boxed" ${control(ctx, entry, { label: ctx.say("move", entry.say) })}>${inner}</button>`;

/** @param {Ctx} ctx @param {string} card */
const effect = (ctx, card) => (ctx.has(`effect-${card}`) ? ctx.t(`effect-${card}`) : inWords(ctx, card));

/** The coins of a purchase as tokens; those to be paid are set apart. @param {number} coins @param {number} cost */
function purse(coins, cost) {
  const token = (/** @type {number} */ value) => (value === 5 ? price(5, 25) : figure("coin", 22));
  return html`<div class="purse" aria-hidden="true">${cost ? html`<span class="well">${tokens(cost).map(token)}</span>` : nothing}${tokens(coins - cost).map(token)}</div>`;
}
