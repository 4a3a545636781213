// Where the house lies. Behind a proxy that may be below a path of another site, as /games/ is: our own script knows.
const script = import.meta.url;

/** The path before all others, without a slash at its end. */
export const HOME = import.meta.env.DEV ? '' : new URL('..', script).pathname.slice(0, -1);

/** A path of the house as the browser needs it. */
export const way = (path: string): string => HOME + path;
