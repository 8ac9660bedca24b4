// Both labels of a paid hub route (R101): advances the checkout if needed, and returns what there is.
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { buyHubLabels as endpoint } from '#contract/labels.ts';
import type { Context } from '../../context.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { AppError } from '../../errors.ts';
import { hubLabelsOf } from '../checkout/own-labels.ts';
import { labelledIntent } from './labelled-intent.ts';

type Call = { body: BodyOf<typeof endpoint>; userId: string };

export async function buyHubLabels(ctx: Context, { body, userId }: Call): Promise<ReplyOf<typeof endpoint>> {
  const rateId = body.hubRateId ?? body.hubRateData?.id;
  const intent = await labelledIntent(ctx, { intentId: body.intentId, rateId, userId });
  const hubLabels = hubLabelsOf(intent, await findLockedPackages(ctx.db.orm, intent.orderId));
  // A direct rate has one label, which another endpoint sells.
  if (!hubLabels) throw new AppError('not_found');
  return { success: true, intentId: intent.id, hubLabels };
}
