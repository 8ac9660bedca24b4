// The line of a rate that says which weight is billed and why; for the chosen one also what a smaller box saves (B-01).
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Rate, ShipmentData } from '#contract/rates.ts';
import { findSaving, type Saving } from '#contract/saving.ts';
import type { Carrier } from '#domain/carrier.ts';
import { chargeableWeight, divisorOf, isCarrier, volumeKg } from '#domain/chargeable-weight.ts';
import { savingCuts } from '#domain/saving-cuts.ts';
import { totalWeightKg } from '#domain/parcel.ts';
import { type Text, useLanguage, useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { decimal, euro, kg, type Language } from '../../lib/format.ts';
import type { VatView } from '../../lib/vat-view.ts';

type Props = {
  rate: Rate;
  shipment: ShipmentData;
  view: VatView;
  chosen: boolean;
  /** Every carrier has answered: the server knows the rate. */
  settled: boolean;
};

export function WeightLine({ rate, shipment: { packages }, view, chosen, settled }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const carriers = carriersOf(rate);
  // By the rules of the quote: without a possible cut there is nothing to ask for.
  const canSave =
    chosen && !rate.isHub && carriers[0] !== undefined && savingCuts(carriers[0], packages).length > 0;
  const saving = useSaving(rate.id, canSave && settled);
  if (carriers.length === 0) return null;
  const facts = { t, language, packages };
  return (
    <div
      className={clsx(
        'flex flex-wrap content-start gap-x-4 text-xs text-ink-soft tabular-nums',
        // Reserved for the saving, which comes later.
        canSave && 'min-h-17 sm:min-h-12 @md:min-h-6',
      )}
    >
      <details className="min-w-0 open:basis-full">
        <summary className="flex min-h-6 w-fit cursor-pointer items-center underline decoration-dotted underline-offset-2">
          {t.weights.rate(carriers.map((carrier) => amountOf(carrier, facts, carriers.length > 1)))}
        </summary>
        <div className="flex flex-col gap-1 pb-2">
          {carriers.map((carrier) => (
            <p key={carrier}>
              {carriers.length > 1 && `${carrier}: `}
              {reasonOf(carrier, facts)}
            </p>
          ))}
        </div>
      </details>
      {saving && (
        <p className="min-h-6 content-center font-medium text-harbour">
          {packages.length > 1 && t.weights.of(saving.parcel + 1)}
          {savingText(saving, view, facts)}
        </p>
      )}
    </div>
  );
}

/** The carriers of both legs of a hub route; empty if we have no table for them. */
const carriersOf = ({ hubInfo, carrier }: Rate): Carrier[] => [
  ...new Set((hubInfo ? hubInfo.segments.map((segment) => segment.carrier) : [carrier]).filter(isCarrier)),
];

/** Only a hint: a failure to find one is not worth a message. */
const useSaving = (rateId: string, enabled: boolean): Saving | null =>
  useQuery({
    queryKey: ['saving', rateId],
    queryFn: async ({ signal }) => (await call(findSaving, { body: { rateId }, signal })).saving,
    enabled,
  }).data ?? null;

type Facts = { t: Text; language: Language; packages: ShipmentData['packages'] };

function amountOf(carrier: Carrier, { t, language, packages }: Facts, withName: boolean): string {
  const billed = chargeableWeight(carrier, packages);
  const amount = t.weights.amounts[billed.basis](kg(billed.kg, language));
  return withName ? `${carrier} ${amount}` : amount;
}

function reasonOf(carrier: Carrier, { t, language, packages }: Facts): string {
  const { basis } = chargeableWeight(carrier, packages);
  const scales = kg(totalWeightKg(packages), language);
  const divisor = divisorOf(carrier);
  if (basis !== 'volume' || divisor === null)
    return t.weights.explain[basis === 'large' ? 'large' : 'actual'](scales);
  const volume = packages.reduce((sum, parcel) => sum + (volumeKg(carrier, parcel) ?? 0), 0);
  return t.weights.explain.volume(scales, kg(volume, language), decimal(divisor, language));
}

const savingText = (saving: Saving, view: VatView, { t, language }: Facts): string =>
  t.weights.saving[saving.side](
    saving.cm,
    euro(view === 'including' ? saving.savingCents : saving.netSavingCents, language),
  );
