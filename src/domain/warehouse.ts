// Our warehouse: which senders can bring a parcel to it, and where it is (0029).
import { crossesCustomsBorder } from './customs.ts';
import type { Place } from './territory.ts';

/**
 * Whether the sender can bring a parcel to the warehouse. The label starts in the sender's country, so the warehouse
 * must be there, and not behind the customs border around Heligoland or Büsingen. Null: there is no warehouse. NOTE:
 * browsers do not know its postcode, and take it for one in the country's main part.
 */
export const servesSender = (warehouse: Place | null, from: Place): boolean =>
  warehouse !== null && warehouse.country === from.country && !crossesCustomsBorder(from, warehouse);

/** The warehouse's address on one line. */
export const warehouseLine = ({
  name,
  street,
  zip,
  city,
}: Record<'name' | 'street' | 'zip' | 'city', string>) => `${name}, ${street}, ${zip} ${city}`;
