// What nobody can send as it is described, whether its price is asked for or it is bought.
import { needsWarehouse } from '#domain/lithium.ts';
import type { Shipment } from '#domain/shipment.ts';
import { servesSender } from '#domain/warehouse.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { acceptPickup } from '../pickups/accept-pickup.ts';

type Described = Pick<Shipment, 'additionalServices' | 'fromAddress' | 'pickupDate'>;

/** What goes by a warehouse alone, from where there is none. */
export function refuseWithoutWarehouse(
  { config }: Context,
  { additionalServices: services, fromAddress }: Described,
): void {
  if (needsWarehouse(services) && !servesSender(config.hub, fromAddress))
    throw new AppError('lithium_no_warehouse');
}

/** A pickup that no van can keep any more. */
export function refuseLatePickup({ additionalServices: services, pickupDate }: Described, now: Date): void {
  if (services.pickup)
    acceptPickup(pickupDate, { now, heldSince: services.exportDocumentation ? now : null });
}
