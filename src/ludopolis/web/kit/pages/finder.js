/** Finds games on the home page by words of their name and pitch, and by the number of players. */

/** @typedef {{id: string, name: string, pitch: string, low: number, high: number}} Game */

/** Small letters without accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase(document.documentElement.lang);

/** Filters the cards while the reader types. @param {Game[]} games @param {(count: number) => Promise<string>} say how many fit, in words */
export function startFinder(games, say) {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById("find"));
  const players = /** @type {HTMLSelectElement | null} */ (document.getElementById("find-players"));
  const found = document.getElementById("found");
  const all = document.getElementById("find-all");
  if (!field || !players || !found || !all) return;
  const texts = new Map(games.map((game) => [game, plain(`${game.name} ${game.pitch}`)]));

  const fits = (/** @type {Game} */ game) => {
    const count = Number(players.value);
    const orMore = "orMore" in players.selectedOptions[0].dataset;
    if (count && (game.high < count || (game.low > count && !orMore))) return false;
    return plain(field.value)
      .split(/\s+/)
      .every((word) => texts.get(game)?.includes(word));
  };
  let asked = 0;
  const filter = async () => {
    const fitting = new Set(games.filter(fits).map(({ id }) => `game-${id}`));
    for (const card of document.querySelectorAll("article.g")) /** @type {HTMLElement} */ (card).hidden = !fitting.has(card.id);
    const filtering = field.value.trim() !== "" || players.value !== "0";
    all.hidden = fitting.size > 0;
    const mine = ++asked;
    const text = filtering ? await say(fitting.size) : "";
    if (mine === asked) found.textContent = text;
  };

  field.addEventListener("input", filter);
  players.addEventListener("change", filter);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // or the key would press the button that gets the focus
    /** @type {HTMLElement | null} */ (document.querySelector("article.g:not([hidden]) [data-new]"))?.focus();
  });
  all.addEventListener("click", () => {
    field.value = "";
    players.value = "0";
    void filter();
    field.focus();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || /** @type {HTMLElement} */ (event.target).closest("input, select, dialog"))
      return;
    event.preventDefault();
    field.focus();
  });
  void filter();
}
