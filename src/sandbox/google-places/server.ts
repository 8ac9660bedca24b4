// Google's Places API (New), REST, under /google-places, and its control routes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asFields, asList, asText, type Fields } from '../easypost/input.ts';
import { details, rpcError, suggestion, type Wire } from './answers.ts';
import { placesControl } from './control.ts';
import { findPlaces, placeById } from './search.ts';
import { countQuestion, type PlacesMode, type PlacesWorld } from './world.ts';

const HTML = '<html><head><title>502</title></head><body><h1>Google</h1></body></html>';
const MEGABYTE = 1024 * 1024;
const TOKEN = /^[\w-]{1,36}={0,2}$/;

const denied = () =>
  rpcError(
    403,
    'Places API (New) has not been used in this project before or it is disabled.',
    'SERVICE_DISABLED',
  );
const limited = () => rpcError(429, 'Quota exceeded for quota metric.', 'RATE_LIMIT_EXCEEDED');

/** Inputs that trigger a fault. */
const triggers: Readonly<Record<string, PlacesMode>> = {
  zero: 'none',
  denied: 'denied',
  limit: 'limit',
  slow: 'slow',
};

/** Null: not refused. */
function refusal({ headers }: FastifyRequest, token: string | null): Wire | null {
  const key = headers['x-goog-api-key'];
  if (!key) return rpcError(403, 'Method doesn’t allow unregistered callers.');
  if (key === 'wrong-key')
    return rpcError(400, 'API key not valid. Please pass a valid API key.', 'API_KEY_INVALID');
  return token !== null && !TOKEN.test(token) ? rpcError(400, 'Invalid session_token.') : null;
}

function suggest(given: Fields): Wire {
  const input = asText(given['input']);
  const countries = asList(given['includedRegionCodes']).map((code) => String(code).toLowerCase());
  if (input === null) return rpcError(400, 'input must be provided.');
  if (countries.length > 15) return rpcError(400, 'included_region_codes must not have more than 15 values.');
  const language = asText(given['languageCode']) ?? 'en';
  const suggestions = findPlaces(input, countries).map((place) => suggestion(place, { input, language }));
  // Without a match the list is absent, not empty.
  return { status: 200, body: suggestions.length > 0 ? { suggestions } : {} };
}

function resolve(id: string, { headers, query }: FastifyRequest): Wire {
  const asked = asFields(query) ?? {};
  const mask = asText(headers['x-goog-fieldmask']) ?? asText(asked['fields']) ?? asText(asked['$fields']);
  if (mask === null) return rpcError(400, 'FieldMask is a required parameter.');
  const place = placeById(id);
  if (!place) return rpcError(404, 'The Place ID is no longer valid.');
  const all = details(place, asText(asked['languageCode']) ?? 'en');
  const wanted = mask.split(',').map((field) => field.trim());
  const unknown = wanted.find((field) => field !== '*' && !(field in all));
  if (unknown !== undefined) return rpcError(400, `Error expanding 'fields' parameter: ${unknown}.`);
  const kept = Object.entries(all).filter(([field]) => wanted.includes('*') || wanted.includes(field));
  return { status: 200, body: Object.fromEntries(kept) };
}

/** Answers in the mode chosen by the settings or the input. */
async function answer(world: PlacesWorld, reply: FastifyReply, mode: PlacesMode, work: () => Wire) {
  const { thinkMs } = world.settings;
  if (mode === 'hang') return new Promise<never>(() => undefined);
  if (mode === 'slow') await world.pause(thinkMs);
  if (mode === 'garbage') return reply.code(200).type('text/html').send(HTML);
  if (mode === 'large')
    return reply.type('application/json').send(JSON.stringify({ padding: ' '.repeat(MEGABYTE) }));
  const { status, body } =
    mode === 'denied'
      ? denied()
      : mode === 'limit'
        ? limited()
        : mode === 'none'
          ? { status: 200, body: {} }
          : work();
  return reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify(body, null, 2));
}

export async function googlePlacesServer(root: FastifyInstance, world: PlacesWorld): Promise<void> {
  await root.register(
    async (app) => {
      app.post('/v1/places::autocomplete', (request, reply) => {
        const given = asFields(request.body) ?? {};
        const token = asText(given['sessionToken']);
        countQuestion(world, token, 'autocomplete');
        const mode = triggers[asText(given['input'])?.toLowerCase() ?? ''] ?? world.settings.mode;
        return answer(world, reply, mode, () => refusal(request, token) ?? suggest(given));
      });
      app.get<{ Params: { id: string } }>('/v1/places/:id', (request, reply) => {
        const token = asText(asFields(request.query)?.['sessionToken']);
        countQuestion(world, token, 'details');
        return answer(
          world,
          reply,
          world.settings.mode,
          () => refusal(request, token) ?? resolve(request.params.id, request),
        );
      });
    },
    { prefix: '/google-places' },
  );
  await placesControl(root, world);
}
