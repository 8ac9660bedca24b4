// Nothing is lost between an address and its fields.
import { expect, test } from 'vitest';
import { Address } from '#domain/address.ts';
import { addressIssues, addressOf } from './address-form.ts';
import { formOfAddress } from './known-address.ts';

const full: Address = {
  name: 'Łucja Müßig',
  businessName: 'Müßig & Töchter',
  company: 'Łódź Handel GmbH',
  street1: 'Am Sandtorkai 1',
  street2: 'Hinterhof',
  city: 'Hamburg',
  state: null,
  zip: '20457',
  country: 'DE',
  phone: '+49 40 1234567',
  email: 'lucja@example.com',
  vatId: 'DE123456789',
  customsId: '123.456.789-09',
};

test('an address comes back from its fields unchanged', () => {
  expect(Address.parse(addressOf(formOfAddress(full), ['businessName', 'vatId']))).toEqual(full);
});

test('fields not shown are not sent', () => {
  const sent = addressOf(formOfAddress(full), []);
  expect(Object.keys(sent)).not.toContain('vatId');
  expect(Object.keys(sent)).not.toContain('businessName');
});

test("issues are placed under the address's path in its form", () => {
  const issues = addressIssues({ ...formOfAddress(full), zip: '', country: 'US' }, [], 'address');
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['address.zip', 'address.state']);
});
