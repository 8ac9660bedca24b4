// Requests what a cart says about customs as soon as a rate is chosen, even while it is closed, and reports a failure (R68).
import { useEffect } from 'react';
import type { ShipmentData } from '#contract/rates.ts';
import { currentText } from '../../i18n/use-text.ts';
import { toast } from '../../lib/toast.ts';
import { lazyDuties } from './lazy-duties.ts';
import { hasGoodsNotes, lazyNotes } from './lazy-goods-notes.tsx';
import type { Cart } from './use-cart.ts';
import { dutyFailure, hasDuties, useDuties } from './use-duties.ts';

type Props = { cart: Cart; shipment: ShipmentData | null };

/** Renders nothing; mounted once per page. */
export function DutyRequest({ cart, shipment }: Props) {
  const { error } = useDuties(cart, shipment);
  const wanted = hasDuties(shipment);
  useEffect(() => {
    // The component that needs the file loads it again.
    if (wanted) lazyDuties.load().catch(() => undefined);
  }, [wanted]);
  const isNoted = shipment !== null && hasGoodsNotes(shipment);
  useEffect(() => {
    // In the sheet of a phone they would push everything up once it is open.
    if (isNoted) lazyNotes.load().catch(() => undefined);
  }, [isNoted]);
  useEffect(() => {
    if (error) void tell(error);
  }, [error]);
  return null;
}

async function tell(error: unknown): Promise<void> {
  try {
    await lazyDuties.load();
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
