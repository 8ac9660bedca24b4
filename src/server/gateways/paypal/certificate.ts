// The certificate a webhook claims to be signed with: only from PayPal's own hosts, cached for the next one.
import { X509Certificate } from 'node:crypto';
import { MINUTE_MS } from '#domain/durations.ts';
import { isLoopback } from '../../loopback.ts';
import type { Http } from '../http.ts';
import { upstreamFault } from './refusal.ts';

/** Null: not PayPal's, or not valid now. Throws UpstreamError if it cannot be fetched at the moment. */
export type CertificateSource = (url: string, now: Date) => Promise<X509Certificate | null>;

const MAX_BYTES = 32 * 1024;
const MAX_KEPT = 8;
const TIMEOUT_MS = 5_000;
/** Anyone can send us certificate URLs; PayPal itself has a new one every few months. */
const MOST_DOWNLOADS = 10;
const DOWNLOADS_IN_MS = MINUTE_MS;
/** How long a URL that gave no valid certificate is not fetched again. */
const REFUSED_MS = 10 * MINUTE_MS;

/** Where PayPal serves certificates, for the API family that we call. */
const pinned = {
  live: /^https:\/\/api(-m)?\.paypal\.com\/v1\/notifications\/certs\/[\w-]+$/,
  sandbox: /^https:\/\/api(-m)?\.sandbox\.paypal\.com\/v1\/notifications\/certs\/[\w-]+$/,
};

/** A sandbox on this machine serves its own certificates; everybody else's come over TLS from a pinned host. */
export function createCertificates(apiUrl: string, http: Http): CertificateSource {
  const api = new URL(apiUrl);
  const hosts = api.hostname.endsWith('.sandbox.paypal.com') ? pinned.sandbox : pinned.live;
  const isOurs = (url: string): boolean =>
    isLoopback(apiUrl) ? URL.canParse(url) && new URL(url).origin === api.origin : hosts.test(url);
  const kept = new Map<string, X509Certificate>();
  /** Calls that arrive together share one download. */
  const underWay = new Map<string, Promise<X509Certificate | null>>();
  const refused = new Map<string, number>();
  let downloads: number[] = [];

  const download = async (url: string): Promise<X509Certificate | null> => {
    const call = { upstream: 'paypal', method: 'GET', url, timeoutMs: TIMEOUT_MS } as const;
    const { status, body } = await http.bytes({ ...call, maxBytes: MAX_BYTES });
    if (status >= 500 || status === 429)
      throw upstreamFault('unavailable', `The certificate's URL answered ${status}.`);
    return status === 200 ? parse(body) : null;
  };

  const keep = (url: string, certificate: X509Certificate): void => {
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(url, certificate);
  };

  const downloadOnce = (url: string, at: number): Promise<X509Certificate | null> => {
    const begun = underWay.get(url);
    if (begun) return begun;
    countDownload(at);
    const started = download(url).finally(() => underWay.delete(url));
    underWay.set(url, started);
    return started;
  };

  const countDownload = (at: number): void => {
    downloads = downloads.filter((earlier) => earlier > at - DOWNLOADS_IN_MS);
    if (downloads.length >= MOST_DOWNLOADS)
      throw upstreamFault('unavailable', 'Too many certificates have been asked for.');
    downloads.push(at);
  };

  const refuse = (url: string, at: number): null => {
    for (const [name, until] of refused) if (until <= at) refused.delete(name);
    refused.set(url, at + REFUSED_MS);
    return null;
  };

  return async (url, now) => {
    const at = now.getTime();
    if (!isOurs(url) || (refused.get(url) ?? 0) > at) return null;
    const certificate = kept.get(url) ?? (await downloadOnce(url, at));
    if (!certificate || !isValidAt(certificate, now)) return refuse(url, at);
    if (!isLoopback(apiUrl) && !isPayPals(certificate)) return refuse(url, at);
    keep(url, certificate);
    return certificate;
  };
}

function parse(body: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(body);
  } catch {
    // Not a certificate at all: a forged path on the right host, or an error page.
    return null;
  }
}

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);

/**
 * The subject is "messageverificationcerts.paypal.com". NOTE: the chain is not verified, which Node cannot do on its
 * own; the certificate is trusted because it came over TLS from a pinned host.
 */
const isPayPals = ({ subject }: X509Certificate): boolean => /^CN=([\w-]+\.)+paypal\.com$/m.test(subject);
