// Asks for the costs of an import as soon as a rate is chosen, also while the cart is closed, and says when it fails (R68).
import { useEffect } from 'react';
import type { ShipmentData } from '#contract/rates.ts';
import { currentText } from '../../i18n/use-text.ts';
import { toast } from '../../lib/toast.ts';
import { lateDuties } from './late-duties.ts';
import type { Cart } from './use-cart.ts';
import { dutyFailure, hasDuties, useDuties } from './use-duties.ts';

type Props = { cart: Cart; shipment: ShipmentData | null };

/** Draws nothing; there is one of it on the page. */
export function DutyAsking({ cart, shipment }: Props) {
  const { error } = useDuties(cart, shipment);
  const wanted = hasDuties(shipment);
  useEffect(() => {
    // Whoever needs them asks once more.
    if (wanted) lateDuties.load().catch(() => undefined);
  }, [wanted]);
  useEffect(() => {
    if (error) void tell(error);
  }, [error]);
  return null;
}

async function tell(error: unknown): Promise<void> {
  try {
    await lateDuties.load();
  } catch {
    const { errors } = currentText();
    return toast({ title: errors.title, text: errors.network, tone: 'bad' });
  }
  const { duties: t } = currentText();
  const failure = dutyFailure(error);
  if (failure === 'refused') toast({ title: t.failed, text: t.failedText, tone: 'bad' });
  else if (failure === 'network') toast({ title: t.network, text: t.notCalculated, tone: 'bad' });
  else toast({ title: t.notCalculated, tone: 'bad' });
}
