// The lines and the sum of one quoted rate, with a discount code.
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { priceRate as endpoint } from '#contract/rates.ts';
import type { Discount } from '#domain/discount.ts';
import type { Customer } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findQuotedRate } from './find-quoted-rate.ts';
import { toPriceBreakdown } from './rate-reply.ts';

type Call = { body: BodyOf<typeof endpoint>; user: Customer; now: Date };

export async function priceRate(ctx: Context, { body, user, now }: Call): Promise<ReplyOf<typeof endpoint>> {
  const found = await findQuotedRate(ctx, { ...body, discountCode: body.discountCode, user, now });
  return {
    success: true,
    rateId: found.rate.id,
    expiresAt: found.quote.expiresAt.toISOString(),
    priceBreakdown: toPriceBreakdown(found.price, found.quote.shipment),
    discount: toDiscountReply(found.discount),
  };
}

/** A fixed amount has no percentage; the price lines show it. */
const toDiscountReply = (discount: Discount | null) =>
  discount === null || discount.kind === 'fixed'
    ? null
    : { code: discount.kind === 'code' ? discount.code : null, percent: discount.percent };
