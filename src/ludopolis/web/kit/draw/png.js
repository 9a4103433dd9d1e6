/** A drawing on the page as a PNG file, for sharing. Nothing leaves the page: the browser draws it on a canvas. */

/** CSS properties that are copied into the drawing, because a separate SVG has no style sheet. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];
const SCALE = 2;
const EDGE = 16;
const HEAD = 48;

/** Whose line has which colour of tokens.css. @typedef {{name: string, colour: string}} Named */

/** A drawing without its style sheet, which looks the same. @param {SVGSVGElement} drawing */
function copied(drawing) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const [from, to] = [drawing, copy].map((root) => [...root.querySelectorAll("*")]);
  from.forEach((element, at) => {
    const style = getComputedStyle(element);
    for (const look of LOOKS) to[at].setAttribute(look, style.getPropertyValue(look));
  });
  return copy;
}

/** @param {SVGSVGElement} drawing @param {string} title @param {Named[]} names below the title @returns {string} */
function standalone(drawing, title, names) {
  const copy = copied(drawing);
  const page = getComputedStyle(document.documentElement);
  const [paper, ink] = [page.getPropertyValue("--sheet"), page.getPropertyValue("--ink")];
  const { width, height } = drawing.getBoundingClientRect();
  const [wide, high] = [width + 2 * EDGE, height + HEAD + 2 * EDGE];
  copy.querySelector(".at")?.remove();
  copy.setAttribute("overflow", "visible");
  copy.setAttribute("x", `${EDGE}`);
  copy.setAttribute("y", `${HEAD + EDGE}`);
  const text = (/** @type {string} */ words, /** @type {number} */ y, /** @type {number} */ size) =>
    `<text x="${EDGE}" y="${y}" font-family="Nunito, sans-serif" font-weight="800" font-size="${size}" fill="${ink}">${words}</text>`;
  const told = names.map(({ name, colour }) => `<tspan fill="${page.getPropertyValue(colour)}">● </tspan>${escaped(name)}`).join("   ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect width="100%" height="100%" fill="${paper}"/>${text(escaped(title), 34, 20)}${text(told, 56, 13)}${new XMLSerializer().serializeToString(copy)}</svg>`;
}

/** @param {string} words */
const escaped = (words) => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} svg */
async function painted(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * SCALE;
  canvas.height = image.height * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @param {string} file */
function save(canvas, file) {
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${file}.png`;
  link.click();
}

/** Saves a drawing as a picture. @param {SVGSVGElement} drawing @param {string} title @param {Named[]} names @param {string} file */
export async function savePicture(drawing, title, names, file) {
  save(await painted(standalone(drawing, title, names)), file);
}

/**
 * Hands a drawing, just as it is, to the device's share sheet as a picture; where there is none that takes pictures, saves it.
 * @param {SVGSVGElement} drawing @param {string} file
 */
export async function sendPicture(drawing, file) {
  const copy = copied(drawing);
  const { width, height } = drawing.viewBox.baseVal;
  for (const [name, value] of Object.entries({ width, height, xmlns: "http://www.w3.org/2000/svg" })) copy.setAttribute(name, `${value}`);
  const canvas = await painted(new XMLSerializer().serializeToString(copy));
  /** @type {Blob | null} */
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const files = blob ? [new File([blob], `${file}.png`, { type: "image/png" })] : [];
  if (files.length && navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => null);
  else save(canvas, file);
}
