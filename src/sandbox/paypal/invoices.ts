// Invoice ids: each is paid once per merchant.
import { refuse } from './wire-error.ts';
import type { OrderRecord, PaypalWorld } from './world.ts';

const keyOf = (order: OrderRecord, invoiceId: string) => `${order.clientId} ${invoiceId}`;

/** Units of one order may share an invoice id, two orders may not. Claims all or none. */
export function claimInvoices(
  world: PaypalWorld,
  order: OrderRecord,
  invoiceIds: readonly (string | null)[],
): void {
  const wanted = invoiceIds.filter((id) => id !== null);
  for (const id of wanted) {
    const owner = world.paidInvoices.get(keyOf(order, id));
    if (owner && owner !== order) throw refuse('DUPLICATE_INVOICE_ID', { value: id, location: 'body' });
  }
  for (const id of wanted) world.paidInvoices.set(keyOf(order, id), order);
}

/** A failed payment frees its invoice id. */
export function releaseInvoice(world: PaypalWorld, order: OrderRecord, invoiceId: string | null): void {
  if (invoiceId !== null) world.paidInvoices.delete(keyOf(order, invoiceId));
}
