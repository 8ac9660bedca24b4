// Webhook registrations: URL, secret and custom headers.
import type { FastifyInstance } from 'fastify';
import { asFields, asList, asText, unwrap } from './input.ts';
import type { Webhook } from './wire-schema.ts';
import { notFound, unprocessable } from './wire-error.ts';
import { stamp, type World } from './world.ts';

function readUrl(value: unknown): string {
  const url = asText(value);
  if (url === null || !URL.canParse(url) || !/^https?:/.test(url)) {
    throw unprocessable('WEBHOOK.INVALID', 'The webhook url is not valid.', [
      { field: 'url', message: 'is invalid' },
    ]);
  }
  return url;
}

/** The API documents `name`; the client's TypeScript types say `key`. Both are accepted. */
function readHeaders(value: unknown): { name: string; value: string }[] {
  return asList(value).flatMap((entry) => {
    const given = asFields(entry) ?? {};
    const name = asText(given['name'] ?? given['key']);
    return name && /^[A-Za-z0-9-]+$/.test(name) ? [{ name, value: asText(given['value']) ?? '' }] : [];
  });
}

export function webhookRoutes(app: FastifyInstance, world: World): void {
  const find = (id: string) => {
    const hook = world.webhooks.get(id);
    if (!hook) throw notFound();
    return hook;
  };

  app.post('/webhooks', (request, reply) => {
    const given = unwrap(request.body, 'webhook');
    const wire: Webhook = {
      id: world.ids.nextTimeBased('hook'),
      object: 'Webhook',
      mode: 'test',
      url: readUrl(given['url']),
      created_at: stamp(world),
      disabled_at: null,
      custom_headers: readHeaders(given['custom_headers']),
    };
    world.webhooks.put(wire.id, { wire, secret: asText(given['webhook_secret']), tail: Promise.resolve() });
    return reply.code(201).header('location', `/api/v2/webhooks/${wire.id}`).send(wire);
  });

  app.get('/webhooks', () => ({ webhooks: world.webhooks.newestFirst().map(({ wire }) => wire) }));

  app.get<{ Params: { id: string } }>('/webhooks/:id', ({ params }) => find(params.id).wire);

  // Unwrapped body, status 201, and a disabled endpoint is enabled again: all three as recorded.
  app.patch<{ Params: { id: string } }>('/webhooks/:id', (request, reply) => {
    const hook = find(request.params.id);
    const given = asFields(request.body) ?? {};
    if (given['url'] !== undefined) hook.wire.url = readUrl(given['url']);
    if (given['webhook_secret'] !== undefined) hook.secret = asText(given['webhook_secret']);
    if (given['custom_headers'] !== undefined)
      hook.wire.custom_headers = readHeaders(given['custom_headers']);
    hook.wire.disabled_at = null;
    return reply.code(201).send(hook.wire);
  });

  app.delete<{ Params: { id: string } }>('/webhooks/:id', ({ params }) => {
    if (!world.webhooks.delete(params.id)) throw notFound();
    return {};
  });
}
