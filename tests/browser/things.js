// What can be asked about on this page, and what cannot.
globalThis.things = {
  parts:
    "button, summary, [role=button], [role=img], [role=group], [role=note], [data-move], [data-step], [data-id], [data-part], [data-purse], [title], [aria-label]",
  components: "[data-id], [data-purse], [data-part], [role=img], [role=button]",

  /** Elements that nothing answers for; a component may not leave that to something half as large as the board. */
  unanswered() {
    const area = (element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
    const board = document.querySelector("main.board");
    const all = document.querySelectorAll(`main.board :is(${this.parts}), .tray, .tray :is(${this.parts}), .plcard, .scorestrip li, .status`);
    return [...all]
      .filter((element) => area(element) && !element.closest(".pan-tools, .pan-edge, dialog"))
      .filter((element) => {
        const thing = element.closest("[data-what], [data-move]");
        return !thing || (element.matches(this.components) && thing !== element && board.contains(thing) && area(thing) > area(board) / 2);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  },

  /** Asks about one thing of each kind by a right click. Returns the kinds whose answer lacks a name or a paragraph of the rules. */
  async ask() {
    const found = new Map();
    for (const thing of document.querySelectorAll("#app [data-what], #app [data-move]")) {
      const kind = thing.getAttribute("data-what")?.split(" ")[0] ?? "move";
      if (thing.getBoundingClientRect().width && !found.has(kind)) found.set(kind, thing);
    }
    const poor = [];
    for (const [kind, thing] of found) {
      thing.dispatchEvent(new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "mouse" }));
      for (let tries = 0; tries < 12000 && !document.querySelector(".whatis"); tries += 1) await new Promise((done) => setTimeout(done, 5)); // the rules are fetched
      const [name, rules] = ["h2", "blockquote"].map((part) => document.querySelector(`.whatis ${part}`)?.textContent.trim());
      if (!name || !rules) poor.push(`${kind}: ${name} / ${rules}`);
      document.querySelector(".whatis header button")?.click();
    }
    return { poor, kinds: [...found.keys()] };
  },
};
