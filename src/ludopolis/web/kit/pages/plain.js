/** Plain pages: the theme button, and times of the day as they are where the reader is. */
import { loadPrefs, otherTheme, savePrefs } from "../device/prefs.js";

document.querySelector("[data-theme-button]")?.addEventListener("click", () => savePrefs(otherTheme(loadPrefs())));

const { lang } = document.documentElement;
for (const one of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-clock]")))
  one.textContent = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { timeStyle: "short" }).format(new Date(one.dateTime));
