// Whether the customer's own address may be filled in as the sender by itself (C-63).
import type { Address } from '#domain/address.ts';
import { isUntouched } from '../../lib/address-form.ts';
import { emptyForm, parcelFields, type WizardForm } from './wizard-state.ts';

/**
 * Nobody has typed a sender yet. Its country gives way only in a form that says nothing else: prices were asked for with
 * it, in a link or on the landing page, and Germany stands there by itself as well as on purpose.
 */
export function mayFillIn(form: WizardForm, own: Address): boolean {
  const isFresh =
    form.toAddress.country === '' &&
    form.packages.every((parcel) => parcelFields.every((field) => parcel[field] === ''));
  const byItself = isFresh ? [emptyForm().fromAddress.country] : [];
  return isUntouched(form.fromAddress, own.country, ...byItself);
}
