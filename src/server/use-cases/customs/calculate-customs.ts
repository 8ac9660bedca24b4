// Estimates the costs of an import: for a quoted rate from what is stored, else from the request (R67, R116).
import type { calculateCustoms as endpoint } from '#contract/customs.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import { berlinNow } from '#domain/berlin.ts';
import { customsCaseOf } from '#domain/customs.ts';
import { purposeOf } from '#domain/customs-item.ts';
import { businessParties } from '#domain/customs-numbers.ts';
import { borderCarrier } from '#domain/customs-papers.ts';
import { type Consignment, estimateDuty } from '#domain/duty.ts';
import { centsOf } from '#domain/rounding.ts';
import type { Customer } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findQuotedRate, type FoundRate } from '../rates/find-quoted-rate.ts';
import { AppError } from '../../errors.ts';
import { describedConsignment } from './described-consignment.ts';
import { toCustomsReply } from './customs-reply.ts';

type Call = { body: BodyOf<typeof endpoint>; user: Customer | null; now: Date };

export async function calculateCustoms(
  ctx: Context,
  { body, user, now }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  const quoted = await findQuoted(ctx, { body, user, now });
  const on = berlinNow(now).date;
  const consignment = quoted ? quotedConsignment(quoted, { body, on }) : describedConsignment(body, on);
  return toCustomsReply({
    customsCase: customsCaseOf(consignment),
    estimate: estimateDuty(consignment),
    consignment,
  });
}

/** Our own ids are "quote.rate"; a calculator's rate is stored nowhere. */
async function findQuoted(ctx: Context, { body, user, now }: Call): Promise<FoundRate | null> {
  const { id: rateId } = body.selectedRate;
  if (!rateId.includes('.')) return null;
  if (!user) throw new AppError('not_found');
  return findQuotedRate(ctx, { rateId, discountCode: null, user, now });
}

function quotedConsignment(
  { quote: { shipment }, rate, price }: FoundRate,
  { body, on }: { body: Call['body']; on: string },
): Consignment {
  const business = businessParties(shipment);
  return {
    from: shipment.fromAddress,
    to: shipment.toAddress,
    goods: shipment.packages.map(({ hsCode, value }) => ({
      hsCode: hsCode ?? null,
      valueCents: centsOf(value),
    })),
    freightCents: price.shippingPrice + price.lithiumSurcharge + price.pickupFee,
    insuranceCents: price.insuranceFee,
    carrier: borderCarrier(rate),
    senderIsBusiness: business.sender,
    recipientIsBusiness: business.recipient,
    // A quote need not name its purpose; then the request's is used.
    purpose: purposeOf({ ...shipment, purpose: shipment.purpose ?? body.shipmentData.shipmentPurpose }),
    on,
  };
}
