// Webhooks v1: registrations, the list of events, and signature verification.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asFields, asList, asText, type Fields } from '../easypost/input.ts';
import { createFlaws, readText } from './body-reader.ts';
import { deliver, makeEvent, sendSimulated } from './events.ts';
import { readPatches } from './order-patches.ts';
import { linkOf } from './payment-print.ts';
import { rawMember } from './raw-member.ts';
import { isGenuine, signingKeys } from './signing.ts';
import { clientOf } from './tokens.ts';
import { EVENT_TYPES, isEventType } from './webhook-events.ts';
import { notFound, refuse } from './wire-error.ts';
import { api, newId, type EventRecord, type PaypalWorld, type WebhookRecord } from './world.ts';

const HOOKS = '/v1/notifications/webhooks';
const EVENTS = '/v1/notifications/webhooks-events';

function readUrl(value: unknown): string {
  const flaws = createFlaws();
  const url = readText(flaws, '/url', { value, rule: { max: 2_048, required: true } }) ?? '';
  if (url !== '' && !(URL.canParse(url) && /^https?:/.test(url))) {
    flaws.add('INVALID_PARAMETER_SYNTAX', '/url', url);
  }
  flaws.settle();
  return url;
}

function readTypes(value: unknown): string[] {
  const names = asList(value).flatMap((one) => asText(asFields(one)?.['name']) ?? []);
  if (names.length === 0) throw refuse('MISSING_REQUIRED_PARAMETER', { field: '/event_types' });
  const unknown = names.find((name) => !isEventType(name));
  if (unknown !== undefined) {
    throw refuse('INVALID_PARAMETER_VALUE', { field: '/event_types', value: unknown });
  }
  return names;
}

function printHook(world: PaypalWorld, { id, url, types }: WebhookRecord) {
  const path = `${HOOKS}/${id}`;
  return {
    id,
    url,
    event_types: types.map((name) => ({ name, description: describe(name) })),
    links: [
      linkOf(world, 'self', ['GET', path]),
      linkOf(world, 'update', ['PATCH', path]),
      linkOf(world, 'delete', ['DELETE', path]),
    ],
  };
}

const describe = (name: string) => EVENT_TYPES[name as keyof typeof EVENT_TYPES] ?? 'ALL';

function findHook(world: PaypalWorld, request: FastifyRequest, id: string): WebhookRecord {
  const hook = world.webhooks.get(id);
  if (hook?.clientId !== clientOf(request)) throw notFound(id);
  return hook;
}

type ById = { Params: { id: string } };

function registrationRoutes(app: FastifyInstance, world: PaypalWorld): void {
  const ours = (request: FastifyRequest) =>
    world.webhooks.newestFirst().filter(({ clientId }) => clientId === clientOf(request));

  app.post(HOOKS, (request, reply) => {
    const given = asFields(request.body) ?? {};
    const url = readUrl(given['url']);
    if (ours(request).some((hook) => hook.url === url)) {
      throw refuse('INVALID_PARAMETER_VALUE', { field: '/url', value: url });
    }
    const hook: WebhookRecord = {
      id: newId(world),
      clientId: clientOf(request),
      url,
      types: readTypes(given['event_types']),
      tail: Promise.resolve(),
    };
    return reply.code(201).send(printHook(world, world.webhooks.put(hook.id, hook)));
  });
  app.get(HOOKS, (request) => ({ webhooks: ours(request).map((hook) => printHook(world, hook)) }));
  app.get<ById>(`${HOOKS}/:id`, (request) => printHook(world, findHook(world, request, request.params.id)));
  app.patch<ById>(`${HOOKS}/:id`, (request) => {
    const hook = findHook(world, request, request.params.id);
    for (const { path, value } of readPatches(request.body)) {
      if (path === '/url') hook.url = readUrl(value);
      else if (path === '/event_types') hook.types = readTypes(value);
      else throw refuse('FIELD_NOT_PATCHABLE', { field: path });
    }
    return printHook(world, hook);
  });
  app.delete<ById>(`${HOOKS}/:id`, (request, reply) => {
    world.webhooks.delete(findHook(world, request, request.params.id).id);
    return reply.code(204).send();
  });
  app.get('/v1/notifications/webhooks-event-types', () => ({
    event_types: Object.entries(EVENT_TYPES).map(([name, description]) => ({ name, description })),
  }));
}

/** A time in the query, in milliseconds. */
function readTime(query: Fields, name: string, otherwise: number): number {
  const text = asText(query[name]);
  const at = text === null ? otherwise : Date.parse(text);
  if (Number.isNaN(at)) throw refuse('INVALID_PARAMETER_SYNTAX', { field: name, value: text ?? '' });
  return at;
}

/** Newest first; the `next` link names the last event of the page. */
function listEvents(world: PaypalWorld, clientId: string, query: Fields) {
  const type = asText(query['event_type']);
  const size = Math.min(300, Math.max(1, Number(query['page_size'] ?? 10) || 10));
  const [start, end] = [readTime(query, 'start_time', 0), readTime(query, 'end_time', Infinity)];
  const all = world.events
    .newestFirst()
    .filter((event) => event.clientId === clientId && (type === null || event.type === type))
    .filter(({ createdAt }) => createdAt >= start && createdAt <= end);
  const from = all.findIndex(({ id }) => id === asText(query['index_id'])) + 1;
  const page = all.slice(from, from + size);
  const last = page.at(-1);
  const hasMore = last !== undefined && from + size < all.length;
  const link = (rel: string, more: Record<string, string>) => {
    const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const params = new URLSearchParams({ ...(Object.fromEntries(given) as Record<string, string>), ...more });
    return linkOf(world, rel, ['GET', params.size > 0 ? `${EVENTS}?${params.toString()}` : EVENTS]);
  };
  return {
    events: page.map(({ body }) => JSON.parse(body) as Fields),
    count: page.length,
    links: [link('self', {}), ...(hasMore ? [link('next', { move_to: 'next', index_id: last.id })] : [])],
  };
}

function eventRoutes(app: FastifyInstance, world: PaypalWorld): void {
  const find = (request: FastifyRequest, id: string): EventRecord => {
    const event = world.events.get(id);
    if (event?.clientId !== clientOf(request)) throw notFound(id);
    return event;
  };
  app.get(EVENTS, (request) => listEvents(world, clientOf(request), asFields(request.query) ?? {}));
  app.get<ById>(`${EVENTS}/:id`, (request, reply) =>
    reply.type('application/json').send(find(request, request.params.id).body),
  );
  app.post<ById>(`${EVENTS}/:id/resend`, (request, reply) => {
    const event = find(request, request.params.id);
    const wanted = asList(asFields(request.body)?.['webhook_ids']).map((id) =>
      findHook(world, request, String(id)),
    );
    deliver(world, event, wanted.length > 0 ? wanted : undefined);
    return reply.code(202).type('application/json').send(event.body);
  });
  app.post('/v1/notifications/simulate-event', (request, reply) => {
    const given = asFields(request.body) ?? {};
    const type = asText(given['event_type']) ?? '';
    if (!isEventType(type) || type === '*') throw refuse('INVALID_PARAMETER_VALUE', { field: '/event_type' });
    const hookId = asText(given['webhook_id']);
    const url = hookId === null ? readUrl(given['url']) : findHook(world, request, hookId).url;
    const resource = {
      id: newId(world),
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value: '100.00' },
    };
    const event = makeEvent(world, clientOf(request), {
      type,
      resourceType: type.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
      summary: 'A simulated event',
      resource,
    });
    sendSimulated(world, event, url);
    return reply.code(202).type('application/json').send(event.body);
  });
}

const VERIFY_FIELDS = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
  'webhook_id',
] as const;

/** Verifies the event byte for byte as sent: a re-serialized event fails, as at PayPal. */
async function verify(world: PaypalWorld, request: FastifyRequest, raw: string): Promise<boolean> {
  const given = asFields(request.body) ?? {};
  const flaws = createFlaws();
  const read = (name: string) =>
    readText(flaws, `/${name}`, { value: given[name], rule: { max: 500, required: true } }) ?? '';
  const [algorithm, certUrl, id, signature, time, webhookId] = VERIFY_FIELDS.map(read);
  const body = rawMember(raw, 'webhook_event');
  if (body === undefined) flaws.add('MISSING_REQUIRED_PARAMETER', '/webhook_event');
  flaws.settle();
  const { certId } = await signingKeys();
  if (algorithm !== 'SHA256withRSA' || certUrl !== `${api(world)}/v1/notifications/certs/${certId}`)
    return false;
  if (world.webhooks.get(webhookId ?? '')?.clientId !== clientOf(request)) return false;
  const transmission = { id: id ?? '', time: time ?? '', webhookId: webhookId ?? '', body: body ?? '' };
  return isGenuine(transmission, signature ?? '');
}

export function webhookRoutes(
  app: FastifyInstance,
  world: PaypalWorld,
  rawBodyOf: (request: FastifyRequest) => string,
): void {
  registrationRoutes(app, world);
  eventRoutes(app, world);
  app.post('/v1/notifications/verify-webhook-signature', async (request) => ({
    verification_status: (await verify(world, request, rawBodyOf(request))) ? 'SUCCESS' : 'FAILURE',
  }));
}

/** Public, as certificates are. */
export function certificateRoutes(app: FastifyInstance): void {
  app.get<ById>('/v1/notifications/certs/:id', async ({ params }, reply) => {
    const { certId, pem } = await signingKeys();
    if (params.id !== certId) throw notFound(params.id);
    return reply.type('application/x-pem-file').send(pem);
  });
}
