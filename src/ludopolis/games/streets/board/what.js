/** What things on the table are called and do now, where their labels do not say it. */
import { inWords, worth } from "./details.js";
import { cityOf, dollars, partiesOf, printed, tileName } from "./model.js";
import { reckoned, sumWords } from "./parties.js";

/** @typedef {import("./model.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} kind @param {string} id */
export function what(ctx, kind, id) {
  if (kind === "tile") return tile(ctx, id);
  if (kind === "money") return { figure: dollars(ctx, partiesOf(ctx)[Number(id)].money), now: ctx.name(Number(id)) };
  if (kind === "due")
    return {
      figure: dollars(ctx, partiesOf(ctx)[Number(id)].due),
      now: due(ctx, Number(id)),
      counts: cityOf(ctx)
        .filter(({ owner, income }) => owner === Number(id) && income)
        .map(({ tile }) => `tile:${tile}`),
    };
  if (kind === "advisor") return { now: ctx.t(`ability-${id}`) };
  if (kind === "city" || kind === "hand" || kind === "road" || kind === "sly") return { now: "" };
  return null;
}

/** The sum that it is part of. @param {Ctx} ctx @param {number} party */
function due(ctx, party) {
  const sum = reckoned(ctx, party);
  return sum ? sumWords(ctx, sum) : ctx.t("board-open-income", { amount: partiesOf(ctx)[party].due });
}

/** A tile in hand or in the city, with what it would pay now. @param {Ctx} ctx @param {string} id */
function tile(ctx, id) {
  const it = printed(ctx, id);
  const name = tileName(ctx, id);
  if (!it) return { name, now: "" };
  const built = cityOf(ctx).find((one) => one.tile === id);
  const now = built ? inWords(ctx, built).slice(name.length + 2) : worth(ctx, it);
  return { name, case: it.value, figure: built && built.income !== null ? dollars(ctx, built.income) : "", now };
}
