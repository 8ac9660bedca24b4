// Whether what is known of the customer may be filled in as the sender by itself (C-63).
import { says } from '../../lib/begun-shipment.ts';
import { type Account, senderOf } from '../../lib/known-address.ts';
import { emptyForm, parcelFields, type WizardForm } from './wizard-state.ts';

/**
 * Nobody has typed a sender yet: what the account has filled in before there was an own address counts as nothing. Its
 * country gives way only in a form that says nothing else: prices were asked for with it, in a link or on the landing
 * page, and Germany stands there by itself as well as on purpose. Without an own address no country is filled in.
 */
export function mayFillIn(form: WizardForm, account: Account): boolean {
  const typed = withoutKnown(form.fromAddress, senderOf({ ...account, address: null }));
  if (!account.address) return !says(typed, typed.country);
  const isFresh =
    form.toAddress.country === '' &&
    form.packages.every((parcel) => parcelFields.every((field) => parcel[field] === ''));
  const byItself = isFresh ? [emptyForm().fromAddress.country] : [];
  return !says(typed, account.address.country, ...byItself);
}

type Sender = WizardForm['fromAddress'];

const withoutKnown = ({ name, company, email, ...typed }: Sender, known: Sender): Sender => ({
  ...typed,
  name: name === known.name ? '' : name,
  company: company === known.company ? '' : company,
  email: email === known.email ? '' : email,
});
