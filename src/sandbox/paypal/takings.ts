// Captures: completed, pending at the bank, or declined by it.
import { announceCapture } from './announce.ts';
import { changeHold, ECHECK_MS } from './holds.ts';
import { releaseInvoice } from './invoices.ts';
import { ledgerLine, newId } from './world.ts';
import type { AuthorizationRecord, CaptureRecord, OrderRecord, PaypalWorld, UnitRecord } from './world.ts';

export type Taking = {
  unit: UnitRecord;
  units: number;
  authorization: AuthorizationRecord | null;
  isFinal: boolean;
  /** The bank's immediate answer; PENDING is decided later. */
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  invoiceId: string | null;
  customId: string | null;
};

export function takeMoney(world: PaypalWorld, order: OrderRecord, taking: Taking): CaptureRecord {
  const now = world.clock.now();
  const capture: CaptureRecord = {
    ...taking,
    id: newId(world),
    order,
    currency: taking.unit.currency,
    createdAt: now,
    updatedAt: now,
    refunded: 0,
    refunds: [],
  };
  world.captures.put(capture.id, capture);
  capture.unit.captures.push(capture);
  capture.authorization?.captures.push(capture);
  if (capture.status === 'PENDING') {
    world.clock.schedule(now + ECHECK_MS, () => settleCapture(world, capture, 'COMPLETED'));
  } else if (capture.status === 'COMPLETED') ledgerLine(world, capture.currency).captured += capture.units;
  else releaseInvoice(world, order, capture.invoiceId);
  announceCapture(world, capture);
  return capture;
}

/** Applies the bank's decision on a pending capture; later decisions change nothing. */
export function settleCapture(
  world: PaypalWorld,
  capture: CaptureRecord,
  verdict: 'COMPLETED' | 'DENIED',
): boolean {
  if (capture.status !== 'PENDING') return false;
  capture.status = verdict === 'COMPLETED' ? 'COMPLETED' : 'DECLINED';
  capture.updatedAt = world.clock.now();
  if (verdict === 'COMPLETED') ledgerLine(world, capture.currency).captured += capture.units;
  else refuseTaking(world, capture);
  announceCapture(world, capture);
  return true;
}

/** Restores the hold, as after a capture that is declined at once. */
function refuseTaking(
  world: PaypalWorld,
  { order, invoiceId, authorization: auth, units }: CaptureRecord,
): void {
  releaseInvoice(world, order, invoiceId);
  if (!auth) return;
  changeHold(world, auth, () => {
    auth.captured -= units;
    if (auth.status === 'CAPTURED' || auth.status === 'PARTIALLY_CAPTURED')
      auth.status = auth.captured > 0 ? 'PARTIALLY_CAPTURED' : 'CREATED';
  });
}
