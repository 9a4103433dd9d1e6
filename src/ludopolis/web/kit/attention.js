/** Gets a player's attention: page title, favicon, a soft chime. */

/** @type {AudioContext | null} */
let audio = null;

/** @param {string} title @param {boolean} turn @param {string} root */
export function markPage(title, turn, root) {
  document.title = turn ? `● ${title}` : title;
  const link = document.querySelector("link[rel=icon]");
  const href = `${root}/art/${turn ? "favicon-turn" : "favicon"}.svg`;
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

/** Two soft notes. Browsers play them only after the reader has touched the page. */
export function chime() {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [pitch, after] of [[660, 0], [880, 0.14]]) {
      const tone = audio.createOscillator();
      const level = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0, start + after);
      level.gain.linearRampToValueAtTime(0.12, start + after + 0.02);
      level.gain.exponentialRampToValueAtTime(0.001, start + after + 0.5);
      tone.connect(level).connect(audio.destination);
      tone.start(start + after);
      tone.stop(start + after + 0.55);
    }
  } catch {
    // The game goes on without sound.
  }
}
