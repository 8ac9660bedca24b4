// Events: stored for reading and sent to every registered webhook.
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../loopback.ts';
import { sendAsPlanned } from '../webhook-faults.ts';
import { printWireJson } from '../wire-json.ts';
import type { Event } from './wire-schema.ts';
import { pageOf } from './pagination.ts';
import { notFound, WireError } from './wire-error.ts';
import { wireTime, wireTimeMs } from './wire-time.ts';
import type { EventRecord, Payload, WebhookRecord, World } from './world.ts';

export const USER_ID = 'user_5a4db0c0000000000000000000000000';

/** Waits between the attempts at a failing endpoint, on the sandbox clock. */
const RETRY_AFTER_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * 60_000);
const ANSWER_WITHIN_MS = 7_000;

/** Stores the event without sending it; `result` is frozen as it is now. */
export function recordEvent(
  world: World,
  description: string,
  { result, previous = {} }: { result: object; previous?: Record<string, unknown> },
): EventRecord {
  const at = wireTimeMs(world.clock.now());
  const wire: Event = {
    description,
    id: world.ids.nextTimeBased('evt'),
    user_id: USER_ID,
    status: 'pending',
    created_at: at,
    updated_at: at,
    mode: 'test',
    object: 'Event',
    previous_attributes: previous,
    pending_urls: openHooks(world).map((hook) => hook.wire.url),
    completed_urls: [],
    result: structuredClone(result),
  };
  return world.events.put(wire.id, { wire, payloads: [] });
}

const openHooks = (world: World) =>
  world.webhooks.newestFirst().filter((hook) => hook.wire.disabled_at === null);

/** Signature V1: HMAC-SHA256 over the raw body, the secret normalised to NFKD. */
function signature(secret: string, body: string): string {
  return `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(body, 'utf8').digest('hex')}`;
}

/** A forger does not know the secret. */
const keyOf = (world: World, secret: string): string =>
  world.webhookFaults.forge ? `not ${secret}` : secret;

function newPayload(world: World, url: string, headers: Record<string, string>, body: string): Payload {
  const at = wireTime(world.clock.now());
  return {
    id: world.ids.next('payload'),
    object: 'Payload',
    created_at: at,
    updated_at: at,
    request_url: url,
    request_headers: headers,
    request_body: body,
    response_headers: {},
    response_body: null,
    response_code: null,
    total_time: null,
  };
}

async function post(world: World, payload: Payload): Promise<boolean> {
  if (!isLoopback(payload.request_url)) {
    payload.response_body = 'Not sent: the sandbox calls only its own machine.';
    return false;
  }
  const started = performance.now();
  try {
    const answer = await fetch(payload.request_url, {
      method: 'POST',
      headers: payload.request_headers,
      body: payload.request_body,
      redirect: 'manual',
      signal: AbortSignal.any([world.closing, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    payload.response_code = answer.status;
    payload.response_headers = Object.fromEntries(answer.headers);
    payload.response_body = (await answer.text()).slice(0, 10_000);
    return answer.ok;
  } catch (error) {
    // A missing answer is an outcome like any other: it is recorded and retried later.
    payload.response_body = String(error);
    return false;
  } finally {
    payload.total_time = Math.round(performance.now() - started);
  }
}

async function callHook(
  world: World,
  event: EventRecord,
  hook: WebhookRecord,
  attempt: number,
): Promise<void> {
  const { url, custom_headers: custom } = hook.wire;
  const body = printWireJson(event.wire);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': 'EasyPost Webhooks (sandbox)',
    ...Object.fromEntries(custom.map(({ name, value }) => [name, value])),
    ...(hook.secret && { 'X-Hmac-Signature': signature(keyOf(world, hook.secret), body) }),
  };
  const payload = newPayload(world, url, headers, body);
  event.payloads.push(payload);
  const isDone = await post(world, payload);
  event.wire.updated_at = wireTimeMs(world.clock.now());
  if (isDone) {
    event.wire.pending_urls = event.wire.pending_urls.filter((pending) => pending !== url);
    if (!event.wire.completed_urls.includes(url)) event.wire.completed_urls.push(url);
    if (event.wire.pending_urls.length === 0) event.wire.status = 'completed';
    return;
  }
  const wait = RETRY_AFTER_MS[attempt];
  event.wire.status = wait === undefined ? 'failed' : 'retrying';
  if (wait === undefined) hook.wire.disabled_at = wireTime(world.clock.now());
  else world.clock.schedule(world.clock.now() + wait, () => enqueue(world, event, hook, attempt + 1));
}

function enqueue(world: World, event: EventRecord, hook: WebhookRecord, attempt: number): void {
  if (hook.wire.disabled_at !== null || !world.webhooks.get(hook.wire.id)) return;
  const call = hook.tail.then(() => callHook(world, event, hook, attempt));
  hook.tail = call;
  world.deliveries.add(call);
  void call.finally(() => world.deliveries.delete(call));
}

/** Calls every enabled webhook and retries failing ones; the planned webhook faults apply. */
export function deliverEvent(world: World, event: EventRecord): void {
  const hooks = openHooks(world);
  sendAsPlanned(world, () => {
    for (const hook of hooks) enqueue(world, event, hook, 0);
  });
}

export function announce(
  world: World,
  description: string,
  news: { result: object; previous?: Record<string, unknown> },
): void {
  deliverEvent(world, recordEvent(world, description, news));
}

/** Resolves once every started call is answered. */
export async function deliveriesSettled(world: World): Promise<void> {
  while (world.deliveries.size > 0) await Promise.all(world.deliveries);
}

/** Lists and single reads omit the event's body. */
function summary({ wire }: EventRecord) {
  const { result: _result, ...rest } = wire;
  return rest;
}

export function eventRoutes(app: FastifyInstance, world: World): void {
  const find = (id: string) => {
    const event = world.events.get(id);
    if (!event) throw notFound();
    return event;
  };
  app.get('/events', ({ query }) => {
    const { items, hasMore } = pageOf(world.events.newestFirst().map(summary), query);
    return { events: items, has_more: hasMore };
  });
  app.get<{ Params: { id: string } }>('/events/:id', ({ params }) => summary(find(params.id)));
  app.get<{ Params: { id: string } }>('/events/:id/payloads', ({ params }) => ({
    payloads: find(params.id).payloads,
  }));
  app.get<{ Params: { id: string; pid: string } }>('/events/:id/payloads/:pid', ({ params }) => {
    const payload = find(params.id).payloads.find(({ id }) => id === params.pid);
    if (!payload) throw new WireError(404, 'PAYLOAD.NOT_FOUND', 'The payload(s) could not be found.');
    return payload;
  });
}
