/** What a reader prefers, kept in this browser. */

/** @typedef {import("./types.js").Prefs} Prefs */

const KEY = "ludopolis-prefs";
const NAME = "ludopolis-name";

/** @returns {Prefs} */
export function loadPrefs() {
  const touch = matchMedia("(pointer: coarse)").matches;
  /** @type {Prefs} */
  const plain = { theme: "auto", confirm: touch ? "end" : "off", skip: true, sound: true, toasts: true, text: false };
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return plain;
  }
}

/** @param {Prefs} prefs */
export function savePrefs(prefs) {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
  applyTheme(prefs.theme);
}

/** @param {Prefs["theme"]} theme */
export function applyTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The theme after a press on the sun and moon button. @param {Prefs} prefs @returns {Prefs} */
export function otherTheme(prefs) {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const shown = prefs.theme === "auto" ? system : prefs.theme;
  return { ...prefs, theme: shown === "dark" ? "light" : "dark" };
}

export function loadName() {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} name */
export function saveName(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // It will be asked for again.
  }
}
