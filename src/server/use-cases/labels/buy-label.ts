// The label of a paid intent (R100): advances the checkout if needed, and returns what there is. No intent, no label.
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { buyLabel as endpoint } from '#contract/labels.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { labelUrl, usableCodes, usableLabels } from '../checkout/own-labels.ts';
import { labelledIntent } from './labelled-intent.ts';

type Call = { body: BodyOf<typeof endpoint>; userId: string };

export async function buyLabel(ctx: Context, { body, userId }: Call): Promise<ReplyOf<typeof endpoint>> {
  const intent = await labelledIntent(ctx, { ...body, rateId: body.ratesID ?? body.shipmentId, userId });
  const locked = await findLockedPackages(ctx.db.orm, intent.orderId);
  const labels = (intent.labels ?? [])
    .filter(({ leg }) => leg === 0)
    .map(({ packageIndex, trackingCode }) => ({
      packageIndex,
      tracking_code: trackingCode,
      label_url: labelUrl(intent, packageIndex, locked),
    }));
  return {
    success: true,
    label: {
      id: intent.id,
      labelUrl: usableLabels(intent, locked),
      trackingCode: usableCodes(intent, 0, locked),
      carrier: intent.carrier,
      service: intent.service,
      rate: euroFromCents(intent.amountCents),
      shipmentId: intent.rateId,
    },
    labels,
  };
}
