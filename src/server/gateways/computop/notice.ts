// Reads Computop's notices, and the same form brought by the buyer's browser: sealed, signed, about our merchant.
import { createHash } from 'node:crypto';
import type { Notice } from '../payment.ts';
import type { Keys } from './client.ts';
import { openEnvelope } from './envelope.ts';
import { WireNotice } from './wire.ts';

const MAX_BYTES = 16 * 1024;

/**
 * Null unless provably from Computop. NOTE: the message has no timestamp, so an old one stays valid forever; that is
 * harmless as long as a notice only makes us look (inquire).
 */
export function readNotice(body: Buffer, { merchantId, cipher, mac }: Keys): Notice | null {
  if (body.length > MAX_BYTES) return null;
  const opened = openEnvelope(body.toString('latin1'), cipher);
  const wire = opened?.sealed ? WireNotice.safeParse(opened.fields) : null;
  if (!wire?.success) return null;
  const { mid, payid, xid, transid, status, code, mac: given } = wire.data;
  if (mid !== undefined && mid !== merchantId) return null;
  // The message does not always name the merchant, and the MAC must cover ours.
  if (!mac.proves([payid, transid, merchantId, status, code], given)) return null;
  const event = [payid, xid, status, code].join('*');
  return {
    eventId: createHash('sha256').update(event).digest('hex'),
    kind: status,
    orderId: transid,
    captureId: payid || null,
    refundOf: null,
    isReversal: false,
  };
}
