// The tracking page's path, with and without a code. Apart from the other paths (pages.ts), as every page loads it.

/** As the tables of pages name it (web/page-paths.ts). */
export const TRACK_PATH = '/track/:code?';

/** The path as those tables name it. */
export const namedPath = (path: string): string => path.replace(/^\/track(\/[^/]+)?$/, TRACK_PATH);
