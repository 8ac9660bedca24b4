// Address suggestions while typing: requested by our server, answered in the places service's older shape (R143).
import * as z from 'zod/mini';
import { countryOrEmpty } from '#domain/address.ts';
import { line } from '#domain/text.ts';
import { Language } from '#domain/user.ts';
import { endpoint } from './endpoint.ts';

/** R29: shorter input is not looked up. */
export const MIN_INPUT = 3;
const MAX_INPUT = 200;

/**
 * Why there is nothing: the service is not set up, denies us access, has had too many requests from us, refuses the
 * query, knows no such place, timed out or is down, or sent nonsense. Only the suggestions are missing then.
 */
export const PlacesError = z.enum([
  'not_set_up',
  'denied',
  'quota',
  'refused',
  'not_found',
  'timeout',
  'unavailable',
  'unreadable',
]);
export type PlacesError = z.infer<typeof PlacesError>;

const Prediction = z.object({
  place_id: z.string(),
  description: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
});

/** The service's token for one typing session: all its queries and the one lookup of a place are billed as one. */
const sessiontoken = z.optional(z.string('invalid').check(z.regex(/^[\w-]{1,36}$/, 'invalid')));
/** One of our country codes; empty or absent: anywhere. */
const country = z.optional(countryOrEmpty);
const language = z.optional(Language);

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/maps/autocomplete',
  summary: 'Up to five places whose address begins with the text; `error` says why there are none.',
  access: 'user',
  query: z.object({ input: line(MAX_INPUT), sessiontoken, country, language }),
  reply: z.object({
    /** false: there is an `error`; no hit is a success. */
    success: z.boolean(),
    predictions: z.array(Prediction),
    error: z.optional(PlacesError),
  }),
});

export const resolvePlace = endpoint({
  method: 'GET',
  path: '/api/maps/details',
  summary:
    'The address of one place, in parts; ends its typing session. On failure, `error` instead of a result.',
  access: 'user',
  query: z.object({
    place_id: z.string('invalid').check(z.regex(/^[\w-]{1,400}$/, 'invalid')),
    sessiontoken,
    language,
  }),
  reply: z.object({
    success: z.boolean(),
    result: z.optional(
      z.object({
        address_components: z.array(
          z.object({ types: z.array(z.string()), long_name: z.string(), short_name: z.string() }),
        ),
        formatted_address: z.string(),
      }),
    ),
    error: z.optional(PlacesError),
  }),
});

export const testPlaces = endpoint({
  method: 'GET',
  path: '/api/maps/test',
  summary: 'Whether the places service answers; not available in production.',
  access: 'user',
  reply: z.object({ success: z.boolean(), error: z.optional(PlacesError) }),
});
