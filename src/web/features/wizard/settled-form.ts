// The form with the rules of its extras applied: what the last step, and no step before it, still needs.
import type { Address } from '#domain/address.ts';
import { decimalOrUndefined } from '#domain/decimal.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import type { Cents } from '#domain/money.ts';
import { totalValue } from '#domain/parcel.ts';
import { checkPickup } from '#domain/pickup.ts';
import {
  type AdditionalServices,
  settleServices,
  type ServicesRefusal,
  type SettledServices,
} from '#domain/services.ts';
import { servesSender } from '#domain/warehouse.ts';
import { addressOf, missingIn } from '../../lib/address-form.ts';
import {
  businessFields,
  missingInParcelForm,
  type ParcelForm,
  parcelOf,
  placeOf,
  type Side,
  type WizardForm,
} from './wizard-state.ts';

/** The declared value of the parcels that have one so far. */
export const valueOf = (packages: readonly ParcelForm[]): Cents =>
  totalValue(packages.map((parcel) => ({ value: decimalOrUndefined(parcel.value) ?? 0 })));

/** The extras after applying all rules of route and value. */
export const settled = (form: WizardForm): SettledServices =>
  settleServices(form.services, {
    from: placeOf(form.fromAddress),
    to: placeOf(form.toAddress),
    valueCents: valueOf(form.packages),
  });

/** Since when the label would be held for the export declaration if it were bought now (C-40). */
export function heldSince(form: WizardForm, now: Date): Date | null {
  const result = settled(form);
  return (result.ok ? result.services : form.services).exportDocumentation ? now : null;
}

export type Obstacle =
  | 'upload_failed'
  | 'pickup_lost'
  | 'pickup_at_warehouse'
  | 'insurance_above_limit'
  | 'lithium'
  | 'lithium_no_warehouse';

/** What an extra still needs before rates can be requested. `warehouse`: ours, if we have one. */
export function obstaclesOf(form: WizardForm, now: Date, warehouse: { country: string } | null): Obstacle[] {
  const { services, pickup } = form;
  const found: Obstacle[] = [];
  if (services.pickup && !(pickup && checkPickup(pickup, now, heldSince(form, now)).ok))
    found.push('pickup_lost');
  const result = settled(form);
  if (isUploadMissing(result.ok ? result.services : services)) found.push('upload_failed');
  if (!result.ok) found.push(obstacleOf(result.reason));
  if (needsWarehouse(services) && !servesSender(warehouse, placeOf(form.fromAddress)))
    found.push('lithium_no_warehouse');
  return found;
}

function obstacleOf(reason: ServicesRefusal): Obstacle {
  if (reason === 'pickup_not_possible') return 'pickup_at_warehouse';
  return reason === 'insurance_above_limit' ? reason : 'lithium';
}

/** The customer's own declaration without a stored file (C-18). */
export const isUploadMissing = (services: AdditionalServices): boolean =>
  services.hasOwnAE && !services.ownAEFileId;

/**
 * Whether rates may be requested: nothing required is missing (R25), and no extra blocks it. An optional field that is
 * wrong, such as a tariff number, does not disable the button (C-06); pressing it leads there.
 */
export const isReady = (form: WizardForm, obstacles: readonly Obstacle[]): boolean =>
  obstacles.length === 0 &&
  [form.fromAddress, form.toAddress].every((address) => missingIn(address).length === 0) &&
  form.packages.every((parcel) => missingInParcelForm(parcel).length === 0);

const sideOf = (form: WizardForm, side: Side, business: boolean): Partial<Address> =>
  addressOf(form[side], businessFields(side, business));

/** The body of POST /api/rates, not yet parsed (R42). */
export function requestOf(form: WizardForm, business: boolean) {
  const result = settled(form);
  const services = result.ok ? result.services : form.services;
  return {
    fromAddress: sideOf(form, 'fromAddress', business),
    toAddress: sideOf(form, 'toAddress', business),
    packages: form.packages.map(parcelOf),
    ...(form.purpose ? { purpose: form.purpose } : {}),
    ...(form.earlierExport ? { earlierExport: form.earlierExport } : {}),
    additionalServices: services,
    pickupDate: services.pickup ? form.pickup : null,
  };
}
