// One order with its parcels and refunds, and what was done to it by hand.
import type { Context } from '../../context.ts';
import { listAudit } from '../../db/audit.ts';
import { findShipments } from '../../db/orders.ts';
import { findRefunds } from '../../db/refunds.ts';
import { orderNamed } from './release-hold.ts';

const AUDIT_ROWS = 100;

export async function showOrder(ctx: Context, name: string) {
  const { orm } = ctx.db;
  const order = await orderNamed(orm, name);
  return {
    order,
    parcels: await findShipments(orm, [order.id]),
    refunds: await findRefunds(orm, order.id),
    audit: await listAudit(orm, { subject: order.id, limit: AUDIT_ROWS }),
  };
}
