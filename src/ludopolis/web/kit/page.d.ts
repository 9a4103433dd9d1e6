/** The interface of a table's page: what helpers read from it, and what they ask it to do. Each helper takes the few members that it needs. */
import type { Board, Ctx, Entry, Fact, Prefs, Said, Setup, State, Ui, Words } from "./types.js";

export interface Page {
  readonly setup: Setup;
  readonly words: Words;
  readonly board: Board | null;
  readonly root: HTMLElement;
  readonly state: State | null;
  readonly prefs: Prefs;
  readonly ui: Ui;
  /** Whose view it is: a seat, or the spectator. */
  readonly viewer: number;
  readonly log: Fact[];
  /** Facts not drawn before. */
  readonly fresh: Fact[];
  /** Text mode. */
  readonly text: boolean;
  /** How a finished game is shown; null until it is. */
  readonly ending: unknown;
  /** A reason shown in the status line. */
  readonly note: string;
  readonly acts: Acts;
  readonly lesson: { readonly running: boolean };
  readonly news: { readonly forcedFacts: Fact[]; say(remark: string): void };
  ctx(): Ctx;
  /** `ctx` with the final result, even while the points are being counted up. */
  plainCtx(): Ctx;
  /** Draws in the next animation frame. */
  update(): void;
  /** Draws at once. */
  draw(moved: boolean): void;
  /** Shows a reason in the status line. */
  tell(note: string): void;
  showTab(tab: string): void;
  /** Lights up what facts speak of. */
  light(facts: Fact[]): void;
}
/** What a player does at a table, as far as helpers do it too. */
export interface Acts {
  /** The address of the table's requests. */
  readonly path: string;
  /** The move that waits for confirmation. */
  readonly pending: Entry | null;
  /** Moves that were picked together with the next one to be sent. */
  readonly followUps: string[];
  /** The key of the request whose effect has not been seen yet. */
  readonly waitingFor: string | null;
  /** The turn that waits for confirmation as a whole. */
  readonly turn: Said[];
  prepare(entry: Entry, then: string[], turn?: Said[]): void;
  dropPick(): void;
  withdraw(all: boolean): Promise<void> | undefined;
  rematch(wish?: Record<string, unknown>): Promise<void>;
  resume(): void;
  wishPause(wanted: boolean): void;
  personalLink(seat: number): Promise<string>;
  lens(seat: number): Promise<string>;
  stopLens(seat: number): Promise<unknown>;
  /** The answer to a request; null if it failed, and then the status line shows why. */
  answerOf<T>(request: Promise<T>): Promise<T | null>;
  reason(error: unknown): string;
}
