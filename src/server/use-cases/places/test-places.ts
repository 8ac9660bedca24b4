// Setup check: whether the places service accepts our key.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { testPlaces as endpoint } from '#contract/places.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** Found everywhere, whatever the key is restricted to. */
const QUESTION = { input: 'Berlin', session: null, country: null, language: 'de' } as const;

type Call = { userId: string; signal: AbortSignal };

/** Throws `not_found` in production: each request costs money. */
export async function testPlaces(ctx: Context, { userId, signal }: Call): Promise<ReplyOf<typeof endpoint>> {
  if (ctx.config.production) throw new AppError('not_found');
  await ctx.throttles.placesByAccount.attempt(userId);
  const answer = await ctx.places.suggest({ ...QUESTION, signal });
  return answer.ok ? { success: true } : { success: false, error: answer.reason };
}
