// The API's documentation, printed from the contract: a plain page and an OpenAPI document.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import * as addresses from '#contract/addresses.ts';
import * as auth from '#contract/auth.ts';
import * as calculator from '#contract/calculator.ts';
import * as company from '#contract/company.ts';
import * as checkout from '#contract/checkout.ts';
import * as customs from '#contract/customs.ts';
import * as documents from '#contract/documents.ts';
import { type Endpoint, pathsOf, type Schema } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/error.ts';
import * as labelFile from '#contract/label-file.ts';
import * as labels from '#contract/labels.ts';
import * as orderActions from '#contract/order-actions.ts';
import * as orderRecord from '#contract/order-record.ts';
import * as orders from '#contract/orders.ts';
import * as pickups from '#contract/pickups.ts';
import * as places from '#contract/places.ts';
import * as postcodes from '#contract/postcodes.ts';
import * as profile from '#contract/profile.ts';
import * as rates from '#contract/rates.ts';
import * as refunds from '#contract/refunds.ts';
import * as saving from '#contract/saving.ts';
import * as site from '#contract/site.ts';
import * as siteGate from '#contract/site-gate.ts';
import * as tariffs from '#contract/tariffs.ts';
import * as tracking from '#contract/tracking.ts';
import * as uploads from '#contract/uploads.ts';
import * as withdrawals from '#contract/withdrawals.ts';
import * as wizardSession from '#contract/wizard-session.ts';
import type { Context } from './context.ts';
import { escapeHtml } from './escape-html.ts';
import { cookieNames } from './session.ts';

const nouns = {
  addresses,
  auth,
  calculator,
  checkout,
  company,
  customs,
  documents,
  labelFile,
  labels,
  orders,
  orderActions,
  orderRecord,
  pickups,
  places,
  postcodes,
  profile,
  rates,
  refunds,
  saving,
  site,
  siteGate,
  tariffs,
  tracking,
  uploads,
  withdrawals,
  wizardSession,
};

type Named = { noun: string; name: string; endpoint: Endpoint };

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Every endpoint constant of the contract, once for each of its paths. */
export const endpoints: readonly Named[] = Object.entries(nouns).flatMap(([noun, file]) =>
  Object.entries(file).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint)
      ? pathsOf(endpoint).map((path) => ({
          noun,
          name: path === endpoint.path ? name : `${name}Alias`,
          endpoint: { ...endpoint, path },
        }))
      : [],
  ),
);

export function docsRoutes(app: FastifyInstance, ctx: Context): void {
  // Printed at the first question: hardly anybody asks, and it would cost every start.
  let document: unknown;
  app.get(
    '/api/docs/openapi.json',
    async (request) => (document ??= openApi(ctx.config.brand.name, cookieNames(ctx, request))),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(ctx.config.brand.name)),
  );
}

type Access = Endpoint['access'];

/** Any one of them is enough; the empty one means that none is needed. */
const SECURITY: Record<Access, readonly Record<string, readonly string[]>[]> = {
  open: [],
  // Whoever brings neither gets the guest's cookie with the answer.
  visitor: [{ session: [] }, { guest: [] }, {}],
  owner: [{ session: [] }, { guest: [] }],
  user: [{ session: [] }],
};

const ACCESS_WORDS: Record<Access, string> = {
  open: 'open',
  visitor: 'open, makes a guest',
  owner: 'session or guest',
  user: 'session',
};

const openApi = (title: string, cookies: ReturnType<typeof cookieNames>) => ({
  openapi: '3.1.0',
  info: { title: `${title} API`, version: '1' },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: cookies.session },
      guest: { type: 'apiKey', in: 'cookie', name: cookies.guest },
    },
    schemas: { Error: jsonSchema(ErrorReply, 'output') },
  },
  paths: Object.fromEntries(
    [...new Set(endpoints.map(({ endpoint }) => endpoint.path))].map((path) => [
      path.replaceAll(/:(\w+)/g, '{$1}'),
      Object.fromEntries(
        endpoints
          .filter(({ endpoint }) => endpoint.path === path)
          .map((named) => [named.endpoint.method.toLowerCase(), operation(named)]),
      ),
    ]),
  ),
});

const operation = ({ noun, name, endpoint }: Named) => ({
  operationId: name,
  tags: [noun],
  summary: endpoint.summary,
  security: SECURITY[endpoint.access],
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.headers ?? []).map((header) => ({
      name: header,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
  ],
  ...requestBody(endpoint),
  responses: {
    200: { description: 'Success', content: answers(endpoint) },
    default: {
      description: 'Refused or failed',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
});

function requestBody({ body, form }: Endpoint) {
  if (body) {
    const required = !z.safeParse(body, undefined).success;
    return bodyOf(jsonSchema(body, 'input'), { type: 'application/json', required });
  }
  if (!form) return {};
  const properties: Record<string, unknown> = {};
  for (const field of form)
    properties[field] = { type: 'string', ...(field === form[0] ? { format: 'binary' } : {}) };
  return bodyOf(
    { type: 'object', properties, required: form.slice(0, 1) },
    { type: 'multipart/form-data', required: true },
  );
}

const bodyOf = (schema: unknown, { type, required }: { type: string; required: boolean }) => ({
  requestBody: { required, content: { [type]: { schema } } },
});

/** A stream of lines and a file have no schema of their own; what is JSON has the reply's. */
const answers = ({ answers: types = ['application/json'], reply }: Endpoint) =>
  Object.fromEntries(
    types.map((type) => [type, type === 'application/json' ? { schema: jsonSchema(reply, 'output') } : {}]),
  );

function parameters(schema: Schema | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: type,
  }));
}

const jsonSchema = (schema: Schema, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function page(title: string): string {
  const rows = endpoints
    .map(
      ({ noun, name, endpoint }) =>
        `<tr><td>${escapeHtml(noun)}</td><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td>` +
        `<td>${escapeHtml(name)}</td><td>${ACCESS_WORDS[endpoint.access]}</td><td>${escapeHtml(endpoint.summary)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} API</title></head>
<body><h1>${escapeHtml(title)} API</h1>
<p>Bodies and replies as an OpenAPI document: <a href="/api/docs/openapi.json">openapi.json</a></p>
<table border="1" cellpadding="6"><thead><tr><th>Noun</th><th>Call</th><th>Name</th><th>Access</th><th>What it does</th></tr></thead>
<tbody>
${rows}
</tbody></table></body></html>
`;
}
