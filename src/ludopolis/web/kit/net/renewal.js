/** Renewal: when the server runs a newer version, this page stops sending moves, says so, and reloads as soon as that interrupts nobody. */

const CHECK_MS = 500;
/** Time without input before the page reloads. */
const REST_MS = 3000;
/** Pause if the reloaded page has the wrong version too: another process may still run the old one. */
const AGAIN_MS = 60_000;
const RELOADED_KEY = "ludopolis-reloaded";

let timer = 0;
let touchedAt = 0;
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (touchedAt = Date.now()), { capture: true, passive: true });

/** @param {boolean} hurry whether there is nothing on the page yet that could be disturbed */
export function renew(hurry = false) {
  if (timer) return;
  if (!hurry) touchedAt = Date.now(); // there is time to read the line
  document.getElementById("newer")?.removeAttribute("hidden");
  timer = setInterval(() => {
    if (calm() && Date.now() - reloadedAt() > AGAIN_MS) reload();
  }, CHECK_MS);
}

/** Cancels the renewal: the server of this page's version is back. */
export function stay() {
  clearInterval(timer);
  timer = 0;
  document.getElementById("newer")?.setAttribute("hidden", "");
}

/** Nobody is reading a dialog, confirming a move, writing or touching the page. */
function calm() {
  if (document.hidden) return true;
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("input:not([type=radio], [type=checkbox], [type=range]):focus, textarea:focus"));
  return Date.now() - touchedAt > REST_MS && !field?.value && !document.querySelector("dialog[open], [data-confirm]");
}

function reloadedAt() {
  try {
    return Number(sessionStorage.getItem(RELOADED_KEY));
  } catch {
    return Date.now(); // without a memory the page might reload for ever: its reader presses the button
  }
}

function reload() {
  try {
    sessionStorage.setItem(RELOADED_KEY, `${Date.now()}`);
  } catch {
    return;
  }
  location.reload();
}
