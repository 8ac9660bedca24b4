// Carriers that take a parcel from a sender there; whether their van comes for it is said in carrier.ts.
import { type Carrier, carriers } from './carrier.ts';
import { isInsideEu, type Place } from './territory.ts';

/** DPD in the EU, DHL Paket in Germany, USPS in the USA, the others everywhere. */
export const servingCarriers = (from: Place): Carrier[] =>
  carriers.filter((carrier) => {
    if (carrier === 'DPD') return isInsideEu(from);
    if (carrier === 'DHL Paket') return from.country === 'DE';
    return carrier !== 'USPS' || from.country === 'US';
  });
