// Stored drafts of a shipment, to reach a screen without typing (lib/draft-store.ts).
import type { RatesReply } from '#contract/rates.ts';
import { pickupDays } from '#domain/pickup.ts';
import { type AdditionalServices, noServices } from '#domain/services.ts';
import type { DraftKey } from '#web/lib/draft-store.ts';
import { anAddress } from './factories.ts';

export type Kept = Partial<Record<DraftKey, unknown>>;

const typed = (address: object) => ({
  ...{ name: '', businessName: '', company: '', street1: '', street2: '', city: '', state: '', zip: '' },
  ...{ country: '', phone: '', email: '', vatId: '' },
  ...address,
});

const recipient = {
  name: 'Zoë Quinn',
  company: 'Quinn Instruments Inc.',
  street1: '350 5th Ave',
  city: 'New York',
  state: 'NY',
  zip: '10118',
  country: 'US',
  phone: '+1 212 5550134',
  email: 'zoe.quinn@example.com',
};

const laptop = {
  id: 'package-1',
  length: '40',
  width: '30',
  height: '12,5',
  weight: '3,2',
  description: 'Laptop computer with built-in battery',
  hsCode: '847130',
  value: '650',
};
const books = {
  id: 'package-2',
  length: '20',
  width: '20',
  height: '15',
  weight: '2',
  description: 'Printed books for school lessons',
  hsCode: '490199',
  value: '80,50',
};

export const everyService: AdditionalServices = {
  ...noServices,
  pickup: true,
  insurance: true,
  carbonNeutral: true,
  customsClearance: true,
  lithiumBattery: true,
  lithiumBatteryDetails: {
    hasLithiumBatteries: true,
    confirmed: true,
    batteryType: 'integrated',
    batteryCount: 'max2',
  },
};

type Step = 'sender' | 'recipient' | 'package' | 'services';

/** The wizard at a step, empty. */
export const atStep = (step: Step): Kept => ({ shippingFormData: { step, pickupDate: null } });

/** The wizard at a step, complete: two parcels to New York. */
export function filledAt(
  step: Step,
  services: AdditionalServices = noServices,
  { zip = '10118', value = '80,50' } = {},
): Kept {
  const [date = ''] = pickupDays(new Date()).slice(3);
  const pickupDate = services.pickup ? { date, timeFrom: '10:00', timeTo: '16:00' } : null;
  return {
    shippingFormData: { step, pickupDate },
    shipping_fromAddress: typed(anAddress()),
    shipping_toAddress: typed({ ...recipient, zip }),
    shipping_packages: [laptop, { ...books, value }],
    selected_package_id: 'package-2',
    shipping_services: services,
  };
}

/** What the wizard stores for the rates page. */
export const asked = (reply: RatesReply): Kept => ({
  calculatedRates: reply,
  shipmentData: reply.shipmentData,
});
