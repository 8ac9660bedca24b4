// What the address says of the list: what narrows it, and whose details are open. Whatever makes no sense says nothing.
import { Id } from '#contract/id.ts';
import { listOrders, type Order } from '#contract/orders.ts';

/** B§2: a cancelled order is found among all. */
export const statuses = [
  'processing',
  'ready_for_carrier',
  'shipped',
  'delivered',
  'problem',
] as const satisfies readonly Order['status'][];

/** Empty texts filter nothing. */
export type Filters = { status: (typeof statuses)[number] | ''; carrier: string; q: string };

export const noFilters: Filters = { status: '', carrier: '', q: '' };

export const isFiltering = ({ status, carrier, q }: Filters): boolean =>
  status !== '' || carrier !== '' || q.trim() !== '';

/** `order`: its number; empty, or its details are open. */
export type ListAddress = { filters: Filters; order: string };

/** The names are those of the API's query. */
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

/** "/" shows the dashboard, but with a query it means something else (R18). */
export function listAddress(path: string, { filters, order }: ListAddress): string {
  const query = new URLSearchParams(Object.entries({ ...filters, order }).filter(([, value]) => value));
  return `${path === '/' ? '/dashboard' : path}${query.size > 0 ? `?${String(query)}` : ''}`;
}
