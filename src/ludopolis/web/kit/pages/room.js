/** A table before its game begins: who sits where, how others come, and the button that begins. */
import { html, nothing, render } from "../../vendor/lit-html/lit-html.js";
import { Refused, post } from "../net/api.js";
import { dress, icon, tint, token } from "../draw/art.js";
import { face, levelAndCharacter } from "../draw/face.js";
import { Connection } from "../net/connection.js";
import { Dialog } from "../draw/dialog.js";
import { Links } from "../share/links.js";
import { TableSwitch } from "../share/switch.js";
import "./plain.js";
import { keepAwake } from "../device/awake.js";
import { qrView } from "../draw/qr.js";
import { renew } from "../net/renewal.js";
import { siteUrl } from "../net/site.js";
import { TelevisionLink } from "../share/television.js";
import { SPECTATOR } from "../table/viewer.js";
import { styled } from "../draw/styled.js";
import { loadWords } from "../words/words.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Seat} Seat */

/** How long somebody who has just sat down stands out. */
const FRESH_MS = 4000;
/** More chairs than this stand in rows and not round the table. */
const MOST_ROUND = 6;
const BOT = "regular";

/** @type {{table: string, watch: string, mine: number[], colours: number[], lang: string, root: string, tv: boolean}} */
const data = JSON.parse(document.getElementById("room-data")?.textContent ?? "{}");
const words = await loadWords(data.root, [`locale/pages.${data.lang}.ftl`, `locale/${data.lang}.ftl`]);
const t = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ args = {}) => words.text(key, args);
const dialog = new Dialog(t("page-close"));
const links = new Links(words, draw);
const listing = new TableSwitch(words, data.table, "listing", draw);
const television = new TelevisionLink(words, data.table, data.watch, links, draw);
const path = `/api/tables/${data.table}`;
const invitation = location.origin + siteUrl(`/t/${data.table}`);
/** @type {State | null} */
let state = null;
/** What has just happened, and to which seat. @type {{text: string, seat: number} | null} */
let news = null;
let newsTimer = 0;
let note = "";
let lost = false;
let busy = false;
let gone = false;
/** Whether this page gives up its seat itself: that the seat is lost then is no news. */
let goingHome = false;
/** The game has begun: the board takes the room's place as soon as no answer is waited for. */
let begun = false;
dress(data.colours);

/** Somebody has come or gone since the last message. @param {State} before @param {State} now */
function tell(before, now) {
  now.seats.forEach((seat, index) => {
    const was = before.seats[index];
    if (data.mine.includes(index) || was.name === seat.name) return;
    const [key, name] = seat.name ? ["room-sat-down", seat.name] : ["room-left", was.name];
    news = { text: t(key, { name }), seat: seat.name ? index : -1 };
    clearTimeout(newsTimer);
    newsTimer = setTimeout(() => {
      news = null;
      draw();
    }, FRESH_MS);
  });
}

/** Does something, and says why if it is refused. @param {string} what @param {Record<string, unknown>} [body] @returns {Promise<boolean>} */
async function act(what, body = {}) {
  if (busy) return false;
  busy = true;
  note = "";
  draw();
  let done = true;
  try {
    await post(`${path}/${what}`, body);
  } catch (error) {
    note = error instanceof Refused ? error.message : t("status-lost");
    done = false;
  }
  busy = false;
  if (begun) location.reload();
  draw();
  return done;
}

/** @param {string} what */
async function goHome(what) {
  goingHome = true;
  goingHome = await act(what);
  if (goingHome) location.assign(siteUrl("/"));
  else dialog.close();
}

function askToCancel() {
  dialog.open(
    t("room-cancel"),
    () => html`<p>${t("room-cancel-help")}</p><div class="acts row"><button class="btn soft" @click=${() => dialog.close()}>${t("page-cancel")}</button>
      <button class="btn main" @click=${() => void goHome("cancel")}>${t("room-cancel")}</button></div>`,
  );
}

/** One's own chair stands in front, the others go round from there. @param {Seat} seat @param {number} index @param {number} count */
function chair(seat, index, count) {
  const free = seat.kind === "open";
  const [, character] = levelAndCharacter(seat.kind === "bot" ? seat.bot : "");
  const angle = Math.PI * (0.5 + (2 * (index - (data.mine[0] ?? 0))) / count);
  const place = { "--x": `${50 + 38 * Math.cos(angle)}%`, "--y": `${50 + 36 * Math.sin(angle)}%` };
  return html`<li class="chair t${tint(index)} edge${tint(index)} ${free ? "free" : ""} ${news?.seat === index ? "fresh" : ""}" ${styled(place)}>
    <i>${character ? face(character, index, 54) : token(index, 38)}</i><b>${free ? t("room-free") : seat.name}</b><small>${standing(seat, index)}</small></li>`;
}

/** @param {Seat} seat @param {number} index */
function standing(seat, index) {
  if (seat.kind === "open") return "";
  if (seat.kind === "bot") return levelAndCharacter(seat.bot)[1] ? t(`character-${levelAndCharacter(seat.bot)[1]}-trade`) : t("table-bot");
  const here = data.mine.includes(index) ? t("room-you") : t(seat.here ? "join-here" : "table-away");
  return state?.host === index ? `${t("join-host")}, ${here}` : here;
}

/** Who is missing, and what to do about it. @param {State} now @param {number} free */
function goView(now, free) {
  const host = data.mine.includes(now.host ?? -1);
  const name = now.seats[now.host ?? -1]?.name;
  const begin = (/** @type {Record<string, unknown>} */ body) => void act("begin", body);
  const bots = () => begin({ bot: BOT });
  const buttons = () => html`<div class="row wrap">
      ${free ? html`<button class="btn soft" ?disabled=${busy} @click=${bots}>${icon("robot")}${t("room-begin-bots", { count: free })}</button>` : nothing}
      <button class="btn ${free ? "soft" : "main"}" ?disabled=${busy} @click=${() => begin({})}>${t(free ? "room-begin-open" : "room-begin")}</button></div>`;
  return html`<div class="tx"><b>${free ? t("room-waiting", { count: free }) : t("room-all")}</b>
      <small>${host ? t(free ? "room-begin-open-help" : "room-dealt") : name ? t("room-host-begins", { name }) : t("room-dealt")}</small>
      ${note || lost ? html`<p class="why" role="alert">${note || t("status-lost")}</p>` : nothing}</div>
    ${host ? buttons() : nothing}`;
}

/** @param {State} now */
function leaving(now) {
  const host = data.mine.includes(now.host ?? -1);
  const alone = now.seats.every((seat, index) => seat.kind !== "human" || data.mine.includes(index));
  return html`<div class="row wrap">${alone ? nothing : html`<button class="btn bare" @click=${() => void goHome("leave")}>${icon("back")}${t("room-leave")}</button>`}
    ${host ? html`<button class="btn bare" @click=${askToCancel}>${icon("bin")}${t("room-cancel")}</button>` : nothing}</div>`;
}

/** On a television: how one sits down, if a player lets it be shown; else how one watches. @param {State} now */
function tvView({ join }) {
  const url = location.origin + siteUrl(join ? `/t/${join}` : `/w/${data.watch}`);
  const code = links.codes[url];
  if (!code) void links.drawCode(url);
  const text = t(join ? "tv-join" : "tv-watch");
  return html`<section class="sheet send tvroom">${code ? qrView(code, text) : nothing}<b>${text}</b></section>`;
}

/** @param {State} now */
function roomView(now) {
  const { seats } = now;
  const free = seats.filter((seat) => seat.kind === "open").length;
  const seated = data.mine.length > 0;
  const send = { label: t("share-player"), help: t("share-player-help"), main: true, qr: true };
  const watch = { label: t("share-watch"), help: t("share-watch-help") };
  return html`<ol class="chairs ${seats.length > MOST_ROUND ? "rows" : ""}" aria-label=${t("table-players")}>${seats.map((seat, index) => chair(seat, index, seats.length))}</ol>
    <p class="told" role="status">${news ? html`<span class="pill">${news.seat < 0 ? nothing : token(news.seat, 20)}${news.text}</span>` : nothing}</p>
    ${seated && free ? html`<section class="sheet send">${links.view(invitation, send)}</section>` : nothing}${data.tv ? tvView(now) : nothing}
    <section class="go sheet">${goView(now, free)}</section>
    ${
      seated
        ? html`<div class="rest"><details class="more"><summary>${icon("right", 18)}<b>${t("share-more")}</b></summary>
      ${links.view(location.origin + siteUrl(`/w/${data.watch}`), watch)}${television.view(free > 0)}${listing.view("listed-switch")}</details>${leaving(now)}</div>`
        : nothing
    }`;
}

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("room"));
  const ended = () => html`<div class="gone sheet"><p>${t("room-gone")}</p><a class="btn main" href=${siteUrl("/")}>${t("page-home")}</a></div>`;
  if (gone) render(ended(), root);
  else if (state) render(roomView(state), root);
}

const connection = new Connection(data.table);
connection.listen({
  state: (message) => {
    begun = message.status !== "waiting";
    if (begun && !busy) location.reload();
    if (begun) return;
    if (state) tell(state, message);
    state = message;
    draw();
  },
  link: (link) => {
    if (link === "outdated") renew();
    if (!goingHome && (link === "refused" || link === "moved")) location.reload(); // the seat is somebody else's now
    gone = link === "gone";
    lost = link === "lost";
    draw();
  },
});
if (data.tv) keepAwake();
connection.open(data.mine[0] ?? SPECTATOR, false);
if (data.mine.length) {
  void listing.look();
  void television.door.look();
  if (matchMedia("(min-width: 900px)").matches) void links.drawCode(invitation);
}
