// Where a payment can be tried again: at the rates of this tab, if there still are any (B§2).
import { readDraft } from './draft-store.ts';

export const retryPath = (userId: string | null): '/rates' | '/' =>
  userId !== null && readDraft('calculatedRates', userId) !== null ? '/rates' : '/';
