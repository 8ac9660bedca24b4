// A paper for customs as its owner's browser is told of it.
import * as z from 'zod/mini';

/** Made of what was bought, the same at any time. */
export const CustomsPaper = z.object({
  kind: z.enum(['commercial_invoice', 'proforma_invoice', 'cn22', 'cn23']),
  /** Of the parcel that it belongs to, from 0; null: all of them. */
  packageIndex: z.nullable(z.number()),
  /** How often it is to be printed. */
  copies: z.number(),
  url: z.string(),
});
export type CustomsPaper = z.infer<typeof CustomsPaper>;
