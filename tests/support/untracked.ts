// A parcel of which no carrier has said anything: what the database begins with.
import type { TrackingState } from '#domain/tracking.ts';

export const untracked: TrackingState = {
  rank: 0,
  rankAt: null,
  side: null,
  sideAt: null,
  shippedAt: null,
  deliveredAt: null,
};
