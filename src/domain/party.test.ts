// Whom an order is billed to where the account says no address.
import { expect, test } from 'vitest';
import { anAddress } from '../../tests/support/factories.ts';
import { billedParty, isOwnedBy } from './party.ts';

test('without an address of the account the bill goes to the party whose account it is, else to the sender', () => {
  const shop = anAddress({ email: 'shop@example.fr' });
  const customer = anAddress({ email: 'Privat@example.com' });
  const other = anAddress({ email: 'somebody@example.com' });
  const billed = (
    fromAddress: typeof shop,
    toAddress: typeof shop,
    email: string | null = 'privat@example.com',
  ) => billedParty({ fromAddress, toAddress }, email);
  expect(billed(shop, customer)).toBe(customer);
  expect(billed(customer, shop)).toBe(customer);
  expect(billed(customer, { ...customer })).toBe(customer);
  expect(billed(shop, other)).toBe(shop);
  expect(billed(shop, customer, null)).toBe(shop);
  const { email: _, ...nobody } = customer;
  expect(isOwnedBy(nobody, null)).toBe(false);
});
