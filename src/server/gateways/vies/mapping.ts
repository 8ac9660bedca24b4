// Maps VIES answers to the port's three outcomes; an outage is never "invalid".
import type { SplitVatId } from '#domain/vat.ts';
import { normaliseVatId } from '#domain/vat.ts';
import type { HttpJson } from '../http.ts';
import type { VatAnswer } from '../vat.ts';
import { WireChecked, WireErrors, WireFailure } from './wire.ts';

export const unknown = (code: string): VatAnswer => ({ outcome: 'unknown', code });

/** VIES does not know us: our own settings are wrong. */
export const REQUESTER_UNKNOWN = 'INVALID_REQUESTER_INFO';

/** Codes that somebody on our side must act on. */
export const alarmingCodes: ReadonlySet<string> = new Set([REQUESTER_UNKNOWN, 'VAT_BLOCKED', 'IP_BLOCKED']);

/** Errors come first, even next to a verdict; most have status 200. */
export function toVatAnswer(
  { status, json }: Pick<HttpJson, 'status' | 'json'>,
  asked: SplitVatId,
): VatAnswer {
  const code = errorOf(json);
  if (code === 'INVALID_INPUT') return { outcome: 'invalid', consultation: null };
  if (code !== null) return unknown(code);
  if (status !== 200) return unknown(`http_${status}`);
  const checked = WireChecked.safeParse(json);
  if (!checked.success) return unknown('unreadable');
  const { countryCode, vatNumber, valid, requestIdentifier } = checked.data;
  // A verdict on another number says nothing about this one.
  if (normaliseVatId(countryCode + vatNumber) !== asked.state + asked.number) return unknown('wrong_echo');
  return { outcome: valid ? 'valid' : 'invalid', consultation: requestIdentifier?.trim() || null };
}

/** Null: no error is reported. */
function errorOf(json: unknown): string | null {
  const parsed = WireFailure.safeParse(json);
  if (!parsed.success) return null;
  const { actionSucceed, errorWrappers } = parsed.data;
  const isFine = actionSucceed !== false && (errorWrappers === undefined || errorWrappers === null);
  if (isFine) return null;
  const errors = WireErrors.safeParse(errorWrappers);
  return errors.success ? (errors.data[0]?.error ?? 'unnamed_error') : 'unnamed_error';
}
