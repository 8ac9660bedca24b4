// Captures held money, whole and once; whatever the answer leaves open is read from the order.
import { asFault, UpstreamError } from '../../errors.ts';
import type { Captured, PaymentPort, PaymentReference } from '../payment.ts';
import type { PayPalClient } from './client.ts';
import { authorizationIn, captureIn, fromAuthorization, fromCapture, toCaptureRequest } from './mapping.ts';
import { readBack } from './read-back.ts';
import { authorizationPath, type Records } from './records.ts';
import { finalRefusal, refused, stillUnknown, upstreamFault } from './refusal.ts';
import { WirePayment } from './wire.ts';

type Options = Parameters<PaymentPort['capture']>[1];
type Hold = PaymentReference & { authorizationId: string };

export function createCapturing(client: PayPalClient, records: Records): PaymentPort['capture'] {
  const take = async (hold: Hold, options: Options): Promise<Captured | UpstreamError> => {
    const { key, amountCents, intentId } = options;
    const path = `${authorizationPath(hold.authorizationId)}/capture`;
    const body = toCaptureRequest(amountCents, intentId);
    const call = { method: 'POST', path, body, schema: WirePayment, key } as const;
    const capture = await client(call).catch(asFault);
    if (capture instanceof UpstreamError) return capture;
    return fromCapture(capture, hold) ?? unclear(capture);
  };

  /** The order's captures, otherwise the hold's own state; null if neither is conclusive. */
  const readHold = async (hold: Hold): Promise<Captured | null> => {
    const order = await records.order(hold.orderId).catch(asFault);
    const capture = order instanceof UpstreamError ? null : captureIn(order);
    if (capture) return fromCapture(capture, hold);
    const standing = fromAuthorization(await records.authorization(hold.authorizationId), hold);
    return standing?.outcome === 'refused' ? standing : null;
  };

  const settle = async (hold: Hold, fault: UpstreamError): Promise<Captured> => {
    const { code, outcome } = fault.fault;
    // The buyer is not asked again while a label waits.
    const isForBuyer = code === 'try_again' || code === 'not_approved';
    const word = isForBuyer ? refused('declined', fault.message) : finalRefusal(fault);
    if (word) return word;
    const isRefusal = code === 'exhausted' || code === 'not_found';
    if (outcome === 'none' && !isRefusal) throw fault;
    const found = await readBack(fault, () => readHold(hold)).catch(asFault);
    if (found && !(found instanceof UpstreamError)) return found;
    if (isRefusal && (found === null || found.fault.code === 'not_found'))
      return refused('not_possible', fault.message);
    throw stillUnknown(fault, found ?? undefined);
  };

  const takeHold = async (hold: Hold, options: Options): Promise<Captured> => {
    const taken = await take(hold, options);
    return taken instanceof UpstreamError ? settle(hold, taken) : taken;
  };

  /** A hold whose answer was lost is found on the order. */
  const takeFromOrder = async (reference: PaymentReference, options: Options): Promise<Captured> => {
    const order = await records.order(reference.orderId);
    const hold = authorizationIn(order);
    const capture = captureIn(order);
    const grown = hold ? { ...reference, authorizationId: hold.id } : reference;
    const captured = capture && fromCapture(capture, grown);
    if (captured) return captured;
    if (!hold) return refused('not_possible', `Order ${order.id} holds no money.`);
    return takeHold({ ...reference, authorizationId: hold.id }, options);
  };

  return async (reference, options) => {
    const { captureId, authorizationId } = reference;
    if (captureId !== undefined) {
      const capture = await records.capture(captureId);
      const known = fromCapture(capture, reference);
      if (known) return known;
      throw unclear(capture);
    }
    if (authorizationId === undefined) return takeFromOrder(reference, options);
    return takeHold({ ...reference, authorizationId }, options);
  };
}

const unclear = ({ id, status }: WirePayment): UpstreamError =>
  upstreamFault('unclear', `Capture ${id} is ${status}.`, { outcome: 'unknown' });
