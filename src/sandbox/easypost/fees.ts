// EasyPost's fees: five decimals on the wire, whole cents in the ledger.
import type { Fee } from './wire-schema.ts';
import { charge, type ShipmentRecord, type World } from './world.ts';

export const fee = (type: Fee['type'], amount: number): Fee => ({
  object: 'Fee',
  type,
  amount: amount.toFixed(5),
  charged: true,
  refunded: false,
});

/** One per cent of the insured sum, in dollars. */
export const insuranceCost = (amount: string) => Number(amount) / 100;

export function addInsuranceFee(world: World, { wire }: ShipmentRecord, amount: string): void {
  const cost = insuranceCost(amount);
  wire.fees = [...wire.fees, fee('InsuranceFee', cost)];
  charge(world, 'USD', Math.round(cost * 100));
}
