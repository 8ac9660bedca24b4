// Parcels that travel with a label which was given back: whoever bills on scan bills us, and the customer has the money.
import { SYSTEM } from '#domain/actor.ts';
import { markLabelUsed } from '../../db/attention.ts';
import { insertAudit } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import type { GivenBack, Leg } from '../../db/tracking.ts';

type Way = {
  /** As they were, and as they are. */
  before: readonly Leg[];
  legs: readonly Leg[];
  /** The legs of the parcels that are not given back. */
  open: readonly Leg[];
  back: readonly GivenBack[];
};

/** Told of once, with the first scan. */
export async function reportUsedLabels(tx: Orm, ways: readonly Way[], now: Date): Promise<void> {
  for (const { id, leg } of ways.flatMap(usedIn)) {
    await markLabelUsed(tx, id, now);
    await insertAudit(tx, {
      actor: SYSTEM,
      action: 'refund.label-used',
      subject: id,
      outcome: 'done',
      details: { trackingCode: leg.trackingCode, carrier: leg.carrier, shippedAt: leg.shippedAt },
      createdAt: now,
    });
  }
}

/** While the carrier has not said yes it may still say no: that is what it does with a label that it has scanned. */
const usedIn = ({ before, legs, open, back }: Way): { id: string; leg: Leg }[] =>
  back.flatMap(({ id, packageIndex, state }) => {
    if (state !== 'carrier_accepted' && state !== 'money_refunded') return [];
    const leg = legs.find(
      (candidate) =>
        candidate.packageIndex === packageIndex &&
        isFirstScan(candidate, before) &&
        // Under a code of several parcels it is another one that travels.
        !open.some(({ trackingCode }) => trackingCode === candidate.trackingCode),
    );
    return leg ? [{ id, leg }] : [];
  });

const isFirstScan = ({ id, shippedAt }: Leg, before: readonly Leg[]): boolean =>
  shippedAt !== null && before.some((was) => was.id === id && was.shippedAt === null);
