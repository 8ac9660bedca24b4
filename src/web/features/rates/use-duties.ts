// Requests the import costs of the chosen rate (R67). A rate has its own answer: a late one shows nowhere else (C-23).
import { useQuery } from '@tanstack/react-query';
import { calculateCustoms } from '#contract/customs.ts';
import type { Rate, ShipmentData } from '#contract/rates.ts';
import { isWithinUk } from '#domain/territory.ts';
import { ApiError, call } from '../../lib/api.ts';
import type { Cart } from './use-cart.ts';

/** A§9: delay between the choice and the request. */
const DELAY_MS = 10;

/** Imports into the EU with customs clearance; within the United Kingdom nothing is estimated. */
export const hasDuties = (shipment: ShipmentData | null): shipment is ShipmentData =>
  shipment?.customsCase === 'import-into-eu' &&
  shipment.additionalServices.customsClearance &&
  !isWithinUk(shipment.fromAddress, shipment.toAddress);

export function useDuties({ rate, block, expired }: Cart, shipment: ShipmentData | null) {
  return useQuery({
    queryKey: ['customs', rate?.id],
    queryFn: async ({ signal }) => {
      if (!rate || !shipment) throw new Error('Nothing is chosen.');
      await pause(DELAY_MS);
      if (signal.aborted) throw new Error('Another rate is chosen.');
      return askDuties(rate, shipment, signal);
    },
    enabled: rate !== null && block !== 'waiting' && !expired && hasDuties(shipment),
  });
}

async function askDuties(
  { id, rate, carrier, service }: Rate,
  { fromAddress, toAddress, packages, totalValueCents, additionalServices }: ShipmentData,
  signal: AbortSignal,
) {
  const { explanation, customsCosts, lowest } = await call(calculateCustoms, {
    body: {
      selectedRate: { id, rate, carrier, service },
      shipmentData: {
        fromAddress,
        toAddress,
        packages,
        customsInfo: { value: totalValueCents / 100 },
        additionalServices,
      },
    },
    signal,
  });
  if (!customsCosts || !explanation) throw new Error('The answer has no figures.');
  return { costs: customsCosts, lowest, explanation };
}

export type Duties = NonNullable<ReturnType<typeof useDuties>['data']>;

type DutyFailure = 'network' | 'refused' | 'without-figures';

/** R68. */
export const dutyFailure = (error: unknown): DutyFailure =>
  !(error instanceof ApiError) || error.status === 200
    ? 'without-figures'
    : error.status === 0
      ? 'network'
      : 'refused';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
