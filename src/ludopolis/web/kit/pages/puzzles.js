/** The lists of puzzles. */
import "./plain.js";
