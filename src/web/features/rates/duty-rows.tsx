// The place for import costs in the cart: its height is reserved before anything is known, so that nothing jumps.
import type { ShipmentData } from '#contract/rates.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { lateDuties } from './late-duties.ts';
import type { Cart } from './use-cart.ts';
import { useDuties } from './use-duties.ts';

type Props = { cart: Cart; shipment: ShipmentData };

export function DutyRows({ cart, shipment }: Props) {
  const asked = useDuties(cart, shipment);
  const DutyEstimate = useLoaded(lateDuties)?.DutyEstimate;
  return <div className="min-h-60">{DutyEstimate && <DutyEstimate query={asked} />}</div>;
}
