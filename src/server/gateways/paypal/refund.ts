// Gives money back: voids a hold, refunds captured money. Already done counts as done.
import type { Cents } from '#domain/money.ts';
import { asFault, UpstreamError } from '../../errors.ts';
import type { PaymentPort, PaymentReference, Refunded, Voided } from '../payment.ts';
import type { PayPalClient } from './client.ts';
import {
  authorizationIn,
  captureIn,
  fromRefund,
  hasOtherAmount,
  refundsIn,
  toRefundRequest,
} from './mapping.ts';
import { readBack } from './read-back.ts';
import { authorizationPath, capturePath, type Records } from './records.ts';
import { finalRefusal, refused, stillUnknown, upstreamFault } from './refusal.ts';
import { type WireOrder, type WirePayment, WireRefund, WireVoided } from './wire.ts';

const voided: Voided = { outcome: 'voided' };

/** Holds in these states hold nothing any more. */
const endedHolds: readonly string[] = ['VOIDED', 'DENIED', 'EXPIRED'];
const takenHolds: readonly string[] = ['CAPTURED', 'PARTIALLY_CAPTURED'];

/** Null while the money is held. */
function voidedOf({ id, status }: WirePayment): Voided | null {
  if (endedHolds.includes(status)) return voided;
  return takenHolds.includes(status)
    ? refused('not_possible', `Authorization ${id} is already captured.`)
    : null;
}

export function createVoiding(client: PayPalClient, records: Records): PaymentPort['void'] {
  const release = async (authorizationId: string, key: string): Promise<Voided> => {
    const path = `${authorizationPath(authorizationId)}/void`;
    const answer = await client({ method: 'POST', path, schema: WireVoided, key }).catch(asFault);
    if (!(answer instanceof UpstreamError)) return voided;
    const { code, outcome } = answer.fault;
    if (code === 'expired') return voided;
    const word = finalRefusal(answer);
    if (word) return word;
    if (code === 'not_found') return refused('not_possible', answer.message);
    if (outcome === 'none') throw answer;
    const hold = await records.authorization(authorizationId).catch(asFault);
    const standing = hold instanceof UpstreamError ? null : voidedOf(hold);
    if (standing) return standing;
    throw stillUnknown(answer, hold instanceof UpstreamError ? hold : undefined);
  };

  return async (reference, { key }) => {
    if (reference.authorizationId !== undefined) return release(reference.authorizationId, key);
    // A hold may exist whose answer was lost.
    const order = await records.order(reference.orderId).catch(asFault);
    if (order instanceof UpstreamError) {
      if (order.fault.code === 'not_found') return voided;
      throw order;
    }
    const hold = authorizationIn(order);
    if (hold) return voidedOf(hold) ?? release(hold.id, key);
    return captureIn(order) ? refused('not_possible', `Order ${order.id} is already captured.`) : voided;
  };
}

type RefundOptions = Parameters<PaymentPort['refund']>[1];
type Refunding = Required<Pick<PaymentPort, 'refund' | 'findRefund'>>;

export function createRefunding(client: PayPalClient, records: Records): Refunding {
  const give = async (captureId: string, options: RefundOptions): Promise<Refunded | UpstreamError> => {
    const { key, amountCents, intentId } = options;
    const path = `${capturePath(captureId)}/refund`;
    const body = toRefundRequest(amountCents, key, intentId);
    const call = { method: 'POST', path, body, schema: WireRefund, key } as const;
    const refund = await client(call).catch(asFault);
    return refund instanceof UpstreamError ? refund : (fromRefund(refund) ?? unclear(refund));
  };

  /** Some orders list their refunds without invoice id or sum; those are looked up one by one. */
  const refundAmong = async (
    order: WireOrder,
    isMeant: (refund: WireRefund) => boolean,
  ): Promise<WireRefund | null> => {
    for (const listed of refundsIn(order)) {
      const refund = listed.invoice_id && listed.amount ? listed : await records.refund(listed.id);
      if (isMeant(refund)) return refund;
    }
    return null;
  };

  const earlierRefund = async (orderId: string, key: string): Promise<WireRefund | null> =>
    await refundAmong(await records.order(orderId), ({ invoice_id: id }) => id === key);

  /**
   * A refund of the same money under any of its keys, done or under way. After a refusal the money went back under a
   * later key; a caller that has lost that row (a database restored from backup) asks with an earlier one, which PayPal
   * may not remember, and would pay twice. Only the order knows, and only before the refund is requested, hence one
   * read per refund. Our books cannot replace it: money lost in a dispute is in them but not among the refunds, and
   * would hide as much.
   */
  const living = async (
    order: WireOrder,
    { key, amountCents }: Pick<RefundOptions, 'key' | 'amountCents'>,
  ): Promise<Refunded | null> => {
    const found = await refundAmong(
      order,
      (refund) =>
        !!refund.invoice_id &&
        withoutTry(refund.invoice_id) === withoutTry(key) &&
        fromRefund(refund)?.outcome !== 'refused',
    );
    if (!found) return null;
    requireAmount(found, amountCents);
    const known = fromRefund(found);
    if (!known) throw unclear(found);
    return known;
  };

  /** PayPal repeats a key's first answer for 45 days; after that, and in doubt, the order's list still knows. */
  const settle = async (
    orderId: string,
    { key, amountCents }: RefundOptions,
    fault: UpstreamError,
  ): Promise<Refunded> => {
    const word = finalRefusal(fault);
    if (word) return word;
    const isRefusal = fault.fault.code === 'exhausted';
    if (fault.fault.code === 'not_found') return refused('not_possible', fault.message);
    if (fault.fault.outcome === 'none' && !isRefusal) throw fault;
    const earlier = await readBack(fault, () => earlierRefund(orderId, key)).catch(asFault);
    if (earlier instanceof UpstreamError) throw stillUnknown(fault, earlier);
    if (earlier) requireAmount(earlier, amountCents);
    const known = earlier && fromRefund(earlier);
    if (known) return known;
    if (isRefusal && !earlier) return refused('not_possible', fault.message);
    throw stillUnknown(fault);
  };

  return {
    async refund(reference, options) {
      const { orderId } = reference;
      const order = await orderOrGone(records, reference);
      const earlier = order && (await living(order, options));
      if (earlier) return earlier;
      const captureId = reference.captureId ?? (order && captureIn(order)?.id);
      if (!captureId) return refused('not_possible', `No money was captured for order ${orderId}.`);
      const given = await give(captureId, options);
      return given instanceof UpstreamError ? settle(orderId, options, given) : given;
    },

    async findRefund(reference, options) {
      const order = await orderOrGone(records, reference);
      return order && (await living(order, options));
    },
  };
}

/** A retry after a definite refusal has a number appended to its key: it is about the same money. */
const withoutTry = (key: string): string => key.replace(/\.\d+$/, '');

/** Does not count as refused: that would allow another key, and a second payment. */
function requireAmount(refund: WireRefund, amountCents: Cents): void {
  if (hasOtherAmount(refund, amountCents))
    throw upstreamFault('mismatch', `Refund ${refund.id} was for a different amount.`, { kind: 'invalid' });
}

/**
 * Null if PayPal has forgotten the order and we know its capture: old money can still go back. Any other failed read is
 * repeated before a refund is requested.
 */
async function orderOrGone(
  records: Records,
  { orderId, captureId }: PaymentReference,
): Promise<WireOrder | null> {
  const order = await records.order(orderId).catch(asFault);
  if (!(order instanceof UpstreamError)) return order;
  if (captureId !== undefined && order.fault.code === 'not_found') return null;
  throw order;
}

/** A capture says REFUNDED while its refund is still pending, and reverts if that fails. */
export const createRefundCheck =
  (records: Records): PaymentPort['isGivenBack'] =>
  async ({ orderId, captureId }) => {
    const order = await records.order(orderId);
    const capture = captureId ? await records.capture(captureId) : captureIn(order);
    if (capture?.status !== 'REFUNDED') return false;
    const standing = refundsIn(order)
      .map(fromRefund)
      .filter((refund) => refund?.outcome !== 'refused');
    return standing.length > 0 && standing.every((refund) => refund?.outcome === 'refunded');
  };

const unclear = ({ id, status }: WireRefund): UpstreamError =>
  upstreamFault('unclear', `Refund ${id} is ${status}.`, { outcome: 'unknown' });
