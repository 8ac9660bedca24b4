// Adds the exporter to a shipment that crosses a customs border: the business account's current EORI and VAT id.
import { crossesCustomsBorder } from '#domain/customs.ts';
import { exporterOf } from '#domain/customs-numbers.ts';
import type { Exporter } from '#domain/exporter.ts';
import type { Shipment } from '#domain/shipment.ts';
import { isGuest } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { findUserById } from '../../db/users.ts';

/** Replaces any exporter sent by the caller. */
export async function withExporter(ctx: Context, shipment: Shipment, userId: string): Promise<Shipment> {
  const { exporter: _, ...rest } = shipment;
  const exporter = crossesCustomsBorder(shipment.fromAddress, shipment.toAddress)
    ? await findExporter(ctx, shipment, userId)
    : null;
  return exporter ? { ...rest, exporter } : rest;
}

async function findExporter(ctx: Context, shipment: Shipment, userId: string): Promise<Exporter | null> {
  const user = isGuest(userId) ? null : await findUserById(ctx.db.orm, userId);
  if (!user?.business || (!user.eori && !user.vatId)) return null;
  return exporterOf(user, shipment);
}
