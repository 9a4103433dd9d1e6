/** The landing page of a personal link. The secret after the # goes to the server only when the reader presses the button. */
import { Refused, post } from "./api.js";

const button = /** @type {HTMLButtonElement} */ (document.getElementById("act"));
const note = /** @type {HTMLElement} */ (document.getElementById("note"));

button.addEventListener("click", async () => {
  const { table, seat, lost } = button.dataset;
  try {
    const answer = await post(`/api/tables/${table}/claim`, { seat: Number(seat), token: location.hash.slice(1) });
    location.replace(answer.url);
  } catch (error) {
    note.textContent = error instanceof Refused ? error.message : (lost ?? "");
  }
});
