// What the address of the page says about the parcel goes into the form once; then the address is clean (R19).
import { useEffect, useEffectEvent } from 'react';
import type { Wizard } from './use-wizard.ts';

/** Waits for a saved shipment: of the two the address is the newer wish. */
export function usePrefill(wizard: Wizard, isSettled: boolean): void {
  const take = useEffectEvent(async () => {
    // Hardly anybody comes with one, so nobody else loads what reads it.
    const { takePrefill } = await import('./prefill-form.ts');
    await takePrefill(wizard);
  });
  useEffect(() => {
    // A failure to load it leaves the form as it is, and the address for the next try.
    if (isSettled && location.search) take().catch(() => null);
  }, [isSettled]);
}
