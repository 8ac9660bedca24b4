// From when on a parcel that never arrived counts as over: nothing was heard of it for so long (0014).
import { DAY_MS } from './durations.ts';

/** Carriers and posts take inquiries for at most six months; a label is of no use by then. */
const GIVEN_UP_AFTER_DAYS = 183;

/** The moment before which the last word of a parcel, or its order without any, must lie so that nothing more is expected of it. */
export const silentSince = (now: Date): Date => new Date(now.getTime() - GIVEN_UP_AFTER_DAYS * DAY_MS);
