// Port to the service that knows which VAT ids exist.
import type { SplitVatId } from '#domain/vat.ts';

/** `unknown`: no answer could be had; it says nothing about the id. */
export type VatAnswer =
  | {
      outcome: 'valid' | 'invalid';
      /** The authorities' number for this very request, our proof; null if they gave none. */
      consultation: string | null;
    }
  | { outcome: 'unknown'; code: string };

export type VatPort = {
  /** Never throws for upstream failures: those are `unknown`. */
  check(vatId: SplitVatId): Promise<VatAnswer>;
};
