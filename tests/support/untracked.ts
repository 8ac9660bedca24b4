// The tracking state of a parcel without any event: the database's initial values.
import type { TrackingState } from '#domain/tracking.ts';

export const untracked: TrackingState = {
  rank: 0,
  rankAt: null,
  side: null,
  sideAt: null,
  shippedAt: null,
  deliveredAt: null,
};
