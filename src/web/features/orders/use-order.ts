// One order with all its details.
import { useQuery } from '@tanstack/react-query';
import { fetchOrder, type OrderDetail, type OrderRefund } from '#contract/order-actions.ts';
import { call } from '../../lib/api.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';

/** By number or id. Fetched again each time the details are opened: refunds and pickups progress on their own. */
export function useOrder(id: string) {
  const query = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => call(fetchOrder, { params: { id }, signal }),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.order) ? LOOK_EVERY_MS : false),
  });
  useLostSession(query.error);
  return query;
}

const LOOK_EVERY_MS = 10_000;
const isMoving = ({ refunds, pickup }: OrderDetail): boolean =>
  pickup.state === 'wanted' || refunds.some(isOpen);
const isOpen = ({ state }: OrderRefund): boolean => state === 'requested' || state === 'carrier_accepted';
