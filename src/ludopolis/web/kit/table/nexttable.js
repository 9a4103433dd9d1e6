/** The next table that waits for this device, while this one waits for somebody else. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { get } from "../net/api.js";
import { icon } from "../draw/art.js";

/** Wait after which another table is offered. */
const PATIENCE_MS = 1500;

export class NextTable {
  /** @param {Pick<import("../page.js").Page, "setup" | "state" | "update">} page */
  constructor(page) {
    this.page = page;
    /** @type {{url: string, name: string, people: string} | null} */
    this.found = null;
    this.timer = 0;
    document.addEventListener("visibilitychange", () => this.follow());
  }

  /** Whether people elsewhere are waited for, and nobody here. */
  get idle() {
    const { setup, state } = this.page;
    if (!state || state.over || state.asks || setup.lesson || !setup.mine.length) return false;
    if (state.clock?.kind === "live") return false; // nobody is invited away while the clock runs
    return (
      state.deciding.some((seat) => state.seats[seat].kind === "human") &&
      !state.deciding.some((seat) => setup.mine.includes(seat) && state.seats[seat].kind === "human")
    );
  }

  /** Something has changed: looks for a table as soon as this one waits. */
  follow() {
    clearTimeout(this.timer);
    if (!this.idle) this.found = null;
    else if (!this.found && !document.hidden) this.timer = setTimeout(() => void this.look(), PATIENCE_MS);
  }

  async look() {
    const found = await get(`/api/next?table=${this.page.setup.table}`).catch(() => null);
    if (!found?.url || !this.idle) return;
    this.found = found;
    this.page.update();
  }

  /** @param {import("../types.js").Ctx} ctx */
  view(ctx) {
    const { found } = this;
    return found && this.idle
      ? html`<a class="btn main next" href=${found.url} title=${found.people}>${icon("right")}<span>${ctx.t("table-next", { game: found.name })}</span></a>`
      : nothing;
  }
}
