// Whether a label was sold by the carrier API, which tracks, collects and takes back only its own (C-44).
import type { StoredLabel } from '../../db/intents.ts';

/** The shipment id of a label that an operator made elsewhere. */
export const MADE_BY_HAND = '';

export const isSoldByCarrier = ({ upstreamShipmentId }: Pick<StoredLabel, 'upstreamShipmentId'>): boolean =>
  upstreamShipmentId !== MADE_BY_HAND;
