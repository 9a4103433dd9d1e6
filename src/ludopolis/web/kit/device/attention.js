/** Gets a player's attention: page title, favicon, soft sounds. */

/** A sound that the browser allows only after this time is not played any more. */
const LATE_MS = 1000;
/** Shortest interval between two plays of the same sound: several moves may be shown at once. */
const AGAIN_MS = 250;

/** @type {AudioContext | null} */
let audio = null;
/** When each sound was last requested. @type {Record<string, number>} */
const asked = {};

/** @param {string} title @param {boolean} turn @param {string} root */
export function markPage(title, turn, root) {
  document.title = turn ? `● ${title}` : title;
  const link = document.querySelector("link[rel=icon]");
  const href = `${root}/art/${turn ? "favicon-turn" : "favicon"}.svg`;
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

/** Soft notes: pitch and when each begins, in seconds. @type {Record<"turn" | "move" | "gain" | "end", [number, number][]>} */
const NOTES = {
  turn: [
    [660, 0],
    [880, 0.14],
  ],
  move: [[440, 0]],
  gain: [
    [587, 0],
    [784, 0.09],
  ],
  end: [
    [523, 0],
    [659, 0.16],
    [784, 0.32],
    [1047, 0.48],
  ],
};

/** Called when the user has touched the page: from now on the browser allows sound. */
export async function wake() {
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") await audio.resume();
  } catch {
    // The game goes on without sound.
  }
}

/**
 * Plays a sound. Browsers allow that only after the user has touched the page; earlier requests are dropped.
 * @param {keyof typeof NOTES} what
 * @param {number} volume from 0 to 1
 */
export async function play(what, volume) {
  const now = performance.now();
  if (now - (asked[what] ?? -AGAIN_MS) < AGAIN_MS) return;
  asked[what] = now;
  await wake();
  if (audio && performance.now() - now < LATE_MS) ring(audio, NOTES[what], 0.24 * volume * (what === "move" || what === "gain" ? 0.5 : 1));
}

/** @param {AudioContext} audio @param {[number, number][]} notes @param {number} loudness */
function ring(audio, notes, loudness) {
  const start = audio.currentTime;
  for (const [pitch, after] of notes) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0, start + after);
    level.gain.linearRampToValueAtTime(loudness, start + after + 0.02);
    level.gain.exponentialRampToValueAtTime(0.001, start + after + 0.5);
    tone.connect(level).connect(audio.destination);
    tone.start(start + after);
    tone.stop(start + after + 0.55);
  }
}
