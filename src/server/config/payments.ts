// PayPal and Computop: the sandbox's demo merchant by default, otherwise the operator's own, never a mix.
import { ConfigError, missingVariables, type Reader, sandboxUrl, urlFrom } from './reader.ts';
import { isLoopback } from '../loopback.ts';

export type PaymentsConfig = {
  paypal: { url: string; clientId: string; clientSecret: string; webhookId: string | null };
  computop: { url: string; merchantId: string; blowfishKey: string; hmacKey: string };
};

/** The variables real business must set, see config.ts. */
export const paymentVariables = [
  'PAYPAL_URL',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'COMPUTOP_URL',
  'COMPUTOP_MERCHANT_ID',
  'COMPUTOP_BLOWFISH_KEY',
  'COMPUTOP_HMAC_KEY',
] as const;

export function paymentsFrom(read: Reader): PaymentsConfig {
  const sandbox = sandboxUrl(read);
  const paypal = urlFrom(read, 'PAYPAL_URL', `${sandbox}/paypal`);
  const computop = urlFrom(read, 'COMPUTOP_URL', `${sandbox}/computop`);
  refuseHalves(read, 'PAYPAL_URL', paypal, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET']);
  refuseHalves(read, 'COMPUTOP_URL', computop, [
    'COMPUTOP_MERCHANT_ID',
    'COMPUTOP_BLOWFISH_KEY',
    'COMPUTOP_HMAC_KEY',
  ]);
  return {
    paypal: {
      url: paypal,
      clientId: read.text('PAYPAL_CLIENT_ID', 'sandbox-client'),
      clientSecret: read.text('PAYPAL_CLIENT_SECRET', 'sandbox-secret'),
      webhookId: read.optional('PAYPAL_WEBHOOK_ID'),
    },
    computop: {
      url: computop,
      merchantId: read.text('COMPUTOP_MERCHANT_ID', 'hafenpost_sandbox'),
      blowfishKey: read.text('COMPUTOP_BLOWFISH_KEY', 'SbxBlowfishKey16'),
      hmacKey: read.text('COMPUTOP_HMAC_KEY', 'sandbox-hmac-key-of-thirty-two-b'),
    },
  };
}

/** Keys without a URL look like real business and would silently pay the sandbox; a URL needs its keys. */
function refuseHalves(read: Reader, name: string, url: string, keys: readonly string[]): void {
  const missing = keys.filter((key) => read.optional(key) === null);
  if (!isLoopback(url) && missing.length > 0) throw missingVariables(missing);
  if (missing.length < keys.length && read.optional(name) === null) throw missingVariables([name]);
}

/**
 * Real labels against test money would be free for everybody; test labels against real money would carry nothing.
 * Staging may mix them on purpose, but never real labels with the sandbox's money.
 */
export function refuseHalfPretended(
  read: Reader,
  { paypal, computop }: PaymentsConfig,
  { isLabelReal }: { isLabelReal: boolean },
): void {
  const urls = { PAYPAL_URL: paypal.url, COMPUTOP_URL: computop.url };
  const named = (isMeant: (url: string) => boolean): string[] =>
    Object.entries(urls).flatMap(([name, url]) => (isMeant(url) ? [name] : []));
  const local = named(isLoopback);
  if (isLabelReal && local.length > 0) throw missingVariables(local);
  const wrong = named((url) => isPretendedMoney(url) === isLabelReal);
  if (wrong.length === 0 || read.optional('ALLOW_SANDBOX') === '1') return;
  const names = wrong.join(', ');
  throw new ConfigError(
    isLabelReal
      ? `EASYPOST_API_KEY buys real labels, but test money is taken at ${names}; ALLOW_SANDBOX=1 allows it.`
      : `EASYPOST_API_KEY is a test key, but real money is taken at ${names}; ALLOW_SANDBOX=1 allows it.`,
  );
}

/** The sandbox's or a vendor's test money. Computop's live host may serve a test merchant; its URL does not show it. */
function isPretendedMoney(url: string): boolean {
  const { hostname } = new URL(url);
  return isLoopback(url) || /(^|\.)sandbox\.paypal\.com$/.test(hostname) || hostname === COMPUTOP_TEST_HOST;
}

const COMPUTOP_TEST_HOST = 'test.computop-paygate.com';
