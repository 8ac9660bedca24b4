// One buyer's complete purchase over HTTP, by any payment method, until the label is released.
import { randomUUID } from 'node:crypto';
import { createClock } from '#sandbox/clock.ts';
import { sealed } from '#sandbox/computop/answer.ts';
import { createComputopWorld } from '#sandbox/computop/world.ts';
import { createIdMint } from '#sandbox/ids.ts';
import { shipment, type Stage } from './stage.ts';

/** `notice`: by card, and the buyer does not return; only Computop's notification makes the engine look. */
export const methods = ['invoice', 'paypal', 'computop', 'notice'] as const;
export type Method = (typeof methods)[number];

/** The event from which `releasedMs` counts, until the label is released. */
export const releasedSince: Readonly<Record<Method, string>> = {
  invoice: 'answer',
  paypal: "buyer's return",
  computop: "buyer's return",
  notice: "Computop's call",
};
export type Purchased = { wholeMs: number; releasedMs: number };

const ONGOING = ['created', 'payment_pending', 'payment_pending_label_ready', 'paid', 'label_purchased'];

export async function purchase(stage: Stage, method: Method): Promise<Purchased> {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', cookie: stage.cookie };
  const quote = await ask(stage, '/api/rates', { method: 'POST', headers, body: shipment });
  const [rate] = quote['rates'] as { id: string; rate: string }[];
  const door = method === 'notice' ? 'computop' : method;
  const intent = (await ask(stage, `/api/${door}/checkout-intent`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ rateId: rate?.id, amount: rate?.rate }),
  })) as Opened;
  if (door === 'computop') await charge(stage, intent);
  const paid = performance.now();
  if (method === 'paypal')
    await ask(stage, `/paypal/order/${intent.paypalOrder.id}/capture`, {
      method: 'POST',
      headers,
      body: '{}',
    });
  if (method === 'computop')
    await fetch(`${stage.url}/api/payments/card/return/${intent.purchaseKey}`, { redirect: 'manual' });
  if (method === 'notice') await call(stage, intent);
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

/** Tells the stub the amount. */
async function charge(stage: Stage, { transactionId, amountCents }: Opened): Promise<void> {
  await fetch(`${stage.upstreamUrl}/computop/charge`, {
    method: 'POST',
    body: `transId=${transactionId}&cents=${amountCents}`,
  });
}

/** Encrypts and signs as Computop does; holds no payments. */
const pen = createComputopWorld({
  clock: createClock(),
  ids: createIdMint('bench'),
  closing: new AbortController().signal,
});

async function call(stage: Stage, { transactionId }: Opened): Promise<void> {
  // Each notification gets a new XID: a known one would be answered and ignored.
  const [PayID, XID] = ['a'.repeat(32), randomUUID().replaceAll('-', '')];
  const { Len, Data } = sealed(pen, { PayID, XID, TransID: transactionId, Status: 'OK', Code: '00000000' });
  const reply = await fetch(`${stage.url}/api/webhooks/computop`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `Len=${Len}&Data=${Data}`,
  });
  if (!reply.ok) throw new Error(`The call was answered with ${reply.status}.`);
}

async function untilCompleted(stage: Stage, intentId: string): Promise<void> {
  for (;;) {
    // As the page does: the server holds the answer until the status changes.
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
