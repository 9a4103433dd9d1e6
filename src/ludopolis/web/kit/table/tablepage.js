/** The whole page of a table: bar, board, rail and tray; or instead of them the curtain or a message. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../draw/art.js";
import { barView, tabsView } from "../parts/bar.js";
import { closedView, curtainView, movedView } from "./door.js";
import { playersView, stripView } from "../parts/players.js";
import { otherTheme } from "../device/prefs.js";
import { siteUrl } from "../net/site.js";
import { newsLine, statusView } from "../parts/status.js";
import { textView } from "../parts/text.js";
import { trayView } from "../parts/tray.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../types.js").Ctx} Ctx */

/** @param {Table} table */
export function tablePage(table) {
  const { words, setup, acts, handover, panels, hints, counting, lesson } = table;
  if (table.link === "gone" || table.link === "refused")
    return closedView(words, words.text(table.link === "gone" ? "why-no-such-table" : setup.lens === null ? "why-not-your-seat" : "why-lens-closed"));
  if (table.tv) return table.tv.view();
  if (table.link === "moved") return movedView(words, table);
  if (handover.curtain !== null) {
    const name = table.state?.seats[handover.curtain].name ?? "";
    return curtainView(words, handover.curtain, name, () => handover.liftCurtain(), handover.undoBehindCurtain());
  }
  const ctx = table.ctx();
  const menu = () => void panels.openMenu();
  const news = table.news.view(ctx);
  const buttons = {
    theme: () => table.change(otherTheme(table.prefs)),
    menu,
    share: () => panels.share(),
    score: () => void panels.score(),
    log: () => panels.log(),
    talk: () => panels.log("talk"),
    what: () => void table.goOn().then(({ whatis }) => whatis.ask(true)),
  };
  const actions = {
    note: setup.variation ? words.text("table-variation") : "",
    board: table.text || !table.state ? null : table.board,
    links: !ctx.spectator,
    said: (/** @type {number} */ seat) => table.rest?.side.saidView(seat) ?? nothing,
    peek: (/** @type {number} */ seat) => void panels.peek(seat),
    sum: (/** @type {number} */ seat) => void panels.sum(seat),
    handBack: (/** @type {number} */ seat) => acts.handBack(seat),
    share: () => panels.share(),
    ...panels.lateActs(),
  };
  return html`<div class="app ${table.text ? "textmode" : ""} ${ctx.me === null ? "" : "seated"} ${ctx.newcomer ? "newcomer" : ""} ${ctx.over || ctx.ended ? "ended" : ""} ${(table.rest?.side.tabs.length ?? 1) > 1 ? "talks" : ""} ${counting.running ? "counting" : ""} ${hints.advice && !hints.pointing && ctx.asks && !ctx.over ? `hinting ${hints.showing ? "showing" : ""}` : ""} ${lesson.running && !ctx.over ? `teaching ${lesson.showing ? "showing" : ""}` : ""} ${table.link === "lost" || table.link === "outdated" ? "offline" : ""}" data-tab=${table.tab}>
    ${barView(ctx, setup, buttons, news, table.rest?.side)}
    ${tabsView(ctx, table.tab, (tab) => table.showTab(tab), menu, table.text ? [] : table.board?.tabs, [], table.rest?.side)}
    ${stripView(ctx, actions)}
    <main class="board" tabindex=${table.text || ctx.phone || ctx.sideways ? "0" : nothing} aria-label=${words.text("table-tab-board")}>${boardView(table, ctx)}</main>
    ${ctx.phone && !ctx.sideways && table.board?.edges ? html`<div class="edges"></div>` : nothing}
    <aside class="rail">${counting.running ? nothing : lesson.running && table.link !== "lost" ? lesson.view(ctx) : statusView(ctx, table.note, table.link, html`${hints.button(ctx)}${table.clocks?.button(ctx, () => panels.late()) ?? nothing}`, toldView(table, ctx), acts.waitingFor === null ? null : { unsent: acts.unsent, drop: () => acts.dropUnsent() }, table.rest?.since.view(ctx), table.news.forced(ctx), goalView(table, ctx), hints.pointing)}${hints.view(ctx)}${lesson.running ? nothing : table.firsts.view(ctx)}
      ${counting.running || behindTabs(table, ctx) ? nothing : playersView(ctx, actions)}
      ${behindTabs(table, ctx) ? nothing : table.sideView(ctx)}</aside>
    ${ctx.phone ? suggestedView(table, ctx) : nothing}${counting.running ? counting.view(table.plainCtx()) : bottomView(table, ctx)}
  </div>`;
}

/**
 * What has just happened, in its order: what is new to a newcomer, and what somebody else did.
 * @param {Table} table @param {Ctx} ctx
 */
function toldView(table, ctx) {
  const { news, firsts } = table;
  const [first, fact] = [firstView(table, ctx), firsts.now?.fact];
  const doings = news.view(ctx, fact);
  const line = news.forced(ctx) === nothing ? newsLine(doings) : nothing;
  if (ctx.phone && first !== nothing && line !== nothing) return html`${line}<div class="spare">${firsts.brief(ctx)}${first}</div>`; // what is new takes the line that the news leaves
  return fact && news.precedes(fact) ? html`${line}${first}` : html`${first}${line}`;
}

/** What is new to a newcomer; a guest's suggested move stays in sight below it. @param {Table} table @param {Ctx} ctx */
function firstView({ firsts, rest }, ctx) {
  const line = firsts.line(ctx);
  return line === nothing ? nothing : html`${line}${ctx.phone ? nothing : rest?.suggestion.view(ctx)}`;
}

/** What a newcomer's first turn is about, and where a guest could begin. @param {Table} table @param {Ctx} ctx */
function goalView({ firsts, rest }, ctx) {
  const goal = firsts.goal(ctx, rest?.since.first ?? false);
  const suggested = ctx.phone ? nothing : (rest?.suggestion.view(ctx) ?? nothing);
  return goal === nothing && suggested === nothing ? nothing : html`${goal}${suggested}`;
}

/** On a phone a guest's suggested move stands above the tray: where it comes and goes, the table keeps still. @param {Table} table @param {Ctx} ctx */
const suggestedView = ({ rest, lesson }, ctx) =>
  rest && !lesson.running && !ctx.over ? html`<div class="suggesting" role="status">${rest.suggestion.view(ctx)}</div>` : nothing;

/** Whether players and log are behind tabs that nobody has pressed: a phone's first board comes without them. @param {Table} table @param {Ctx} ctx */
const behindTabs = (table, ctx) => ctx.phone && !table.rest && !table.text && table.tab === "board";

/** @param {Table} table @param {Ctx} ctx */
function boardView(table, ctx) {
  if (!table.state) return html`<p class="quiet">${ctx.t("status-connecting")}</p>`;
  if (ctx.over && table.tab === "score")
    return table.ending?.finalView(ctx, table.text ? null : table.board, { watch: () => void table.loadEnd(true), picture: () => table.sendPicture() });
  if (table.text) return textView(ctx, table.state.position ?? [], (text) => void table.acts.why(text));
  return table.board?.board(ctx) ?? nothing;
}

/** Below the board: the tray, or what to do after the game. @param {Table} table @param {Ctx} ctx */
function bottomView(table, ctx) {
  const { acts, state } = table;
  if (!state) return nothing;
  if (ctx.over) return endTray(table, ctx, state.next);
  if (ctx.ended)
    return html`<section class="tray sheet endtray"><a class="btn soft" href=${siteUrl("/")}>${icon("back")}<span>${ctx.t("page-home")}</span></a>${againButton(table, ctx, state.next)}</section>`;
  const hands = {
    board: table.text ? null : table.board,
    busy: acts.busy,
    turn: acts.turn,
    confirm: () => acts.confirm(),
    cancel: () => acts.cancel(),
    undo: () => acts.withdraw(false),
    reset: () => acts.withdraw(true),
    before: table.handover.undoAfterTurning(),
    next: table.rest?.onward(ctx) ?? nothing,
  };
  return table.text && !ctx.pending && !ctx.undo && !hands.before && hands.next === nothing
    ? nothing
    : trayView(table.text ? { ...ctx, asks: null } : ctx, hands);
}

/** @param {Table} table @param {Ctx} ctx @param {string | null} rematch the table of the next game, where there is one */
function endTray(table, ctx, rematch) {
  const { setup } = table;
  const other = table.tab === "score" ? "board" : "score";
  return html`<section class="tray sheet endtray">
    <button class="btn soft" @click=${() => table.showTab(other)}>${icon(other === "score" ? "sheet" : "eye")}<span>${ctx.t(`table-see-${other}`)}</span></button>
    <a class="btn soft" href=${siteUrl(`/replay/${setup.table}`)}>${icon("replay")}<span>${ctx.t("table-replay")}</span></a>
    <a class="btn soft" href=${siteUrl(`/api/tables/${setup.table}/record`)} download>${icon("save")}<span>${ctx.t("table-record")}</span></a>
    <a class="btn teach" href=${siteUrl(`/replay/${setup.table}?analysis`)}>${icon("lamp")}<span>${ctx.t("analysis-button")}</span></a>
    ${setup.duel ? html`<button class="btn soft deskonly" @click=${() => void table.acts.sendDuel()}>${icon("link")}<span>${ctx.t("duel-send")}</span></button>` : nothing}
    ${setup.deal ? html`<a class="btn main" href=${setup.deal}>${ctx.t("deal-results-here")}</a>` : againButton(table, ctx, rematch)}
  </section>`;
}

/** @param {Table} table @param {Ctx} ctx @param {string | null} rematch */
function againButton(table, ctx, rematch) {
  if (rematch)
    return html`<a class="btn main" href=${siteUrl(`/${ctx.spectator ? "w" : "t"}/${rematch}`)}>${ctx.t(ctx.spectator ? "table-to-rematch" : "table-rematch")}</a>`;
  return table.setup.mine.length
    ? html`<button class="iconbtn deskonly" aria-label=${ctx.t("again-other")} title=${ctx.t("again-other")} @click=${() => void table.panels.again()}>${icon("tune")}</button><button class="btn main" @click=${() => void table.acts.rematch()}>${ctx.t("table-rematch")}</button>`
    : nothing;
}
