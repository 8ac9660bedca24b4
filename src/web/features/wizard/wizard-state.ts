// What the wizard holds, when a step is complete, and the shipment that comes of it. Everything here is pure.
import type { Address } from '#domain/address.ts';
import { crossesCustomsBorder } from '#domain/customs.ts';
import { decimalOrNothing } from '#domain/decimal.ts';
import { missingInParcel, Parcel, type RequiredParcelField, totalValue } from '#domain/parcel.ts';
import { checkPickup, type PickupWindow } from '#domain/pickup.ts';
import {
  type AdditionalServices,
  noServices,
  settleServices,
  type SettledServices,
} from '#domain/services.ts';
import type { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import type { Place } from '#domain/territory.ts';
import type { Cents } from '#domain/money.ts';
import {
  addressIssues,
  addressOf,
  type AddressForm,
  type BusinessField,
  emptyAddress,
  missingIn,
} from '../../lib/address-form.ts';

export const steps = ['sender', 'recipient', 'package', 'services'] as const;
export type Step = (typeof steps)[number];

export const parcelFields = [
  'length',
  'width',
  'height',
  'weight',
  'description',
  'hsCode',
  'originCountry',
  'value',
] as const;
export type ParcelForm = Record<(typeof parcelFields)[number], string> & { id: string };

export type WizardForm = {
  fromAddress: AddressForm;
  toAddress: AddressForm;
  packages: ParcelForm[];
  services: AdditionalServices;
  pickup: PickupWindow | null;
  /** Null: nobody has chosen one. */
  purpose: ShipmentPurpose | null;
};

export const emptyParcel = (id: string): ParcelForm => ({
  id,
  length: '',
  width: '',
  height: '',
  weight: '',
  description: '',
  hsCode: '',
  originCountry: '',
  value: '',
});

/** R28: the sender is in Germany unless said otherwise; R33: the first parcel is `package-1`. */
export const emptyForm = (): WizardForm => ({
  fromAddress: emptyAddress('DE'),
  toAddress: emptyAddress(''),
  packages: [emptyParcel('package-1')],
  services: noServices,
  pickup: null,
  purpose: null,
});

type Side = 'fromAddress' | 'toAddress';

/** Fields of business customers are left out for others (R5). */
export const businessFields = (side: Side, business: boolean): readonly BusinessField[] =>
  !business ? [] : side === 'toAddress' ? ['businessName', 'vatId'] : ['businessName'];

const sideOf = (form: WizardForm, side: Side, business: boolean): Partial<Address> =>
  addressOf(form[side], businessFields(side, business));

export const parcelOf = (form: ParcelForm): Partial<Parcel> => {
  const figures = {
    length: decimalOrNothing(form.length),
    width: decimalOrNothing(form.width),
    height: decimalOrNothing(form.height),
    weight: decimalOrNothing(form.weight),
    value: decimalOrNothing(form.value),
  };
  const known = Object.entries(figures).filter(([, value]) => value !== undefined);
  return {
    id: form.id,
    ...(Object.fromEntries(known) as Partial<Parcel>),
    description: form.description,
    hsCode: form.hsCode.trim() || null,
    ...(form.originCountry ? { originCountry: form.originCountry } : {}),
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

/** Declared value of the parcels that have one so far. */
export const valueOf = (packages: readonly ParcelForm[]): Cents =>
  totalValue(packages.map((parcel) => ({ value: decimalOrNothing(parcel.value) ?? 0 })));

/** The tariff number is asked for where customs will look at the parcel, but never blocks (C-06). */
export const wantsTariffNumber = (form: WizardForm): boolean =>
  form.fromAddress.country !== '' &&
  form.toAddress.country !== '' &&
  crossesCustomsBorder(placeOf(form.fromAddress), placeOf(form.toAddress));

/** The extras after all rules of route and value. */
export const settled = (form: WizardForm): SettledServices =>
  settleServices(form.services, {
    from: placeOf(form.fromAddress),
    to: placeOf(form.toAddress),
    valueCents: valueOf(form.packages),
  });

/** From now on, should it be bought now: then the label is held for the export declaration (C-40). */
export function heldSince(form: WizardForm, now: Date): Date | null {
  const result = settled(form);
  return (result.ok ? result.services : form.services).exportDocumentation ? now : null;
}

export type Obstacle = 'upload_failed' | 'pickup_lost' | 'insurance_above_limit' | 'lithium';

/** What an extra still needs before rates can be asked for. */
export function obstaclesOf(form: WizardForm, now: Date): Obstacle[] {
  const { services, pickup } = form;
  const found: Obstacle[] = [];
  if (services.pickup && !(pickup && checkPickup(pickup, now, heldSince(form, now)).ok))
    found.push('pickup_lost');
  const result = settled(form);
  if (isUploadMissing(result.ok ? result.services : services)) found.push('upload_failed');
  if (!result.ok) found.push(result.reason === 'insurance_above_limit' ? 'insurance_above_limit' : 'lithium');
  return found;
}

/** An own declaration without a stored file (C-18). */
export const isUploadMissing = (services: AdditionalServices): boolean =>
  services.hasOwnAE && !services.ownAEFileId;

export function isStepComplete(step: Step, form: WizardForm, now: Date): boolean {
  switch (step) {
    case 'sender':
      return missingIn(form.fromAddress).length === 0;
    case 'recipient':
      return missingIn(form.toAddress).length === 0;
    case 'package':
      return form.packages.every((parcel) => missingInParcelForm(parcel).length === 0);
    case 'services':
      // The last step: nothing is left to do anywhere.
      return (
        obstaclesOf(form, now).length === 0 &&
        !steps.slice(0, 3).some((one) => !isStepComplete(one, form, now))
      );
  }
}

/** The body of POST /api/rates, not yet parsed (R42). */
export function requestOf(form: WizardForm, business: boolean) {
  const result = settled(form);
  const services = result.ok ? result.services : form.services;
  return {
    fromAddress: sideOf(form, 'fromAddress', business),
    toAddress: sideOf(form, 'toAddress', business),
    packages: form.packages.map(parcelOf),
    ...(form.purpose ? { purpose: form.purpose } : {}),
    additionalServices: services,
    pickupDate: services.pickup ? form.pickup : null,
  };
}
