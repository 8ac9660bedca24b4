// Releases an order's hold: the declaration exists, or our warehouse has sent the parcel on (C-40, 0029).
import { needsWarehouse } from '#domain/lithium.ts';
import type { Context } from '../../context.ts';
import { HOLD_RELEASED } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { endHold, findOrderByName, type Order } from '../../db/orders.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { writeOrderMail } from '../mails/write-mail.ts';
import { runOperatorAction, changeByHand, intentNamed, orderNamed, refusal } from './operator-action.ts';

type Release = {
  order: string;
  operator: string;
  /** Number of the export declaration. */
  mrn?: string | null;
};

export type Released = {
  orderNumber: string;
  /** How the customer is told; null: not at all. */
  toldBy: 'mail' | 'confirmation' | null;
};

export async function releaseHold(ctx: Context, { order: name, operator, mrn }: Release): Promise<Released> {
  const named = await findOrderByName(ctx.db.orm, name);
  const act = { operator, action: HOLD_RELEASED, subject: named?.id ?? name };
  const released = await runOperatorAction(ctx, act, async (tx, now) => {
    const order = await orderNamed(tx, name);
    if (order.status === 'cancelled') throw refusal(`${order.orderNumber} has been cancelled.`);
    if (!(await endHold(tx, order.id, now))) throw refusal(`${order.orderNumber} is not held.`);
    const { labelsStored } = await changeByHand(tx, await intentNamed(tx, order.intentId), {
      exportHold: false,
      updatedAt: now,
    });
    const { orderNumber } = order;
    const toldBy = await tell(tx, order, { labelsStored, mrn: mrn || null, now });
    return { result: { orderNumber, toldBy }, details: { orderNumber, ...(mrn && { mrn }) } };
  });
  ctx.wake('outbox');
  return released;
}

async function tell(
  tx: Orm,
  order: Order,
  { labelsStored, mrn, now }: { labelsStored: boolean; mrn: string | null; now: Date },
): Promise<Released['toldBy']> {
  // Labels with a refund cannot be printed; should the carrier reject it, another mail says so.
  const locked = await findLockedPackages(tx, order.id);
  if (locked.length >= order.packageCount) return null;
  const byWarehouse = needsWarehouse(order.orderSnapshot?.additionalServices ?? {});
  // The confirmation is still to come and brings what this mail would promise; but it says nothing of a warehouse.
  if (!labelsStored && !byWarehouse) return 'confirmation';
  await writeOrderMail(tx, order.id, {
    kind: 'hold-released',
    language: 'of-customer',
    data: { ...(byWarehouse && { byWarehouse }), ...(mrn && { mrn }) },
    now,
  });
  return 'mail';
}
