// Where a payment can be tried again: at the rates of this tab, if there still are any (B§2).
import { readDraft } from './draft-store.ts';

export const hasRates = (userId: string | null): boolean =>
  userId !== null && readDraft('calculatedRates', userId) !== null;

export const retryPath = (userId: string | null): '/rates' | '/' => (hasRates(userId) ? '/rates' : '/');
