// Amounts as an operator types them: in euro, with a dot, to the cent.
import { type Cents, centsFromEuro } from '#domain/money.ts';

/** Null for anything else: a third decimal is a slip, not something to round. */
export const typedEuro = (given: string): Cents | null =>
  /^\d+(\.\d{1,2})?$/.test(given) ? centsFromEuro(given) : null;
