// Whether the carrier API can be asked to collect at all: only parcels whose labels it sold (C-44).
import type { Intent } from '../../db/intents.ts';
import { isSoldByCarrier } from '../labels/sold-label.ts';

/** `toCollect`: the parcels waiting for the van, if known; the leg from a hub is never collected. */
export const isPickupBookable = (
  { labels }: Pick<Intent, 'labels'>,
  toCollect: readonly number[] | null = null,
): boolean =>
  (labels ?? []).some(
    (label) => label.leg === 0 && (toCollect?.includes(label.packageIndex) ?? true) && isSoldByCarrier(label),
  );
