/**
 * A part of the page as a picture: its elements and the styles of the page as one SVG, which the browser draws as an image. What styles and drawings
 * fetch is put into it, because an image fetches nothing.
 */

const REFERENCE = /url\(["']?(?!data:|#)([^"')]+)["']?\)/g;
const PSEUDO = /::?(before|after|marker|backdrop|selection|placeholder|-webkit-[\w-]+|-moz-[\w-]+)(\([^)]*\))?/g;
const XHTML = "http://www.w3.org/1999/xhtml";
const SCALE = 2;

/** @param {HTMLElement} host on the page @param {{w: number, h: number}} size @returns {Promise<HTMLImageElement>} */
export async function boardPicture(host, size) {
  const root = document.documentElement;
  const dark = getComputedStyle(root).colorScheme === "dark";
  const copy = /** @type {HTMLElement} */ (host.cloneNode(true));
  copy.style.left = "0";
  const body = document.createElementNS(XHTML, "body");
  const style = document.createElementNS(XHTML, "style");
  style.textContent = await stylesOf(host);
  body.append(style, copy);
  const inner = new XMLSerializer().serializeToString(body);
  // As large as the window, so that the same media queries hold; the view box shows the part.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" lang="${root.lang}" data-theme="${dark ? "dark" : "light"}" width="${size.w * SCALE}" height="${size.h * SCALE}" viewBox="0 0 ${size.w} ${size.h}"><foreignObject width="${Math.max(innerWidth, size.w)}" height="${Math.max(innerHeight, size.h)}">${inner}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
}

/** The styles that hold in a part of the page. @param {HTMLElement} host */
async function stylesOf(host) {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(({ unicodeRange }) => unicodeRange));
  const found = [];
  for (const sheet of document.styleSheets) {
    for (const text of rulesOf([...sheet.cssRules], host, loaded)) found.push(await filled(text, sheet.href ?? location.href));
  }
  return found.join("\n");
}

/** @param {CSSRule[]} rules @param {HTMLElement} host @param {Set<string>} fonts @returns {string[]} */
function rulesOf(rules, host, fonts) {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.media.mediaText).matches ? rulesOf([...rule.cssRules], host, fonts) : [];
    if (rule instanceof CSSFontFaceRule) return fonts.has(rule.style.getPropertyValue("unicode-range") || "U+0-10FFFF") ? [rule.cssText] : [];
    if (rule instanceof CSSStyleRule) return holds(rule.selectorText, host) ? [rule.cssText] : [];
    return [rule.cssText];
  });
}

/** @param {string} selector @param {HTMLElement} host */
function holds(selector, host) {
  const plain = selector.replace(PSEUDO, "");
  if (/:root|\bhtml\b|\bbody\b|(^|,)\s*(\*|,|$)/.test(plain)) return true;
  try {
    return host.matches(plain) || host.querySelector(plain) !== null;
  } catch {
    return true;
  }
}

/** What a rule fetches, put into it. @param {string} text @param {string} base */
async function filled(text, base) {
  const data = new Map();
  for (const [, path] of text.matchAll(REFERENCE)) data.set(path, await asData(new URL(path, base).href));
  return text.replace(REFERENCE, (_, path) => `url("${data.get(path)}")`);
}

/** @param {string} address @returns {Promise<string>} */
async function asData(address) {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
