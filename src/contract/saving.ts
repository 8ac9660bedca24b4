// Saving by a slightly smaller box with one quoted rate (B-01). Separate from the rates, because pages ask for it late.
import * as z from 'zod/mini';
import { Cents } from '#domain/money.ts';
import { line } from '#domain/text.ts';
import { endpoint } from './endpoint.ts';

/** A box that is a few centimetres smaller costs less with the same carrier and service. */
export const Saving = z.object({
  /** Position of the parcel. */
  parcel: z.number(),
  side: z.enum(['height', 'width', 'length']),
  /** Centimetres to take off that side. */
  cm: z.number(),
  /** Billed weight of all parcels after that. */
  billedKg: z.number(),
  /** The rate's price after that, the saving, and the saving before VAT: as the carrier answers now. */
  priceCents: Cents,
  savingCents: Cents,
  netSavingCents: Cents,
});
export type Saving = z.infer<typeof Saving>;

export const findSaving = endpoint({
  method: 'POST',
  path: '/api/rates/saving',
  summary:
    'What a slightly smaller box would save on a quoted rate; null if nothing. Only a hint: it cannot be bought.',
  access: 'owner',
  body: z.object({ rateId: line(80) }),
  reply: z.object({ success: z.literal(true), saving: z.nullable(Saving) }),
});
