/** Applies a difference, which the server sends instead of a whole value (docs/wire.md). */

/** @typedef {import("../types.js").Difference} Difference */

/** The new value. The old one is left as it is; parts that are the same are shared. @param {any} old @param {Difference} change @returns {any} */
export function applied(old, change) {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(old)) {
    if ("/" in change) {
      const [place, gone, items] = change["/"];
      return old.toSpliced(place, gone, ...items);
    }
    return old.map((item, place) => (place in change ? applied(item, change[place]) : item));
  }
  const { "-": gone = [], ...inner } = change;
  const changed = { ...old };
  for (const name of gone) delete changed[name];
  for (const [name, difference] of Object.entries(inner)) changed[name] = applied(old?.[name], difference);
  return changed;
}
