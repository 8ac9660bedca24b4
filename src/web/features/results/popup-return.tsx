// What the payment window says before it closes itself.
import { useText } from '../../i18n/use-text.ts';
import type { PaymentOutcome } from '../../lib/payment-message.ts';
import { Button } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { usePopupReturn } from './use-popup-return.ts';

const tones = { success: 'good', failed: 'bad', cancelled: 'stopped', pending: 'neutral' } as const;

export function PopupReturn({
  outcome,
  purchaseKey,
}: {
  outcome: PaymentOutcome;
  purchaseKey: string | null;
}) {
  const t = useText();
  const { back } = t.result;
  const { stuck } = usePopupReturn(outcome, purchaseKey);
  const waiting = outcome === 'success' ? back.windowSuccess : back.windowOther;
  return (
    <ResultCard
      tone={tones[outcome]}
      title={back[outcome]}
      message={stuck ? back.closeByHand : waiting}
      buttons={
        <Button variant={stuck ? 'main' : 'quiet'} onClick={() => window.close()}>
          {back.close}
        </Button>
      }
    />
  );
}
