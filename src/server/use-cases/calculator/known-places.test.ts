// Tests of the places that prices are asked for, and of the shipments made from them.
import { expect, test } from 'vitest';
import { quoteCalculator } from '#contract/calculator.ts';
import { fitsPostcode } from '#domain/postcode.ts';
import { Shipment } from '#domain/shipment.ts';
import { countryCodes, hasPostcodes, isInEuCustoms, isInEuVat, stateRequired } from '#domain/territory.ts';
import { knownPlace } from './known-places.ts';
import { placeholderShipment } from './placeholder-shipment.ts';

test('every country has a place with a city, a postcode if it has any, and a state where carriers want one', () => {
  for (const country of countryCodes) {
    const { city, zip, state } = knownPlace(country);
    expect(city, country).toMatch(/^\p{Lu}[\p{L} '.-]+$/u);
    expect(zip, country).toMatch(/^[A-Z0-9][A-Z0-9 -]{1,10}$/);
    expect(fitsPostcode(country, zip), country).toBe(true);
    expect(state !== null, country).toBe(stateRequired(country));
    if (!hasPostcodes(country)) expect(zip, country).toBe('00000');
  }
});

test('the place does not move its country to another area of the EU', () => {
  for (const country of countryCodes) {
    const place = { country, ...knownPlace(country) };
    expect([isInEuCustoms(place), isInEuVat(place)], country).toEqual([
      isInEuCustoms({ country }),
      isInEuVat({ country }),
    ]);
  }
});

test('every pair of countries makes a shipment that our own rating accepts', () => {
  for (const [index, country] of countryCodes.entries()) {
    const other = countryCodes[countryCodes.length - 1 - index] ?? 'DE';
    const body = quoteCalculator.body.parse({
      length: 30,
      width: 20,
      height: 10,
      weight: 2.5,
      fromCountry: country,
      toCountry: other,
    });
    expect(Shipment.safeParse(placeholderShipment(body)).error, country).toBeUndefined();
  }
});
