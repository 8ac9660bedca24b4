// The places of a postcode, for the hint beside the town (C-31).
import type { listPlaces as endpoint } from '#contract/postcodes.ts';
import type { ParamsOf, ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { findPlaces } from '../../db/postcode-places.ts';

/** More than any postcode has. */
const LIMIT = 300;

type Call = { params: ParamsOf<typeof endpoint>; ip: string };

/** Throws `too_many_attempts` for a caller that reads out the whole table. */
export async function listPlaces(ctx: Context, { params, ip }: Call): Promise<ReplyOf<typeof endpoint>> {
  await ctx.throttles.postcodeByAddress.attempt(ip);
  return { success: true, places: await findPlaces(ctx.db.orm, params, LIMIT) };
}
