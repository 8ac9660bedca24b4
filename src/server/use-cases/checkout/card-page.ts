// The popup's return from the card page: what became of the payment, and which page says so.
import { failurePage } from '#contract/failure-page.ts';
import { isRefundProblem } from '#contract/refund-problem.ts';
import {
  CHECKOUT_CANCEL_PATH,
  PAYMENT_STATUS_UNKNOWN,
  PAYMENT_FAILED_PATH,
  PAYMENT_SUCCESS_PATH,
  withQuery,
} from '#contract/pages.ts';
import { awaitsBuyer, areLabelsReleased } from '#domain/intent.ts';
import type { Context } from '../../context.ts';
import { findIntent, findIntentByPurchaseKey, type Intent } from '../../db/intents.ts';
import { AppError } from '../../errors.ts';
import { advanceOnce } from './advance-checkout.ts';
import { problemOf } from '#domain/checkout-problem.ts';
import { awaitPaymentCheck } from './await-payment-check.ts';

/**
 * Computop calls us just before the buyer returns, so a worker may be looking at the payment now. Waiting briefly for
 * the result lets the page say how it went, not only "wait".
 */
const PATIENCE_MS = 1_500;

/** The POST carries no session: the key in the path is all there is. */
export async function checkAfterCardPage(ctx: Context, purchaseKey: string): Promise<Intent> {
  // The key comes unchecked from the URL, and the database rejects NUL characters.
  const isKey = /^[\w-]{1,64}$/.test(purchaseKey);
  const intent = isKey ? await findIntentByPurchaseKey(ctx.db.orm, purchaseKey) : null;
  if (!intent || intent.provider !== 'computop') throw new AppError('not_found');
  if (await ctx.throttles.looksByIntent.allows(intent.id)) await advanceOnce(ctx, intent.id);
  return await awaitPaymentCheck(ctx, (await findIntent(ctx.db.orm, intent.id)) ?? intent, PATIENCE_MS);
}

export function pageAfter(intent: Intent): string {
  const { purchaseKey, provider, status, errorCode } = intent;
  const to = (path: string, reason?: string): string =>
    withQuery(path, { purchaseKey, method: 'card', ...(reason ? { reason } : {}) });
  if (areLabelsReleased(intent)) return to(PAYMENT_SUCCESS_PATH);
  const problem = problemOf(intent);
  const page = failurePage({ provider, status, problem, errorMessage: errorCode }, { purchaseKey });
  if (page) return page;
  if (isRefundProblem(problem)) return to(PAYMENT_FAILED_PATH, problem);
  // The popup must not call it paid; the page behind it polls until the outcome is known.
  if (awaitsBuyer(intent) || problem === 'payment_in_review')
    return to(PAYMENT_SUCCESS_PATH, PAYMENT_STATUS_UNKNOWN);
  return status === 'cancelled' ? to(CHECKOUT_CANCEL_PATH, 'user_cancelled') : to(PAYMENT_SUCCESS_PATH);
}
