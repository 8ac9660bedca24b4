// Suggestions for an address that is being typed: asked by our server, answered in the places service's older shape (R143).
import * as z from 'zod/mini';
import { countryOrEmpty } from '#domain/address.ts';
import { line } from '#domain/text.ts';
import { Language } from '#domain/user.ts';
import { endpoint } from './endpoint.ts';

/** R29: fewer are not asked about. */
export const MIN_INPUT = 3;
const MAX_INPUT = 200;

/**
 * Why there is nothing: nobody has set the service up, it does not let us in, we have asked too often, it refuses the
 * question, it knows no such place, it was silent or away, or it talked nonsense. Help is missing then, nothing more.
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

/** The service's word for one typing session: all its questions and the one look at a place cost as much as one. */
const sessiontoken = z.optional(z.string('invalid').check(z.regex(/^[\w-]{1,36}$/, 'invalid')));
/** A code of ours; empty or absent: anywhere. */
const country = z.optional(countryOrEmpty);
const language = z.optional(Language);

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/maps/autocomplete',
  summary: 'Places whose address begins like this, at most five; `error` says why there are none.',
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
  summary: 'The parts of the address of one place; ends its typing session. `error` instead of a result.',
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
  summary: 'Whether the places service answers; not in production.',
  access: 'user',
  reply: z.object({ success: z.boolean(), error: z.optional(PlacesError) }),
});
