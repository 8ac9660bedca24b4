// The payment port over Computop Paygate (classic form API): its card page, and its ledger from server to server.
import type { Http } from '../http.ts';
import type { PaymentPort } from '../payment.ts';
import { createCipher } from './cipher.ts';
import { createClient, toEnvelope, type Keys } from './client.ts';
import { createMac } from './mac.ts';
import { toPaymentPage, toSecured } from './mapping.ts';
import { createMoves } from './moves.ts';
import { readNotice } from './notice.ts';
import { faultOf } from './refusal.ts';

type ComputopConfig = {
  /** Base URL of the scripts: "https://www.computop-paygate.com". */
  url: string;
  merchantId: string;
  /** 1 to 56 bytes. */
  blowfishKey: string;
  hmacKey: string;
  /** Time limit per call; by default a read gets less time than a write. */
  timeoutMs?: number;
  /** How long a lost answer is read back before it counts as unknown. */
  readBackMs?: number;
};

const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 30_000;
const READ_BACK_MS = 5_000;
/** Browsers and proxies accept more; four return URLs of full length just fit. */
const MAX_PAGE_URL = 4_096;

export function createComputopGateway(config: ComputopConfig, http: Http): PaymentPort {
  if (!/^[A-Za-z0-9_.-]{1,30}$/.test(config.merchantId)) throw new Error('Not a Computop merchant ID.');
  const { merchantId } = config;
  const keys: Keys = { merchantId, cipher: createCipher(config.blowfishKey), mac: createMac(config.hmacKey) };
  const timeoutMs = {
    read: config.timeoutMs ?? READ_TIMEOUT_MS,
    write: config.timeoutMs ?? WRITE_TIMEOUT_MS,
  };
  const client = createClient({ url: config.url, timeoutMs }, keys, http);

  return {
    async open(payment, key) {
      const page = toPaymentPage(payment, key);
      const outer = toEnvelope(keys, page);
      outer.set('Language', payment.language);
      const buyerUrl = `${config.url}/payssl.aspx?${outer.toString()}`;
      if (buyerUrl.length > MAX_PAGE_URL) {
        throw faultOf(
          { kind: 'invalid', code: 'url_too_long', outcome: 'none' },
          'The URL of the card page is too long.',
        );
      }
      return { reference: { orderId: page.TransID }, buyerUrl };
    },
    async secure(reference, { capture }) {
      return toSecured(reference, await client.inquire(reference), capture);
    },
    ...createMoves(client, config.readBackMs ?? READ_BACK_MS),
    async readNotice({ body }) {
      return readNotice(body, keys);
    },
  };
}
