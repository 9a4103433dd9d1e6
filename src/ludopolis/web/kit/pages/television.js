/** A screen across the room: enlarges the stage, which has a fixed size, until it fills the screen. */
import "./plain.js";

const stage = /** @type {HTMLElement} */ (document.querySelector(".tvstage"));

function fill() {
  const scale = Math.min(innerWidth / stage.offsetWidth, innerHeight / stage.offsetHeight);
  stage.style.scale = `${scale}`;
}

addEventListener("resize", fill);
fill();
