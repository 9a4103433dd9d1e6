/** The rows of the score sheet: points are residents times hearts. */
import { signed } from "../../../kit/board.js";
import { figure } from "../art/icons.js";

/** @param {number} size */
const joy = (size) => figure("joy", size);

/** @type {Record<string, import("../../../kit/board.js").Source>} */
export const sources = {
  product: {
    paper: "heart",
    icon: joy,
    always: true,
    block: { wide: "residents", high: "hearts", icons: (size) => [figure("folk", size), figure("heart", size)] },
    sum: ({ residents, hearts }) => `${Math.max(0, residents)} × ${Math.max(0, hearts)}`, // a figure below 0 counts as 0
  },
  sum: { paper: "heart", icon: joy, always: true, sum: ({ residents, hearts }) => `${signed(residents)} ${hearts < 0 ? "−" : "+"} ${Math.abs(hearts)}` },
  zen_garden: { paper: "leaf", icon: joy },
  concert_hall: { paper: "lilac", icon: (size) => figure("coin", size) },
};
