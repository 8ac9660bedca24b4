// Events: stored for reading, signed and sent to every subscribed webhook.
import { randomBytes } from 'node:crypto';
import { isLoopback } from '../loopback.ts';
import { sendAsPlanned } from '../webhook-faults.ts';
import { linkOf } from './payment-print.ts';
import { signingKeys, signTransmission } from './signing.ts';
import { api, newId, wireTime, type EventRecord, type PaypalWorld, type WebhookRecord } from './world.ts';

type News = { type: string; resourceType?: string; summary: string; resource: unknown };

const ANSWER_WITHIN_MS = 7_000;
const MINUTE_MS = 60_000;
/** 25 attempts in three days: an hour of growing delays, then about every four hours. */
const RETRY_AFTER_MS = [1, 2, 4, 8, 15, 30, ...Array.from({ length: 18 }, () => 236)].map(
  (minutes) => minutes * MINUTE_MS,
);

/** `WH-` and two groups of 17. */
const eventId = (world: PaypalWorld) => `WH-${newId(world)}-${newId(world)}`;

export function makeEvent(world: PaypalWorld, clientId: string, news: News): EventRecord {
  const id = eventId(world);
  const time = wireTime(world.clock.now());
  const path = `/v1/notifications/webhooks-events/${id}`;
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: time,
    resource_type: news.resourceType,
    resource_version: '2.0',
    event_type: news.type,
    summary: news.summary,
    resource: news.resource,
    links: [linkOf(world, 'self', ['GET', path]), linkOf(world, 'resend', ['POST', `${path}/resend`])],
  });
  const createdAt = Date.parse(wireTime(world.callTime()));
  return { id, clientId, type: news.type, createdAt, body };
}

/** `d3f1a6c0-…`: transmission ids look like UUIDs. */
function transmissionId(world: PaypalWorld): string {
  const hex = world.ids.token();
  return [hex.slice(0, 8), hex.slice(8, 12), `11f0`, hex.slice(12, 16), hex.slice(16, 28)].join('-');
}

async function headersFor(world: PaypalWorld, event: EventRecord, signedFor: string) {
  const [id, time] = [transmissionId(world), wireTime(world.callTime())];
  const { certId } = await signingKeys();
  const signature = world.webhookFaults.forge
    ? randomBytes(256).toString('base64')
    : await signTransmission({ id, time, webhookId: signedFor, body: event.body });
  return {
    'content-type': 'application/json',
    'user-agent': 'PayPal/AUHD-214.0-sandbox',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': `${api(world)}/v1/notifications/certs/${certId}`,
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-auth-version': 'v2',
    'correlation-id': world.ids.token().slice(0, 13),
  };
}

type Transmission = { url: string; headers: Record<string, string>; body: string };

async function post(world: PaypalWorld, { url, headers, body }: Transmission): Promise<boolean> {
  if (!isLoopback(url)) return false;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([world.closing, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // A missing answer is an outcome like any other: it is retried later.
    return false;
  }
}

function track(world: PaypalWorld, call: Promise<void>): void {
  world.deliveries.add(call);
  void call.finally(() => world.deliveries.delete(call));
}

type Try = { hook: WebhookRecord; attempt: number; headers?: Record<string, string> };

/** Every try repeats the first one's headers (id, time and so signature), unless they were forged. */
function enqueue(world: PaypalWorld, event: EventRecord, { hook, attempt, headers: first }: Try): void {
  if (world.webhooks.get(hook.id) !== hook) return;
  hook.tail = hook.tail.then(async () => {
    const headers = first ?? (await headersFor(world, event, hook.id));
    const kept = world.webhookFaults.forge ? {} : { headers };
    if (await post(world, { url: hook.url, headers, body: event.body })) return;
    const wait = RETRY_AFTER_MS[attempt];
    if (wait === undefined || world.closing.aborted) return;
    world.clock.schedule(world.clock.now() + wait, () =>
      enqueue(world, event, { hook, attempt: attempt + 1, ...kept }),
    );
  });
  track(world, hook.tail);
}

const wants = (hook: WebhookRecord, { clientId, type }: EventRecord) =>
  hook.clientId === clientId && (hook.types.includes('*') || hook.types.includes(type));

/** Calls the given webhooks, or all subscribed ones; the planned webhook faults apply. */
export function deliver(world: PaypalWorld, event: EventRecord, only?: readonly WebhookRecord[]): void {
  const hooks = only ?? world.webhooks.newestFirst().filter((hook) => wants(hook, event));
  sendAsPlanned(world, () => {
    for (const hook of hooks) enqueue(world, event, { hook, attempt: 0 });
  });
}

export function recordAndSend(world: PaypalWorld, clientId: string, news: News): EventRecord {
  const event = makeEvent(world, clientId, news);
  world.events.put(event.id, event);
  deliver(world, event);
  return event;
}

/** Sends an event as PayPal's simulator does: signed for a nonexistent webhook, so the verify call refuses it. */
export function sendSimulated(world: PaypalWorld, event: EventRecord, url: string): void {
  const send = async (): Promise<void> => {
    await post(world, { url, headers: await headersFor(world, event, 'WEBHOOK_ID'), body: event.body });
  };
  track(world, send());
}

/** Resolves once every started call is answered. */
export async function paypalDeliveriesSettled(world: PaypalWorld): Promise<void> {
  while (world.deliveries.size > 0) await Promise.all(world.deliveries);
}
