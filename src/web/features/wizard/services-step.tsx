// The last step: extra services, each with its rule or its dialog (R36–R40).
import { lazy, Suspense, useState } from 'react';
import {
  crossesCustomsBorder,
  exportDeclarationNear,
  exportDeclarationRequired,
  incotermFor,
} from '#domain/customs.ts';
import { exportDocumentationFee, insuranceFee } from '#domain/pricing.ts';
import { staysInsideEu } from '#domain/territory.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import { servesSender } from '#domain/warehouse.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { useSite } from '../../lib/use-site.ts';
import { Notice } from '../../ui/notice.tsx';
import { extraPrice, plusVat, termsFor, vatNote } from './extra-price.ts';
import { ExportRow } from './export-row.tsx';
import { PickupRow } from './pickup-row.tsx';
import { ServiceRow } from './service-row.tsx';
import type { Wizard } from './use-wizard.ts';
import { heldSince } from './settled-form.ts';
import { placeOf, valueOf } from './wizard-state.ts';
import { Button } from '../../ui/button.tsx';

const PickupDialog = lazy(() =>
  import('../../ui/pickup-dialog.tsx').then((file) => ({ default: file.PickupDialog })),
);
const InsuranceDialog = lazy(() =>
  import('./insurance-dialog.tsx').then((file) => ({ default: file.InsuranceDialog })),
);
const LithiumDialog = lazy(() =>
  import('./lithium-dialog.tsx').then((file) => ({ default: file.LithiumDialog })),
);
const ExportDialog = lazy(() =>
  import('./export-dialog.tsx').then((file) => ({ default: file.ExportDialog })),
);

export type ServiceDialog = 'pickup' | 'insurance' | 'lithium' | 'export';

export function ServicesStep({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const s = t.services;
  const [language] = useLanguage();
  const [dialog, setDialog] = useState<ServiceDialog | null>(null);
  const [borderAlert, setBorderAlert] = useState(false);
  const { values, setServices: set } = wizard;
  const { services } = values;
  const route = { from: placeOf(values.fromAddress), to: placeOf(values.toAddress) };
  const terms = termsFor(wizard.user.business, route);
  const valueCents = valueOf(values.packages);
  const crosses = crossesCustomsBorder(route.from, route.to);
  const customs = services.customsClearance && crosses;
  const forced = exportDeclarationRequired({ ...route, valueCents });
  const term = incotermFor({ customsClearance: customs });
  const setPickup = (pickup: typeof values.pickup) => set({ pickup: pickup !== null }, pickup);
  const batteries = services.lithiumBatteryDetails;
  const setBatteries = (details: typeof batteries) => {
    const change = { lithiumBattery: Boolean(details), lithiumBatteryDetails: details };
    // The day that was chosen stays, should these batteries go again.
    if (services.pickup && needsWarehouse(change)) set({ ...change, pickup: false }, values.pickup);
    else set(change);
  };
  const { warehouse } = useSite();

  return (
    <div className="divide-y divide-line">
      <PickupRow wizard={wizard} onOpen={() => setDialog('pickup')} onRemove={() => setPickup(null)} />
      <ServiceRow
        id="insurance"
        label={s.insurance.label}
        text={s.insurance.text(plusVat(t, terms))}
        checked={services.insurance}
        onToggle={(on) => (on ? setDialog('insurance') : set({ insurance: false }))}
        price={valueCents > 0 && euro(extraPrice(insuranceFee(valueCents), terms), language)}
        priceNote={valueCents > 0 && vatNote(t, terms)}
      />
      <ServiceRow
        id="lithiumBattery"
        label={s.lithium.label}
        text={s.lithium.text}
        checked={services.lithiumBattery}
        onToggle={(on) => (on ? setDialog('lithium') : setBatteries(null))}
      >
        {services.lithiumBattery && batteries && (
          <p className="flex flex-wrap items-center gap-3">
            {s.lithium.chosen(
              s.lithium.types[batteries.batteryType].label,
              s.lithium.counts[batteries.batteryCount],
            )}
            <Button size="sm" onClick={() => setDialog('lithium')}>
              {s.edit}
            </Button>
          </p>
        )}
        {needsWarehouse(services) &&
          (warehouse && servesSender(warehouse, route.from) ? (
            <p>{s.lithium.warehouse.chosen(warehouse.city)}</p>
          ) : (
            <Notice tone="bad">{s.lithium.warehouse.none}</Notice>
          ))}
      </ServiceRow>
      <ServiceRow
        id="carbonNeutral"
        label={s.carbonNeutral.label}
        text={s.carbonNeutral.text}
        checked={services.carbonNeutral}
        onToggle={(on) => set({ carbonNeutral: on })}
      />
      <ServiceRow
        id="customsClearance"
        label={s.customs.label}
        text={s.customs.text}
        checked={customs}
        locked={!crosses}
        onToggle={(on) => (crosses ? set({ customsClearance: on }) : setBorderAlert(true))}
      >
        {!crosses && borderAlert && (
          <Notice tone="bad">{staysInsideEu(route.from, route.to) ? s.customs.insideEu : s.noBorder}</Notice>
        )}
        {customs && <p>{s.customs.consent}</p>}
        <p className="text-xs text-ink-soft" data-incoterm={term}>
          {s.customs.incotermLabel}:{' '}
          <strong className="font-medium text-ink">{s.customs.incoterm[term]}</strong>.{' '}
          {crosses && s.customs.payer[term]}
        </p>
      </ServiceRow>
      <ExportRow
        wizard={wizard}
        exists={crosses}
        forced={forced}
        near={exportDeclarationNear({ ...route, valueCents })}
        onOpen={() => setDialog('export')}
      />
      <Suspense fallback={null}>
        {dialog === 'pickup' && (
          <PickupDialog
            initial={values.pickup}
            heldSince={(now) => heldSince(values, now)}
            from={values.fromAddress}
            onClose={() => setDialog(null)}
            onConfirm={setPickup}
          />
        )}
        {dialog === 'insurance' && (
          <InsuranceDialog
            valueCents={valueCents}
            terms={terms}
            descriptions={values.packages.map((parcel) => parcel.description)}
            onClose={() => setDialog(null)}
            onConfirm={() => set({ insurance: true })}
          />
        )}
        {dialog === 'lithium' && (
          <LithiumDialog
            terms={terms}
            served={servesSender(warehouse, route.from)}
            hasPickup={services.pickup}
            onClose={() => setDialog(null)}
            onConfirm={setBatteries}
          />
        )}
        {dialog === 'export' && (
          <ExportDialog
            automatic={forced}
            feeCents={exportDocumentationFee('provided')}
            form={values}
            onClose={() => setDialog(null)}
            onConfirm={(choice) => set(choice)}
          />
        )}
      </Suspense>
    </div>
  );
}
