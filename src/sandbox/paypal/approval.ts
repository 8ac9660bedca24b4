// The payer's decision: approve, cancel, decline, be sent back, or pay by a slow electronic cheque.
import { announceOrder } from './announce.ts';
import { PAYER } from './order-print.ts';
import { refresh, VALID_MS } from './orders.ts';
import type { Choice, OrderRecord, PaypalWorld } from './world.ts';

type Decision = Choice | 'cancel';
const DECISIONS: readonly Decision[] = [
  'approve',
  'cancel',
  'decline',
  'send-back',
  'pending',
  'capture-fails',
  'capture-pending',
];

export const isDecision = (text: unknown): text is Decision => DECISIONS.some((one) => one === text);

/** Waiting for the payer: for the first time, or again after a declined instrument. */
export const awaitsPayer = ({ status, choice }: OrderRecord) =>
  status === 'CREATED' ||
  status === 'PAYER_ACTION_REQUIRED' ||
  (status === 'APPROVED' && choice === 'decline');

/** Where the payer goes next; null when the merchant has given no URL. */
function addressAfter(base: string | null, order: OrderRecord, hasPaid: boolean): string | null {
  if (base === null) return null;
  const url = new URL(base);
  url.searchParams.set('token', order.id);
  if (hasPaid) url.searchParams.set('PayerID', PAYER.payer_id);
  return url.href;
}

/** The order must be waiting for its payer. */
export function decide(world: PaypalWorld, order: OrderRecord, decision: Decision): string | null {
  if (decision === 'cancel') return addressAfter(order.experience.cancelUrl, order, false);
  const now = world.clock.now();
  Object.assign(order, { status: 'APPROVED', choice: decision, approvedAt: now, updatedAt: now });
  announceOrder(world, order, 'APPROVED');
  world.clock.schedule(now + VALID_MS + 1, () => refresh(world, order));
  return addressAfter(order.experience.returnUrl, order, true);
}
