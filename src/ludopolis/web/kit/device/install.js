/** Installing the pages as an app: asked once, where the browser offers it and the page has a place for the question. */

const DECLINED_KEY = "ludopolis-not-installed";

function declined() {
  try {
    return localStorage.getItem(DECLINED_KEY) !== null;
  } catch {
    return true; // without a memory it would be asked again and again
  }
}

addEventListener("beforeinstallprompt", (event) => {
  const place = document.getElementById("install");
  event.preventDefault(); // never on arrival
  if (!place || ("once" in place.dataset && declined())) return;
  place.hidden = false;
  place.addEventListener("click", ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    if (!button) return;
    place.hidden = true;
    if ("yes" in button.dataset) void (/** @type {any} */ (event).prompt());
    else
      try {
        localStorage.setItem(DECLINED_KEY, "");
      } catch {
        // It may be asked once more.
      }
  });
});
