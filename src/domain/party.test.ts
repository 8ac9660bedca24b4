// Billing: an order is billed to its buyer, wherever it goes from and to.
import { expect, test } from 'vitest';
import { anAddress } from '#tests/factories.ts';
import { type BilledAccount, billedTo, isOwnedBy, lacksBillingAddress } from './party.ts';

const shop = anAddress({ name: 'Shop', email: 'shop@example.fr' });
const own = anAddress({ name: 'Own', email: 'Privat@example.com' });
const other = anAddress({ name: 'Other', email: 'somebody@example.com' });
const account: BilledAccount = {
  email: 'privat@example.com',
  firstName: 'Petra',
  lastName: 'Petersen',
  companyName: null,
  business: false,
  vatId: null,
  address: null,
};
const firm = { ...account, companyName: 'Brandt Bootsbau GmbH', business: true, vatId: 'DE123456788' };
const between = (fromAddress: typeof shop, toAddress: typeof shop) => ({ fromAddress, toAddress });

test('without an account address the bill goes to the party that owns the account', () => {
  expect(billedTo(between(shop, own), account)).toMatchObject(own);
  expect(billedTo(between(own, shop), account)).toMatchObject(own);
  const twice = { ...own, name: 'Twice' };
  expect(billedTo(between(own, twice), account).name).toBe('Own');
});

test('an account that is neither party is billed under its own name, never as somebody else', () => {
  expect(billedTo(between(shop, other), account)).toMatchObject({
    name: 'Petra Petersen',
    company: null,
    email: account.email,
    street1: '',
    city: '',
    country: '',
  });
  expect(billedTo(between({ ...shop, vatId: 'FR32123456789' }, other), firm)).toMatchObject({
    company: 'Brandt Bootsbau GmbH',
    vatId: 'DE123456788',
    street1: '',
  });
});

test("the account's own address takes precedence over both parties, with its company and number", () => {
  const said = { ...firm, address: anAddress({ name: 'Buchhaltung', email: 'rechnung@example.com' }) };
  expect(billedTo(between(own, shop), said)).toMatchObject({
    name: 'Buchhaltung',
    company: 'Brandt Bootsbau GmbH',
    vatId: 'DE123456788',
  });
});

test('what the billed address itself says of company and VAT id is not lost', () => {
  const address = anAddress({ company: 'Brandt Holding AG', vatId: 'DE136695976' });
  const { company, vatId } = billedTo(between(own, shop), { ...firm, vatId: null, address });
  expect([company, vatId]).toEqual(['Brandt Holding AG', 'DE136695976']);
});

test('a company is recognised by its name, however it is spelled, even with another e-mail', () => {
  const party = { ...other, businessName: ' BRANDT  Bootsbau gmbh ' };
  expect(billedTo(between(shop, party), firm)).toMatchObject({ street1: party.street1, vatId: firm.vatId });
  expect(isOwnedBy({ ...other, company: 'Brandt' }, firm)).toBe(false);
  expect(isOwnedBy({ ...other, company: 'Brandt Bootsbau' }, firm)).toBe(true);
  expect(isOwnedBy({ ...other, company: 'GmbH' }, { ...firm, companyName: 'AG' })).toBe(false);
});

test('a supplier booked with notifications going to ourselves is not billed', () => {
  const supplier = { ...shop, email: firm.email, company: 'Shop SARL' };
  const store = { ...other, company: 'Brandt Bootsbau GmbH' };
  expect(billedTo(between(supplier, store), firm)).toMatchObject({ name: 'Other', vatId: firm.vatId });
  expect(billedTo(between(supplier, other), firm)).toMatchObject({ company: firm.companyName, street1: '' });
});

test('an account without a company is found by e-mail, even where the address names one', () => {
  expect(isOwnedBy({ ...own, company: 'Shop SARL' }, account)).toBe(true);
});

test.each([
  [{}, true],
  [{ street1: ' MÜNZWEG  7' }, true],
  [{ street1: 'Mu\u0308nzweg 7' }, true],
  [{ zip: '２０４５７' }, true],
  [{ street1: 'Münzweg 8' }, false],
  [{ zip: '20459' }, false],
  [{ country: 'AT' }, false],
])("with %j a party is at the account's own address: %j", (change, isOwned) => {
  const home = anAddress({ street1: 'Münzweg 7' });
  const party = { ...home, email: other.email, ...change };
  expect(isOwnedBy(party, { ...account, address: home })).toBe(isOwned);
});

test("a guest's order is billed to the sender; a party without an e-mail is not matched to an account", () => {
  expect(billedTo(between(shop, own), null)).toBe(shop);
  const { email: _, ...nobody } = own;
  expect(isOwnedBy(nobody, { email: '', companyName: '', address: null })).toBe(false);
});

test.each<[string, boolean, Partial<BilledAccount>, number]>([
  ['a business that is neither party, above 250 euro', true, firm, 25_001],
  ['a name is enough up to 250 euro', false, firm, 25_000],
  ['nobody owes a private person an invoice', false, account, 90_000],
  ['a company that did not register as a business', false, { ...firm, business: false }, 90_000],
  ['a business without a name', true, { ...firm, companyName: null }, 90_000],
  ['an address is given', false, { ...firm, address: other }, 90_000],
  ['the sender is the business', false, { ...firm, email: shop.email }, 90_000],
])('%s: a billing address is missing: %s', (_, isMissing, change, totalCents) => {
  expect(lacksBillingAddress(between(shop, other), { ...account, ...change }, totalCents)).toBe(isMissing);
});
