// The insurance among the extra services; above its limit it has no price, and one chosen before can be removed (C-17).
import { insuranceFee } from '#domain/pricing.ts';
import { MAX_INSURED } from '#domain/services.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { AboveLimit } from './above-limit.tsx';
import { extraPrice, plusVat, type PriceTerms, vatNote } from './extra-price.ts';
import { ServiceRow } from './service-row.tsx';
import { valueOf } from './settled-form.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { wizard: Wizard; terms: PriceTerms; onOpen: () => void };

export function InsuranceRow({ wizard, terms, onOpen }: Props) {
  const t = useText();
  const { insurance } = t.services;
  const [language] = useLanguage();
  const { values, setServices, jump } = wizard;
  const checked = values.services.insurance;
  const valueCents = valueOf(values.packages);
  const isPriced = valueCents > 0 && valueCents <= MAX_INSURED;
  const remove = () => {
    setServices({ insurance: false });
    // The button is gone with its notice.
    jump({ step: 'services', id: 'service-insurance' });
  };
  return (
    <ServiceRow
      id="insurance"
      label={insurance.label}
      text={insurance.text(plusVat(t, terms))}
      checked={checked}
      onToggle={(on) => (on ? onOpen() : setServices({ insurance: false }))}
      price={isPriced && euro(extraPrice(insuranceFee(valueCents), terms), language)}
      priceNote={isPriced && vatNote(t, terms)}
    >
      {checked && valueCents > MAX_INSURED && (
        <AboveLimit
          tone="bad"
          action={
            <Button size="sm" onClick={remove}>
              {insurance.remove}
            </Button>
          }
        />
      )}
    </ServiceRow>
  );
}
