// The price of an extra in the wizard is the price in the cart and the one charged (C-22).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insuranceFee } from '#domain/pricing.ts';
import { anAddress, aPrice } from '#tests/factories.ts';
import { de } from '../../i18n/de.ts';
import { en } from '../../i18n/en.ts';
import { cartLines } from '../rates/cart-lines.ts';
import { extraPrice, plusVat, termsFor, vatNote } from './extra-price.ts';

const valueCents = 80_000;
const from = anAddress();
const france = anAddress({ zip: '69001', city: 'Lyon', country: 'FR' });
const zurich = anAddress({ zip: '8001', city: 'Zürich', country: 'CH' });
const nowhereYet = anAddress({ zip: '', city: '', country: '' });
const canaries = anAddress({ zip: '35001', city: 'Las Palmas', country: 'ES' });

test.each([
  ['privately inside the EU', false, france, 1_999, 'inkl. 19\u00a0% MwSt.', 'incl. 19% VAT'],
  ['for a business inside the EU', true, france, 1_680, 'zzgl. 19\u00a0% MwSt.', 'plus 19% VAT'],
  ['privately beyond the EU', false, zurich, 1_680, null, null],
  ['for a business beyond the EU', true, zurich, 1_680, null, null],
  ['privately to nobody yet', false, nowhereYet, 1_999, 'inkl. 19\u00a0% MwSt.', 'incl. 19% VAT'],
  ['privately beyond its VAT area', false, canaries, 1_680, null, null],
])(
  'insurance of 800.00 %s costs in the wizard what it costs in the cart',
  (_, business, to, cents, german, english) => {
    const terms = termsFor(business, { from, to });
    expect(extraPrice(insuranceFee(valueCents), terms)).toBe(cents);
    expect([vatNote(de, terms), vatNote(en, terms)]).toEqual([german, english]);

    const price = aPrice({ vatApplies: terms.percent !== 0, insuredValueCents: valueCents });
    const lines = cartLines({ ...price, incoTerm: 'DAP', additionalServices: 0 }, terms.view, {
      pickup: false,
      ownDeclaration: false,
    });
    expect(lines.find(({ name }) => name === 'insuranceFee')?.cents).toBe(cents);
  },
);

test('whatever the transport costs, the cart shows the insurance price that the wizard showed', () => {
  const terms = termsFor(false, { from, to: france });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 5_000_000 }), fc.nat(100_000), (insuredValueCents, costCents) => {
      const price = aPrice({ vatApplies: true, insuredValueCents, costCents });
      const lines = cartLines({ ...price, incoTerm: 'DAP', additionalServices: 0 }, 'including', {
        pickup: false,
        ownDeclaration: false,
      });
      const said = extraPrice(insuranceFee(insuredValueCents), terms);
      expect(lines.find(({ name }) => name === 'insuranceFee')?.cents).toBe(said);
    }),
  );
});

test('the percentage mentions VAT on top, where there is any', () => {
  const inside = termsFor(false, { from, to: france });
  const beyond = termsFor(false, { from, to: zurich });
  expect(de.services.insurance.feeNote(plusVat(de, inside))).toBe(
    '2,1\u00a0% des Warenwerts + 19\u00a0% MwSt.',
  );
  expect(de.services.insurance.text(plusVat(de, beyond))).toBe(
    '2,1\u00a0% des Warenwerts, bis 50.000\u00a0€.',
  );
});

test('the wizard words VAT as the rates page does', () => {
  for (const { services, rates } of [de, en]) {
    expect(services.vat.noteIncluding(19)).toBe(rates.vat.noteIncluding(19));
    expect(services.vat.noteExcluding(19)).toBe(rates.vat.noteExcluding(19));
  }
});
