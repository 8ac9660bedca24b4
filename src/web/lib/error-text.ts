// From an error or a reason code to the sentence that the customer reads.
import type { Text } from '../i18n/use-text.ts';
import { ApiError } from './api.ts';

/** The sentence of the code; without one the server's own text, as R9 has it. */
export function errorText(t: Text, error: unknown): string {
  if (!(error instanceof ApiError)) return t.errors.unknown;
  if (error.code && Object.hasOwn(t.errors.codes, error.code)) return t.errors.codes[error.code];
  if (error.status === 0) return t.errors.network;
  // Neither the error page of a proxy nor data of a newer server is a sentence.
  return /[<{]/.test(error.message) ? `${error.status}: ${t.errors.unknown}` : error.message;
}

/** For a field: reason codes come from the domain, so an unknown one only says "invalid". */
export const reasonText = (t: Text, reason: string): string =>
  Object.hasOwn(t.errors.reasons, reason)
    ? t.errors.reasons[reason as keyof Text['errors']['reasons']]
    : t.errors.reasons.invalid;
