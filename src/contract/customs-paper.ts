// A paper for customs as its owner's browser is told of it.
import * as z from 'zod/mini';

/** Made of what was bought, the same at any time; `carrier_invoice` is our copy of what the carrier has made. */
export const CustomsPaper = z.object({
  kind: z.enum(['commercial_invoice', 'proforma_invoice', 'cn22', 'cn23', 'carrier_invoice']),
  /** Position of the parcel that it belongs to, from 0; null: all of them. */
  packageIndex: z.nullable(z.number()),
  /** How often it is to be printed; 0: not at all, as the carrier has it electronically, or has made it. */
  copies: z.number(),
  url: z.string(),
});
export type CustomsPaper = z.infer<typeof CustomsPaper>;
