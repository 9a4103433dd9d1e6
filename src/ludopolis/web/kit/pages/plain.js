/** Plain pages: the theme button. */
import { loadPrefs, otherTheme, savePrefs } from "../device/prefs.js";

document.querySelector("[data-theme-button]")?.addEventListener("click", () => savePrefs(otherTheme(loadPrefs())));
