// Time limit after which a parcel that never arrived counts as over, because nothing was heard of it (0014).
import { DAY_MS } from './durations.ts';

/** Carriers and posts accept inquiries for at most six months; a label is useless by then. */
const LOST_AFTER_DAYS = 183;

/** The cutoff: a parcel whose last event (without any: its order) is older is no longer expected. */
export const lostParcelCutoff = (now: Date): Date => new Date(now.getTime() - LOST_AFTER_DAYS * DAY_MS);
