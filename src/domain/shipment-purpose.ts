// Why goods are sent, in the sender's words for the record of an order (B§3).
import * as z from 'zod/mini';

export const ShipmentPurpose = z.enum(
  ['commercial', 'gift', 'sample', 'return', 'documents', 'personal', 'other'],
  'invalid',
);
export type ShipmentPurpose = z.infer<typeof ShipmentPurpose>;

/** B§3: where nobody has said so. */
export const DEFAULT_PURPOSE: ShipmentPurpose = 'commercial';
