// The signature of generic tracking calls: HMAC-SHA256 over "<timestamp>.<raw body>", at most five minutes old.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Delivery } from '../../gateways/delivery.ts';

/** Unix time in seconds, by the caller's clock. */
const TIMESTAMP_HEADER = 'x-tracking-timestamp';
/** "sha256=<hex>" */
const SIGNATURE_HEADER = 'x-tracking-signature';
const TOLERANCE_MS = 5 * MINUTE_MS;

export const signTrackingCall = (secret: string, timestamp: string, body: Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

/** When the call was signed; null if it is not genuine or not recent. */
export function signedMomentOf({ headers, body, now }: Delivery, secret: string | null): Date | null {
  const [timestamp, signature] = [headers[TIMESTAMP_HEADER], headers[SIGNATURE_HEADER]];
  if (secret === null || typeof timestamp !== 'string' || typeof signature !== 'string') return null;
  if (!/^\d{1,11}$/.test(timestamp)) return null;
  const [theirs, ours] = [Buffer.from(signature), Buffer.from(signTrackingCall(secret, timestamp, body))];
  if (theirs.length !== ours.length || !timingSafeEqual(theirs, ours)) return null;
  const signedAt = new Date(Number(timestamp) * 1_000);
  return Math.abs(now.getTime() - signedAt.getTime()) <= TOLERANCE_MS ? signedAt : null;
}
