// The envelope of every call: merchant, Len and Data, unencrypted extras; and Paygate's refusal in plain text.
import { CODES, parameterCode, type ParameterFault } from './codes.ts';
import { textOf, unseal, type Fields } from './message.ts';
import { requestMac } from './mac.ts';
import { MERCHANT, type ComputopWorld } from './world.ts';

const entriesOf = (given: unknown): [string, string][] =>
  typeof given === 'object' && given !== null
    ? Object.entries(given).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
      )
    : [];

/** Query and body merged; the body wins. */
export const readOuter = (query: unknown, body: unknown): Fields =>
  new Map([...entriesOf(query), ...entriesOf(body)]);

type Opened = { ok: true; fields: Fields } | { ok: false; code: string; description: string };

const refused = (fault: ParameterFault['fault'], parameter: string): Opened => ({
  ok: false,
  code: parameterCode({ fault, parameter }),
  description: `${parameter.toUpperCase()} ${fault === 'missing' ? 'MISSING' : 'WRONG'}`,
});

/** Checks the merchant and decrypts the message. */
export function openRequest(world: ComputopWorld, outer: Fields): Opened {
  const merchantId = textOf(outer, 'MerchantID');
  if (merchantId === '') return refused('missing', 'MerchantID');
  if (merchantId !== MERCHANT.merchantId) return refused('unknown', 'MerchantID');
  const [len, data] = [textOf(outer, 'Len'), textOf(outer, 'Data')];
  if (data === '') return refused('missing', 'Data');
  if (len === '') return refused('missing', 'Len');
  const inner = unseal({ len, data }, world.cipher);
  if (!inner.ok) return refused('format', inner.problem);
  const named = textOf(inner.fields, 'MerchantID');
  if (named !== '' && named !== MERCHANT.merchantId) return refused('invalid', 'MerchantID');
  return { ok: true, fields: inner.fields };
}

/** `mid=…&Status=FAILED&Code=…`, unencrypted, as the request could not be decrypted. */
export function plainRefusal(outer: Fields, { code, description }: { code: string; description: string }) {
  const mid = textOf(outer, 'MerchantID').replace(/[^\w.-]/g, '');
  return `mid=${mid}&Status=FAILED&Code=${code}&Description=${description}`;
}

/** Null when the MAC is right, else the refusal code. */
export function macProblem(fields: Fields): string | null {
  const given = textOf(fields, 'MAC');
  if (given === '') return CODES.macMissing;
  const expected = requestMac(MERCHANT.hmacKey, {
    payId: textOf(fields, 'PayID'),
    transId: textOf(fields, 'TransID'),
    merchantId: MERCHANT.merchantId,
    amount: textOf(fields, 'Amount'),
    currency: textOf(fields, 'Currency'),
  });
  return given.toUpperCase() === expected ? null : CODES.macWrong;
}
