/** What travels on the wire (docs/wire.md) and what a board is given. Only for `tsc --checkJs` and the reader. */
import type { TemplateResult, nothing } from "../vendor/lit-html/lit-html.js";

/** An error on the page: seconds since it was opened, the message, the stack. */
export interface PageError {
  at: number;
  what: string;
  where: string;
}
declare global {
  interface Window {
    pageErrors: PageError[];
  }
}
export type Drawn = TemplateResult | typeof nothing | null | string;
export type Arg = number | string | (number | string)[];
export interface Fact {
  kind: string;
  [name: string]: Arg;
}
export interface Entry {
  /** What a board calls it, where that differs from `move-KIND`. */
  name?: string;
  move: string;
  say: Fact;
  ends: boolean;
  reveals: boolean;
}
export interface Seat {
  name: string;
  town: string;
  kind: "human" | "open" | "bot";
  bot: string;
  here: boolean;
  resigned: boolean;
  shown: boolean;
}
/**
 * A seat's time in milliseconds: earlier waits together, what it has for this one, when that began by the server's clock, or while it stands still how much is
 * spent.
 */
export interface SeatClock {
  used: number;
  left: number;
  since: number | null;
  spent: number;
}
export interface Clock {
  kind: "live" | "slow";
  bank: number;
  increment: number;
  paused: boolean;
  /** Seats that want a pause, or to end a game in which somebody's time is up. */
  pause: number[];
  end: number[];
  seats: SeatClock[];
}
/** What others may do about a seat whose time is up; `mine` are this device's own seats. */
export interface LateActs {
  mine: number[];
  nudge: (seat: number) => void;
  botTurn: (seat: number) => void;
  takeOver: (seat: number) => void;
  wishEnd: (wanted: boolean) => void;
}
/** How clocks are shown: loaded where a table has one. */
export interface Timing {
  clockLine: (ctx: Ctx, seat: number | undefined) => Drawn;
  rowClock: (ctx: Ctx, seat: number) => Drawn;
  clockFace: (ctx: Ctx, seat: number) => Drawn;
  lateView: (ctx: Ctx, seat: number, acts: LateActs) => Drawn;
  usedView: (ctx: Ctx, head: (seat: number) => unknown, seats: number[]) => Drawn;
}
export interface ScoreLine {
  category: string;
  points: number;
  figures: Record<string, number>;
}
/** Things on the board (`data-id`) for which a line of the sheet has points; where it is no sum, what they add to one of its figures. */
export interface Counted {
  category: string;
  things: string[];
  points: number;
  figure: string;
}
export interface Over {
  ending: string;
  totals: number[];
  winners: number[];
  sheets: ScoreLine[][];
  /** Seats level on points at the top, and the tie-break that decided; "" if none did. */
  tie: { seats: number[]; by: string } | null;
  tie_breaks: { name: string; values: number[] }[];
  /** How it ended for each seat. */
  opening: Opening[];
  /** By seat, what the sheets count on the board, as far as the game says it. */
  counted?: Counted[][];
}
/** A fact of the first sentence about a finished game (`coach/opening.py`). */
export interface Opening {
  kind: string;
  side?: number;
  rival?: number;
  points?: number;
  with?: number[];
  place?: number;
  count?: number;
  round?: number;
  rounds?: number[];
  advised?: number;
  turns?: number;
}
/** How a category of the score sheet is shown. */
export interface Source {
  /** Categories of one group are one row, `score-GROUP`, which opens. Its icon and paper are those of its first category. */
  group?: string;
  /** A colour of tokens.css, as on the board. */
  paper?: string;
  icon?: (size: number) => Drawn;
  /** The arithmetic: "4 × 3". */
  sum?: (figures: Record<string, number>) => string;
  /** What the points come from, where a player's score is taken apart; else the arithmetic. */
  why?: (ctx: Ctx, line: ScoreLine, seat: number) => string;
  /** The arithmetic is shown on a phone too. */
  always?: boolean;
  /** Counted last when a game ends, because it decides most often. */
  last?: boolean;
  /** Two figures whose product the points are, and their icons: drawn as a block of squares. */
  block?: { wide: string; high: string; icons: (size: number) => [Drawn, Drawn] };
}
/** What has changed in a value (docs/wire.md). */
export type Difference = any[] | { [name: string]: any };
/** What comes on the socket: the whole state, or what has changed since the message before. */
export type Message = State | { t: "changes"; serial: number; state: Difference; log: State["log"]; at?: number };
export interface State {
  t: "state";
  /** The number of this message. */
  serial: number;
  number: number;
  turn: number;
  view: any;
  deciding: number[];
  seats: Seat[];
  status: "waiting" | "running" | "finished" | "ended";
  /** Before the game begins: the seat of whoever begins it. */
  host?: number | null;
  next: string | null;
  /** For spectators: the table's own id, with which one sits down, if a player lets it be shown and a seat is free. */
  join?: string;
  asks: Fact | null;
  legal: Entry[];
  undo: number;
  position?: Fact[];
  scores?: ScoreLine[][];
  over?: Over;
  /** At a table for a lesson: the number of the cue that is expected, -1 once the lesson was left. */
  lesson?: number;
  clock?: Clock;
  /** With a clock: what time it is on the server. */
  at?: number;
  /** In a replay: how long each seat had thought. */
  used?: number[];
  log: { keep: number; add: Fact[] };
}
export interface Setup {
  table: string;
  watch: string;
  game: string;
  name: string;
  options: Record<string, string | number | boolean>;
  chips: string[];
  /** By seat: whose colour and shape it has. */
  colours: number[];
  /** How sure the components are, in words. */
  edition: string;
  mine: number[];
  players: number;
  css: boolean;
  /** Whether the game has a board of its own. */
  board: boolean;
  hidden: boolean;
  spectator: boolean;
  /** The seat through whose eyes a friend looks. */
  lens: number | null;
  finished: boolean;
  /** It goes on from a position of another game, and counts nowhere. */
  variation: boolean;
  lang: string;
  /** Paths of the catalogues there are, the most specific first. */
  catalogues: string[];
  languages: [string, string][];
  root: string;
  bots: string[];
  hints: boolean;
  /** The page with the puzzles of the reader's own game; empty if there can be none. A replay alone has it. */
  puzzles?: string;
  /** The public key with which the server signs notifications to this device; empty for spectators. */
  calls: string;
  /** Kinds of events that the rules explain when they first happen. */
  firsts: string[];
  lesson: Lesson | null;
  /** The address of the results of the table's deal, if others play it too. */
  deal: string;
  /** Whether somebody else has set the table up and invited this device. */
  guest: boolean;
  /** Whether people's time is counted. */
  clock: boolean;
  /** Whether the deal can be sent as a duel when the game is over. */
  duel: boolean;
  /** Whether this page sends the preview of the table once the game is over. */
  preview: boolean;
  /** Whether there is talk. */
  talk: boolean;
  /** Whether there is somebody to talk to. */
  company: boolean;
}

/** What the page of a puzzle knows before its position arrives. */
export interface PuzzleSetup {
  /** By seat. */
  names: string[];
  /** From 1 to 5. */
  difficulty: number;
  /** The chance to win that the best turn promises, in millionths. */
  expected: number;
  /** Whether turns are compared by chances to win, or by points. */
  measure: "share" | "points";
  /** The list that it stands in. */
  all: string;
  /** Whether everybody may be set it. */
  sendable: boolean;
}
/** A lesson: its steps, and the moves it expects (docs/lessons.md). */
export interface Lesson {
  id: string;
  title: string;
  seat: number;
  steps: { id: string; light: string[]; wait: string[]; answers: [string, string][] }[];
  /** Moves in order, by step; `step` is -1 before the first one. */
  cues: { step: number; seat: number; moves: string[] }[];
  /** Parts of the board that are covered until a step comes to them. */
  later: Record<string, string>;
  next: { id: string; title: string } | null;
}
/** A move of a turn. */
export interface Said {
  move: string;
  say: Fact;
}
/** The turn a Master would play, and what is different in another one. */
export interface Advice {
  turn: Said[];
  goes_on: boolean;
  /** What most likely comes next, if the turn goes on; null if that is open. */
  then?: Said | null;
  agrees: boolean;
  /** Turns that are about as good. */
  alike: Said[][];
  other: Said[];
  gain: number;
}
/** The answer to a question about a view that is not the last one any more: another view is on its way. */
export interface Outdated {
  outdated: true;
}
/** A row of the account: a line of the own score sheet or a part of it, what the strongest rival loses (`rival`), or everything else (`rest`). */
export interface Reason {
  term: string;
  points: number;
  /** What the turn changes at once on the table, if that is certain. */
  before?: string;
  after?: string;
}
export interface Prefs {
  theme: "auto" | "light" | "dark";
  confirm: "off" | "end" | "every";
  /** Off, when it is my turn, or also when others move and at the end. */
  sound: "off" | "turn" | "all";
  /** From 0 to 1. */
  volume: number;
  /** How quickly bots move and things travel. */
  pace: "instant" | "quick" | "steps";
  /** Show what happened since my last move. */
  since: boolean;
  toasts: boolean;
  /** Explain what happens for the first time in a first game. */
  firsts: boolean;
  /** Let characters say something. */
  remarks: boolean;
  text: boolean;
}
/**
 * A board's own memory. `pick`: the notation of a move shown as picked, which needs no further confirmation. `question`: what the board asks before it
 * knows the move, for the status line. `kept`: what the player looks at.
 */
export interface Ui {
  kept: Record<string, any>;
  pick?: string | null;
  question?: string | null;
  [name: string]: any;
}
export interface Ctx {
  view: any;
  me: number | null;
  asks: Fact | null;
  legal: Entry[];
  seats: Seat[];
  deciding: number[];
  over: Over | null;
  /** The game was ended before it was over. */
  ended: boolean;
  /** The game is over and its points are being counted up on the board: all of it is in sight, and nothing beside it is. */
  counting?: boolean;
  clock: Clock | null;
  timing: Timing | null;
  /** Seats whose time is up. */
  late: number[];
  /** How long each seat has thought in the waits that are over, where a clock counts it. */
  used: number[] | null;
  scores: ScoreLine[][] | null;
  undo: number;
  number: number;
  turn: number;
  facts: Fact[];
  /** What was done for the viewer since their last move: because there was no choice, or (without secrets) by what others did. */
  forced: Fact[];
  t: (key: string, args?: Record<string, Arg>) => string;
  say: (prefix: string, fact: Fact) => string;
  has: (key: string) => boolean;
  name: (seat: number) => string;
  /** What a player calls their town; "" where nothing. */
  town: (seat: number) => string;
  /** Sends a legal move. `then`: notations of moves picked together with it and sent with it; from the first illegal one on they are dropped. */
  choose: (entry: Entry, then?: string[]) => void;
  /** Takes the turn so far back and sends another first move, where that can be done. */
  instead?: (move: string) => void;
  pending: Entry | null;
  /** The turn that a hint advises. A board draws it as ghosts: `data-ghost` is the number of the move from 1, `data-from` what an arrow comes from. */
  advised?: Said[];
  why: (text: string) => void;
  /** Emptied by the next state, except `ui.kept`. */
  ui: Ui;
  update: () => void;
  /** Turns to a tab, as on a phone. */
  show: (tab: string) => void;
  phone: boolean;
  /** The frame Side, a phone on its side: drawn as on a desk, but touched with fingers. */
  sideways: boolean;
  spectator: boolean;
  /** Several people play at this screen: nothing is “yours”. */
  shared: boolean;
  replay: boolean;
  /** Somebody plays this game for the first time on this device, and no lesson explains it. */
  newcomer?: boolean;
  prefs: Prefs;
  words: Words;
}
/** A part of a sentence: plain, or a player's name. */
export interface Piece {
  text: string;
  seat?: number;
  strong?: boolean;
}
/** The catalogues of a page. */
export interface Words {
  has: (key: string) => boolean;
  text: (key: string, args?: Record<string, any>) => string;
  say: (prefix: string, fact: Fact, name: (seat: number) => string) => string;
  pieces: (prefix: string, fact: Fact, name: (seat: number) => string) => Piece[];
}
/**
 * A thing's name, what it does now as a figure and a sentence, and what else is to be said of it. `case`: where `KIND-CASE` has a place in the rules of its
 * own.
 */
export interface Told {
  name?: string;
  figure?: string;
  now?: string;
  lines?: string[];
  counts?: string[];
  case?: string;
}
/**
 * A gain that is felt for a moment: things on the board (`data-id`) are framed in the player's colour, and a slip shows the figure, first what it was. Things
 * that have just been built may come down to their place.
 */
export interface Gain {
  seat: number;
  things: string[];
  figure?: Drawn | undefined;
  was?: string;
  lands?: boolean;
}
export interface Board {
  board: (ctx: Ctx) => Drawn;
  tray?: (ctx: Ctx) => Drawn;
  /** What a screen at the table with the printed box shows. It is a file of its own, `board/aid.js`: no table loads it. */
  aid?: (ctx: Ctx) => Drawn;
  mini?: (ctx: Ctx, seat: number) => Drawn;
  peek?: (ctx: Ctx, seat: number) => Drawn;
  mark?: (ctx: Ctx, seat: number) => Drawn;
  tabs?: string[];
  place?: (ctx: Ctx, fact: Fact) => string[];
  /** By the kind of an event, what somebody gains by it; `before` is the view before it. */
  gains?: Record<string, (ctx: Ctx, fact: Fact, before: any) => Gain[]>;
  /** Kinds of `gains` that the board does not show: where not all of a turn can be told, they are told before others. */
  tellFirst?: string[];
  /** What three rivals or more did at the same moment, as the parts of one short line of news; none if it is no news. */
  together?: (ctx: Ctx, facts: Fact[]) => Drawn[];
  /** Kinds of events that everybody sees alike and that characters may say something about. */
  remarks?: string[];
  warnings?: (ctx: Ctx) => Fact[];
  /** Every move that can be undone is picked and then confirmed, so that revealing something after it needs no question. */
  picksFirst?: boolean;
  /** `edges` of the kit: on a phone the line below the board says how many answers are out of view, and in which direction. */
  edges?: (page: EdgesPage) => { clear: () => void; follow: (board: HTMLElement, answers: Element[]) => boolean };
  /** The moves that are picked and not sent, where there may be more of them than `ui.pick`. */
  picking?: (ctx: Ctx) => string[];
  /** Uses a key that was pressed, wherever the focus is; false leaves it to the page. */
  key?: (ctx: Ctx, name: string) => boolean;
  /** What the player has already done in this turn, in words, to be confirmed together with the last move. */
  soFar?: (ctx: Ctx) => string;
  /** What the move that waits for confirmation brings, in a few words, where its name does not say it. */
  means?: (ctx: Ctx, entry: Entry) => string;
  /** What a whole turn brings, in a few words: “points 21 → 23”. */
  brings?: (ctx: Ctx, turn: Said[]) => string;
  /** The name of a place that a move is about, for a turn that is not marked on the board: “north of the station”. */
  where?: (ctx: Ctx, say: Fact) => string | undefined;
  /** What a turn changes on a part of the board that is not in sight, drawn beside its words. */
  beside?: (ctx: Ctx, turn: Said[]) => Drawn;
  unscored?: (ctx: Ctx) => string[];
  sources?: Record<string, Source>;
  /** A sign that the rules explain, by its name there. */
  symbol?: (name: string, size: number) => Drawn;
  /** What a thing marked `data-what="KIND ID WHERE"` is called and does now, where its label does not say it. */
  what?: (ctx: Ctx, kind: string, id: string, where: string) => Told | null;
}

/** What the line below a board that scrolls knows of its page. */
export type EdgesPage = { readonly root: HTMLElement; readonly words: { text: (key: string) => string } };
