/** The camera over a map: where the map lies in its frame, and at which scale. Pure geometry; `pan.js` connects it to the page. */

/** @typedef {{x: number, y: number, w: number, h: number}} Box in units of the map */
/** @typedef {"left" | "right" | "up" | "down"} Side */
/**
 * @typedef {object} Scene
 * @property {Box} box everything there is to see
 * @property {Box[]} [targets] places to play: framed when they change, pointed at when they are beyond the edge
 * @property {Box | null} [look] the place that matters most now, such as the picked one: brought into view when it changes
 * @property {Box[]} [things] what is drawn: with it, what stands in the corners avoids things and targets (`corners.js`)
 * @property {number} [least] how many pixels a unit keeps at least when the map fits itself: with fewer it cannot be read
 * @property {number} [touch] how many it keeps at least where that brings all places to play into view: with fewer, fingers would miss; `least` if not given
 * @property {number} [most] how many pixels a unit gets at most when the map fits itself
 * @property {boolean} [whole] everything is shown, even on a map that somebody had moved
 * @property {{top?: number, right?: number, bottom?: number, left?: number}} [room] pixels of the frame kept free, for what lies over the map
 */

/** @type {Side[]} */
export const SIDES = ["left", "right", "up", "down"];
/** Distance from the edge, half a finger, within which the middle of a thing does not count as in view: of a small one, all is in view. */
const EDGE_PX = 22;
/** By how much a small thing that reaches the edge may be cut. */
const SLACK_PX = 1;
/** Margin around places to play that is kept in view with them. */
const MARGIN_PX = 8;

export class Camera {
  constructor() {
    /** @type {Scene} */
    this.scene = { box: { x: 0, y: 0, w: 1, h: 1 } };
    /** What the camera has settled on. */
    this.seen = { targets: "", look: "", whole: false };
    /** The frame in pixels, as its observer reported: asking the page during a drawing would force a layout. */
    this.size = { w: 0, h: 0 };
    /** Where the map's origin lies in the frame. */
    this.x = 0;
    this.y = 0;
    /** Pixels per unit of the map; 0 until the frame is measured. */
    this.scale = 0;
    /** Whether somebody has moved the map: then it no longer fits itself. */
    this.own = false;
  }

  /** The part of the frame that nothing covers. */
  open() {
    const { w, h } = this.size;
    const { top = 0, right = 0, bottom = 0, left = 0 } = this.scene.room ?? {};
    return { x: left, y: top, w: Math.max(1, w - left - right), h: Math.max(1, h - top - bottom) };
  }

  /** The scale at which everything is in view. */
  whole() {
    const { box } = this.scene;
    const open = this.open();
    return Math.min(open.w / box.w, open.h / box.h);
  }

  /** Follows a new scene or a new size of the frame. A new question frames its answers, even on a map that somebody has moved. */
  settle() {
    const { targets = [], look = null, most = 2, whole = false } = this.scene;
    const wanted = { targets: JSON.stringify(targets), look: JSON.stringify(look), whole };
    if (whole && !this.seen.whole) this.own = false;
    const changed = { targets: wanted.targets !== this.seen.targets, look: wanted.look !== this.seen.look };
    this.seen = wanted;
    if (!this.own) {
      this.zoomTo(Math.min(most, this.fitting()));
      this.hold();
    }
    if (this.own || this.scale > this.whole()) {
      if (targets.length && (changed.targets || !this.own)) this.show(targets);
      const framed = targets.length > 0 && SIDES.every((side) => !this.beyond(side).length);
      if (look && (changed.look || !this.own)) this.bring(look, framed ? MARGIN_PX : EDGE_PX); // no place to play leaves the view for it
    }
  }

  /** The scale at which the map fits itself: everything, or as much as can be read, or all places to play as long as fingers hit them. */
  fitting() {
    const { targets = [], least = 0, touch = least } = this.scene;
    const whole = this.whole();
    if (whole >= least) return whole;
    if (!targets.length) return least;
    const { w, h } = union(targets);
    const open = this.open();
    return between(Math.min((open.w - 2 * MARGIN_PX) / w, (open.h - 2 * MARGIN_PX) / h), touch, least);
  }

  /** Zooms about a point, by default the middle. @param {number} scale @param {{x: number, y: number}} [about] in pixels of the frame */
  zoomTo(scale, about) {
    const open = this.open();
    const { box } = this.scene;
    if (!this.scale) {
      this.scale = scale;
      this.x = open.x + open.w / 2 - (box.x + box.w / 2) * scale;
      this.y = open.y + open.h / 2 - (box.y + box.h / 2) * scale;
      return;
    }
    const { x, y } = about ?? { x: open.x + open.w / 2, y: open.y + open.h / 2 };
    this.x = x - ((x - this.x) / this.scale) * scale;
    this.y = y - ((y - this.y) / this.scale) * scale;
    this.scale = scale;
  }

  /** Centres a map that fits; one that does not leaves no gap at the edges. */
  hold() {
    const open = this.open();
    const { box } = this.scene;
    this.x = held(this.x + box.x * this.scale, box.w * this.scale, open.x, open.w) - box.x * this.scale;
    this.y = held(this.y + box.y * this.scale, box.h * this.scale, open.y, open.h) - box.y * this.scale;
  }

  /** Brings as many places to play into view as there is room for. @param {Box[]} targets */
  show(targets) {
    this.bring(union(targets), MARGIN_PX);
    if (SIDES.every((side) => !this.beyond(side).length)) return;
    const open = this.open();
    const margin = MARGIN_PX / this.scale;
    const [wide, high] = [open.w / this.scale - margin, open.h / this.scale - margin];
    const now = { x: (open.x - this.x) / this.scale, y: (open.y - this.y) / this.scale };
    // The fullest view begins beside one of the places; of equally full ones, the nearest.
    const views = targets.flatMap(({ x }) => targets.map(({ y }) => ({ x: x - margin, y: y - margin })));
    const full = (/** @type {{x: number, y: number}} */ view) =>
      targets.filter(({ x, y, w, h }) => x > view.x && y > view.y && x + w <= view.x + wide && y + h <= view.y + high).length;
    const worth = views.map((view) => full(view) - Math.hypot(view.x - now.x, view.y - now.y) / 1e6);
    const best = views[worth.indexOf(Math.max(...worth))];
    this.x = open.x - best.x * this.scale;
    this.y = open.y - best.y * this.scale;
    this.hold();
  }

  /**
   * Brings a place into view with the least movement, zooming out if it is large.
   * @param {Box} place
   * @param {number} [edge] how far from the edge, in pixels
   */
  bring(place, edge = EDGE_PX) {
    const whole = this.open();
    const open = { x: whole.x + edge, y: whole.y + edge, w: Math.max(1, whole.w - 2 * edge), h: Math.max(1, whole.h - 2 * edge) };
    const fitting = Math.min(open.w / place.w, open.h / place.h);
    const { least = 0, touch = least } = this.scene;
    const smallest = Math.min(this.scale, Math.max(touch, this.whole()));
    if (fitting < this.scale) this.zoomTo(Math.max(smallest, fitting));
    this.x += nudge(this.x + place.x * this.scale, place.w * this.scale, open.x, open.w);
    this.y += nudge(this.y + place.y * this.scale, place.h * this.scale, open.y, open.h);
  }

  /** Moves the map for somebody, who then owns the camera. @param {() => void} how */
  move(how) {
    this.own = true;
    how();
    const { box } = this.scene;
    const { w, h } = this.size;
    // Part of the map always stays in the frame.
    this.x = between(this.x, w * 0.3 - (box.x + box.w) * this.scale, w * 0.7 - box.x * this.scale);
    this.y = between(this.y, h * 0.3 - (box.y + box.h) * this.scale, h * 0.7 - box.y * this.scale);
  }

  /** @param {number} x @param {number} y in pixels of the frame */
  shift(x, y) {
    this.move(() => {
      this.x += x;
      this.y += y;
    });
  }

  /** @param {number} factor @param {{x: number, y: number}} [about] */
  zoom(factor, about) {
    const { least = 0, touch = least, most = 2 } = this.scene;
    const smallest = Math.min(this.whole(), touch || Infinity) * 0.8;
    this.move(() => this.zoomTo(between(this.scale * factor, smallest, Math.max(most, least) * 1.6), about));
  }

  /** Looks at a point of the map. @param {{x: number, y: number}} point */
  centre(point) {
    const { x, y, w, h } = this.open();
    this.move(() => {
      this.x = x + w / 2 - point.x * this.scale;
      this.y = y + h / 2 - point.y * this.scale;
    });
  }

  /** Brings the places beyond an edge into view for somebody; what matters most now stays in view if there is room for both. @param {Side} side */
  fetch(side) {
    const far = this.beyond(side);
    const { look } = this.scene;
    this.move(() => {
      if (look) this.bring(union([...far, look]), MARGIN_PX);
      if (!look || this.beyond(side).length) this.bring(union(far));
    });
  }

  /** The map fits itself again. */
  fit() {
    this.own = false;
    this.settle();
  }

  /** Where a box of the map lies in the frame. @param {Box} box @returns {Box} */
  onScreen({ x, y, w, h }) {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y, w: w * this.scale, h: h * this.scale };
  }

  /** Whether nothing of the map lies beyond an edge: of what is drawn, where a board says what that is. */
  all() {
    const { box, things, targets = [] } = this.scene;
    const { x, y, w, h } = this.onScreen(things?.length ? union([...things, ...targets]) : box);
    return x > -1 && y > -1 && x + w < this.size.w + 1 && y + h < this.size.h + 1;
  }

  /** The places to play beyond an edge. @param {Side} side */
  beyond(side) {
    const open = this.open();
    return (this.scene.targets ?? []).filter((place) => {
      const x = (place.x + place.w / 2) * this.scale + this.x - open.x;
      const y = (place.y + place.h / 2) * this.scale + this.y - open.y;
      const [wide, high] = [place.w, place.h].map((size) => Math.min(EDGE_PX, (size * this.scale) / 2 - SLACK_PX));
      const over = { left: wide - x, right: x - open.w + wide, up: high - y, down: y - open.h + high };
      const most = Math.max(...Object.values(over));
      return most > 0 && SIDES.find((one) => over[one] === most) === side;
    });
  }
}

/** Everything in one box. @param {Box[]} boxes @returns {Box} */
export function union(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** @param {number} value @param {number} low @param {number} high */
const between = (value, low, high) => Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));

/** Where a stretch should begin that now begins at `start`. @param {number} start @param {number} length @param {number} from @param {number} room */
function held(start, length, from, room) {
  if (length <= room) return from + (room - length) / 2;
  return between(start, from + room - length, from);
}

/** How far a stretch has to move to lie inside. @param {number} start @param {number} length @param {number} from @param {number} room */
function nudge(start, length, from, room) {
  if (length > room) return from + (room - length) / 2 - start;
  return between(start, from, from + room - length) - start;
}
