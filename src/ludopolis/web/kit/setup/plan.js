/** A table as it is being set up: who plays, and how. */
import { Refused, post } from "../net/api.js";
import { offered } from "./options.js";
import { loadName, playedGames, rememberPlayed, saveName } from "../device/prefs.js";

/** @typedef {import("./options.js").Option} Option */
/** @typedef {import("./options.js").Offered} Offered */
/**
 * @typedef {{id: string, name: string, pitch: string, length: string, difficulty: string, low: number, high: number, options: Option[], cover: string, edition:
 * string, about: string, towns: boolean}} Game
 */
/** @typedef {{kind: "me" | "link" | "screen" | "bot", name: string, town: string, bot: string}} Place */
/** @typedef {{kind: "live" | "slow", bank: number, increment?: number}} NewClock how long people may think, in seconds */
/** @typedef {{games: Game[], bots: string[], listing: boolean, words: import("../types.js").Words, redraw: () => void}} Home what the home page offers */

const USUAL_BOT = "regular";

export class Plan {
  /** @param {Home} home @param {Game} game */
  constructor(home, game) {
    this.home = home;
    this.game = game;
    /** What was chosen, also for options that are not there just now. @type {Record<string, any>} */
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    /** @type {Place[]} */
    this.seats = [];
    this.liveScore = true;
    /** Whether this device has never set up the game. */
    this.first = !playedGames().includes(game.id);
    this.hints = this.first;
    /** Whether the table is shown to everybody on the home page. */
    this.listed = false;
    /** @type {NewClock | null} */
    this.clock = null;
    this.refusal = "";
    this.busy = false;
    this.add("me");
    for (let seat = 1; seat < Math.max(2, game.low) && seat < game.high; seat += 1) this.add("bot");
  }

  /** @param {Place["kind"]} kind */
  add(kind) {
    this.seats.push({ kind, name: "", town: "", bot: USUAL_BOT });
    this.rename(this.seats.length - 1);
  }

  /** Gives a seat the usual name for its kind. @param {number} seat */
  rename(seat) {
    const place = this.seats[seat];
    const { words } = this.home;
    if (place.kind === "me") place.name = loadName() || words.text("home-you");
    if (place.kind === "bot") place.name = botName(words, seat);
    if (place.kind === "screen") place.name = words.text("table-seat", { number: seat + 1 });
    if (place.kind === "link") place.name = "";
  }

  /** @param {number} seat @param {Place["kind"]} kind */
  setKind(seat, kind) {
    if (kind === "me") {
      const other = this.seats.findIndex((place) => place.kind === "me");
      if (other >= 0) this.setKind(other, "screen");
    }
    this.seats[seat].kind = kind;
    this.rename(seat);
  }

  /** How many people will play. */
  get people() {
    return this.seats.filter(({ kind }) => kind !== "bot").length;
  }

  /** The options that make a difference now, as `Game.offered` of the engine has them. @returns {Offered[]} */
  offered() {
    return offered(this.game.options, this.options, this.seats.length);
  }

  /** Whether it can be listed: somebody else may sit down, and the server lists tables. */
  get listable() {
    return this.home.listing && this.seats.some(({ kind }) => kind === "link");
  }

  /** Sets the table up and goes there. */
  async start() {
    const { words, redraw } = this.home;
    this.busy = true;
    redraw();
    const me = this.seats.find((place) => place.kind === "me");
    if (me && me.name !== words.text("home-you")) saveName(me.name.trim());
    const seats = this.seats.map(({ kind, name, town, bot }) => ({ kind, name: name.trim(), town: town.trim(), bot: kind === "bot" ? bot : "" }));
    const options = Object.fromEntries(this.offered().map(({ name, value }) => [name, value]));
    try {
      const answer = await post("/api/tables", {
        game: this.game.id,
        options,
        seats,
        live_score: this.liveScore,
        hints: this.hints,
        ...(this.clock && this.people > 1 ? { clock: this.clock } : {}),
      });
      rememberPlayed(this.game.id);
      if (this.listable && this.listed) await post(`/api/tables/${answer.table}/listing`, { on: true });
      location.assign(seats.some(({ kind }) => kind === "link") ? `${answer.url}#share` : answer.url);
    } catch (error) {
      this.refusal = error instanceof Refused ? error.message : words.text("status-lost");
      this.busy = false;
      redraw();
    }
  }
}

/** A name for a bot; when the names run out they are numbered. @param {import("../types.js").Words} words @param {number} seat */
function botName(words, seat) {
  const names = words.text("home-bot-names").split(", ");
  const round = Math.floor(seat / names.length);
  return `${names[seat % names.length]}${round ? ` ${round + 1}` : ""}`;
}
