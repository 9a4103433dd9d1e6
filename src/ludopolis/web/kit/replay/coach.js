/** The coach's client: asks the server for an analysis, follows its progress, and finds what it says about a moment. */
import { Refused, ask, get } from "../net/api.js";

/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").Said} Said */
/** @typedef {import("../types.js").Reason} Reason */
/** A move that is expected, and the share of deals in which the line comes so far. @typedef {Said & {seat: number, share: number}} Reply */
/** @typedef {"blunder" | "mistake" | "inaccuracy" | ""} Class */
/**
 * One seat's turn. Shares and points are in millionths, as everywhere in an analysis (docs/coach.md).
 * @typedef {{
 *   seat: number, entries: number[], forced: boolean, counts: boolean, class: Class, loss: number, loss_points: number, expected: number,
 *   round?: number | null, advised?: boolean, revised?: boolean,
 *   played: Said[], better?: Said[], goes_on?: boolean, line?: Reply[], reasons?: Reason[]
 * }} Decision
 */
/** Which level plays like that, and between which it may be. @typedef {{level: string, shade: "" | "plus" | "minus", low: number, high: number}} Grade */
/** How many games of a player were looked at, and the grade that they give, if they are enough. @typedef {{games: number, grade: Grade | null}} Graded */
/** @typedef {{start: number, luck: number, decisions: number, rivals: number, unforeseeable: number, result: number, adjusted: number}} Sum */
/**
 * @typedef {{side: number, share: Sum, points: Sum, decisions?: number, classes?: Record<string, number>, accuracy?: number | null,
 * accuracy_error?: number | null, settled?: boolean, opening?: import("../types.js").Opening[], dearest?: number[]}} Side
 */
/** @typedef {{n: number, shares: number[], points: number[], error: number[]}} Point */
/** @typedef {{kind: "draw" | "turn", entries: number[], decisions?: Decision[]}} Block */
/** @typedef {{block: number, n: number, kind: "draw" | "turn", seats: number[], told: Fact[]}} TurningPoint */
/**
 * @typedef {{
 * rounds: number, judge: "network" | "hand", measure: "share" | "points", players: number, curve: Point[], blocks: Block[], sides: Side[], turning_points:
 * TurningPoint[]
 * }} Findings
 */
/** @typedef {{n: number}} Frame a frame of a replay: the last entry before it */

export const MILLION = 1_000_000;
/** Interval of polls for the analysis … */
const POLL_MS = 700;
/** … and before the first result. */
const FIRST_POLL_MS = 200;
/** Smallest change of a share by a draw that is marked on the curve … */
const JUMP = 0.08 * MILLION;
/** … or of the points. */
const JUMP_POINTS = 3 * MILLION;

export class Coach {
  /** @param {string} table @param {() => void} changed */
  constructor(table, changed) {
    this.path = `/api/tables/${table}/analysis`;
    this.changed = changed;
    /** @type {"off" | "working" | "done" | "failed"} */
    this.status = "off";
    /** How much of the time is over, from 0 to 1. */
    this.part = 0;
    /** Why there is nothing to see, in the server's words. */
    this.refusal = "";
    this.serial = -2;
    /** @type {Findings | null} */
    this.data = null;
  }

  /** Asks for the analysis, and follows it until it is done. */
  async start() {
    if (this.status === "working" || this.status === "done") return;
    this.status = "working";
    this.changed();
    try {
      this.take(await ask(this.path, {}));
      while (this.status === "working") {
        await new Promise((done) => setTimeout(done, this.data ? POLL_MS : FIRST_POLL_MS));
        this.take(await get(`${this.path}?known=${this.serial}`));
      }
    } catch (error) {
      if (!(error instanceof Refused)) reportError(error);
      this.refusal = error instanceof Refused ? error.message : "";
      this.status = "failed";
    }
    this.changed();
  }

  /** The grade of whoever plays on this device: in more games than this one. @returns {Promise<Graded | null>} */
  graded() {
    return get(`${this.path}/grade`).catch(() => null);
  }

  /** @param {{status: "working" | "done" | "idle", part: number, serial: number, result: Findings | null}} told */
  take({ status, part, serial, result }) {
    this.status = status === "idle" ? "failed" : status; // it was asked for, and nobody is at work: it failed
    this.part = part;
    this.serial = serial;
    this.data = result ?? this.data;
    this.changed();
  }
}

// What was found, by moments. Frames of a replay know the last entry before them; so do points of the curve.

/** The frame in which a decision is taken. @param {Frame[]} frames @param {number} n its first entry */
export const frameBefore = (frames, n) =>
  Math.max(
    0,
    frames.findLastIndex((frame) => frame.n < n),
  );

/** The first frame in which an entry has happened. @param {Frame[]} frames @param {number} n */
export function frameAfter(frames, n) {
  const found = frames.findIndex((frame) => frame.n >= n);
  return found < 0 ? frames.length - 1 : found;
}

/** The point of the curve at an entry. @param {Findings} data @param {number} n */
export const pointAt = (data, n) => data.curve.findLast((point) => point.n <= n) ?? data.curve[0];

/** Whether there is a victory to share; else points alone count. @param {Findings} data */
export const isShared = (data) => data.measure === "share";

/** What the curve shows of a side. @param {Findings} data @param {Point} point @param {number} side */
export const valueOf = (data, point, side) => (isShared(data) ? point.shares : point.points)[side];

/** All decisions. @param {Findings} data @returns {Decision[]} */
export const decisionsOf = (data) => data.blocks.flatMap((block) => block.decisions ?? []);

/** The dearest decisions of a seat, dearest first. @param {Findings} data @param {number} seat @returns {Decision[]} */
export function dearestOf(data, seat) {
  const own = decisionsOf(data).filter((decision) => decision.seat === seat);
  return (data.sides[seat].dearest ?? []).flatMap((n) => own.find((decision) => decision.entries[0] === n) ?? []);
}

/** Draws that moved the curve much: the entry after them, whom they moved most, from where to where. @param {Findings} data */
export function jumps(data) {
  const least = isShared(data) ? JUMP : JUMP_POINTS;
  return data.blocks.flatMap(({ kind }, at) => {
    if (kind !== "draw") return [];
    const [before, after] = [data.curve[at], data.curve[at + 1]];
    const moved = data.sides.map(({ side }) => ({ side, from: valueOf(data, before, side), to: valueOf(data, after, side) }));
    const most = moved.reduce((one, other) => (Math.abs(other.to - other.from) > Math.abs(one.to - one.from) ? other : one));
    return Math.abs(most.to - most.from) >= least ? [{ n: after.n, ...most }] : [];
  });
}

/** The sign of a class. @type {Record<string, string>} */
export const SIGNS = { blunder: "??", mistake: "?", inaccuracy: "?!" };

// Round figures

/** Parts in whole units that add up to their rounded sum: what rounding leaves goes to the largest part. @param {number[]} parts @param {number} unit */
export function rounded(parts, unit) {
  const found = parts.map((part) => whole(part, unit));
  const largest = parts.reduce((best, part, at) => (Math.abs(part) > Math.abs(parts[best]) ? at : best), 0);
  found[largest] +=
    whole(
      parts.reduce((sum, part) => sum + part, 0),
      unit,
    ) - found.reduce((sum, part) => sum + part, 0);
  return found;
}

/** The nearest number of units; a half is rounded away from zero. @param {number} number @param {number} unit */
export const whole = (number, unit) => Math.sign(number) * Math.floor((2 * Math.abs(number) + unit) / (2 * unit)) || 0;

/** Points to a tenth, from ten on whole ones. @param {number} points */
export function tenth(points) {
  const value = Math.round(points / 100_000) / 10;
  return Math.abs(value) >= 10 ? Math.round(value) : value;
}
