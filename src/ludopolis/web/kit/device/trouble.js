// A plain script that runs before the others and shows errors in one calm line on the page, even if no other script could be loaded.
{
  const MAX_ERRORS = 20;
  const MAX_STACK_CHARS = 1500;
  /** Browsers report these where nothing is wrong. */
  const HARMLESS = /^ResizeObserver loop/;

  /** The last errors, for a report. @type {import("../types.js").PageError[]} */
  const errors = (window.pageErrors = []);

  /** @param {string} id */
  const show = (id) => document.getElementById(id)?.removeAttribute("hidden");

  /** @param {string} what @param {unknown} where @param {string} [line] the id of the line that the reader sees */
  const note = (what, where, line = "trouble") => {
    if (HARMLESS.test(what)) return;
    errors.push({ at: Math.round(performance.now()) / 1000, what, where: `${where ?? ""}`.slice(0, MAX_STACK_CHARS) });
    errors.splice(0, errors.length - MAX_ERRORS);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => show(line));
    else show(line);
  };

  addEventListener(
    "error",
    (event) => {
      if (event.target instanceof HTMLScriptElement) note("not loaded", event.target.src);
      // Errors of browser extensions are ignored.
      else if (event.filename?.startsWith(location.origin)) note(event.message, event.error?.stack ?? `${event.filename}:${event.lineno}`);
    },
    true,
  );

  addEventListener("unhandledrejection", ({ reason }) => note(`${reason}`, reason?.stack, reason?.why?.kind === "newer-version" ? "newer" : "trouble"));

  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-reload]")) location.reload();
    target.closest("[data-dismiss]")?.closest(".notice")?.setAttribute("hidden", "");
  });
}
