/** Opens the connection while the table's script is still loading, so that the first state has arrived by the time it can be drawn. */
import { Connection } from "../net/connection.js";
import { loadPrefs } from "../device/prefs.js";
import { firstViewer, inText } from "./viewer.js";

/** @type {import("../types.js").Setup} */
const setup = JSON.parse(document.getElementById("setup")?.textContent ?? "");
const prefs = loadPrefs();

export const connection = new Connection(setup.table, setup.lens !== null);
if (setup.lens === null) connection.open(firstViewer(setup), inText(prefs, setup.board), prefs.pace);
