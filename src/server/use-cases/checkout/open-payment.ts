// The move `open-payment`: tells the provider what is to be paid, and gets the URL where the buyer pays.
import { CARD_CALL_PATH, cardCancelPath, cardReturnPath, PAYPAL_CALL_PATH } from '#contract/callbacks.ts';
import {
  CHECKOUT_CANCEL_PATH,
  PAYMENT_FAILED_PATH,
  PAYMENT_SUCCESS_PATH,
  withQuery,
} from '#contract/pages.ts';
import type { Context } from '../../context.ts';
import type { Intent } from '../../db/intents.ts';
import { UpstreamError } from '../../errors.ts';
import { originOf } from '../../origin.ts';
import type { MoveResult } from './move.ts';
import { moveKeyOf, paymentOf } from './payment-of.ts';

/** The buyer is waiting and no money has moved: every failure ends this attempt. */
export async function openPayment(ctx: Context, intent: Intent): Promise<MoveResult> {
  const { port, capture } = paymentOf(ctx, intent);
  try {
    const { reference, buyerUrl } = await port.open(
      {
        intentId: intent.id,
        amountCents: intent.amountCents,
        capture,
        description: descriptionOf(ctx, intent),
        language: intent.language,
        urls: urlsOf(ctx, intent),
      },
      moveKeyOf(intent, 'open-payment'),
    );
    return {
      outcome: { move: 'open-payment', ok: true },
      change: { paymentReference: reference, providerOrderId: reference.orderId, buyerUrl },
    };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    ctx.log.warn({ intentId: intent.id, fault: error.fault }, 'payment not opened');
    return { outcome: { move: 'open-payment', ok: false }, change: { errorCode: 'payment_not_started' } };
  }
}

const descriptionOf = (ctx: Context, { carrier, service }: Intent): string =>
  `${ctx.config.brand.name} ${carrier} ${service}`.replace(/[^\x20-\x7e]/g, '').slice(0, 60);

/** PayPal returns to the page, a card payment to the server: its answer is a form that only we can read. */
function urlsOf(ctx: Context, { provider, purchaseKey, id }: Intent) {
  const origin = originOf(ctx.config);
  const to = (path: string, query: Record<string, string>): string => `${origin}${withQuery(path, query)}`;
  if (provider === 'paypal')
    return {
      success: to(PAYMENT_SUCCESS_PATH, { purchaseKey }),
      failure: to(PAYMENT_FAILED_PATH, { purchaseKey, method: 'paypal' }),
      cancel: to(CHECKOUT_CANCEL_PATH, { intentId: id, reason: 'user_cancelled' }),
      notify: `${origin}${PAYPAL_CALL_PATH}`,
    };
  return {
    success: `${origin}${cardReturnPath(purchaseKey)}`,
    failure: `${origin}${cardReturnPath(purchaseKey)}`,
    cancel: `${origin}${cardCancelPath(purchaseKey)}`,
    notify: `${origin}${CARD_CALL_PATH}`,
  };
}
