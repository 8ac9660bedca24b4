// An invoice id is paid once per merchant.
import { refuse } from './wire-error.ts';
import type { OrderRecord, PaypalWorld } from './world.ts';

const keyOf = (order: OrderRecord, invoiceId: string) => `${order.clientId} ${invoiceId}`;

/** Parts of one order may carry the same number; another order may not. All are free, or none is taken. */
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

/** A payment that came to nothing gives its number back. */
export function releaseInvoice(world: PaypalWorld, order: OrderRecord, invoiceId: string | null): void {
  if (invoiceId !== null) world.paidInvoices.delete(keyOf(order, invoiceId));
}
