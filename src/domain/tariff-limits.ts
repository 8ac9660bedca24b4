// Limits of the tariff search, in a file of their own because the browser needs nothing else of it.

/** R32 */
export const MAX_SUGGESTIONS = 3;
/** Letters that a description needs before it is searched. */
export const MIN_SEARCHED = 3;
/** Letters of a name that are shown. */
export const MAX_LABEL = 120;
