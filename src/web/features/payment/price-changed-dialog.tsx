// The price differs from the one on the button: old, new, and an explicit yes (C-59). Loaded on demand.
import type { ReactNode } from 'react';
import type { PriceBreakdown } from '#contract/rates.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  beforeCents: number;
  price: PriceBreakdown;
  /** What is being bought. */
  about: ReactNode;
  onAccept: (price: PriceBreakdown) => void;
  onClose: () => void;
};

export function PriceChangedDialog({ beforeCents, price, about, onAccept, onClose }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const now = euro(price.totalPrice, language);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t.paying.priceChanged.title}
      description={t.paying.priceChanged.text}
      footer={
        <>
          <Button onClick={onClose}>{t.paying.priceChanged.keep}</Button>
          <Button variant="main" onClick={() => onAccept(price)}>
            {t.paying.order(now)}
          </Button>
        </>
      }
    >
      <dl className="flex flex-col gap-2 text-base tabular-nums">
        <div className="flex justify-between gap-4 text-ink-soft">
          <dt>{t.paying.priceChanged.before}</dt>
          <dd>
            <s>{euro(beforeCents, language)}</s>
          </dd>
        </div>
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t.paying.priceChanged.now}</dt>
          <dd>{now}</dd>
        </div>
      </dl>
      {about}
    </Dialog>
  );
}
