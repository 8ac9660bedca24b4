// PayPal and Computop: the sandbox's demo merchant without a word, the operator's own otherwise, never half of both.
import { missingVariables, type Reader, sandboxUrl, urlFrom } from './config-reader.ts';
import { isLoopback } from './loopback.ts';

export type PaymentsConfig = {
  paypal: { url: string; clientId: string; clientSecret: string; webhookId: string | null };
  computop: { url: string; merchantId: string; blowfishKey: string; hmacKey: string };
};

/** What a real business must set, see config.ts. */
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

/** Keys without an address look like real business and would silently pay at the sandbox; an address needs its keys. */
function refuseHalves(read: Reader, name: string, url: string, keys: readonly string[]): void {
  const missing = keys.filter((key) => read.optional(key) === null);
  if (!isLoopback(url) && missing.length > 0) throw missingVariables(missing);
  if (missing.length < keys.length && read.optional(name) === null) throw missingVariables([name]);
}
