// The dialogs of the extra services; each is loaded when it opens.
import { needsWarehouse } from '#domain/lithium.ts';
import type { Cents } from '#domain/money.ts';
import { exportDocumentationFee } from '#domain/pricing.ts';
import type { AdditionalServices } from '#domain/services.ts';
import { servesSender } from '#domain/warehouse.ts';
import { useSite } from '../../lib/use-site.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { PriceTerms } from './extra-price.ts';
import { heldSince } from './settled-form.ts';
import type { Wizard } from './use-wizard.ts';
import { placeOf } from './wizard-state.ts';

const PickupDialog = lazyDialog(() => import('../../ui/pickup-dialog.tsx').then((file) => file.PickupDialog));
const InsuranceDialog = lazyDialog(() =>
  import('./insurance-dialog.tsx').then((file) => file.InsuranceDialog),
);
const LithiumDialog = lazyDialog(() => import('./lithium-dialog.tsx').then((file) => file.LithiumDialog));
const ExportDialog = lazyDialog(() => import('./export-dialog.tsx').then((file) => file.ExportDialog));

export type ServiceDialog = 'pickup' | 'insurance' | 'lithium' | 'export';

type Props = {
  wizard: Wizard;
  open: ServiceDialog | null;
  terms: PriceTerms;
  valueCents: Cents;
  /** The export declaration is mandatory. */
  forced: boolean;
  onClose: () => void;
};

export function ServiceDialogs({ wizard, open, terms, valueCents, forced, onClose }: Props) {
  const { warehouse } = useSite();
  const { values, setServices: set } = wizard;
  const setBatteries = (details: AdditionalServices['lithiumBatteryDetails']) => {
    const change = { lithiumBattery: Boolean(details), lithiumBatteryDetails: details };
    // The chosen day is kept, in case these batteries are removed again.
    if (values.services.pickup && needsWarehouse(change)) set({ ...change, pickup: false }, values.pickup);
    else set(change);
  };
  return (
    <>
      {open === 'pickup' && (
        <PickupDialog
          initial={values.pickup}
          heldSince={(now) => heldSince(values, now)}
          from={values.fromAddress}
          onClose={onClose}
          onConfirm={(pickup) => set({ pickup: true }, pickup)}
        />
      )}
      {open === 'insurance' && (
        <InsuranceDialog
          valueCents={valueCents}
          terms={terms}
          goods={values.packages}
          onClose={onClose}
          onConfirm={() => set({ insurance: true })}
        />
      )}
      {open === 'lithium' && (
        <LithiumDialog
          terms={terms}
          served={servesSender(warehouse, placeOf(values.fromAddress))}
          hasPickup={values.services.pickup}
          onClose={onClose}
          onConfirm={setBatteries}
        />
      )}
      {open === 'export' && (
        <ExportDialog
          automatic={forced}
          feeCents={exportDocumentationFee('provided')}
          form={values}
          onClose={onClose}
          onConfirm={(choice) => set(choice)}
        />
      )}
    </>
  );
}
