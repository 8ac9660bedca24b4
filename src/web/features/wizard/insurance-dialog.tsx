// Insurance: value, fee, what is not covered, and the confirmation (R53, C-17).
import type { ReactNode } from 'react';
import { exclusions, type Insured, warningsFor } from '#domain/insurance-warnings.ts';
import type { Cents } from '#domain/money.ts';
import { insuranceFee } from '#domain/pricing.ts';
import { MAX_INSURED } from '#domain/services.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { useSite } from '../../lib/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AboveLimit } from './above-limit.tsx';
import { extraPrice, plusVat, type PriceTerms, vatNote } from './extra-price.ts';

type Props = {
  valueCents: Cents;
  terms: PriceTerms;
  goods: readonly Insured[];
  onClose: () => void;
  onConfirm: () => void;
};

export function InsuranceDialog({ valueCents, terms, goods, onClose, onConfirm }: Props) {
  const t = useText();
  const s = t.services.insurance;
  const [language] = useLanguage();
  const { insurer } = useSite();
  const above = valueCents > MAX_INSURED;
  const warnings = warningsFor(goods);
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={s.title}
      description={s.description}
      footer={
        <>
          <Button onClick={onClose}>{t.site.cancel}</Button>
          <Button variant="primary" disabled={above || valueCents === 0} onClick={confirm}>
            {s.add}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <dl className="divide-y divide-line rounded-input border border-line tabular-nums">
          <Row label={s.value}>{euro(valueCents, language)}</Row>
          {!above && (
            <Row label={s.fee} note={s.feeNote(plusVat(t, terms))}>
              <strong className="text-base font-semibold">
                {euro(extraPrice(insuranceFee(valueCents), terms), language)}
              </strong>
              <span className="block text-xs text-ink-soft">{vatNote(t, terms)}</span>
            </Row>
          )}
        </dl>
        {valueCents === 0 && <Notice tone="warn">{s.noValue}</Notice>}
        {above && <AboveLimit tone="warn" />}
        {warnings.length > 0 && (
          <Notice tone="warn">{s.warning(warnings.map((found) => s.exclusions[found]).join(', '))}</Notice>
        )}
        <section aria-labelledby="exclusions">
          <h3 id="exclusions" className="mb-2">
            {s.exclusionsTitle}
          </h3>
          <ul className="grid list-disc gap-x-6 gap-y-1 pl-5 marker:text-ink-soft sm:grid-cols-2">
            {exclusions.map((exclusion) => (
              <li key={exclusion}>{s.exclusions[exclusion]}</li>
            ))}
          </ul>
        </section>
        <p className="text-ink-soft">
          {s.insurer(insurer.name)}
          <a
            href={insurer.terms}
            target="_blank"
            rel="noopener"
            className="text-ink underline underline-offset-2"
          >
            {s.insurerTerms}
          </a>
          . {s.confirmation}
        </p>
      </div>
    </Dialog>
  );
}

const Row = ({ label, note, children }: { label: string; note?: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 px-4 py-3">
    <dt>
      {label}
      {note && <span className="block text-xs text-ink-soft">{note}</span>}
    </dt>
    <dd className="text-right">{children}</dd>
  </div>
);
