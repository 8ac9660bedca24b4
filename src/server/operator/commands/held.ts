// The list of orders whose labels are held.
import { HOUR_MS } from '#domain/durations.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import { euroFromCents } from '#domain/money.ts';
import { readHeldOrders } from '../../use-cases/operator/read-lists.ts';
import type { Command } from '../command.ts';
import type { Row } from '../report.ts';
import { truncatedList } from './truncated-list.ts';

export const heldCommands: readonly Command[] = [
  {
    name: 'orders held',
    usage: '',
    summary:
      'orders whose labels are held, longest waiting first; declaration: own (read it with "files save") or ours to make; warehouse: we mark the parcel, attach the label and hand it over',
    words: 0,
    plan:
      ({ limit }) =>
      async (ctx) => {
        const now = ctx.clock();
        return truncatedList(await readHeldOrders(ctx, limit), (row) => heldRow(row, now), {
          heading: 'held',
          what: 'held orders',
          limit,
        });
      },
  },
];

type Held = Awaited<ReturnType<typeof readHeldOrders>>['rows'][number];

function heldRow(order: Held, now: Date): Row {
  return {
    number: order.orderNumber,
    since: order.createdAt,
    'hours waiting': Math.floor((now.getTime() - order.createdAt.getTime()) / HOUR_MS),
    declaration: declarationOf(order),
    warehouse: needsWarehouse(order.services ?? {}),
    file: order.fileId,
    name: order.fileName,
    to: order.toAddress.country,
    value: euroFromCents(order.totalValueCents),
    carrier: `${order.carrier} ${order.service}`,
    'given back': order.givenBack > 0 ? `${order.givenBack} of ${order.packageCount}` : null,
  };
}

/** Who makes the declaration; an early order stored none of its extras, and could be held for no other reason. */
function declarationOf({ services }: Held): 'own' | 'ours' | null {
  if (services?.hasOwnAE) return 'own';
  return (services?.exportDocumentation ?? true) ? 'ours' : null;
}
