/** The tray: the cards of the turn, and the answers that are not given by tapping the town. */
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { capital, control, signed } from "../../../kit/board.js";
import { glyph } from "../art/cards.js";
import { pool } from "../art/town.js";
import { cardsOf, chosenPair, combos, deck, hand, passing } from "./cards.js";
import { askNumber, building, estateLabel, moveLabel, placeWords, writtenOf } from "./lots.js";
import { chosenCombo, pickEstate, pickedEstates } from "./moves.js";
import { estateCounts } from "./sheet.js";
import { goal, planWords } from "./tracks.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Entry} Entry */
/** @typedef {import("./moves.js").Choices} Choices */
/** @typedef {import("./sheet.js").Sheet} Sheet */

/** Questions with many answers: only the chosen cards stay beside them. */
const MANY = ["claim", "reshuffle"];
/** Questions whose answers need the whole tray. */
const WHOLE = ["effect_agent", "claim_estates"];

/** @param {Ctx} ctx @param {Choices} choices @param {Sheet} sheet */
export function answers(ctx, choices, sheet) {
  const asks = /** @type {import("../../../kit/board.js").Fact} */ (ctx.asks);
  if (asks.kind === "combination") {
    const cards = ctx.view.numbers ? combos(ctx, choices, ctx.phone) : hand(ctx, choices);
    return together(ctx, "wt-choice", cards, [refuse(ctx, choices), ring(ctx, choices, sheet)]);
  }
  if (asks.kind === "pass_card") return html`${question(ctx)}${passing(ctx, choices)}`;
  const many = Boolean(ctx.ui.lot) || MANY.includes(String(asks.kind));
  const alone = WHOLE.includes(String(asks.kind)) || (many && ctx.phone);
  const own = () => (ctx.view.numbers && !many ? combos(ctx, null, true) : chosenCombo(ctx) ? chosenPair(ctx) : cardsOf(ctx));
  const lost = losing(ctx, choices);
  const inner = html`${question(ctx)}${ctx.phone ? nothing : lost}${buttons(ctx, choices, sheet, String(asks.kind))}`;
  return html`${ctx.phone ? lost : nothing}${together(ctx, "wt-turn", alone ? nothing : own(), asked(inner))}`;
}

/** The cards of the round, while there is nothing to answer. @param {Ctx} ctx */
export const waiting = (ctx) => together(ctx, "wt-turn", cardsOf(ctx), asked(nothing));

/**
 * One template for every question, so that cards and deck stay from one to the next.
 * @param {Ctx} ctx
 * @param {"wt-turn" | "wt-choice"} look
 * @param {unknown} cards
 * @param {unknown} ask
 */
const together = (ctx, look, cards, ask) => html`<div class=${look}>${cards}</div>${ask}${ctx.phone ? nothing : deck(ctx, false)}`;

/** @param {unknown} inner */
const asked = (inner) => html`<div class="wt-ask">${inner}</div>`;

/** Whether a number is to be written where some pools would be lost, which are crossed out. @param {Ctx} ctx @param {Choices} choices */
const crossed = (ctx, { lots }) =>
  !ctx.ui.lot && ctx.asks?.kind === "place" && [...lots.values()].some((options) => options.every(({ entry }) => entry.say.kind.endsWith("_lost")));

/**
 * What a pool that is crossed out means; then that the house on which the number stands, or is about to, loses its pool: said while it can be taken back.
 * @param {Ctx} ctx
 * @param {Choices} choices
 */
function losing(ctx, choices) {
  const told = (/** @type {string} */ words) => html`<p class="wt-lost">${words}</p>`;
  if (crossed(ctx, choices))
    return html`<p class="wt-lost wt-crossed"><svg viewBox="-1 -2 42 31" aria-hidden="true">${pool(0, 0, 40, 27, "losing")}</svg>${ctx.t("board-pools-losing")}</p>`;
  if (ctx.ui.lot) return choices.lots.get(ctx.ui.lot)?.[0].entry.say.kind.endsWith("_lost") ? told(ctx.t("board-pool-lost")) : nothing;
  const written = writtenOf(ctx);
  const may = !ctx.asks?.kind.startsWith("effect_") || ctx.asks.effect === "pool"; // the pool may still be built, or the turn is past it
  return written?.kind !== "place_lost" || may ? nothing : told(`${capital(ctx.say("move", written))}.`);
}

/** Repeats the question where the player is looking, or asks what the status line does not; else that is enough on a phone. @param {Ctx} ctx */
function question(ctx) {
  const lot = ctx.ui.lot;
  if (lot) return html`<p class="wt-q local"><b>${ctx.t("board-which-number", { slot: placeWords(ctx, lot) })}</b></p>`;
  if (ctx.ui.ring) return html`<p class="wt-q local"><b>${ctx.t("board-ask-ring")}</b></p>`;
  if (ctx.phone || !ctx.asks) return nothing;
  const left = Number(ctx.asks.missing ?? 0) - pickedEstates(ctx).length;
  return html`<p class="wt-q"><b>${ctx.say("ask", { ...ctx.asks, missing: left })}</b></p>`;
}

/** @param {Ctx} ctx @param {Choices} choices @param {Sheet} sheet @param {string} kind */
function buttons(ctx, choices, sheet, kind) {
  const { words } = choices;
  if (ctx.ui.lot && choices.lots.has(ctx.ui.lot)) return numbers(ctx, choices.lots.get(ctx.ui.lot) ?? []);
  const tool = ring(ctx, choices, sheet);
  if (kind === "effect_agent") return html`<div class="wt-agents">${agents(ctx, choices, sheet)}</div>${row(skip(ctx, words), tool)}`;
  if (kind === "claim")
    return row(
      [...choices.claims.values()].map((entry) => claim(ctx, sheet, entry)),
      word(ctx, words.get("done"), "board-done", "soft"),
      tool,
    );
  if (kind === "claim_estates") return row([...choices.estates.entries()].map(([lot, entry]) => estate(ctx, sheet, lot, entry)));
  if (kind === "reshuffle")
    return row(word(ctx, words.get("reshuffle yes"), "board-reshuffle-yes"), word(ctx, words.get("reshuffle no"), "board-reshuffle-no"));
  return row(built(ctx, choices, sheet), skip(ctx, words), tool);
}

/** Takes up a ring, to be built with a tap on a lot, or puts it back. @param {Ctx} ctx @param {Choices} choices @param {Sheet} sheet */
function ring(ctx, choices, sheet) {
  const [entry] = choices.rings.values();
  if (!entry || ctx.asks?.kind.startsWith("ring")) return nothing;
  const points = signed(sheet.values.rings[sheet.rings + 1] - sheet.values.rings[sheet.rings]);
  const pick = () => {
    ctx.ui.ring = !ctx.ui.ring;
    askNumber(ctx, null);
    ctx.update();
  };
  return html`<button class="btn soft wt-answer wt-ring" aria-pressed=${Boolean(ctx.ui.ring)} ${control(ctx, { ...entry, move: "ring" }, { label: ctx.t("board-ring-help", { points }), pick })}>${glyph("ring", 28)}<span>${ctx.t(ctx.ui.ring ? "board-ring-where" : "board-ring")}</span><b>${points}</b></button>`;
}

/** @param {unknown[]} inner */
function row(...inner) {
  const shown = inner.flat().filter((one) => one !== nothing);
  return shown.length ? html`<div class="wt-answers">${shown}</div>` : nothing;
}

/** @param {Ctx} ctx @param {Entry | undefined} entry @param {string} key @param {string} [look] @param {Record<string, string>} [args] */
function word(ctx, entry, key, look = "", args = {}) {
  const label = ctx.t(key, args);
  return entry ? html`<button class="btn wt-answer ${look}" ${control(ctx, entry, { label })}>${label}</button>` : nothing;
}

/** @param {Ctx} ctx @param {Map<string, Entry>} words */
function skip(ctx, words) {
  const effect = String(ctx.asks?.kind).replace("effect_", "");
  return word(ctx, words.get("skip"), effect.startsWith("ring") ? "board-skip-ring" : "board-skip", "soft", { effect });
}

/** @param {Ctx} ctx @param {Choices} choices */
function refuse(ctx, choices) {
  const entry = choices.words.get("refuse");
  return entry
    ? html`<button class="btn wt-answer wt-refuse" data-what=${choices.combos.size ? "refusals temp" : "refusals"} ${control(ctx, entry, { label: ctx.t("board-refuse") })}>${glyph("refusal", 28)}<span>${ctx.t("board-refuse")}</span></button>`
    : nothing;
}

/** The numbers that fit one lot. @param {Ctx} ctx @param {{number: number | null, entry: Entry}[]} options */
function numbers(ctx, options) {
  return html`<div class="wt-answers">${options.map(({ number, entry }) => {
    const label = moveLabel(ctx, ctx.ui.lot, number ?? 0, entry);
    return html`<button class="wt-number" ${control(ctx, entry, { label })}>${number}</button>`;
  })}<button class="btn soft" @click=${() => {
    askNumber(ctx, null);
    ctx.update();
  }}>${ctx.t("tray-drop")}</button></div>`;
}

/** Each size with the value of an estate before and after the agent, and how many there are. @param {Ctx} ctx @param {Choices} choices @param {Sheet} sheet */
function agents(ctx, choices, sheet) {
  const counts = estateCounts(sheet);
  return [...choices.agents.entries()].map(([size, entry]) => {
    const values = sheet.values.estates[size - 1];
    const now = sheet.agents[size - 1];
    const label = ctx.t("board-label-agent", { size, count: counts[size - 1], value: values[now], next: values[now + 1] });
    return html`<button class="wt-agent ${counts[size - 1] ? "some" : ""}" ${control(ctx, entry, { label })}><span class="wt-rise"><span class="wt-sz ok wt-chip${size}">${size}</span>${values[now]}<i>→</i><b>${values[now + 1]}</b></span><small>${ctx.t("board-have", { count: counts[size - 1] })}</small></button>`;
  });
}

/** A park or a pool, with what it is worth. @param {Ctx} ctx @param {Choices} choices @param {Sheet} sheet */
function built(ctx, choices, sheet) {
  const { entry, pool: at, label, worth } = building({ ctx, choices, sheet });
  if (!entry) return nothing;
  const what = at ? "pool" : "park";
  return html`<button class="btn wt-answer" ${control(ctx, entry, { label })}>${glyph(what, 26)}<span>${ctx.t(`board-build-${what}`)}</span><span class="wt-rise">${worth[0]}<i>→</i><b>${ctx.t("board-worth", { value: worth[1] })}</b></span></button>`;
}

/** @param {Ctx} ctx @param {Sheet} sheet @param {Entry} entry */
function claim(ctx, sheet, entry) {
  const points = Number(entry.say.points);
  const plan = planWords(ctx, String(entry.say.plan));
  return html`<button class="btn wt-answer" ${control(ctx, entry, { label: ctx.t("board-label-claim", { plan, points }) })}>${goal(ctx, sheet, String(entry.say.plan))}<b class="wt-plus">+${points}</b></button>`;
}

/** @param {Ctx} ctx @param {Sheet} sheet @param {string} lot @param {Entry} entry */
function estate(ctx, sheet, lot, entry) {
  const found = sheet.estates.find(({ name }) => name === lot);
  if (!found) return nothing;
  const own = sheet.streets[found.street].lots.slice(found.first, found.first + found.size).map(({ number }) => number);
  const label = estateLabel(ctx, found);
  const on = pickedEstates(ctx).includes(lot);
  return html`<button class="btn wt-answer ${on ? "on" : ""}" aria-pressed=${on} ${control(ctx, entry, { label, pick: () => pickEstate(ctx, lot) })}><span class="wt-sz ok wt-chip${found.size}">${found.size}</span><span>${ctx.t("board-estate", { street: found.street + 1, numbers: own.join(" ") })}</span></button>`;
}
