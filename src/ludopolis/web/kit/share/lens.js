/** The page of a friend who looks through a player's eyes. */
import { Refused, post } from "../net/api.js";

/**
 * Lets this browser look by the secret in the address, which is then taken out of it. A page that is loaded again has it already.
 * @param {string} table
 * @param {number} seat
 */
export async function openLens(table, seat) {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    await post(`/api/tables/${table}/lens/open`, { seat, token });
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // the socket is refused too, and the page says so
  }
}
