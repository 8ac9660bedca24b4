// The steps of a purchase as the buyer takes them, each against the process alive at the moment.
import { randomUUID } from 'node:crypto';
import type { Provider } from '#domain/intent.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { Customer } from '#domain/user.ts';
import type { Context } from '#server/context.ts';
import { cancelIntent } from '#server/use-cases/checkout/cancel-intent.ts';
import { openInvoiceIntent } from '#server/use-cases/checkout/open-invoice-intent.ts';
import { type OpenedIntent, openPaymentIntent } from '#server/use-cases/checkout/open-payment-intent.ts';
import { returnFromCard } from '#server/use-cases/checkout/return-from-card.ts';
import { returnFromPayPal } from '#server/use-cases/checkout/return-from-paypal.ts';
import { quoteRates } from '#server/use-cases/rates/quote-rates.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { gold, somebody, type World } from './world.ts';

export type Method = 'paypal' | 'card' | 'invoice';
const providers = { paypal: 'paypal', card: 'computop' } as const satisfies Record<string, Provider>;

export const buyerOf = (method: Method): Customer => (method === 'invoice' ? gold : somebody);

const newYork = { street1: '350 5th Ave', city: 'New York', state: 'NY', zip: '10118', country: 'US' };
const paris = { street1: '12 rue de Rivoli', city: 'Paris', zip: '75001', country: 'FR' };

/** Hub routes leave the EU; a recipient with a magic name triggers something at the carrier. */
export const parcelTo = (name: string, isHub: boolean): Shipment =>
  aShipment({ toAddress: anAddress({ name, ...(isHub ? newYork : paris) }) });

/** A rate that can be bought. */
export async function quote(
  ctx: Context,
  { shipment, user, isHub }: { shipment: Shipment; user: Customer; isHub: boolean },
): Promise<string> {
  const { rates } = await quoteRates(ctx, {
    shipment,
    user,
    now: ctx.clock(),
    signal: new AbortController().signal,
  });
  const rate = rates.find((candidate) => Boolean(candidate.isHub) === isHub);
  if (!rate) throw new Error(`No ${isHub ? 'hub ' : ''}rate.`);
  return rate.id;
}

export type Click = { rateId: string; user: Customer; key?: string };

const callOf = (ctx: Context, { rateId, user, key = randomUUID() }: Click) => ({
  body: { rateId, language: 'de' as const },
  key,
  user,
  ip: '127.0.0.1',
  now: ctx.clock(),
});

export const openByInvoice = (ctx: Context, click: Click) => openInvoiceIntent(ctx, callOf(ctx, click));

export const openAt = (ctx: Context, method: 'paypal' | 'card', click: Click): Promise<OpenedIntent> =>
  openPaymentIntent(ctx, callOf(ctx, click), providers[method]);

export const cancel = (ctx: Context, intentId: string, user: Customer) =>
  cancelIntent(ctx, { intentId, userId: user.userId });

type AtSandbox = Pick<World, 'sandbox'>;

/** What the buyer does on PayPal's page. */
export const atPayPal = (
  world: AtSandbox,
  orderId: string,
  choice: 'approve' | 'decline' | 'cancel' = 'approve',
): Promise<void> => tellPayPal(world, 'approve', { orderId, choice });

/** Makes PayPal refuse calls to this path. */
export const refuseAtPayPal = (
  world: AtSandbox,
  refusal: { path: string; issue: string; times: number },
): Promise<void> => tellPayPal(world, 'refusals', { method: 'POST', ...refusal });

/** `path` under /__sandbox/paypal. */
export async function tellPayPal({ sandbox }: AtSandbox, path: string, body: object): Promise<void> {
  const reply = await fetch(`${sandbox.url}/__sandbox/paypal/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
}

export const backFromPayPal = (ctx: Context, orderId: string, user: Customer | null) =>
  returnFromPayPal(ctx, { orderId, payerId: 'PAYERID', user });

export const backFromCard = (ctx: Context, purchaseKey: string) => returnFromCard(ctx, purchaseKey);
