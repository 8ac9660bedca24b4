// Fills the form once with what the page's address says about the parcel, then removes the query (R19).
import { useEffect, useEffectEvent } from 'react';
import type { Wizard } from './use-wizard.ts';

/** Waits for a saved shipment: of the two, the address is the more recent request. */
export function usePrefill(wizard: Wizard, isSettled: boolean): void {
  // The wizard as it is once the code is loaded: until then the customer may have typed.
  const take = useEffectEvent((into: (now: Wizard) => Promise<void>) => into(wizard));
  useEffect(() => {
    // Hardly any visit has a query, so only those load the code that reads it. If that fails, form and address stay as
    // they are, for the next try.
    if (!isSettled || !location.search) return;
    let isGone = false;
    import('./prefill-form.ts')
      .then(({ takePrefill }) => (isGone ? undefined : take(takePrefill)))
      .catch(() => null);
    return () => {
      isGone = true;
    };
  }, [isSettled]);
}
