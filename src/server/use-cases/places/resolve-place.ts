// The address of a place picked from the suggestions.
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { resolvePlace as endpoint } from '#contract/places.ts';
import type { Context } from '../../context.ts';
import { type PlacesCaller, countPlacesRequest } from './count-places-request.ts';

type Call = PlacesCaller & { query: QueryOf<typeof endpoint>; signal: AbortSignal };

export async function resolvePlace(
  ctx: Context,
  { query, userId, ip, signal }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  if (!(await countPlacesRequest(ctx, { userId, ip }))) return { success: false, error: 'quota' };
  const { place_id, sessiontoken, language } = query;
  const answer = await ctx.places.resolve(place_id, {
    session: sessiontoken ?? null,
    language: language ?? 'de',
    signal,
  });
  if (!answer.ok) return { success: false, error: answer.reason };
  const { components, formattedAddress } = answer.value;
  return {
    success: true,
    result: { address_components: components, formatted_address: formattedAddress },
  };
}
