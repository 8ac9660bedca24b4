// A VAT id: how it is written, and where its check stands. An outage is "pending", never "invalid" (C-63).
import * as z from 'zod/mini';

export const VatState = z.enum(['pending', 'valid', 'invalid']);
export type VatState = z.infer<typeof VatState>;
