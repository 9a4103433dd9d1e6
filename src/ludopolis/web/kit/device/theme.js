// A plain script that runs before the first paint, so that a page chosen dark never flashes light.
try {
  const { theme } = JSON.parse(localStorage.getItem("ludopolis-prefs") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // The system's theme stays.
}
