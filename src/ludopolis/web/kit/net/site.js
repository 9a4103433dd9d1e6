/** Where the server's pages are. A site may have others too: then ours are under a path of it, with which our own address begins. */

const [, root, hash] = /** @type {RegExpMatchArray} */ (new URL(import.meta.url).pathname.match(/^(.*)\/static\/([^/]+)\//));

/** The version of the client that runs here: the content hash in its address. */
export const version = hash;

/** The address of one of our pages. @param {string} path */
export const siteUrl = (path) => root + path;
