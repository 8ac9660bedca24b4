// Purpose of a shipment, as the sender states it for the order (B§3).
import * as z from 'zod/mini';

export const ShipmentPurpose = z.enum(
  ['commercial', 'gift', 'sample', 'return', 'repair', 'documents', 'personal', 'other'],
  'invalid',
);
export type ShipmentPurpose = z.infer<typeof ShipmentPurpose>;

/** B§3: when none was given. */
export const DEFAULT_PURPOSE: ShipmentPurpose = 'commercial';
