// A customs paper as the owner's browser sees it.
import * as z from 'zod/mini';

/** Made from the purchase, the same at any time; `carrier_invoice` is our copy of the carrier's own invoice. */
export const CustomsPaper = z.object({
  kind: z.enum(['commercial_invoice', 'proforma_invoice', 'cn22', 'cn23', 'carrier_invoice']),
  /** Position of the parcel that it belongs to, from 0; null: all parcels. */
  packageIndex: z.nullable(z.number()),
  /** Copies to print; 0: none, because the carrier has it electronically or made it. */
  copies: z.number(),
  url: z.string(),
});
export type CustomsPaper = z.infer<typeof CustomsPaper>;
