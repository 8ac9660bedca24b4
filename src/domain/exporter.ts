// Customs data of a business that exports or imports: stored with the shipment, so that its papers do not change.
import * as z from 'zod/mini';
import { line } from './text.ts';

export const Exporter = z.object({
  /** In one spelling: "DE1234567". */
  eori: z.nullable(line(40)),
  vatId: z.nullable(line(40)),
  /** The account receives the goods: it imports them (customs-numbers.ts). */
  isRecipient: z.optional(z.boolean()),
  /** The account is neither party, and the goods come from outside the EU: its numbers are not the sender's. */
  isThirdParty: z.optional(z.boolean()),
});
export type Exporter = z.infer<typeof Exporter>;
