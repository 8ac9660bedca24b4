// How each payment method opens a checkout: which call, and which page of the provider comes next.
import {
  type IntentRequest,
  openCardIntent,
  openInvoiceIntent,
  openPayPalIntent,
} from '#contract/checkout.ts';
import type { IntentStatus } from '#domain/intent.ts';
import { call } from '../../lib/api.ts';
import { webAddress } from '../../lib/web-address.ts';
import { refusal } from '../../lib/refusal.ts';
import type { Method } from './pay-method.ts';

type Given = { body: IntentRequest; headers: Record<string, string> };

export type Opened = {
  intentId: string;
  status: IntentStatus;
  awaitsBuyer: boolean;
  /** Where the buyer pays, or has paid; null for an invoice. */
  page: string | null;
};

/** The calls throw ApiError; so does a reply without a usable payment page. */
export const waysToPay: Record<Method, (given: Given) => Promise<Opened>> = {
  card: async (given) => {
    const { intentId, status, awaitsBuyer, paymentUrl } = await call(openCardIntent, given);
    return { intentId, status, awaitsBuyer, page: usable(paymentUrl) };
  },
  paypal: async (given) => {
    const { intentId, status, awaitsBuyer, paypalOrder } = await call(openPayPalIntent, given);
    const approve = paypalOrder.links.find(({ rel }) => rel === 'approve');
    return { intentId, status, awaitsBuyer, page: usable(approve?.href) };
  },
  invoice: async (given) => {
    const { intentId, status, awaitsBuyer } = await call(openInvoiceIntent, given);
    return { intentId, status, awaitsBuyer, page: null };
  },
};

function usable(url: string | undefined): string {
  const page = webAddress(url);
  if (page) return page;
  throw refusal(502, { code: 'payment_not_started', message: 'no payment page' });
}
