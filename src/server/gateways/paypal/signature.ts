// Verifies a PayPal webhook locally, over the raw bytes: who signed it, when, and for which webhook.
import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Delivery } from '../delivery.ts';
import type { CertificateSource } from './certificate.ts';

/** Allowed either side of our clock; older calls are replays. */
const TOLERANCE_MS = 5 * MINUTE_MS;

type Transmission = { id: string; time: string; signature: string; certUrl: string };

/** Throws UpstreamError if the certificate cannot be fetched, so that PayPal calls again. */
export async function isGenuine(
  delivery: Delivery,
  webhookId: string,
  certificates: CertificateSource,
): Promise<boolean> {
  const sent = readTransmission(delivery.headers);
  if (!sent || !isFresh(sent.time, delivery.now)) return false;
  const certificate = await certificates(sent.certUrl, delivery.now);
  if (certificate?.publicKey.asymmetricKeyType !== 'rsa') return false;
  const signed = [sent.id, sent.time, webhookId, crc32(delivery.body)].join('|');
  const signature = Buffer.from(sent.signature, 'base64');
  return verify('RSA-SHA256', Buffer.from(signed, 'utf8'), certificate.publicKey, signature);
}

/** Null unless each header is present exactly once. */
function readTransmission(headers: Delivery['headers']): Transmission | null {
  const read = (name: string): string | null => {
    const named = Object.keys(headers).filter((key) => key.toLowerCase() === name);
    const value = named.length === 1 && named[0] !== undefined ? headers[named[0]] : undefined;
    return typeof value === 'string' && value !== '' && value.length <= 1_000 ? value : null;
  };
  const id = read('paypal-transmission-id');
  const time = read('paypal-transmission-time');
  const signature = read('paypal-transmission-sig');
  const certUrl = read('paypal-cert-url');
  if (read('paypal-auth-algo')?.toLowerCase() !== 'sha256withrsa') return null;
  return id && time && signature && certUrl ? { id, time, signature, certUrl } : null;
}

/** `time` is like "2026-11-20T22:33:44Z". */
function isFresh(time: string, now: Date): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(time)) return false;
  return Math.abs(now.getTime() - Date.parse(time)) <= TOLERANCE_MS;
}
