/** Keeps the screen lit while a page is looked at from afar. Browsers allow it on secure addresses alone. */
export function keepAwake() {
  const ask = () => {
    if (!document.hidden) void navigator.wakeLock?.request("screen").catch(() => null);
  };
  ask();
  document.addEventListener("visibilitychange", ask); // a hidden page loses it
  document.addEventListener("pointerdown", ask, { once: true });
}
