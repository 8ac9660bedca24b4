// One buyer's whole path over HTTP, however it is paid, until the label is released.
import { randomUUID } from 'node:crypto';
import { shipment, type Stage } from './stage.ts';

export type Method = 'invoice' | 'paypal' | 'computop';
/** `releasedMs`: from the moment the provider has us look to the label in the buyer's hands. */
export type Purchased = { wholeMs: number; releasedMs: number };

const ONGOING = ['created', 'payment_pending', 'payment_pending_label_ready', 'paid', 'label_purchased'];

export async function purchase(stage: Stage, method: Method): Promise<Purchased> {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', cookie: stage.cookie };
  const quote = await ask(stage, '/api/rates', { method: 'POST', headers, body: shipment });
  const [rate] = quote['rates'] as { id: string; rate: string }[];
  const intent = (await ask(stage, `/api/${method}/checkout-intent`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ rateId: rate?.id, amount: rate?.rate }),
  })) as Opened;
  const paid = performance.now();
  if (method === 'paypal')
    await ask(stage, `/paypal/order/${intent.paypalOrder.id}/capture`, {
      method: 'POST',
      headers,
      body: '{}',
    });
  if (method === 'computop') await payByCard(stage, intent);
  await untilCompleted(stage, intent.intentId);
  const ended = performance.now();
  return { wholeMs: ended - began, releasedMs: ended - paid };
}

type Opened = {
  intentId: string;
  amountCents: number;
  transactionId: string;
  purchaseKey: string;
  paypalOrder: { id: string };
};

/** Has the stub know the sum, then comes back as the buyer's browser does. */
async function payByCard(stage: Stage, { transactionId, amountCents, purchaseKey }: Opened): Promise<void> {
  await fetch(`${stage.upstreamUrl}/computop/charge`, {
    method: 'POST',
    body: `transId=${transactionId}&cents=${amountCents}`,
  });
  await fetch(`${stage.url}/api/payments/card/return/${purchaseKey}`, { redirect: 'manual' });
}

async function untilCompleted(stage: Stage, intentId: string): Promise<void> {
  for (;;) {
    // As the page does: the answer is kept back until there are news.
    const state = await ask(stage, `/api/checkout-intents/${intentId}`, {
      headers: { cookie: stage.cookie, prefer: 'wait=3' },
    });
    const { status } = state['intent'] as { status: string };
    if (status === 'completed') return;
    if (!ONGOING.includes(status)) throw new Error(`The purchase ended in ${status}.`);
  }
}

async function ask(stage: Stage, path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(`${stage.url}${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
