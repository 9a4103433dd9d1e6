/** The root path of the server's pages, which may be under a path of a larger site. */

const [, root, hash] = /** @type {RegExpMatchArray} */ (new URL(import.meta.url).pathname.match(/^(.*)\/static\/([^/]+)\//));

/** The version of the client that runs here: the content hash in its address. */
export const version = hash;

/** The address of one of our pages. @param {string} path */
export const siteUrl = (path) => root + path;
