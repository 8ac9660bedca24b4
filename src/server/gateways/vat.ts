// Port to whoever knows which VAT ids exist.
import type { SplitVatId } from '#domain/vat.ts';

/** `unknown`: nobody could say; it means nothing about the id. */
export type VatAnswer =
  | {
      outcome: 'valid' | 'invalid';
      /** The authorities' number of this very question, our proof; null when they gave none. */
      consultation: string | null;
    }
  | { outcome: 'unknown'; code: string };

export type VatPort = {
  /** Never throws for what happens upstream: that is `unknown`. */
  check(vatId: SplitVatId): Promise<VatAnswer>;
};
