// Fills the form once with what the page's address says about the parcel, then removes the query (R19).
import { useEffect, useEffectEvent } from 'react';
import type { Wizard } from './use-wizard.ts';

/** Waits for a saved shipment: of the two, the address is the more recent request. */
export function usePrefill(wizard: Wizard, isSettled: boolean): void {
  const take = useEffectEvent(async () => {
    // Hardly any visit has a query, so only those load the code that reads it.
    const { takePrefill } = await import('./prefill-form.ts');
    await takePrefill(wizard);
  });
  useEffect(() => {
    // If loading fails, form and address stay as they are, for the next try.
    if (isSettled && location.search) take().catch(() => null);
  }, [isSettled]);
}
