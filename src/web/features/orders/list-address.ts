// The list's state in the address: the filters, and whose details are open. Invalid values are ignored.
import { Id } from '#contract/id.ts';
import { listOrders, type Order } from '#contract/orders.ts';

/** B§2: cancelled orders are found under "all". */
export const statuses = [
  'processing',
  'ready_for_carrier',
  'shipped',
  'delivered',
  'problem',
] as const satisfies readonly Order['status'][];

/** Empty strings do not filter. */
export type Filters = { status: (typeof statuses)[number] | ''; carrier: string; q: string };

export const noFilters: Filters = { status: '', carrier: '', q: '' };

export const isFiltering = ({ status, carrier, q }: Filters): boolean =>
  status !== '' || carrier !== '' || q.trim() !== '';

/** `order`: the number of the order whose details are open, or empty. */
export type ListAddress = { filters: Filters; order: string };

/** The parameters are named as in the API's query. */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  const said = (name: string, form: { safeParse: (value: string) => { success: boolean } }): string => {
    const value = query.get(name) ?? '';
    return form.safeParse(value).success ? value : '';
  };
  const { carrier, q } = listOrders.query.shape;
  return {
    filters: {
      status: statuses.find((known) => known === query.get('status')) ?? '',
      carrier: said('carrier', carrier),
      q: said('q', q),
    },
    order: said('order', Id),
  };
}

/** "/" shows the dashboard, but a query there means something else (R18). */
export function listAddress(path: string, { filters, order }: ListAddress): string {
  const query = new URLSearchParams(Object.entries({ ...filters, order }).filter(([, value]) => value));
  return `${path === '/' ? '/dashboard' : path}${query.size > 0 ? `?${String(query)}` : ''}`;
}
