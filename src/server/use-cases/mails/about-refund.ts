// What the mails about a refund share: which parcels, how much, and whether money flows at all (C-53).
import * as z from 'zod/mini';
import { aboutOrder, aboutParcels, orderFact, parcelFacts } from './about-order.ts';
import type { Block, Desk, Fact } from './mail-kind.ts';

export const AboutRefund = z.object({
  ...aboutOrder,
  ...aboutParcels,
  amountCents: z.number(),
  /** Nothing was paid yet: the invoice is reduced. */
  byInvoice: z.boolean(),
  /** The invoice was paid: a person has yet to transfer the money. */
  byTransfer: z.optional(z.boolean()),
  /** A person has transferred the money: it could not go back the way it came. */
  isTransferred: z.optional(z.boolean()),
  /** The transferred part; the rest went back the way it came. */
  transferredCents: z.optional(z.number()),
  /** The label was made by hand: no carrier is asked. Rows of earlier versions may still wait without it. */
  isHandmade: z.optional(z.boolean()),
  /** The customer never had the label. */
  isHeld: z.optional(z.boolean()),
});
export type AboutRefund = z.infer<typeof AboutRefund>;

export const refundFacts = (desk: Desk, data: AboutRefund): Block => ({
  is: 'facts',
  rows: [...refusedFacts(desk, data), [desk.texts.facts.refund, desk.euro(data.amountCents)]],
});

/** The facts of a rejected refund, without its sum, which would look like one that is paid. */
export const refusedFacts = (desk: Desk, data: AboutRefund): Fact[] => [
  orderFact(desk, data),
  ...parcelFacts(desk, data),
];
