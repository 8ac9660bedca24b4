// Suggestions for an address that is being typed.
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts';
import { MIN_INPUT, type suggestPlaces as endpoint } from '#contract/places.ts';
import { carrierCountry } from '#domain/territory.ts';
import type { Context } from '../../context.ts';
import type { PlacesPort } from '../../gateways/places.ts';
import { type PlacesCaller, countPlacesRequest } from './count-places-request.ts';

type Call = PlacesCaller & { query: QueryOf<typeof endpoint>; signal: AbortSignal };

export async function suggestPlaces(
  ctx: Context,
  { query, userId, ip, signal }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, sessiontoken, country, language } = query;
  if ([...input].length < MIN_INPUT) return { success: true, predictions: [] };
  const ask = async (within: string | null): ReturnType<PlacesPort['suggest']> => {
    if (!(await countPlacesRequest(ctx, { userId, ip }))) return { ok: false, reason: 'quota' };
    const session = sessiontoken ?? null;
    return await ctx.places.suggest({ input, session, country: within, language: language ?? 'de', signal });
  };
  const within = country ? carrierCountry({ country }) : null;
  const near = await ask(within);
  // The country may only be the form's default: the place that is picked tells the right one (R29).
  const answer = within && near.ok && near.value.length === 0 ? await ask(null) : near;
  if (!answer.ok) return { success: false, predictions: [], error: answer.reason };
  const predictions = answer.value.map(({ placeId, text, main, secondary }) => ({
    place_id: placeId,
    description: text,
    structured_formatting: { main_text: main, secondary_text: secondary },
  }));
  return { success: true, predictions };
}
