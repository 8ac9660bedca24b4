// Checkout: open an intent, fetch its state, cancel it.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import {
  cancelIntent as cancelIntentEndpoint,
  returnFromPayPal as returnFromPayPalEndpoint,
  fetchIntent as fetchIntentEndpoint,
  fetchPurchaseResult as fetchPurchaseResultEndpoint,
  type IntentRequest,
  openCardIntent as openCardIntentEndpoint,
  openInvoiceIntent as openInvoiceIntentEndpoint,
  openPayPalIntent as openPayPalIntentEndpoint,
} from '#contract/checkout.ts';
import type { Customer } from '#domain/user.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { cancelIntent } from '../use-cases/checkout/cancel-intent.ts';
import { fetchIntent, replyFor } from '../use-cases/checkout/fetch-intent.ts';
import { fetchPurchaseResult } from '../use-cases/checkout/fetch-purchase-result.ts';
import { toOpenedReply, toPayPalOrder } from '../use-cases/checkout/intent-reply.ts';
import { openInvoiceIntent } from '../use-cases/checkout/open-invoice-intent.ts';
import { openPaymentIntent } from '../use-cases/checkout/open-payment-intent.ts';
import { returnFromPayPal } from '../use-cases/checkout/return-from-paypal.ts';

export function checkoutRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, openInvoiceIntentEndpoint, async (call) => {
    const intent = await openInvoiceIntent(ctx, openCall(call));
    return { success: true, ...toOpenedReply(intent) };
  });
  bind(app, ctx, openPayPalIntentEndpoint, async (call) => {
    const intent = await openPaymentIntent(ctx, openCall(call), 'paypal');
    return { success: true, ...toOpenedReply(intent), paypalOrder: toPayPalOrder(intent) };
  });
  bind(app, ctx, openCardIntentEndpoint, async (call) => {
    const intent = await openPaymentIntent(ctx, openCall(call), 'computop');
    const { buyerUrl: paymentUrl, providerOrderId: transactionId } = intent;
    return { success: true, ...toOpenedReply(intent), paymentUrl, transactionId };
  });
  bind(app, ctx, returnFromPayPalEndpoint, ({ params, body, user }) =>
    returnFromPayPal(ctx, { orderId: params.orderId, payerId: body?.payerId, user }),
  );
  bind(app, ctx, fetchPurchaseResultEndpoint, ({ params, user, now, headers }) =>
    fetchPurchaseResult(ctx, { ...params, user, now, waitMs: patienceOf(headers) }),
  );
  bind(app, ctx, fetchIntentEndpoint, async ({ params, user, headers }) => ({
    success: true,
    intent: await fetchIntent(ctx, { ...params, userId: user.userId, waitMs: patienceOf(headers) }),
  }));
  bind(app, ctx, cancelIntentEndpoint, async ({ params, user }) => {
    const cancelled = await cancelIntent(ctx, { intentId: params.intentId, userId: user.userId });
    return { success: true, intent: await replyFor(ctx, cancelled) };
  });
}

type Opening = {
  body: IntentRequest;
  headers: IncomingHttpHeaders;
  user: Customer;
  ip: string;
  now: Date;
};

const openCall = ({ body, headers, user, ip, now }: Opening) => ({
  body,
  key: headers['idempotency-key'],
  user,
  ip,
  now,
});

const LONGEST_WAIT_S = 3;

/** How long the caller is willing to wait for a change: "Prefer: wait=3" of RFC 7240, in milliseconds. */
const patienceOf = ({ prefer }: IncomingHttpHeaders): number =>
  1000 * Math.min(LONGEST_WAIT_S, Number(/\bwait=(\d+)/.exec(String(prefer ?? ''))?.[1] ?? 0));
