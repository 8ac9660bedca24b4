// Whether the carrier side can be asked to collect at all: only what it has sold (C-44).
import type { Intent } from '../../db/intents.ts';
import { isSoldByCarrier } from '../labels/sold-label.ts';

/** `toCollect`: the parcels that wait for the van, where that is known; what goes on from a hub never does. */
export const isPickupBookable = (
  { labels }: Pick<Intent, 'labels'>,
  toCollect: readonly number[] | null = null,
): boolean =>
  (labels ?? []).some(
    (label) => label.leg === 0 && (toCollect?.includes(label.packageIndex) ?? true) && isSoldByCarrier(label),
  );
