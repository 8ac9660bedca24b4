// Calls Computop's scripts from server to server: requests sealed and signed, answers opened and verified.
import type { Cents } from '#domain/money.ts';
import { UpstreamError } from '../../errors.ts';
import type { Http, HttpAnswer, HttpCall } from '../http.ts';
import type { PaymentReference } from '../payment.ts';
import type { Cipher } from './cipher.ts';
import { openEnvelope, toPlain, type Fields } from './envelope.ts';
import type { Mac } from './mac.ts';
import { fromInquiry, payIdIn, type Outgoing, type PaymentState } from './mapping.ts';
import { faultOf, refusedUnread, verdictOf, type Verdict } from './refusal.ts';
import { WireInquiry, WireReply } from './wire.ts';

export type Keys = { merchantId: string; cipher: Cipher; mac: Mac };

export type Step = 'capture' | 'credit' | 'reverse';
export type StepReply = { verdict: Verdict; code: string; amountCents: Cents | null };

export type ComputopClient = {
  /** Null if Computop knows no such payment: the buyer has not submitted the form yet. Changes nothing. */
  inquire(reference: PaymentReference): Promise<PaymentState | null>;
  /** Throws UpstreamError with outcome `unknown` when the step may have been carried out all the same. */
  step(step: Step, fields: Outgoing): Promise<StepReply>;
};

const MAX_BYTES = 64 * 1024;

/** The outer fields of any message. */
export function toEnvelope({ merchantId, cipher, mac }: Keys, fields: Outgoing): URLSearchParams {
  const { PayID = '', TransID = '', Amount = '', Currency = '' } = fields;
  const sealed = cipher.seal(
    toPlain({
      MerchantID: merchantId,
      ...fields,
      MAC: mac.sign([PayID, TransID, merchantId, Amount, Currency]),
    }),
  );
  return new URLSearchParams({ MerchantID: merchantId, ...sealed });
}

export function createClient(
  config: { url: string; timeoutMs: { read: number; write: number } },
  keys: Keys,
  http: Http,
): ComputopClient {
  const send = (exchange: HttpCall): Promise<HttpAnswer> =>
    http.bytes(exchange).catch((error: unknown) => {
      const isLost = error instanceof UpstreamError && error.fault.code === 'connection_lost';
      if (isLost && !exchange.fresh) return http.bytes(exchange);
      throw error;
    });

  const call = async (script: string, fields: Outgoing, isWrite: boolean): Promise<Fields> => {
    const where = `computop ${script}`;
    const { status, body } = await send({
      upstream: 'computop',
      method: 'POST',
      url: `${config.url}/${script}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: toEnvelope(keys, fields).toString(),
      timeoutMs: isWrite ? config.timeoutMs.write : config.timeoutMs.read,
      maxBytes: MAX_BYTES,
      // A write gets a new connection, which the other side cannot be closing; a read may be repeated.
      fresh: isWrite,
    });
    const opened = status === 200 ? openEnvelope(body.toString('latin1'), keys.cipher) : null;
    if (!opened) throw unclear('unreadable', `${where}: unreadable answer (${status})`, status);
    if (!opened.sealed) throw refusedUnread(where, opened.fields['code'] ?? '');
    const doubt = doubtIn(opened.fields, fields, keys);
    if (doubt) throw unclear('unverified', `${where}: ${doubt}`, status);
    return opened.fields;
  };

  const ask = async (reference: PaymentReference): Promise<PaymentState | null> => {
    const payId = payIdIn(reference);
    const script = payId === undefined ? 'inquire24.aspx' : 'inquire.aspx';
    const sent = { ...(payId !== undefined && { PayID: payId }), TransID: reference.orderId };
    const fields = await call(script, sent, false);
    const standing = WireInquiry.safeParse(fields);
    if (standing.success && isOk(standing.data.status)) return fromInquiry(standing.data);
    const reply = readReply(fields, script);
    if (reply.verdict === 'failed' && payId === undefined) return null;
    throw unclear('unreadable', `computop ${script}: no payment status (${reply.code})`, 200);
  };

  return {
    inquire: (reference) => ask(reference).catch(asReadFault),
    async step(step, sent) {
      const script = `${step}.aspx`;
      return readReply(await call(script, sent, true), script);
    },
  };
}

const isOk = (status: string): boolean => status.toUpperCase() === 'OK';

function readReply(fields: Fields, script: string): StepReply {
  const reply = WireReply.safeParse(fields);
  if (!reply.success) throw unclear('unreadable', `computop ${script}: unreadable fields`, 200);
  const { status, code, amount } = reply.data;
  return {
    verdict: verdictOf({ status, code, where: `computop ${script}` }),
    code,
    amountCents: amount ?? null,
  };
}

const unclear = (code: string, text: string, status: number): UpstreamError =>
  faultOf({ kind: 'unavailable', code, outcome: 'unknown', status }, text);

/** An inquiry changes nothing, so its failure leaves no doubt behind. */
function asReadFault(error: unknown): never {
  if (!(error instanceof UpstreamError)) throw error;
  const { kind, code, status } = error.fault;
  throw faultOf(
    { kind, code, outcome: 'none', ...(status !== undefined && { status }) },
    error.message,
    error,
  );
}

/**
 * Says how the answer fails to match our request. Answers to inquiries need not carry a MAC; then we rely on their
 * being sealed with our key. A MAC that is present must be right.
 */
function doubtIn(got: Fields, sent: Outgoing, { merchantId, mac }: Keys): string | null {
  const { mid, payid = '', transid = '', status = '', code = '' } = got;
  if (mid !== undefined && mid !== merchantId) return 'about another merchant';
  if (transid !== '' && transid !== sent['TransID']) return 'about another payment';
  // A failed answer has a PayID of zeros.
  const isOther = sent['PayID'] !== undefined && !/^0*$/.test(payid) && payid !== sent['PayID'];
  if (isOther) return 'about another payment';
  if (got['mac'] === undefined) return null;
  return mac.proves([payid, transid, merchantId, status, code], got['mac']) ? null : 'wrong MAC';
}
