// The move `store-label`: copies every label into our own files right after the purchase, and tells the customer.
import { createHash } from 'node:crypto';
import type { Address } from '#domain/address.ts';
import type { Context } from '../../context.ts';
import { newId, type Orm } from '../../db/database.ts';
import { insertFile, type NewFile } from '../../db/files.ts';
import type { Intent, StoredLabel } from '../../db/intents.ts';
import { attachLabel } from '../../db/orders.ts';
import { writeOrderMail } from '../mails/write-mail.ts';
import type { Done } from './advance-checkout.ts';

export async function storeLabels(ctx: Context, intent: Intent): Promise<Done> {
  const fetched = await fetchLabels(ctx, intent);
  return {
    outcome: { move: 'store-label', ok: true },
    beside: (tx, _intent, now) => putLabels(ctx, { tx, intent, fetched, now }),
  };
}

type FetchedLabel = { label: StoredLabel; content: Uint8Array };

export const fetchLabels = (ctx: Context, { labels }: Intent): Promise<FetchedLabel[]> =>
  Promise.all(
    (labels ?? []).map(async (label) => ({
      label,
      content: await ctx.carrier.fetchLabel({
        labelUrl: label.url,
        upstreamShipmentId: label.upstreamShipmentId,
      }),
    })),
  );

type Putting = { tx: Orm; intent: Intent; fetched: readonly FetchedLabel[]; now: Date };

/** Files, and the mail about them; part of the transaction of a move. */
export async function putLabels(ctx: Context, { tx, intent, fetched, now }: Putting): Promise<void> {
  for (const { label, content } of fetched) await storeLabelFile(tx, intent, { label, content, now });
  await announceOrder(tx, intent, now);
  ctx.wake('outbox');
}

export async function storeLabelFile(
  tx: Orm,
  intent: Intent,
  { label, content, now }: { label: StoredLabel; content: Uint8Array; now: Date },
): Promise<void> {
  const file: NewFile = {
    id: newId('fi'),
    ownerId: intent.userId,
    kind: 'label',
    name: `${label.trackingCode}.pdf`,
    mime: 'application/pdf',
    size: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    createdAt: now,
  };
  await insertFile(tx, file);
  await attachLabel(tx, {
    orderId: intent.orderId ?? '',
    packageIndex: label.packageIndex,
    leg: label.leg,
    fileId: file.id,
    now,
  });
}

/** The confirmation waits in the outbox of the same transaction: no mail without labels, no labels without mail. */
export async function announceOrder(tx: Orm, intent: Intent, now: Date): Promise<void> {
  const { fromAddress, toAddress } = intent.shipment;
  await writeOrderMail(tx, intent.orderId ?? '', {
    kind: 'order-confirmed',
    language: 'of-purchase',
    data: {
      carrier: intent.carrier,
      service: intent.service,
      // The way from a hub on is nothing that the customer prints.
      trackingCodes: (intent.labels ?? []).flatMap(({ leg, trackingCode }) =>
        leg === 0 ? [trackingCode] : [],
      ),
      totalCents: intent.amountCents,
      exportHold: intent.exportHold,
      from: placeOf(fromAddress),
      to: placeOf(toAddress),
    },
    now,
  });
}

const placeOf = ({ name, city, country }: Address) => ({ name, city, country });
