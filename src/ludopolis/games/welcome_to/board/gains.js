/** What is felt for a moment: a house that is built, an estate that is fenced, a park, a pool, an agent, a plan. */
import { plus } from "../../../kit/board.js";
import { estateValue, readSheet, stackOf } from "./sheet.js";

/** @typedef {import("../../../kit/board.js").Ctx} Ctx */
/** @typedef {import("../../../kit/board.js").Fact} Fact */
/** @typedef {import("../../../kit/board.js").Gain} Gain */
/** @typedef {(ctx: Ctx, fact: Fact, before: any) => Gain[]} Told */

/** The estates that a house or a fence has completed, and what they are worth. @type {Told} */
function fenced(ctx, { seat }, before) {
  const known = new Set(readSheet(before, Number(seat)).estates.map(({ name, size }) => `${name}-${size}`));
  const sheet = readSheet(ctx.view, Number(seat));
  return sheet.estates
    .filter(({ name, size }) => !known.has(`${name}-${size}`))
    .map(({ name, size }) => ({ seat: Number(seat), things: [`estate:${seat}:${name}-${size}`], figure: plus(estateValue(sheet, size)) }));
}

/** @type {Told} */
const house = (ctx, fact, before) => [...fenced(ctx, fact, before), { seat: Number(fact.seat), things: [`house:${fact.seat}:${fact.slot}`], lands: true }];

/** A thing, and by how much it makes a part of the sheet worth more. @type {(thing: (fact: Fact) => string, part: "parks" | "pools" | "estates") => Told} */
const worth = (thing, part) => (ctx, fact, before) => {
  const more = ctx.view.sheets[Number(fact.seat)].worth[part] - before.sheets[Number(fact.seat)].worth[part];
  return [{ seat: Number(fact.seat), things: [`${thing(fact)}`], figure: more > 0 ? plus(more) : undefined }];
};

/** @type {Record<string, Told>} */
export const gains = {
  wrote: house,
  bis: house,
  fence: fenced,
  park: worth(({ seat, street }) => `park:${seat}:${street}`, "parks"),
  pool: worth(({ seat, slot }) => `pool:${seat}:${slot}`, "pools"),
  agent: worth(({ seat, size }) => `agents:${seat}:${size}`, "estates"),
  temp: () => [], // its house lands; what is told of it goes with that
  claimed: (ctx, { seat, plan, points }) => [{ seat: Number(seat), things: [`plan:${1 + stackOf(ctx.view, String(plan))}`], figure: plus(Number(points)) }],
};

/** What characters may say something about: everybody sees it. */
export const remarks = ["claimed"];
