// Limits on a parcel's figures and description: they only keep nonsense out, carriers have tighter ones.

/** Centimetres. */
export const MAX_SIDE_CM = 10_000;
export const MAX_WEIGHT_KG = 50_000;
/** Declared value in euro: less than a cent would be printed on the papers as zero. */
export const MIN_VALUE_EURO = 0.01;
export const MAX_VALUE_EURO = 10_000_000;

/** Letters. A§5; the checklist and the schema agree on 20 (C-05). */
export const MIN_DESCRIPTION = 20;
export const MAX_DESCRIPTION = 500;
