// The look of a status: calm in transit, green at the end, loud where somebody should act.
import type { TrackingStatus } from '#domain/tracking.ts';

export type StatusTone = 'plain' | 'good' | 'warn' | 'bad';

const tones: Readonly<Record<TrackingStatus, StatusTone>> = {
  pending: 'plain',
  picked_up: 'plain',
  in_transit: 'plain',
  customs: 'plain',
  on_hold: 'warn',
  delivery_delayed: 'warn',
  ready_for_pickup: 'good',
  out_for_delivery: 'plain',
  delivery_failed: 'bad',
  return_to_sender: 'bad',
  delivered: 'good',
  cancelled: 'plain',
};

export const toneOf = (status: TrackingStatus): StatusTone => tones[status];

/** The status reads "delivered", but only to our hub. */
export const isAtHub = (event: { status: TrackingStatus; leg: number }, legs: number): boolean =>
  event.status === 'delivered' && event.leg < legs - 1;
