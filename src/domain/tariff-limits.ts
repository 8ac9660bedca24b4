// How many tariff numbers are suggested, and from when on; apart, as the browser needs no more of the search.

/** R32 */
export const MAX_SUGGESTIONS = 3;
/** Letters of a description, so that there is something to go by. */
export const MIN_SEARCHED = 3;
/** Letters that are shown of a name. */
export const MAX_LABEL = 120;
