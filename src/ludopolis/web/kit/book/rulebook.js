/** A rulebook on a page or in a drawer: marks the reader's place in the contents, searches the text, shows the set-up for a number of players. */

const SHORTEST = 2;

export class Rulebook {
  /** @param {HTMLElement} book @param {HTMLElement | Document} scroller what scrolls it @param {() => number} players how many play, if that is known */
  constructor(book, scroller = document, players = () => 0) {
    this.book = book;
    this.scroller = scroller;
    this.leaf = /** @type {HTMLElement} */ (book.querySelector(".leaf"));
    this.links = /** @type {HTMLAnchorElement[]} */ ([...book.querySelectorAll(".toc a")]);
    this.field = /** @type {HTMLInputElement} */ (book.querySelector(".seek input"));
    /** Places of what is sought, each one or several marks. @type {HTMLElement[]} */
    this.found = [];
    this.at = -1;
    this.here = "";
    scroller.addEventListener("scroll", () => this.mark(), { passive: true });
    this.listen();
    for (const table of book.querySelectorAll(".by-players")) byPlayers(/** @type {HTMLTableElement} */ (table), players(), book.dataset.players ?? "");
    this.mark();
  }

  listen() {
    const { book, field } = this;
    for (const button of book.querySelectorAll("[data-open]"))
      button.addEventListener("click", () => this.toggle(/** @type {HTMLElement} */ (button).dataset.open ?? ""));
    for (const link of this.links) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        this.go(decodeURIComponent(link.hash.slice(1)));
      });
    }
    field.addEventListener("input", () => this.seek(field.value));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !field.value) return;
      event.stopPropagation();
      field.value = "";
      this.seek("");
    });
    field.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.step(1);
    });
    field.form?.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest("[data-step='-1']")) this.step(-1);
    });
    this.leaf.addEventListener("click", () => this.toggle(""));
  }

  /** Opens contents or search where they have no place of their own; what is open closes. @param {string} part */
  toggle(part) {
    const open = this.book.dataset.open === part ? "" : part;
    if (open) this.book.dataset.open = open;
    else delete this.book.dataset.open;
    for (const button of this.book.querySelectorAll(".bookbar [data-open]"))
      button.setAttribute("aria-expanded", `${/** @type {HTMLElement} */ (button).dataset.open === open}`);
    if (open === "search") this.field.focus();
  }

  /** Goes to the search field, wherever it is. */
  focusSearch() {
    if (!this.field.offsetParent) this.toggle("search");
    this.field.focus();
    this.field.select();
  }

  /** @param {string} id */
  place(id) {
    return /** @type {HTMLElement | null} */ (this.leaf.querySelector(`[id="${CSS.escape(id)}"]`));
  }

  /** Goes to a heading. @param {string} id */
  go(id) {
    this.toggle("");
    const place = this.place(id);
    if (!place) return;
    place.scrollIntoView();
    const heading = /** @type {HTMLElement} */ (place.matches("h3") ? place : (place.querySelector("h2") ?? place));
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (this.scroller === document) history.replaceState(null, "", `#${id}`);
  }

  /** Marks in the contents where the reader is: the last heading in the upper part of the screen. */
  mark() {
    const height = this.scroller instanceof HTMLElement ? this.scroller.clientHeight : innerHeight;
    const top = this.scroller instanceof HTMLElement ? this.scroller.getBoundingClientRect().top : 0;
    const above = this.links.filter(
      (link) => (this.place(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect().top ?? Infinity) < top + height * 0.4,
    );
    const current = above.at(-1) ?? this.links[0];
    if (!current || current.hash === this.here) return;
    this.here = current.hash;
    for (const link of this.links) link.toggleAttribute("aria-current", link === current);
    const bar = this.book.querySelector(".bookbar .here");
    if (bar) bar.textContent = current.textContent;
    const side = /** @type {HTMLElement} */ (this.book.querySelector(".side"));
    const { top: from, bottom: to } = side.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    if (side.offsetParent && (place.top < from + 60 || place.bottom > to)) side.scrollTop += place.top - (from + to) / 2;
  }

  // Search

  /** @param {string} text */
  seek(text) {
    for (const mark of this.leaf.querySelectorAll("mark")) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
    const sought = text.trim().toLocaleLowerCase();
    this.found = sought.length >= SHORTEST ? marksOf(this.leaf, sought) : [];
    this.at = -1;
    const steps = /** @type {HTMLElement} */ (this.book.querySelector(".steps"));
    steps.hidden = sought.length < SHORTEST;
    this.step(1);
  }

  /** Goes to the next or the previous place. @param {number} way */
  step(way) {
    const { found } = this;
    const status = /** @type {HTMLElement} */ (this.book.querySelector(".steps [role=status]"));
    found[this.at]?.classList.remove("now");
    this.at = found.length ? (this.at + way + found.length) % found.length : -1;
    found[this.at]?.classList.add("now");
    found[this.at]?.scrollIntoView({ block: "center" });
    const { some = "", none = "" } = status.dataset;
    status.textContent = found.length ? some.replace("{at}", `${this.at + 1}`).replace("{count}", `${found.length}`) : none;
  }
}

/** Wraps what is sought in marks. @param {HTMLElement} leaf @param {string} sought in lower case @returns {HTMLElement[]} */
function marksOf(leaf, sought) {
  const walker = document.createTreeWalker(leaf, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(".crop, .switch, .inwords, [data-symbol], .vh, .titleline .row") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  /** @type {HTMLElement[]} */
  const marks = [];
  for (const text of texts) {
    let rest = text;
    for (let at = find(rest, sought); at >= 0; at = find(rest, sought)) {
      const hit = rest.splitText(at);
      rest = hit.splitText(sought.length);
      const mark = document.createElement("mark");
      hit.replaceWith(mark);
      mark.append(hit);
      marks.push(mark);
    }
  }
  return marks;
}

/** @param {Text} text @param {string} sought */
const find = (text, sought) => text.data.replace(/\s/g, " ").toLocaleLowerCase().indexOf(sought);

/**
 * Lets the reader choose the row of a table by its first cell, the number of players.
 * @param {HTMLTableElement} table
 * @param {number} players
 * @param {string} label
 */
function byPlayers(table, players, label) {
  const rows = [...table.tBodies[0].rows];
  const numbers = rows.map((row) => row.cells[0].textContent ?? "");
  const group = document.createElement("div");
  group.className = "switch";
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", label);
  const show = (/** @type {string} */ number) => {
    rows.forEach((row, at) => (row.hidden = numbers[at] !== number));
    for (const button of group.children) button.setAttribute("aria-pressed", `${button.textContent === number}`);
  };
  for (const number of numbers) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = number;
    button.addEventListener("click", () => show(number));
    group.append(button);
  }
  table.before(group);
  show(numbers.find((number) => number.match(/\d+/g)?.includes(`${players}`)) ?? numbers[0]);
}
