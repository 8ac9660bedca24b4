// Whether the carrier side has sold a label: only of such a one it knows anything, collects the parcel, takes it back (C-44).
import type { StoredLabel } from '../../db/intents.ts';

/** What a label that an operator has made elsewhere has for an id there. */
export const MADE_BY_HAND = '';

export const isSoldByCarrier = ({ upstreamShipmentId }: Pick<StoredLabel, 'upstreamShipmentId'>): boolean =>
  upstreamShipmentId !== MADE_BY_HAND;
