// The files of an order: stored ones, and papers that are drawn on request.
import type { Context } from '../../context.ts';
import { findDocuments } from '../../db/documents.ts';
import { findFileNames } from '../../db/files.ts';
import { findIntent } from '../../db/intents.ts';
import type { Order, ParcelLeg } from '../../db/orders.ts';
import { findLockedPackages } from '../../db/refunds.ts';
import { papersOf } from '../documents/list-customs-papers.ts';

export type OrderFile = {
  /** The id that `files save` takes. */
  id: string;
  what: string;
  leg: number | null;
  packageIndex: number | null;
  /** Null: the file should exist, and does not. */
  name: string | null;
};

export async function listFiles(
  ctx: Context,
  order: Order,
  parcels: readonly ParcelLeg[],
): Promise<OrderFile[]> {
  const { orm } = ctx.db;
  const own = order.orderSnapshot?.additionalServices?.ownAEFileId ?? null;
  const labels = parcels.flatMap(({ labelFileId, leg, packageIndex }) =>
    labelFileId === null ? [] : [{ id: labelFileId, what: 'label', leg, packageIndex }],
  );
  const stored = [
    ...(own === null ? [] : [{ id: own, what: 'own declaration', leg: null, packageIndex: null }]),
    ...labels.toSorted((a, b) => a.leg - b.leg || a.packageIndex - b.packageIndex),
  ];
  const names = await findFileNames(
    orm,
    stored.map(({ id }) => id),
  );
  const issued = await findDocuments(orm, order.id);
  return [
    ...stored.map((file) => ({ ...file, name: names.get(file.id) ?? null })),
    ...issued.map(({ id, kind, facts }) => ({ ...drawn, id, what: kind, name: facts.documentNumber })),
    { ...drawn, id: order.id, what: 'confirmation', name: order.orderNumber },
    ...(await customsFilesOf(ctx, order)),
  ];
}

const drawn = { leg: null, packageIndex: null };

/** Customs papers describe the goods, which anyone making an export declaration needs. */
async function customsFilesOf({ db }: Context, order: Order): Promise<OrderFile[]> {
  const { id, intentId, orderSnapshot: shipment, selectedRate: rate } = order;
  const labels = (await findIntent(db.orm, intentId))?.labels ?? null;
  const locked = await findLockedPackages(db.orm, id);
  return papersOf({ shipment, rate, labels, locked }).map(({ name, kind, packageIndex }) => ({
    id: `${id}/${name}`,
    what: kind.replaceAll('_', ' '),
    leg: null,
    packageIndex,
    name,
  }));
}
