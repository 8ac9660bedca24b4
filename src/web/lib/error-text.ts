// Turns an error or a reason code into the sentence that the customer reads.
import type { Text } from '../i18n/use-text.ts';
import { ApiError } from './api.ts';

/** The sentence for the code; without one the server's own text, as in R9. */
export function errorText(t: Text, error: unknown): string {
  if (!(error instanceof ApiError)) return t.errors.unknown;
  if (error.code && Object.hasOwn(t.errors.codes, error.code)) return t.errors.codes[error.code];
  if (error.status === 0) return t.errors.network;
  // Neither a proxy's error page nor data from a newer server is a sentence.
  return /[<{]/.test(error.message) ? `${error.status}: ${t.errors.unknown}` : error.message;
}

/** For a field: reason codes come from the domain, so an unknown one only says "invalid". */
export const reasonText = (t: Text, reason: string): string =>
  Object.hasOwn(t.errors.reasons, reason)
    ? t.errors.reasons[reason as keyof Text['errors']['reasons']]
    : t.errors.reasons.invalid;
