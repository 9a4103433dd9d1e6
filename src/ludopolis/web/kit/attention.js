/** Gets a player's attention: page title, favicon, soft notes. */

/** @type {AudioContext | null} */
let audio = null;

/** @param {string} title @param {boolean} turn @param {string} root */
export function markPage(title, turn, root) {
  document.title = turn ? `● ${title}` : title;
  const link = document.querySelector("link[rel=icon]");
  const href = `${root}/art/${turn ? "favicon-turn" : "favicon"}.svg`;
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

/** Soft notes: pitch and when each begins, in seconds. @type {Record<"turn" | "move" | "end", [number, number][]>} */
const NOTES = {
  turn: [[660, 0], [880, 0.14]],
  move: [[440, 0]],
  end: [[523, 0], [659, 0.16], [784, 0.32], [1047, 0.48]],
};

/** Browsers play notes only after the reader has touched the page. @param {keyof typeof NOTES} what @param {number} volume from 0 to 1 */
export function play(what, volume) {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [pitch, after] of NOTES[what]) {
      const tone = audio.createOscillator();
      const level = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0, start + after);
      level.gain.linearRampToValueAtTime(0.24 * volume * (what === "move" ? 0.5 : 1), start + after + 0.02);
      level.gain.exponentialRampToValueAtTime(0.001, start + after + 0.5);
      tone.connect(level).connect(audio.destination);
      tone.start(start + after);
      tone.stop(start + after + 0.55);
    }
  } catch {
    // The game goes on without sound.
  }
}
