/** Plain pages: the theme button, forms, and times of the day as they are where the reader is. */
import { loadPrefs, otherTheme, savePrefs } from "../device/prefs.js";

/**
 * Answers a form. Its button is disabled until then: what is sent before would only load the page again and be lost.
 * @param {HTMLFormElement} form
 * @param {() => void} send
 */
export function answer(form, send) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });
  for (const button of form.querySelectorAll("button")) {
    button.disabled = false;
    button.removeAttribute("aria-busy");
  }
}

document.querySelector("[data-theme-button]")?.addEventListener("click", () => savePrefs(otherTheme(loadPrefs())));

const { lang } = document.documentElement;
for (const one of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-clock]")))
  one.textContent = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { timeStyle: "short" }).format(new Date(one.dateTime));
