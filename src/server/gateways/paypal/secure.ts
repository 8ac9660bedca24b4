// Places the hold, or captures the money, once the buyer has consented; an order can be taken only once.
import { crc32 } from 'node:zlib';
import { asFault, UpstreamError } from '../../errors.ts';
import type { PaymentPort, PaymentReference, Refused, Secured } from '../payment.ts';
import type { PayPalClient } from './client.ts';
import { fromAuthorization, fromCapture, fromOrder } from './mapping.ts';
import { readBack } from './read-back.ts';
import { orderPath, type Records } from './records.ts';
import { finalRefusal, refused, stillUnknown, upstreamFault } from './refusal.ts';
import { WireOrder } from './wire.ts';

type Asked = Parameters<PaymentPort['secure']>[1] & { reference: PaymentReference };

export function createSecuring(client: PayPalClient, records: Records): PaymentPort['secure'] {
  const take = async (asked: Asked, key: string): Promise<Secured | UpstreamError> => {
    const action = asked.capture === 'later' ? 'authorize' : 'capture';
    const path = `${orderPath(asked.reference.orderId)}/${action}`;
    const order = await client({ method: 'POST', path, schema: WireOrder, key }).catch(asFault);
    return order instanceof UpstreamError ? order : (fromOrder(order, asked) ?? shortAnswer(order));
  };

  /** A payment known by its own id is read by that, and not taken again; null if only the order can tell. */
  const recall = async ({ reference }: Asked): Promise<Secured | null> => {
    const { captureId, authorizationId } = reference;
    if (captureId !== undefined) return fromCapture(await records.capture(captureId), reference);
    if (authorizationId === undefined) return null;
    return fromAuthorization(await records.authorization(authorizationId), reference);
  };

  const standingOf = async (asked: Asked): Promise<Secured | WireOrder> => {
    const order = await records.order(asked.reference.orderId);
    return fromOrder(order, asked) ?? order;
  };

  const unlessTaken = async (asked: Asked, refusal: Refused): Promise<Secured> => {
    const standing = await standingOf(asked);
    return 'outcome' in standing && standing.outcome !== 'waiting' ? standing : refusal;
  };

  /** The buyer approved after a refusal that PayPal may repeat forever for the first key, so another one is used. */
  const takeAgain = async (asked: Asked, order: WireOrder): Promise<Secured> => {
    const approval = crc32(order.update_time ?? order.status).toString(16);
    const taken = await take(asked, `${asked.key}-${approval}`);
    return taken instanceof UpstreamError ? settle(asked, taken, false) : taken;
  };

  const lookAfter = async (asked: Asked, doubt: UpstreamError): Promise<Secured> => {
    const read = async (): Promise<Secured | null> => {
      const standing = await standingOf(asked);
      return 'outcome' in standing ? standing : null;
    };
    const found = await readBack(doubt, read).catch(asFault);
    if (found instanceof UpstreamError && found.fault.code === 'not_found') return gone(found);
    if (found === null || found instanceof UpstreamError) throw stillUnknown(doubt, found ?? undefined);
    return found;
  };

  const settle = async (asked: Asked, fault: UpstreamError, mayTakeAgain: boolean): Promise<Secured> => {
    const word = finalRefusal(fault);
    if (word) return word;
    switch (fault.fault.code) {
      case 'try_again':
        return { outcome: 'waiting', code: 'declined' };
      case 'not_found':
        return gone(fault);
      case 'exhausted':
        // This very order may have used the invoice id, and its answer was lost.
        return unlessTaken(asked, refused('not_possible', fault.message));
      case 'refused':
        // Every repetition would get the same unknown refusal: there is nothing to wait for.
        return unlessTaken(asked, refused('failed', fault.message));
      case 'not_approved': {
        const standing = mayTakeAgain ? await standingOf(asked) : null;
        if (standing === null || 'outcome' in standing) return standing ?? { outcome: 'waiting' };
        return standing.status === 'APPROVED' ? takeAgain(asked, standing) : { outcome: 'waiting' };
      }
      default:
        if (fault.fault.outcome === 'none') throw fault;
        return lookAfter(asked, fault);
    }
  };

  return async (reference, options) => {
    const asked = { ...options, reference };
    const known = await recall(asked);
    if (known) return known;
    if (reference.authorizationId !== undefined || reference.captureId !== undefined)
      return lookAfter(asked, movedOn());
    const taken = await take(asked, options.key);
    return taken instanceof UpstreamError ? settle(asked, taken, true) : taken;
  };
}

/** PayPal forgets orders that were not paid within some hours. */
const gone = ({ message }: UpstreamError): Secured => refused('expired', message);

const shortAnswer = ({ id, status }: WireOrder): UpstreamError =>
  upstreamFault('unclear', `Order ${id} is ${status} but contains no payment of ours.`, {
    outcome: 'unknown',
  });

const movedOn = (): UpstreamError =>
  upstreamFault('unclear', 'The hold has changed to a state that only its order shows.');
