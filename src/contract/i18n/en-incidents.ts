// Reasons why a parcel is held up, in English: mails and pages use the same words.
import type { incidents as German } from './de-incidents.ts';

export const incidents: typeof German = {
  address_incorrect: 'The address is incomplete or wrong.',
  customs_documentation: 'Customs needs more details or documents.',
  customs_duties_unpaid: 'Duties or taxes have not been paid yet.',
  consignee_not_home: 'Nobody was there to receive it.',
  consignee_refused: 'The package was refused.',
  carrier_damaged_parcel: 'The package was damaged.',
  carrier_parcel_lost: 'The carrier is looking for the package.',
  carrier_sorting_error: 'The package was missorted and is on its way again.',
  weather_delay: 'The weather is delaying the transport.',
};
