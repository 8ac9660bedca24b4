// Customs clearance among the extra services: only across a customs border, with who pays the duties.
import { useState } from 'react';
import { crossesCustomsBorder, incotermFor } from '#domain/customs.ts';
import { staysInsideEu } from '#domain/territory.ts';
import { useText } from '../../i18n/use-text.ts';
import { readDraft, removeDraft } from '../../lib/draft-store.ts';
import { Notice } from '../../ui/notice.tsx';
import { ServiceRow } from './service-row.tsx';
import type { Wizard } from './use-wizard.ts';
import { placeOf } from './wizard-state.ts';

export function CustomsRow({ wizard }: { wizard: Wizard }) {
  const { customs, noBorder } = useText().services;
  const [borderAlert, setBorderAlert] = useState(false);
  const { fromAddress, toAddress, services } = wizard.values;
  const [from, to] = [placeOf(fromAddress), placeOf(toAddress)];
  const crosses = crossesCustomsBorder(from, to);
  const checked = services.customsClearance && crosses;
  const term = incotermFor({ customsClearance: checked });
  const toggle = (on: boolean) => {
    if (!crosses) return setBorderAlert(true);
    // From now on it is the customer's own choice.
    removeDraft('linkedClearance');
    wizard.setServices({ customsClearance: on });
  };
  return (
    <ServiceRow
      id="customsClearance"
      label={customs.label}
      text={crosses ? `${customs.text} ${customs.surcharge}` : customs.text}
      checked={checked}
      locked={!crosses}
      onToggle={toggle}
    >
      {!crosses && borderAlert && (
        <Notice tone="bad">{staysInsideEu(from, to) ? customs.insideEu : noBorder}</Notice>
      )}
      {checked && readDraft('linkedClearance', wizard.user.userId) === true && (
        <Notice>{customs.linked}</Notice>
      )}
      {checked && <p>{customs.consent}</p>}
      <p className="text-xs text-ink-soft" data-incoterm={term}>
        {customs.incotermLabel}: <strong className="font-medium text-ink">{customs.incoterm[term]}</strong>.{' '}
        {crosses && customs.payer[term]}
      </p>
    </ServiceRow>
  );
}
