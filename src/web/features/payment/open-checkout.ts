// Asks the server for a checkout: one key per decision, and a new one after a failed attempt (C-66).
import { euroFromCents } from '#domain/money.ts';
import type { Language } from '#domain/user.ts';
import { ApiError } from '../../lib/api.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { isFailedAttempt, isFailedAttemptRefusal } from './after-opening.ts';
import { attemptFor, keepAttempt, loadAttempt } from './purchase-attempt.ts';
import type { ClickedPurchase } from './sent-purchase.ts';
import { type Opened, waysToPay } from './ways-to-pay.ts';

/** Throws ApiError. An attempt that has failed meanwhile is started again, once. */
export async function openCheckout(purchase: ClickedPurchase, language: Language): Promise<Opened> {
  const opened = await send(purchase, language).catch((error: unknown) => {
    if (error instanceof ApiError && isFailedAttemptRefusal(error)) return null;
    throw error;
  });
  if (opened && !isFailedAttempt(opened.status)) return opened;
  keepAttempt(sessionStorage, null);
  return send(purchase, language);
}

function send(purchase: ClickedPurchase, language: Language): Promise<Opened> {
  const attempt = attemptFor(loadAttempt(sessionStorage), purchase, newUuid);
  keepAttempt(sessionStorage, attempt);
  const { rateId, discountCode, amountCents, dutiesAgreed, method } = purchase;
  return waysToPay[method]({
    body: { rateId, discountCode, amount: euroFromCents(amountCents), dutiesAgreed, language },
    headers: { 'Idempotency-Key': attempt.key },
  });
}
