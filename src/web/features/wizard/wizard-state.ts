// What the wizard holds, and which of it is wrong. Pure.
import { decimalOrUndefined } from '#domain/decimal.ts';
import { missingInParcel, Parcel, type RequiredParcelField } from '#domain/parcel.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import { type AdditionalServices, noServices } from '#domain/services.ts';
import type { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import type { Place } from '#domain/territory.ts';
import { addressIssues, type AddressForm, type BusinessField, emptyAddress } from '../../lib/address-form.ts';
import type { WizardPlace } from '../../lib/kept-shipment.ts';

export type Step = WizardPlace['step'];
/** The steps before the extras. */
export const earlySteps = ['sender', 'recipient', 'package'] as const satisfies readonly Step[];
export const steps: readonly Step[] = [...earlySteps, 'services'];

/** The part of the form that each step fills. */
export const partOf = {
  sender: 'fromAddress',
  recipient: 'toAddress',
  package: 'packages',
  services: 'services',
} as const satisfies Record<Step, keyof WizardForm>;

export const parcelFields = [
  'length',
  'width',
  'height',
  'weight',
  'description',
  'hsCode',
  'originCountry',
  'value',
  'merchantProductId',
  'manufacturerProductId',
  'gtin',
] as const;
export type ParcelForm = Record<(typeof parcelFields)[number], string> & { id: string };

export type WizardForm = {
  fromAddress: AddressForm;
  toAddress: AddressForm;
  packages: ParcelForm[];
  services: AdditionalServices;
  pickup: PickupWindow | null;
  /** Null: none was chosen. */
  purpose: ShipmentPurpose | null;
  earlierExport: string;
};

export const emptyParcel = (id: string): ParcelForm => ({
  id,
  ...(Object.fromEntries(parcelFields.map((field) => [field, ''])) as Omit<ParcelForm, 'id'>),
});

/** R28: the sender is in Germany unless said otherwise; R33: the first parcel is `package-1`. */
export const emptyForm = (): WizardForm => ({
  fromAddress: emptyAddress('DE'),
  toAddress: emptyAddress(''),
  packages: [emptyParcel('package-1')],
  services: noServices,
  pickup: null,
  purpose: null,
  earlierExport: '',
});

export type Side = 'fromAddress' | 'toAddress';

/** The fields that only business customers have (R5). */
export const businessFields = (side: Side, business: boolean): readonly BusinessField[] =>
  !business ? [] : side === 'toAddress' ? ['businessName', 'vatId'] : ['businessName'];

export const parcelOf = (form: ParcelForm): Partial<Parcel> => {
  const figures = {
    length: decimalOrUndefined(form.length),
    width: decimalOrUndefined(form.width),
    height: decimalOrUndefined(form.height),
    weight: decimalOrUndefined(form.weight),
    value: decimalOrUndefined(form.value),
  };
  const known = Object.entries(figures).filter(([, value]) => value !== undefined);
  return {
    id: form.id,
    ...(Object.fromEntries(known) as Partial<Parcel>),
    description: form.description,
    hsCode: form.hsCode.trim() || null,
    ...(form.originCountry ? { originCountry: form.originCountry } : {}),
    merchantProductId: form.merchantProductId || null,
    manufacturerProductId: form.manufacturerProductId || null,
    gtin: form.gtin || null,
  };
};

export const missingInParcelForm = (form: ParcelForm): RequiredParcelField[] =>
  missingInParcel(parcelOf(form));

/** All reasons why an entry is refused, with the path of its field; required or not. */
export function issuesOf(form: WizardForm, business: boolean): { path: PropertyKey[]; message: string }[] {
  const address = (side: Side) => addressIssues(form[side], businessFields(side, business), side);
  const parcel = (of: ParcelForm, index: number) => {
    const parsed = Parcel.safeParse(parcelOf(of));
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => ({ path: ['packages', index, ...path], message }));
  };
  return [...address('fromAddress'), ...address('toAddress'), ...form.packages.flatMap(parcel)];
}

export const placeOf = ({ country, zip, city }: AddressForm): Place => ({ country, zip, city });

/** Whether a wrong path, required or not, lies in this part of the form. */
export const isWrongIn = (wrong: readonly string[], part: string): boolean =>
  wrong.some((path) => path.startsWith(`${part}.`));
