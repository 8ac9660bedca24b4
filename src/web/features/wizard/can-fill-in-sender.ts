// Whether the customer's known data may be filled in as the sender unasked (C-63).
import { hasText } from '../../lib/started-shipment.ts';
import { type Account, senderOf } from '../../lib/known-address.ts';
import { emptyForm, parcelFields, type WizardForm } from './wizard-state.ts';

/**
 * True while no sender was typed: what the account filled in before it had its own address does not count. The form's
 * country gives way only if the form is otherwise empty: prices were requested with it, in a link or on the landing
 * page, and Germany may be default or choice. Without an own address no country is filled in.
 */
export function canFillInSender(form: WizardForm, account: Account): boolean {
  const typed = withoutKnown(form.fromAddress, senderOf({ ...account, address: null }));
  if (!account.address) return !hasText(typed, typed.country);
  const isFresh =
    form.toAddress.country === '' &&
    form.packages.every((parcel) => parcelFields.every((field) => parcel[field] === ''));
  const byItself = isFresh ? [emptyForm().fromAddress.country] : [];
  return !hasText(typed, account.address.country, ...byItself);
}

type Sender = WizardForm['fromAddress'];

const withoutKnown = ({ name, company, email, ...typed }: Sender, known: Sender): Sender => ({
  ...typed,
  name: name === known.name ? '' : name,
  company: company === known.company ? '' : company,
  email: email === known.email ? '' : email,
});
