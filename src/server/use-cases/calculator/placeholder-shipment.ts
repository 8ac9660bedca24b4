// A shipment for the carriers before any address is entered: real places, invented people (C-05).
import type { BodyOf } from '#contract/endpoint.ts';
import type { quoteCalculator } from '#contract/calculator.ts';
import type { Address } from '#domain/address.ts';
import { DEFAULT_HS_CODE } from '#domain/calculator.ts';
import { exportDeclarationRequired } from '#domain/customs.ts';
import { totalValue } from '#domain/parcel.ts';
import { noServices } from '#domain/services.ts';
import type { Shipment } from '#domain/shipment.ts';
import { knownPlace } from './known-places.ts';

/** Has at least the twenty characters that a description needs; says what DEFAULT_HS_CODE means. */
const DESCRIPTION = 'Household goods made of plastics';

export function placeholderShipment(body: BodyOf<typeof quoteCalculator>): Shipment {
  const { length, width, height, weight, value, fromCountry, toCountry } = body;
  const fromAddress = placeholderAddress('Sender', fromCountry);
  const toAddress = placeholderAddress('Recipient', toCountry);
  const packages = [
    { length, width, height, weight, description: DESCRIPTION, hsCode: DEFAULT_HS_CODE, value },
  ];
  const worth = { from: fromAddress, to: toAddress, valueCents: totalValue(packages) };
  return {
    fromAddress,
    toAddress,
    packages,
    // This one is mandatory, so it belongs to the price.
    additionalServices: { ...noServices, exportDocumentation: exportDeclarationRequired(worth) },
    pickupDate: null,
  };
}

const placeholderAddress = (name: string, country: string): Address => ({
  name: `Price Enquiry ${name}`,
  street1: '1 Main Street',
  ...knownPlace(country),
  country,
  phone: '+49 30 1234567',
  email: 'price-enquiry@example.com',
});
