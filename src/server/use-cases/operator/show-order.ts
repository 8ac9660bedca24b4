// One order with its parcels, files and refunds, and what was done to it by hand.
import type { Context } from '../../context.ts';
import { listAudit } from '../../db/audit.ts';
import { findShipments } from '../../db/orders.ts';
import { findRefunds } from '../../db/refunds.ts';
import { findMrn } from '../orders/find-mrn.ts';
import { listFiles } from './list-files.ts';
import { orderNamed } from './operator-action.ts';

const AUDIT_ROWS = 100;

export async function showOrder(ctx: Context, name: string) {
  const { orm } = ctx.db;
  const order = await orderNamed(orm, name);
  const parcels = await findShipments(orm, order.id);
  const audit = await listAudit(orm, { subject: order.id, limit: AUDIT_ROWS });
  return {
    order,
    mrn: await findMrn(orm, order.id),
    parcels,
    files: await listFiles(ctx, order, parcels),
    refunds: await findRefunds(orm, order.id),
    audit,
  };
}
