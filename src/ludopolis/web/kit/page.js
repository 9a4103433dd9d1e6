/** What every plain page does: the sun and moon button. */
import { loadPrefs, otherTheme, savePrefs } from "./prefs.js";

document.querySelector("[data-theme-button]")?.addEventListener("click", () => savePrefs(otherTheme(loadPrefs())));
