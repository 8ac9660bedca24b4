// The label of one parcel on one leg: bought, stored among our files, given back.
import { and, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { shipments } from './schema.ts';

type Label = { orderId: string; packageIndex: number; leg: number };

const isOf = ({ orderId, packageIndex, leg }: Label) =>
  and(eq(shipments.orderId, orderId), eq(shipments.packageIndex, packageIndex), eq(shipments.leg, leg));

/** The label is now stored among our files. */
export async function attachLabel(tx: Orm, label: Label & { fileId: string; now: Date }): Promise<void> {
  await tx.update(shipments).set({ labelFileId: label.fileId, updatedAt: label.now }).where(isOf(label));
}

/** The carrier has taken the label back. */
export async function markLabelReturned(tx: Orm, label: Label & { now: Date }): Promise<void> {
  await tx.update(shipments).set({ labelPurchased: false, updatedAt: label.now }).where(isOf(label));
}

/** Whether the label is bought and not given back. */
export async function isLabelBought(orm: Orm, label: Label): Promise<boolean> {
  const [row] = await orm.select({ isBought: shipments.labelPurchased }).from(shipments).where(isOf(label));
  return row?.isBought ?? false;
}
