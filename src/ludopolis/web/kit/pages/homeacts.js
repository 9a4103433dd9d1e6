/** The code and words of the home page's buttons, loaded once the page is drawn. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { Refused, post } from "../net/api.js";
import { Dialog } from "../draw/dialog.js";
import { Plan } from "../setup/plan.js";
import { loadName, playedGames } from "../device/prefs.js";
import { planFoot, planHead, planView } from "../setup/form.js";
import { siteUrl } from "../net/site.js";
import { loadWords } from "../words/words.js";

/** @type {{games: import("../setup/plan.js").Game[], bots: string[], lang: string, root: string, listing: boolean, friends: string[]}} */
const data = JSON.parse(document.getElementById("home")?.textContent ?? "{}");
const words = await loadWords(data.root, [`locale/${data.lang}.ftl`]);
const dialog = new Dialog(words.text("page-close"));
const home = { games: data.games, bots: data.bots, listing: data.listing, friends: data.friends, words, redraw: () => dialog.draw() };

/** Opens what was pasted: a link, or a code, which is a link's last part. @param {string} text */
function openPasted(text) {
  const address = text.trim().replace(/^https?:\/\/[^/]+/, "");
  if (!address) return;
  location.assign(address.startsWith("/") ? address : siteUrl(`/t/${encodeURIComponent(address)}`));
}

function joinView() {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    openPasted(`${new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code")}`);
  };
  return html`<form class="setup" @submit=${submit}><label for="code">${words.text("home-join-help")}</label>
    <div class="row"><input id="code" name="code" required autofocus autocomplete="off"><button class="btn main">${words.text("home-join-go")}</button></div></form>`;
}

/** The game that was played last, or the one that is learned most quickly. */
function likely() {
  const last = home.games.find(({ id }) => id === playedGames().at(-1));
  return last ?? home.games.reduce((one, other) => (other.ease < one.ease ? other : one));
}

/** Plays against bots at once. Whoever has no name yet is asked for one, and may go without. @param {import("../setup/plan.js").Game} game */
function playBots(game) {
  const plan = new Plan(home, game, "bot");
  if (loadName()) return void plan.start();
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    plan.seats[0].name = `${new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")}`;
    void plan.start();
  };
  const view = () => html`<form class="setup" @submit=${submit}><label for="who">${words.text("join-name-help")}</label>
    <div class="row"><input id="who" name="name" maxlength="40" autofocus autocomplete="nickname" placeholder=${words.text("home-you")}><button class="btn main" ?disabled=${plan.busy}>${words.text("home-start")}</button></div>
    <small>${words.text("setup-kept")}</small>${plan.refusal ? html`<p class="why" role="alert">${plan.refusal}</p>` : nothing}</form>`;
  dialog.open(words.text("home-play-bots", { game: game.name }), view);
}

/** Sets up a table; the game is chosen in the dialog where none is given. @param {import("../setup/plan.js").Game} [game] */
function openSetup(game) {
  let plan = new Plan(home, game ?? likely());
  const choose = (/** @type {import("../setup/plan.js").Game} */ other) => {
    plan = new Plan(home, other);
    dialog.draw();
  };
  dialog.open(game?.name ?? words.text("home-new"), () => planView(plan, game ? null : choose), false, {
    head: () => planHead(plan),
    foot: () => planFoot(plan),
  });
}

/** Sits down at an open table on the first seat that nobody takes meanwhile. Asks for a name if there is none yet. @param {DOMStringMap} dataset */
async function sit({ sit: table, seats = "" }) {
  const name = loadName();
  if (!name) return location.assign(siteUrl(`/t/${table}`));
  for (const seat of seats.split(" ")) {
    try {
      return location.assign((await post(`/api/tables/${table}/join`, { seat: Number(seat), name })).url);
    } catch (error) {
      if (error instanceof Refused && error.status === 409) continue;
      const note = /** @type {HTMLElement} */ (document.getElementById("sit-note"));
      note.textContent = error instanceof Refused ? error.message : words.text("status-lost");
      return;
    }
  }
  location.assign(siteUrl(`/t/${table}`)); // it says that the table is full
}

/** Does what a button says. @param {DOMStringMap} dataset */
export function press(dataset) {
  if (dataset.sit) return void sit(dataset);
  const game = home.games.find(({ id }) => id === (dataset.new ?? dataset.bots));
  if (game && dataset.bots) {
    playBots(game);
  } else if (game || ("any" in dataset && home.games.length)) {
    openSetup(game);
  } else if ("join" in dataset) {
    dialog.open(words.text("home-join"), joinView);
  }
}

/** How many games fit what is sought. @param {number} count */
export const found = (count) => words.text("home-found", { count });
