/** Preferences, kept in this browser. */

/** @typedef {import("../types.js").Prefs} Prefs */

const PREFS_KEY = "ludopolis-prefs";
const NAME_KEY = "ludopolis-name";
const PLAYED_KEY = "ludopolis-played";
const COMPANY_KEY = "ludopolis-company";
const INVITED_KEY = "ludopolis-invited";

/** @returns {Prefs} */
export function loadPrefs() {
  const touch = matchMedia("(pointer: coarse)").matches;
  /** @type {Prefs} */
  const plain = {
    theme: "auto",
    confirm: touch ? "end" : "off",
    sound: "off",
    volume: 0.5,
    pace: "quick",
    since: true,
    toasts: true,
    firsts: true,
    remarks: true,
    text: false,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(PREFS_KEY) ?? "{}");
    if (typeof kept.sound === "boolean") kept.sound = kept.sound ? "turn" : "off"; // as earlier versions kept it
    return { ...plain, ...kept };
  } catch {
    return plain;
  }
}

/** @param {Prefs} prefs */
export function savePrefs(prefs) {
  try {
    localStorage.setItem(PREFS_KEY, JSON.stringify(prefs));
  } catch {
    // Games work without stored preferences.
  }
  applyTheme(prefs.theme);
}

/** @param {Prefs["theme"]} theme */
function applyTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Preferences with the other theme than the one shown. @param {Prefs} prefs @returns {Prefs} */
export function otherTheme(prefs) {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const shown = prefs.theme === "auto" ? system : prefs.theme;
  return { ...prefs, theme: shown === "dark" ? "light" : "dark" };
}

export function loadName() {
  try {
    return localStorage.getItem(NAME_KEY) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} name */
export function saveName(name) {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // The name will be asked for again.
  }
}

/**
 * With whom this device played last: by link, with bots or at this screen, how many, and the names of the others at the screen.
 * @typedef {{whom: "link" | "bot" | "screen", count: number, names: string[]}} Company
 */

/** @returns {Company} */
export function loadCompany() {
  /** @type {Company} */
  const usual = { whom: "bot", count: 2, names: [] };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(COMPANY_KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

/** @param {Company} company */
export function saveCompany(company) {
  try {
    localStorage.setItem(COMPANY_KEY, JSON.stringify(company));
  } catch {
    // It will be chosen again.
  }
}

/** The games of which this device has set up a table, the last one last. @returns {string[]} */
export function playedGames() {
  try {
    return JSON.parse(localStorage.getItem(PLAYED_KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} game */
export function rememberPlayed(game) {
  try {
    localStorage.setItem(PLAYED_KEY, JSON.stringify([...playedGames().filter((other) => other !== game), game]));
  } catch {
    // The next game counts as the first again.
  }
}

/** Remembers, while this tab is open, for whom the link of a table is. @param {string} table @param {string[]} names */
export function rememberInvited(table, names) {
  try {
    sessionStorage.setItem(INVITED_KEY, JSON.stringify({ table, names }));
  } catch {
    // The message goes without names.
  }
}

/** For whom the link of a table is, as far as its host has said. @param {string} table @returns {string[]} */
export function invitedTo(table) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(INVITED_KEY) ?? "{}");
    return kept.table === table ? kept.names : [];
  } catch {
    return [];
  }
}
