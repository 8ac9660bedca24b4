// A shipment as it is quoted: two addresses, parcels, extras, pickup.
import * as z from 'zod/mini';
import { RecipientAddress, SenderAddress } from './address.ts';
import { Parcels } from './parcel.ts';
import { PickupWindow } from './pickup.ts';
import { AdditionalServices, noServices } from './services.ts';

export const Shipment = z.object({
  fromAddress: SenderAddress,
  toAddress: RecipientAddress,
  packages: Parcels,
  additionalServices: z._default(AdditionalServices, noServices),
  pickupDate: z.nullish(PickupWindow),
});
export type Shipment = z.infer<typeof Shipment>;
