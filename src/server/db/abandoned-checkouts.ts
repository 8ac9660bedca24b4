// Checkouts that became no order: erases their personal data, with the account or after a while.
import { and, asc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Address } from '#domain/address.ts';
import type { Orm } from './database.ts';
import { isOver } from './ended.ts';
import { forgetUnsoldLabels } from './ended-shipments.ts';
import { isPicked } from './picked-rows.ts';
import { intents } from './schema.ts';
import { anyText } from './text-list.ts';

const blankAddress = {
  name: '',
  businessName: null,
  company: null,
  street1: '',
  street2: null,
  city: '',
  state: null,
  zip: '',
  phone: '',
  email: '',
  vatId: null,
  customsId: null,
} satisfies Required<Omit<Address, 'country'>>;

const blanked = (which: 'fromAddress' | 'toAddress') =>
  sql`${intents.shipment} -> ${which}::text || ${JSON.stringify(blankAddress)}::jsonb`;

const blankedIntent = {
  shipment: sql`${intents.shipment} || jsonb_build_object(
    'fromAddress', ${blanked('fromAddress')},
    'toAddress', ${blanked('toAddress')},
    'exporter', null,
    'pickupDate', case when jsonb_typeof(${intents.shipment} -> 'pickupDate') = 'object'
      then (${intents.shipment} -> 'pickupDate') - 'instructions' end,
    'additionalServices', (${intents.shipment} -> 'additionalServices') - array['ownAEFileName', 'ownAEFileId'])`,
  parkedReturn: null,
  errorMessage: null,
};

/**
 * Blanks those of an account: the rows stay, as a late payment is matched and refunded by them; names and streets go.
 * No lock is needed: whatever the engine records meanwhile, it is no address.
 */
export async function anonymiseUnfinishedIntents(tx: Orm, userId: string): Promise<void> {
  await tx
    .update(intents)
    .set(blankedIntent)
    .where(and(eq(intents.userId, userId), isNull(intents.orderId)));
}

/** Exactly the condition of the index. */
const namesSomebody = sql`${intents.orderId} is null and ${intents.shipment} -> 'fromAddress' ->> 'name' <> ''`;

/**
 * Blanks old checkouts that neither the engine nor a person works on, and that hold no money: their recipients have
 * bought nothing from us. Answers how many, at most `limit`.
 */
export async function anonymiseAbandonedIntents(
  tx: Orm,
  { createdBefore, limit }: { createdBefore: Date; limit: number },
): Promise<number> {
  const old = tx
    .select({ id: intents.id })
    .from(intents)
    .where(
      and(
        namesSomebody,
        lt(intents.createdAt, createdBefore),
        isOver(intents.status),
        notInArray(intents.payment, ['authorized', 'captured']),
        isNull(intents.nextAttemptAt),
        isNull(intents.attention),
        isNull(intents.pickupCancelAt),
      ),
    )
    .orderBy(asc(intents.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const blank = await tx
    .update(intents)
    .set(blankedIntent)
    .where(isPicked(intents.id, old))
    .returning({ userId: intents.userId });
  await forgetUnsoldLabels(tx, anyText(blank.map(({ userId }) => userId)));
  return blank.length;
}
