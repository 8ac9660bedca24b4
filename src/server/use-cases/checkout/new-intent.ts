// The row of a new checkout, with its first move claimed already.
import { randomBytes } from 'node:crypto';
import { areDutiesBilledLater, customsCaseOf, incotermFor } from '#domain/customs.ts';
import { holdReasons } from '#domain/hold.ts';
import type { Move, Provider } from '#domain/intent.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { Language } from '#domain/user.ts';
import { newId } from '../../db/database.ts';
import type { NewIntent } from '../../db/intents.ts';
import { leaseFrom, newClaimToken } from '../../lease.ts';
import type { FoundRate } from '../rates/find-quoted-rate.ts';

export type Click = {
  userId: string;
  key: string;
  requestHash: string;
  rateId: string;
  dutiesAgreed: boolean;
};

type Opening = { click: Click; provider: Provider; firstMove: Move; language: Language; now: Date };

/** Inserted already claimed: saves a commit, and after a crash the job picks the checkout up. */
export function newIntent(
  { quote, rate, price, discount }: FoundRate,
  { click, provider, firstMove, language, now }: Opening,
): NewIntent {
  const services = quote.shipment.additionalServices;
  const until = leaseFrom(now);
  return {
    id: newId('ci'),
    userId: click.userId,
    provider,
    idempotencyKey: click.key,
    requestHash: click.requestHash,
    purchaseKey: `pk_${randomBytes(18).toString('base64url')}`,
    status: 'created',
    quoteId: quote.id,
    rateId: rate.id,
    carrier: rate.carrier,
    service: rate.service,
    amountCents: price.totalPrice,
    language,
    shipment: quote.shipment,
    rate,
    isHub: rate.hub !== undefined,
    price,
    discount,
    pickup: services.pickup ? 'wanted' : 'none',
    exportHold: holdReasons(services).length > 0,
    dutiesAgreedAt: click.dutiesAgreed && mayOweDutiesLater(quote.shipment) ? now : null,
    claimedMove: firstMove,
    claimToken: newClaimToken(),
    claimedUntil: until,
    nextAttemptAt: until,
    attempts: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** Whether there are duties that the buyer could agree to pay afterwards (C-10). */
export const mayOweDutiesLater = ({ fromAddress, toAddress, additionalServices }: Shipment): boolean =>
  areDutiesBilledLater(incotermFor(additionalServices), customsCaseOf({ from: fromAddress, to: toAddress }));
