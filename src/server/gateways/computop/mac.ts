// The HMAC that proves a message: five parts joined with "*"; an unknown part is empty but keeps its separator.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Request: PayID, TransID, MerchantID, Amount, Currency. Answer and notice: PayID, TransID, MerchantID, Status, Code. */
export type MacParts = readonly [
  payId: string,
  transId: string,
  merchantId: string,
  amountOrStatus: string,
  currencyOrCode: string,
];

export type Mac = {
  /** HMAC-SHA-256, upper-case hex. */
  sign(parts: MacParts): string;
  /** Compares in constant time; accepts hex in either case. */
  proves(parts: MacParts, given: string): boolean;
};

export function createMac(key: string): Mac {
  if (key.length === 0) throw new Error('The HMAC key is empty.');
  const digest = (parts: MacParts): Buffer =>
    createHmac('sha256', key).update(parts.join('*'), 'latin1').digest();
  return {
    sign: (parts) => digest(parts).toString('hex').toUpperCase(),
    proves(parts, given) {
      if (!/^[0-9a-f]{64}$/i.test(given)) return false;
      return timingSafeEqual(digest(parts), Buffer.from(given, 'hex'));
    },
  };
}
