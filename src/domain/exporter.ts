// What customs wants to know of a business that exports: fixed with the shipment, so that papers stay as they are.
import * as z from 'zod/mini';
import { line } from './text.ts';

export const Exporter = z.object({
  /** In one spelling: "DE1234567". */
  eori: z.nullable(line(40)),
  vatId: z.nullable(line(40)),
});
export type Exporter = z.infer<typeof Exporter>;
