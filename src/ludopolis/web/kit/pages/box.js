/** With the box: the code of a score pad. */
import { Refused, post } from "../net/api.js";
import { answer } from "./plain.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("padcode"));
answer(form, async () => {
  const note = /** @type {HTMLElement} */ (document.getElementById("note"));
  note.textContent = "";
  try {
    location.assign((await post("/api/code", { code: `${new FormData(form).get("code")}` })).url);
  } catch (error) {
    note.textContent = error instanceof Refused ? error.message : (note.dataset.lost ?? "");
  }
});
