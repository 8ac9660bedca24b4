// Valid example objects for tests; a test changes only what it is about.
import type { Rate } from '#contract/rates.ts';
import type { Address } from '#domain/address.ts';
import type { BatteryType } from '#domain/lithium.ts';
import type { Parcel } from '#domain/parcel.ts';
import type { Price } from '#domain/price.ts';
import { type PriceInput, priceRate } from '#domain/pricing.ts';
import type { RateReference } from '#domain/rate.ts';
import { type AdditionalServices, noServices } from '#domain/services.ts';
import type { Shipment } from '#domain/shipment.ts';

export const anAddress = (change: Partial<Address> = {}): Address => ({
  name: 'Jörg Müller',
  street1: 'Hafenstraße 7',
  city: 'Hamburg',
  zip: '20457',
  country: 'DE',
  phone: '+49401234567',
  email: 'joerg@example.com',
  ...change,
});

/** EasyPost's ids for one parcel by DHL Express. */
export const aRateReference = (): RateReference => ({
  kind: 'shipment',
  id: 'shp_1',
  rateId: 'rate_1',
  carrier: 'DHLExpress',
  service: 'ExpressWorldwideNonDoc',
});

export const aParcel = (change: Partial<Parcel> = {}): Parcel => ({
  length: 30,
  width: 20,
  height: 10,
  weight: 2.5,
  description: 'Printed books for school lessons',
  // Required for anything bound for the USA.
  hsCode: '490199',
  value: 120,
  ...change,
});

export const aShipment = (
  change: Partial<Omit<Shipment, 'additionalServices'>> & { services?: Partial<AdditionalServices> } = {},
): Shipment => {
  const { services, ...rest } = change;
  return {
    fromAddress: anAddress(),
    toAddress: anAddress({ name: 'Chloé Łuc', city: 'Paris', zip: '75001', country: 'FR' }),
    packages: [aParcel()],
    ...rest,
    additionalServices: { ...noServices, ...services },
  };
};

/** Declared and confirmed. */
export const batteries = (batteryType: BatteryType) =>
  ({
    lithiumBattery: true,
    lithiumBatteryDetails: {
      hasLithiumBatteries: true,
      confirmed: true,
      batteryCount: 'max2',
      batteryType,
    },
  }) satisfies Partial<AdditionalServices>;

/** Nothing but transport. */
export const plainPrice: PriceInput = {
  costCents: 2345,
  discount: null,
  insuredValueCents: null,
  carbonNeutral: false,
  exportDocumentation: 'none',
  lithiumCents: 0,
  pickupCents: 0,
  vatApplies: true,
  customsCents: 0,
};

export const aPrice = (change: Partial<PriceInput> = {}): Price => priceRate({ ...plainPrice, ...change });

/** A direct rate as the pages receive it. */
export const aRate = (change: Partial<Rate> = {}): Rate => ({
  id: 'r1',
  carrier: 'UPS',
  service: 'Standard',
  rate: '36.27',
  priceCents: 3627,
  currency: 'EUR',
  deliveryDays: 3,
  deliveryDate: '2026-11-24',
  deliveryInfo: null,
  isCarbon: false,
  isInsured: false,
  hsCodeMissing: false,
  isHub: false,
  hubInfo: null,
  total_price: null,
  estimated_days: null,
  route: null,
  label: null,
  shipmentId: 's',
  meta: { rate_id: 'r1' },
  priceBreakdown: { ...aPrice(), incoTerm: 'DAP', additionalServices: 0 },
  ...change,
});
