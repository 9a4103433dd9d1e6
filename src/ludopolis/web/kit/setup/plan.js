/** A table as it is being set up: who plays, and how. */
import { Refused, post } from "../net/api.js";
import { CHARACTERS } from "../draw/face.js";
import { offered } from "./options.js";
import { loadCompany, loadName, playedGames, rememberInvited, rememberPlayed, saveCompany, saveName } from "../device/prefs.js";

/** @typedef {import("./options.js").Option} Option */
/** @typedef {import("./options.js").Offered} Offered */
/**
 * @typedef {{id: string, name: string, pitch: string, length: string, difficulty: string, low: number, high: number, options: Option[], cover: string, edition:
 * string, about: string, towns: boolean, ease: number, pad: boolean}} Game
 */
/** @typedef {{kind: "me" | "link" | "screen" | "bot", name: string, town: string, bot: string, character: string}} Place */
/** @typedef {"link" | "bot" | "screen"} Whom whom the others come from */
/** @typedef {{kind: "live" | "slow", bank: number, increment?: number}} NewClock how long people may think, in seconds */
/**
 * What the home page offers.
 * @typedef {{games: Game[], bots: string[], listing: boolean, friends?: string[], words: import("../types.js").Words, redraw: () => void}} Home
 */

const USUAL_BOT = "regular";

export class Plan {
  /** @param {Home} home @param {Game} game @param {Whom} [whom] with whom, where that is not as last time */
  constructor(home, game, whom) {
    this.home = home;
    this.game = game;
    /** As it was last time. */
    this.company = loadCompany();
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
    /** For whom the link is, by name: it only goes into the message that the host sends. @type {string[]} */
    this.invited = [];
    this.refusal = "";
    this.busy = false;
    this.add("me");
    const others = whom ?? this.company.whom;
    const count = whom === "bot" ? 2 : this.company.count;
    for (let seat = 1; seat < Math.max(2, count, game.low) && seat < game.high; seat += 1) this.add(others);
  }

  /** With whom, if all the others come from there. @returns {Whom | null} */
  get whom() {
    const [first, ...more] = this.seats.filter(({ kind }) => kind !== "me");
    return first && first.kind !== "me" && more.every(({ kind }) => kind === first.kind) ? first.kind : null;
  }

  /** @param {Whom} whom */
  setWhom(whom) {
    this.seats.forEach(({ kind }, seat) => {
      if (kind !== "me") this.setKind(seat, whom);
    });
  }

  /** @param {number} count of players */
  setCount(count) {
    const whom = this.whom ?? this.company.whom;
    while (this.seats.length < count) this.add(whom);
    this.seats.splice(count);
  }

  /** @param {Place["kind"]} kind */
  add(kind) {
    this.seats.push({ kind, name: "", town: "", bot: USUAL_BOT, character: "" });
    this.rename(this.seats.length - 1);
  }

  /** Gives a seat the usual name for its kind. @param {number} seat */
  rename(seat) {
    const place = this.seats[seat];
    if (place.kind === "me") place.name = loadName();
    if (place.kind === "bot") this.setCharacter(seat, this.absent(seat));
    if (place.kind === "screen") place.name = this.company.names[this.seats.slice(0, seat).filter(({ kind }) => kind === "screen").length] ?? "";
    if (place.kind === "link") place.name = "";
  }

  /** A character who sits nowhere else, as long as there is one; every seat has another one in mind. @param {number} seat */
  absent(seat) {
    const seated = this.seats.filter(({ kind }, other) => kind === "bot" && other !== seat).map(({ character }) => character);
    const times = (/** @type {string} */ one) => seated.filter((character) => character === one).length;
    const first = seat % CHARACTERS.length;
    return [...CHARACTERS.slice(first), ...CHARACTERS.slice(0, first)].toSorted((one, other) => times(one) - times(other))[0];
  }

  /** @param {number} seat @param {string} character */
  setCharacter(seat, character) {
    const twins = this.seats.filter((place, other) => place.kind === "bot" && other < seat && place.character === character).length;
    this.seats[seat].character = character;
    this.seats[seat].name = characterName(this.home.words, character) + (twins ? ` ${twins + 1}` : "");
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

  /** Whether friends are waited for before the game begins. In correspondence play nobody needs to be there. */
  get waits() {
    return this.seats.some(({ kind }) => kind === "link") && this.seats.some(({ kind }) => kind === "me") && this.clock?.kind !== "slow";
  }

  /** Keeps on this device what is asked again next time. */
  remember() {
    const me = this.seats.find((place) => place.kind === "me");
    if (me?.name.trim()) saveName(me.name.trim());
    const names = this.seats.filter(({ kind }) => kind === "screen").map(({ name }) => name.trim());
    const whom = this.whom ?? this.company.whom;
    saveCompany({ whom, count: this.seats.length, names: names.length ? names : this.company.names });
  }

  /** Sets the table up and goes there. */
  async start() {
    const { words, redraw } = this.home;
    this.busy = true;
    redraw();
    this.remember();
    const named = (/** @type {Place} */ { kind, name }) => name.trim() || (kind === "me" ? words.text("home-you") : "");
    const seats = this.seats.map((place) => ({
      kind: place.kind,
      name: named(place),
      town: place.town.trim(),
      bot: place.kind === "bot" ? `${place.bot}:${place.character}` : "",
    }));
    const options = Object.fromEntries(this.offered().map(({ name, value }) => [name, value]));
    try {
      const answer = await post("/api/tables", {
        game: this.game.id,
        options,
        seats,
        live_score: this.liveScore,
        hints: this.hints,
        ...(this.clock && this.people > 1 ? { clock: this.clock } : {}),
        ...(this.waits ? { wait: true } : {}),
      });
      rememberPlayed(this.game.id);
      if (this.invited.length) rememberInvited(answer.table, this.invited);
      if (this.listable && this.listed) await post(`/api/tables/${answer.table}/listing`, { on: true });
      location.assign(seats.some(({ kind }) => kind === "link") && !this.waits ? `${answer.url}#share` : answer.url);
    } catch (error) {
      this.refusal = error instanceof Refused ? error.message : words.text("status-lost");
      this.busy = false;
      redraw();
    }
  }
}

/** What a character is called: the first names of bots are theirs. @param {import("../types.js").Words} words @param {string} character */
export const characterName = (words, character) => words.text("home-bot-names").split(", ")[CHARACTERS.indexOf(character)];
