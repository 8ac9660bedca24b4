// Carriers that take a parcel from a sender there; whether their van comes for it is said in carrier.ts.
import { type Carrier, carriers } from './carrier.ts';
import { isInsideEu, type Place } from './territory.ts';

const everywhere = () => true;
const serves: Readonly<Record<Carrier, (from: Place) => boolean>> = {
  'DHL Express': everywhere,
  FedEx: everywhere,
  UPS: everywhere,
  DPD: isInsideEu,
  'DHL Paket': ({ country }) => country === 'DE',
  USPS: ({ country }) => country === 'US',
};

export const servingCarriers = (from: Place): Carrier[] =>
  carriers.filter((carrier) => serves[carrier](from));
