// The OpenAPI document of the API, generated from the contract.
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/error.ts';
import { allEndpoints, type NamedEndpoint } from '#contract/all-endpoints.ts';
import { IDEMPOTENCY_KEY } from '../use-cases/checkout/open-intent.ts';

/** Any one of the entries is enough; the empty one means that none is needed. */
const SECURITY: Record<Endpoint['access'], readonly Record<string, readonly string[]>[]> = {
  open: [],
  // A caller with neither gets the guest cookie with the reply.
  visitor: [{ session: [] }, { guest: [] }, {}],
  owner: [{ session: [] }, { guest: [] }],
  user: [{ session: [] }],
};

type CookieNames = { session: string; guest: string };

export const openApi = (title: string, cookies: CookieNames) => ({
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
    [...new Set(allEndpoints.map(({ endpoint }) => endpoint.path))].map((path) => [
      path.replaceAll(/:(\w+)/g, '{$1}'),
      Object.fromEntries(
        allEndpoints
          .filter(({ endpoint }) => endpoint.path === path)
          .map((named) => [named.endpoint.method.toLowerCase(), operation(named)]),
      ),
    ]),
  ),
});

/** Papers carry an ETag (routes/documents.ts); data and labels do not. */
const isPaper = ({ noun, endpoint }: NamedEndpoint): boolean =>
  noun === 'documents' && endpoint.answers?.includes('application/pdf') === true;

const operation = ({ noun, name, endpoint }: NamedEndpoint) => ({
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
      description: 'One UUID per click: a repeated request with the same one gets the first answer.',
      schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
    })),
  ],
  ...requestBody(endpoint),
  responses: {
    200: { description: 'Success', content: answers(endpoint) },
    ...(isPaper({ noun, name, endpoint }) && { 304: { description: 'If-None-Match names its ETag' } }),
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

/** A stream of lines and a file have no schema; JSON has the reply's. */
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
