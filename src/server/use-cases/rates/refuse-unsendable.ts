// Refuses shipments that cannot be sent as described, both when quoting and when buying.
import { needsWarehouse } from '#domain/lithium.ts';
import type { Shipment } from '#domain/shipment.ts';
import { servesSender } from '#domain/warehouse.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { acceptPickup } from '../pickups/accept-pickup.ts';

type Described = Pick<Shipment, 'additionalServices' | 'fromAddress' | 'pickupDate'>;

/** Refuses goods that must go through a warehouse of ours when none serves the sender. */
export function refuseWithoutWarehouse(
  { config }: Context,
  { additionalServices: services, fromAddress }: Described,
): void {
  if (needsWarehouse(services) && !servesSender(config.hub, fromAddress))
    throw new AppError('lithium_no_warehouse');
}

/** Refuses a pickup window that is no longer possible. */
export function refuseLatePickup({ additionalServices: services, pickupDate }: Described, now: Date): void {
  if (services.pickup)
    acceptPickup(pickupDate, { now, heldSince: services.exportDocumentation ? now : null });
}
