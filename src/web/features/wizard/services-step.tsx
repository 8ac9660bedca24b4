// The last step: extra services, each with its rule or its dialog (R36–R40).
import { useState } from 'react';
import { isNearDeclarationThreshold, exportDeclarationRequired, mayDeclareExport } from '#domain/customs.ts';
import { useText } from '../../i18n/use-text.ts';
import { CustomsRow } from './customs-row.tsx';
import { ExportRow } from './export-row.tsx';
import { termsFor } from './extra-price.ts';
import { InsuranceRow } from './insurance-row.tsx';
import { LithiumRow } from './lithium-row.tsx';
import { PickupRow } from './pickup-row.tsx';
import { type ServiceDialog, ServiceDialogs } from './service-dialogs.tsx';
import { ServiceRow } from './service-row.tsx';
import { valueOf } from './settled-form.ts';
import type { Wizard } from './use-wizard.ts';
import { placeOf } from './wizard-state.ts';

export function ServicesStep({ wizard }: { wizard: Wizard }) {
  const { carbonNeutral } = useText().services;
  const [dialog, setDialog] = useState<ServiceDialog | null>(null);
  const { values, setServices: set } = wizard;
  const { services } = values;
  const route = { from: placeOf(values.fromAddress), to: placeOf(values.toAddress) };
  const terms = termsFor(wizard.user.business, route);
  const valueCents = valueOf(values.packages);
  const forced = exportDeclarationRequired({ ...route, valueCents });
  return (
    <div className="divide-y divide-line">
      <PickupRow wizard={wizard} onOpen={() => setDialog('pickup')} />
      <InsuranceRow wizard={wizard} terms={terms} onOpen={() => setDialog('insurance')} />
      <LithiumRow wizard={wizard} onOpen={() => setDialog('lithium')} />
      <ServiceRow
        id="carbonNeutral"
        label={carbonNeutral.label}
        text={carbonNeutral.text}
        checked={services.carbonNeutral}
        onToggle={(on) => set({ carbonNeutral: on })}
      />
      <CustomsRow wizard={wizard} />
      <ExportRow
        wizard={wizard}
        exists={mayDeclareExport(route.from, route.to)}
        forced={forced}
        near={isNearDeclarationThreshold({ ...route, valueCents })}
        onOpen={() => setDialog('export')}
      />
      <ServiceDialogs
        wizard={wizard}
        open={dialog}
        terms={terms}
        valueCents={valueCents}
        forced={forced}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
