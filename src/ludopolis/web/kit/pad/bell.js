/** Tells when others have changed a score pad: a socket that says the number of the last change, and comes back when it breaks. */
import { siteUrl, version } from "../net/site.js";

const PAUSES_MS = [300, 1000, 2500, 5000];
const GONE = 4404;

/** @param {string} pad @param {{changed: (n: number) => void, lost: () => void, gone: () => void}} heard */
export function listen(pad, heard) {
  let tries = 0;
  const open = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${siteUrl(`/api/pads/${pad}/ws`)}?client=${version}`);
    socket.onmessage = (event) => {
      tries = 0;
      heard.changed(JSON.parse(event.data).n);
    };
    socket.onclose = (event) => {
      if (event.code === GONE) return heard.gone();
      heard.lost();
      setTimeout(open, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
      tries += 1;
    };
  };
  open();
}
