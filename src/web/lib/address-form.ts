// An address as typed, every field a string; and back to the shape of the contract.
import { Address, type AddressField, missingInAddress, type RequiredAddressField } from '#domain/address.ts';
import { stateRequired } from '#domain/territory.ts';

export type AddressForm = Record<AddressField, string>;

export const emptyAddress = (country: string): AddressForm => ({
  name: '',
  businessName: '',
  company: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  country,
  phone: '',
  email: '',
  vatId: '',
  customsId: '',
});

/** A field that is not listed does not belong to the address (R5). */
export type BusinessField = 'businessName' | 'vatId';

/** The address in the shape of the contract. */
export function addressOf(form: AddressForm, business: readonly BusinessField[]): Partial<Address> {
  const { businessName, vatId, ...rest } = form;
  const orNull = (text: string): string | null => text.trim() || null;
  return {
    ...rest,
    company: orNull(rest.company),
    street2: orNull(rest.street2),
    state: orNull(rest.state),
    ...(business.includes('businessName') && { businessName: orNull(businessName) }),
    ...(business.includes('vatId') && { vatId: orNull(vatId) }),
  };
}

type MissingAddressField = RequiredAddressField | 'state';

/** What is still to be filled in; a state only where carriers insist on one (C-31). */
export function missingIn(form: AddressForm): MissingAddressField[] {
  const missing = missingInAddress(addressOf(form, []));
  return stateRequired(form.country) && !form.state.trim() ? [...missing, 'state'] : missing;
}

/** All reasons why an entry is refused, below `root`. */
export function addressIssues(
  form: AddressForm,
  business: readonly BusinessField[],
  root: string,
): { path: PropertyKey[]; message: string }[] {
  const parsed = Address.safeParse(addressOf(form, business));
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: [root, ...path], message }));
  return missingIn(form).includes('state')
    ? [...wrong, { path: [root, 'state'], message: 'state_required' }]
    : wrong;
}
