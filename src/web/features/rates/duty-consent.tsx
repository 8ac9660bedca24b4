// DDP across a border: the duties are not known yet, so the customer agrees to pay them later (C-10).
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

type Props = { given: boolean; onChange: (given: boolean) => void };

export function DutyConsent({ given, onChange }: Props) {
  const t = useText();
  return (
    <div className="rounded-input border border-warn/40 bg-warn-soft p-3">
      <p className="font-medium">{t.rates.customs.consentTitle}</p>
      <p className="mb-3 mt-0.5 text-xs text-ink-soft">{t.rates.customs.consentText}</p>
      <Checkbox
        checked={given}
        onChange={(event) => onChange(event.target.checked)}
        label={t.rates.customs.consent}
      />
    </div>
  );
}
