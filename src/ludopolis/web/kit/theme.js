// Runs before the first paint, as a plain script: a page chosen dark never flashes light.
try {
  const { theme } = JSON.parse(localStorage.getItem("ludopolis-prefs") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // The system's choice it is.
}
