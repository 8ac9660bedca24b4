// Checks before buying: conditions that held when the rates were quoted and may hold no longer.
import type { IntentRequest } from '#contract/checkout.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import { type Cents, centsFromEuro } from '#domain/money.ts';
import { isSmallInvoice, lacksBillingAddress } from '#domain/party.ts';
import { hasPriceChanged, missingHsCodes } from '#domain/quote.ts';
import { isGuest } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { hasDeclaration } from '../../db/files.ts';
import { findBilled } from '../../db/users.ts';
import { AppError } from '../../errors.ts';
import type { FoundRate } from '../rates/find-quoted-rate.ts';
import { toPriceBreakdown } from '../rates/rate-reply.ts';
import { refuseLatePickup, refuseWithoutWarehouse } from '../rates/refuse-unsendable.ts';

type Buying = { userId: string; now: Date };

export async function refuseUnready(ctx: Context, quoted: FoundRate, { userId, now }: Buying): Promise<void> {
  const { shipment } = quoted.quote;
  await refuseWithoutDeclaration(ctx, quoted, userId);
  refuseLatePickup(shipment, now);
  refuseWithoutWarehouse(ctx, shipment);
  refuseUnsellableRoute(quoted);
  refuseWithoutHsCodes(quoted);
  await refuseWithoutBillingAddress(ctx, quoted, userId);
}

async function refuseWithoutDeclaration(ctx: Context, { quote }: FoundRate, userId: string): Promise<void> {
  const { exportDocumentation, hasOwnAE, ownAEFileId: id } = quote.shipment.additionalServices;
  if (!exportDocumentation || !hasOwnAE) return;
  if (!id || !(await hasDeclaration(ctx.db.orm, id, userId))) throw new AppError('declaration_missing');
}

/** A quote outlives changes to what is sold: nothing for our warehouse is sold with a pickup or hub route (0029). */
function refuseUnsellableRoute({ rate, quote }: FoundRate): void {
  const services = quote.shipment.additionalServices;
  if (!needsWarehouse(services)) return;
  if (services.pickup) throw new AppError('pickup_not_possible');
  if (rate.hub) throw new AppError('rate_not_sellable', { details: { reason: 'lithium_not_carried' } });
}

/** Otherwise the carrier refuses the label, or customs the parcel, when the money is already on its way (C-06). */
function refuseWithoutHsCodes({ rate, quote }: FoundRate): void {
  const missing = missingHsCodes(rate, quote.shipment);
  if (missing.length === 0) return;
  throw new AppError('hs_code_missing', {
    message: `This rate needs tariff numbers; missing for package ${missing.map((index) => index + 1).join(', ')}.`,
    issues: missing.map((index) => ({ path: `packages.${index}.hsCode`, reason: 'required' })),
  });
}

/** A business that cannot be billed as § 14 UStG requires must give its address before it pays, not after. */
async function refuseWithoutBillingAddress(
  ctx: Context,
  { quote, price }: FoundRate,
  userId: string,
): Promise<void> {
  if (isGuest(userId) || isSmallInvoice(price.totalPrice)) return;
  const account = await findBilled(ctx.db.orm, userId);
  if (account && lacksBillingAddress(quote.shipment, account, price.totalPrice))
    throw new AppError('billing_address_missing');
}

/** The sum on the button must be the sum we charge; on a mismatch the reply states ours (C-39). */
export function refusePriceMismatch(
  amount: IntentRequest['amount'],
  quoted: FoundRate,
  found: FoundRate,
): void {
  const seen = amount === undefined || amount === null ? shownSum(quoted) : centsFromEuro(amount);
  if (seen === null)
    throw new AppError('invalid_request', { issues: [{ path: 'amount', reason: 'invalid' }] });
  if (!hasPriceChanged(seen, found.price)) return;
  throw new AppError('price_changed', {
    details: { priceBreakdown: toPriceBreakdown(found.price, found.quote.shipment) },
  });
}

/** A client that sends no sum saw the quoted one; with a code, the quoted price with that code. */
const shownSum = ({ rate, price, discount }: FoundRate): Cents =>
  discount?.kind === 'code' ? price.totalPrice : rate.shownCents;
