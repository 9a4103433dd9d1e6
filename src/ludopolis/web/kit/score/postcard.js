/**
 * The finished city as a picture to send: the board's own drawing with game, date, names and points. It is made on the device and leaves it only by
 * its own share sheet, or as a saved file. At a deal that others may still play there is no board on it.
 */
import { render, html } from "../../vendor/lit-html/lit-html.js";
import { tint } from "../draw/art.js";
import { date, signed } from "../words/format.js";
import { ranking } from "./rows.js";
import { boardPicture } from "./snapshot.js";
import { wholeIn } from "./tracing.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Setup} Setup */
/** @typedef {import("../types.js").Board} Board */

/** The card in pixels: its width, its edge, and the height of a line of names. */
const WIDTH = 1200;
const EDGE = 44;
const LINE = 52;
const HEAD = 96;
/** The largest frame in which the board is drawn for it, in pixels of the page. */
const FRAME = { w: 1120, h: 700 };
/** Time for a map to measure its frame. */
const SETTLE_MS = 120;

/** Sends the picture of a finished game, or saves it. @param {Ctx} ctx with the result @param {Setup} setup @param {Board | null} board */
export async function sendPostcard(ctx, setup, board) {
  const picture = board && !setup.deal ? await drawnBoard(ctx, board).catch(() => null) : null;
  // Some browsers draw a board but do not let it out of the canvas.
  const blob = await packed(card(ctx, setup, picture)).catch(() => packed(card(ctx, setup, null)));
  const file = new File([blob], `${setup.game}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => null); // closed without sending
    return;
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
const packed = (canvas) => new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));

/** The board at the end, drawn out of sight. @param {Ctx} ctx @param {Board} board */
async function drawnBoard(ctx, board) {
  const host = document.createElement("div");
  host.className = "app counting postcardhost";
  host.dataset.tab = "board";
  host.inert = true;
  const size = { w: Math.min(innerWidth, FRAME.w), h: Math.min(innerHeight, ctx.phone ? innerWidth * 1.3 : FRAME.h) };
  host.style.width = `${size.w}px`;
  host.style.height = `${size.h}px`;
  render(html`<main class="board">${board.board({ ...ctx, over: null, counting: true, ui: { kept: {} }, update: () => {} })}</main>`, host);
  document.body.append(host);
  try {
    await new Promise((done) => setTimeout(done, SETTLE_MS));
    wholeIn(/** @type {HTMLElement} */ (host.firstElementChild));
    return await boardPicture(host, size);
  } finally {
    render(html``, host);
    host.remove();
  }
}

/** @param {Ctx} ctx @param {Setup} setup @param {HTMLImageElement | null} picture */
function card(ctx, setup, picture) {
  const over = /** @type {import("../types.js").Over} */ (ctx.over);
  const seats = ranking(over);
  const columns = seats.length > 6 ? 2 : 1;
  const lines = Math.ceil(seats.length / columns);
  const inner = WIDTH - 2 * EDGE;
  const high = picture ? Math.round((inner * picture.height) / picture.width) : 0;
  const top = EDGE + high + (picture ? 16 : 0);
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: top + HEAD + lines * LINE + EDGE });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const page = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => page.getPropertyValue(name).trim();
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ font,
    /** @type {string} */ ink,
    most = inner,
  ) => {
    pen.font = `${font} ${colour("--font")}`;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = colour("--sheet");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (picture) pen.drawImage(picture, EDGE, EDGE, inner, high);
  write(setup.name, EDGE, top + 48, "900 44px", "--ink");
  write(date(new Date(), { day: "numeric", month: "long", year: "numeric" }), EDGE, top + 82, "700 26px", "--ink-2");
  const wide = inner / columns;
  seats.forEach((seat, index) => {
    const x = EDGE + Math.floor(index / lines) * wide;
    const y = top + HEAD + (index % lines) * LINE + 36;
    pen.fillStyle = colour(`--p${tint(seat)}`);
    pen.beginPath();
    pen.arc(x + 14, y - 11, 13, 0, 2 * Math.PI);
    pen.fill();
    write(ctx.name(seat), x + 42, y, "800 32px", "--ink", wide - 190);
    pen.textAlign = "right";
    write(signed(over.totals[seat]), x + wide - (columns > 1 ? 40 : 0), y, "900 36px", "--ink", 130);
    pen.textAlign = "left";
  });
  return canvas;
}
