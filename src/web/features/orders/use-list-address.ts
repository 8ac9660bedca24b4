// Filters and open details live in the address: a reload, Back and links restore them.
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Filters, type ListAddress, listAddress, readListAddress } from './list-address.ts';
import { useOrderFigures } from './use-orders.ts';

export function useListAddress() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { data } = useOrderFigures();
  const { filters, order } = useMemo(() => readListAddress(search), [search]);
  // A carrier without any orders cannot be chosen, either.
  const isStrange = data && !data.carriers.some(({ name }) => name === filters.carrier);
  const known = useMemo(() => (isStrange ? { ...filters, carrier: '' } : filters), [filters, isStrange]);
  // Replaced, so that Back leads to the page before and not through every keystroke.
  const go = (next: ListAddress) => navigate(listAddress(path, next), { replace: true });
  return {
    filters: known,
    order,
    setFilters: (next: Filters) => go({ filters: next, order }),
    setOrder: (next: string) => go({ filters: known, order: next }),
  };
}
