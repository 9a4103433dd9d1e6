/** The page for a visitor without a seat at a table: sitting down, watching, or moving a seat here by its personal link. */
import { html, render } from "../../vendor/lit-html/lit-html.js";
import { Refused, post } from "../net/api.js";
import { dress, tint, token } from "../draw/art.js";
import { Connection } from "../net/connection.js";
import { loadName, saveName } from "../device/prefs.js";
import { renew } from "../net/renewal.js";
import { siteUrl } from "../net/site.js";
import { SPECTATOR } from "../table/viewer.js";
import { loadWords } from "../words/words.js";
import { answer } from "./plain.js";

/** @typedef {import("../types.js").State} State */

/** @type {{kind: "invitation" | "full" | "claim", table: string, seat: number, host: number | null, colours: number[], lang: string, root: string}} */
const data = JSON.parse(document.getElementById("invitation")?.textContent ?? "{}");
const words = await loadWords(data.root, [`locale/${data.lang}.ftl`]);
const note = /** @type {HTMLElement} */ (document.getElementById("note"));
const form = /** @type {HTMLFormElement | null} */ (document.getElementById("act"));
const field = /** @type {HTMLInputElement | null} */ (document.getElementById("name"));
const town = /** @type {HTMLInputElement | null} */ (document.getElementById("town"));
/** Seats that were free when the table was last heard of. @type {number[]} */
let free = [];
/** A request is on its way, which may fill the table. */
let busy = false;
/** @type {() => void} */
let hear = () => {};
/** The table has been heard of. @type {Promise<void>} */
const heard = new Promise((done) => (hear = done));
dress(data.colours);

/** Who sits where. The first free seat is the reader's. @param {State} state */
function showSeats(state) {
  free = state.seats.flatMap((seat, index) => (seat.kind === "open" ? [index] : []));
  const seats = /** @type {HTMLElement} */ (document.getElementById("seats"));
  render(
    state.seats.map(
      (seat, index) => html`<li class=${index === free[0] ? `you t${tint(index)}` : ""}>${token(index, 20)}
    <span>${index === free[0] ? words.text("join-you") : seat.name || words.text("table-open-seat")}</span><small>${standing(seat, index)}</small></li>`,
    ),
    seats,
  );
}

/** @param {import("../types.js").Seat} seat @param {number} index */
function standing(seat, index) {
  if (seat.kind === "open") return index === free[0] ? words.text("join-free") : "";
  if (seat.kind === "bot") return words.text("table-bot");
  const here = words.text(seat.here ? "join-here" : "table-away");
  return index === data.host ? `${words.text("join-host")}, ${here}` : here;
}

/** Sits down on the first free seat that nobody else takes meanwhile. @param {string} name */
async function join(name) {
  saveName(name);
  await heard;
  for (const seat of free) {
    try {
      return await post(`/api/tables/${data.table}/join`, { seat, name, town: town?.value.trim() ?? "" });
    } catch (error) {
      if (!(error instanceof Refused && error.why?.kind === "seat-taken")) throw error;
    }
  }
}

const claim = () => post(`/api/tables/${data.table}/claim`, { seat: data.seat, token: location.hash.slice(1) });

async function send() {
  const name = field?.value.trim();
  if (busy || (field && !name)) return;
  note.textContent = "";
  busy = true;
  try {
    await (name ? join(name) : claim());
    location.replace(siteUrl(`/t/${data.table}`)); // where no seat was left it says so
  } catch (error) {
    note.textContent = error instanceof Refused ? error.message : words.text("status-lost");
    busy = false;
  }
}

if (field) field.value ||= loadName();
if (form) answer(form, send);
if (data.kind !== "claim") {
  const connection = new Connection(data.table);
  connection.listen({
    state: (state) => {
      showSeats(state);
      hear();
      if (busy) return;
      if (!["waiting", "running"].includes(state.status) || (data.kind === "full") === free.length > 0) location.reload();
    },
    link: (link) => {
      if (link === "outdated") renew();
      if (link === "gone") location.reload();
    },
  });
  connection.open(SPECTATOR, false);
}
