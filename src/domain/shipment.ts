// A shipment as it is quoted: two addresses, parcels, extras, pickup.
import * as z from 'zod/mini';
import { RecipientAddress, SenderAddress } from './address.ts';
import { Exporter } from './exporter.ts';
import { Parcels } from './parcel.ts';
import { PickupWindow } from './pickup-window.ts';
import { AdditionalServices, noServices } from './services.ts';
import { ShipmentPurpose } from './shipment-purpose.ts';
import { line } from './text.ts';
import { MAX_EARLIER_EXPORT } from './text-limits.ts';

export const Shipment = z.object({
  fromAddress: SenderAddress,
  toAddress: RecipientAddress,
  packages: Parcels,
  additionalServices: z._default(AdditionalServices, noServices),
  pickupDate: z.nullish(PickupWindow),
  /** For customs; when none is given, the goods count as sold. */
  purpose: z.nullish(ShipmentPurpose),
  /** For customs: see earlierExportOf. */
  earlierExport: z.nullish(line(MAX_EARLIER_EXPORT)),
  /** The account's numbers; whatever a caller sends is replaced. */
  exporter: z.nullish(Exporter),
});
export type Shipment = z.infer<typeof Shipment>;
