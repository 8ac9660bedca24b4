// From when on a parcel that never arrived counts as over: nothing was heard of it for so long (0014).
import { DAY_MS } from './durations.ts';

/** Carriers and posts take inquiries for at most six months; a label is of no use by then. */
const GIVEN_UP_AFTER_DAYS = 183;

/** Of what has had its last word before this moment, or was ordered before it without any, nothing more is expected. */
export const silentSince = (now: Date): Date => new Date(now.getTime() - GIVEN_UP_AFTER_DAYS * DAY_MS);
