/**
 * The finished city as a picture to send: the board's own drawing with game, date, names and points. It is made on the device and leaves it by
 * its own share sheet, as a saved file, or, where the server's host wants previews, as that of the table. At a deal that others may still play
 * there is no board on it.
 */
import { render, html } from "../../vendor/lit-html/lit-html.js";
import { tint, token } from "../draw/art.js";
import { date, signed } from "../words/format.js";
import { putPicture } from "../net/api.js";
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
/** A preview: its height, its edge, and the width of who played. */
const PREVIEW = { high: 630, edge: 28, side: 420 };
/** The largest frame in which the board is drawn for it, in pixels of the page; for a preview its width by its height, on a desk and on a phone. */
const FRAME = { w: 1120, h: 700 };
const PREVIEW_SHAPE = { desk: 1.26, phone: 1 };
/** How often is looked whether maps have measured their frame, and how long at most. */
const SETTLE_MS = 60;
const MAX_SETTLE_MS = 3000;

/** Sends the picture of a finished game, or saves it. @param {Ctx} ctx with the result @param {Setup} setup @param {Board | null} board */
export async function sendPostcard(ctx, setup, board) {
  const picture = board && !setup.deal ? await drawnBoard(ctx, board, frameOf(ctx)).catch(() => null) : null;
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

/** Sends the preview of a finished table to the server, which offers it to chats. @param {Ctx} ctx with the result @param {Setup} setup @param {Board} board */
export async function sendPreview(ctx, setup, board) {
  const w = Math.min(innerWidth, FRAME.w);
  const picture = await drawnBoard(ctx, board, { w, h: Math.round(w / PREVIEW_SHAPE[ctx.phone ? "phone" : "desk"]) });
  await putPicture(`/api/tables/${setup.table}/preview`, await packed(wideCard(ctx, setup, picture)));
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
const packed = (canvas) => new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));

/** The frame of a postcard's board. @param {Ctx} ctx */
const frameOf = (ctx) => ({ w: Math.min(innerWidth, FRAME.w), h: Math.min(innerHeight, ctx.phone ? innerWidth * 1.3 : FRAME.h) });

/** The board at the end, drawn out of sight. @param {Ctx} ctx @param {Board} board @param {{w: number, h: number}} size */
async function drawnBoard(ctx, board, size) {
  const host = document.createElement("div");
  host.className = "app counting postcardhost";
  host.dataset.tab = "board";
  host.inert = true;
  host.style.width = `${size.w}px`;
  host.style.height = `${size.h}px`;
  render(html`<main class="board">${board.board({ ...ctx, over: null, counting: true, ui: { kept: {} }, update: () => {} })}</main>`, host);
  document.body.append(host);
  try {
    await settled(host);
    wholeIn(/** @type {HTMLElement} */ (host.firstElementChild));
    return await boardPicture(host, size);
  } finally {
    render(html``, host);
    host.remove();
  }
}

/** Waits until the board is laid out and its map lies in its frame. @param {HTMLElement} host */
async function settled(host) {
  const until = performance.now() + MAX_SETTLE_MS;
  do await new Promise((done) => setTimeout(done, SETTLE_MS));
  while (performance.now() < until && [.../** @type {NodeListOf<HTMLElement>} */ (host.querySelectorAll(".pan-world"))].some((map) => !map.style.transform));
}

/** A canvas in the colours of the page, and how to write on it. @param {number} width @param {number} height @param {string} [ground] */
function paper(width, height, ground = "--sheet") {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const page = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => page.getPropertyValue(name).trim();
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ font,
    /** @type {string} */ ink,
    /** @type {number} */ most,
  ) => {
    pen.font = `${font} ${colour("--font")}`;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = colour(ground);
  pen.fillRect(0, 0, width, height);
  return { canvas, pen, colour, write };
}

/** The card as a postcard: the board above, below it who played. @param {Ctx} ctx @param {Setup} setup @param {HTMLImageElement | null} picture */
function card(ctx, setup, picture) {
  const columns = ctx.seats.length > 6 ? 2 : 1;
  const inner = WIDTH - 2 * EDGE;
  const high = picture ? Math.round((inner * picture.height) / picture.width) : 0;
  const top = EDGE + high + (picture ? 16 : 0);
  const lines = Math.ceil(ctx.seats.length / columns);
  const sheet = paper(WIDTH, top + HEAD + lines * LINE + EDGE);
  if (picture) sheet.pen.drawImage(picture, EDGE, EDGE, inner, high);
  told(sheet, ctx, setup, { x: EDGE, y: top, wide: inner, columns, line: LINE });
  return sheet.canvas;
}

/** The card as a preview: the board on the left, beside it who played. @param {Ctx} ctx @param {Setup} setup @param {HTMLImageElement} picture */
function wideCard(ctx, setup, picture) {
  const sheet = paper(WIDTH, PREVIEW.high, "--paper"); // as the board's own: the picture has no edge
  const [wide, high] = [WIDTH - PREVIEW.side - 2 * PREVIEW.edge, PREVIEW.high - 2 * PREVIEW.edge];
  const scale = Math.min(wide / picture.width, high / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  sheet.pen.drawImage(picture, PREVIEW.edge + (wide - w) / 2, PREVIEW.edge + (high - h) / 2, w, h);
  const line = Math.min(LINE, (high - HEAD) / ctx.seats.length);
  const y = PREVIEW.edge + Math.max(0, (high - HEAD - line * ctx.seats.length) / 2);
  told(sheet, ctx, setup, { x: WIDTH - PREVIEW.side, y, wide: PREVIEW.side - EDGE, columns: 1, line });
  return sheet.canvas;
}

/**
 * Game, date, names and points.
 * @param {ReturnType<typeof paper>} sheet @param {Ctx} ctx @param {Setup} setup
 * @param {{x: number, y: number, wide: number, columns: number, line: number}} place
 */
function told({ pen, colour, write }, ctx, setup, { x: left, y: top, wide: inner, columns, line }) {
  const over = /** @type {import("../types.js").Over} */ (ctx.over);
  const seats = ranking(over);
  const lines = Math.ceil(seats.length / columns);
  const size = (/** @type {number} */ px) => `${Math.round((px * line) / LINE)}px`;
  write(setup.name, left, top + 48, "900 44px", "--ink", inner);
  write(date(new Date(), { day: "numeric", month: "long", year: "numeric" }), left, top + 82, "700 26px", "--ink-2", inner);
  const wide = inner / columns;
  seats.forEach((seat, index) => {
    const x = left + Math.floor(index / lines) * wide;
    const y = top + HEAD + (index % lines) * line + 0.7 * line;
    drawToken(pen, seat, colour(`--p${tint(seat)}`), { x: x + 14, y: y - 0.21 * line, size: 0.62 * line });
    write(ctx.name(seat), x + 42, y, `800 ${size(32)}`, "--ink", wide - 150);
    pen.textAlign = "right";
    write(signed(over.totals[seat]), x + wide - (columns > 1 ? 40 : 0), y, `900 ${size(36)}`, "--ink", 100);
    pen.textAlign = "left";
  });
}

/**
 * A player's token: colour and shape.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} seat
 * @param {string} ink
 * @param {{x: number, y: number, size: number}} at its middle
 */
function drawToken(pen, seat, ink, { x, y, size }) {
  const host = document.createElement("div");
  render(token(seat), host);
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  for (const shape of host.querySelectorAll("svg > *")) {
    pen.fillStyle = shape.matches(".half") ? "rgb(0 0 0 / 14%)" : shape.matches(".heart") ? "#fff" : ink;
    pen.fill(outline(shape));
  }
  pen.restore();
}

/** A shape of a drawing. @param {Element} shape */
function outline(shape) {
  const [cx, cy, r, x, y, width, height, rx] = ["cx", "cy", "r", "x", "y", "width", "height", "rx"].map((name) => Number(shape.getAttribute(name)));
  const points = shape.getAttribute("points");
  const path = new Path2D(shape.getAttribute("d") ?? (points ? `M${points}Z` : ""));
  if (r) path.arc(cx, cy, r, 0, 2 * Math.PI);
  if (width) path.roundRect(x, y, width, height, rx);
  return path;
}
