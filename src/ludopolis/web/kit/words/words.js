/**
 * Facts into sentences, by the same rules and from the same catalogues as the server's `i18n/words.py`.
 * The domain of an argument is the part of its name after the last underscore.
 */
import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent-bundle/index.js";
import { either, listed, signed } from "./format.js";

/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").Arg} Arg */
/** @typedef {import("../types.js").Piece} Piece */

const OPEN = "\uE000";
const CLOSE = "\uE001";
/** A place with two numbers in notation, such as `S2.5`. The message of its domain puts it into words. */
const PLACE = /^[A-Z](\d+)\.[a-z]?(\d+)$/;

class Words {
  /** @param {FluentBundle[]} bundles a game's before the shared ones, the reader's language before English */
  constructor(bundles) {
    this.bundles = bundles;
    /** Messages without arguments, formatted once. @type {Map<string, string>} */
    this.formatted = new Map();
  }

  /** @param {string} key */
  has(key) {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  /**
   * The message of a key. A thing from somebody's own component folder has none: it is shown by its id where the catalogue says how
   * (`project-unnamed`). Any other missing message is reported to the console, and the reader sees the key's words.
   * @param {string} key @param {Record<string, any>} [args]
   * @returns {string}
   */
  text(key, args) {
    if (args) return this.format(key, args);
    let text = this.formatted.get(key);
    if (text === undefined) this.formatted.set(key, (text = this.format(key, {})));
    return text;
  }

  /** @param {string} key @param {Record<string, any>} args */
  format(key, args) {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      if (message?.value) {
        /** @type {Error[]} */
        const errors = [];
        const text = bundle.formatPattern(message.value, withFigures(args), errors);
        if (errors.length) console.error(key, errors[0]);
        return text;
      }
    }
    const name = readable(key);
    const unnamed = key.replace(/-.*/, "-unnamed");
    if (this.has(unnamed)) return this.text(unnamed, { name });
    console.error("no word for", key);
    return name;
  }

  /**
   * A fact as a sentence.
   * @param {string} prefix @param {Fact} fact @param {(seat: number) => string} name
   */
  say(prefix, fact, name) {
    return this.text(`${prefix}-${fact.kind}`, this.args(fact, name, false));
  }

  /**
   * A fact as a sentence in pieces, so that names of players and things can be shown as such.
   * @param {string} prefix @param {Fact} fact @param {(seat: number) => string} name
   * @returns {Piece[]}
   */
  pieces(prefix, fact, name) {
    const text = this.text(`${prefix}-${fact.kind}`, this.args(fact, name, true));
    return text.split(OPEN).flatMap((part, index) => {
      if (index === 0) return part ? [{ text: part }] : [];
      const [mark, rest = ""] = part.split(CLOSE);
      const [seat, word] = mark.split("\u0000");
      const piece = seat ? { text: word, seat: Number(seat), strong: true } : { text: word, strong: true };
      return rest ? [piece, { text: rest }] : [piece];
    });
  }

  /**
   * @param {Fact} fact @param {(seat: number) => string} name @param {boolean} marked
   * @returns {Record<string, string | number>}
   */
  args(fact, name, marked) {
    /** @type {Record<string, string | number>} */
    const words = {};
    for (const [key, value] of Object.entries(fact)) {
      if (key !== "kind") words[key] = this.arg(key, value, name, marked);
    }
    return words;
  }

  /**
   * A list is a choice where the name of the argument begins with `any_`.
   * @param {string} key @param {Arg} value @param {(seat: number) => string} name @param {boolean} marked
   */
  arg(key, value, name, marked) {
    const domain = key.slice(key.lastIndexOf("_") + 1);
    if (!Array.isArray(value)) return this.word(domain, value, name, marked);
    return (key.startsWith("any_") ? either : listed)(value.map((item) => `${this.word(domain, item, name, marked)}`));
  }

  /**
   * @param {string} domain @param {string | number} value @param {(seat: number) => string} name @param {boolean} marked
   * @returns {string | number}
   */
  word(domain, value, name, marked) {
    if (typeof value === "number") {
      if (domain !== "seat") return value;
      return marked ? `${OPEN}${value}\u0000${name(value)}${CLOSE}` : name(value);
    }
    const key = `${domain}-${value}`;
    const place = PLACE.exec(value);
    if (!this.has(key) && place && this.has(domain)) return this.text(domain, placeNumbers(place));
    if (!this.has(key) && !this.has(`${domain}-unnamed`)) return value;
    const text = this.text(key);
    return marked ? `${OPEN}\u0000${text}${CLOSE}` : text;
  }
}

/** `next` is for a place between two others. @param {RegExpExecArray} place */
const placeNumbers = ([, first, second]) => ({ first: Number(first), second: Number(second), next: Number(second) + 1 });

/** A number as we write it. */
class Figure extends FluentNumber {
  toString() {
    return signed(this.value);
  }
}

/** @param {Record<string, any>} args */
function withFigures(args) {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Figure(value) : value]));
}

/** The id in a key as a name: `project-corner_shop` is “Corner shop”. @param {string} key */
function readable(key) {
  const words = key.slice(key.indexOf("-") + 1).replace(/[-_]/g, " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/**
 * Fetches catalogues, named by their paths. Those before have precedence: a game's before the shared ones, the reader's language before English.
 * @param {string} root where the static files are @param {string[]} catalogues such as `games/uptown/locale/ru.ftl`
 */
export async function loadWords(root, catalogues) {
  const bundles = catalogues.map(async (path) => {
    const language = `${path.split(".").at(-2)}`.replace(/.*\//, ""); // `ru` of `locale/ru.ftl` and of `locale/pages.ru.ftl`
    const bundle = new FluentBundle(language, { useIsolating: false });
    const answer = await fetch(`${root}/${path}`);
    if (answer.ok) bundle.addResource(new FluentResource(await answer.text()));
    return bundle;
  });
  return new Words(await Promise.all(bundles));
}
