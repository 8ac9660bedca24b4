// Paygate's two signatures: HMAC-SHA-256 over five values joined by stars; an absent value keeps its stars.
import { createHmac } from 'node:crypto';

const sign = (key: string, values: readonly string[]) =>
  createHmac('sha256', key).update(values.join('*'), 'latin1').digest('hex').toUpperCase();

/** What a merchant signs. */
type RequestFacts = {
  payId: string;
  transId: string;
  merchantId: string;
  amount: string;
  currency: string;
};

/** What Paygate signs. */
type AnswerFacts = {
  payId: string;
  transId: string;
  merchantId: string;
  status: string;
  code: string;
};

/** Upper-case hex. */
export const requestMac = (key: string, facts: RequestFacts) =>
  sign(key, [facts.payId, facts.transId, facts.merchantId, facts.amount, facts.currency]);

/** Upper-case hex. */
export const answerMac = (key: string, facts: AnswerFacts) =>
  sign(key, [facts.payId, facts.transId, facts.merchantId, facts.status, facts.code]);
