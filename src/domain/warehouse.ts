// Which senders can bring a parcel to our warehouse, and where it is (0029).
import { crossesCustomsBorder } from './customs.ts';
import type { Place } from './territory.ts';

/**
 * The label begins where the sender is, so a parcel is handed on in that country only, and nobody brings it over the border
 * around Heligoland or Büsingen first. Null: there is no warehouse. NOTE: browsers do not know its postcode, and take it
 * for one of the country's main part.
 */
export const servesSender = (warehouse: Place | null, from: Place): boolean =>
  warehouse !== null && warehouse.country === from.country && !crossesCustomsBorder(from, warehouse);

/** Where a parcel is brought. */
export const warehouseLine = ({
  name,
  street,
  zip,
  city,
}: Record<'name' | 'street' | 'zip' | 'city', string>) => `${name}, ${street}, ${zip} ${city}`;
