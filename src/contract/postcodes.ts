// Places of a postcode; knows only what an operator has imported (C-31).
import * as z from 'zod/mini';
import { countriesWithPlaces } from '#domain/postcode-places.ts';
import { endpoint } from './endpoint.ts';

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/postcodes/:country/:zip',
  summary: 'The places with a postcode in DE, AT or CH; an empty list if it is unknown.',
  access: 'open',
  params: z.object({
    country: z.enum(countriesWithPlaces),
    zip: z.string().check(z.regex(/^\d{4,5}$/, 'invalid')),
  }),
  reply: z.object({
    success: z.literal(true),
    /** In alphabetical order; towns, and parts of them as "Hamburg Altstadt". */
    places: z.array(z.string()),
  }),
});
