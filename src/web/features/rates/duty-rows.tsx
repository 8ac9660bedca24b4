// The place for import costs in the cart: its height is reserved before anything is known, so that nothing jumps.
import type { ShipmentData } from '#contract/rates.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { lazyDuties } from './lazy-duties.ts';
import type { Cart } from './use-cart.ts';
import { useDuties } from './use-duties.ts';

type Props = { cart: Cart; shipment: ShipmentData };

export function DutyRows({ cart, shipment }: Props) {
  const asked = useDuties(cart, shipment);
  const DutyEstimate = useLoaded(lazyDuties)?.DutyEstimate;
  return <div className="min-h-60">{DutyEstimate && <DutyEstimate query={asked} shipment={shipment} />}</div>;
}
