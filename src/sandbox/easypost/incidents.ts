// Incidents on a parcel's way, triggered by a word in the recipient's name; a day later it moves on. See ../README.md.
import type { Address } from './wire-schema.ts';

/** EasyPost's fields: status, status_detail, message. */
type Said = readonly [status: string, detail: string, message: string];

/** Each carrier writes its own message under a detail chosen by EasyPost; carriers without one here use DHL's. */
type Words = { FedEx: Said; UPS: Said; other: Said };

type Incident = {
  word: string;
  /** Position on the way: 0 is the purchase, 1 the courier at the door. */
  share: number;
  happens: Words;
  /** The scan a day later. */
  then: Words;
};

export type ParcelIncident = { share: number; happens: Said; then: Said };

const underWay = (detail: string, message: string): Said => ['in_transit', detail, message];
const trouble = (detail: string, message: string): Said => ['failure', detail, message];
const onTheVan = (message: string): Said => ['out_for_delivery', 'out_for_delivery', message];

const departed: Words = {
  FedEx: underWay('departed_facility', 'Departed FedEx location'),
  UPS: underWay('departed_facility', 'Departed from Facility'),
  other: underWay('departed_facility', 'Shipment has departed from a DHL facility'),
};
const cleared: Words = {
  FedEx: underWay('status_update', 'International shipment release - Import'),
  UPS: underWay('status_update', 'Your package was released by the customs agency.'),
  other: underWay('status_update', 'Clearance processing complete'),
};

const incidents: readonly Incident[] = [
  {
    word: 'WEATHER',
    share: 0.4,
    happens: {
      FedEx: trouble('weather_delay', 'Shipment exception (Delay due to severe weather)'),
      UPS: underWay('weather_delay', 'Severe weather conditions have delayed delivery.'),
      other: underWay('weather_delay', 'Delayed by severe weather'),
    },
    then: departed,
  },
  {
    word: 'DAMAGED',
    share: 0.6,
    happens: {
      FedEx: trouble('damaged', 'Shipment exception (Package damaged, being repacked)'),
      UPS: underWay('damaged', 'A damage has been reported and we will notify the sender.'),
      other: underWay('damaged', 'Parcel damaged in transit'),
    },
    then: departed,
  },
  {
    word: 'CUSTOMSDOCS',
    share: 0.8,
    happens: {
      FedEx: trouble('awaiting_information', 'Clearance delay - Import (Commercial invoice missing)'),
      UPS: underWay('awaiting_information', 'The package is held for customs: a document is missing.'),
      other: underWay('awaiting_information', 'Further details required for customs clearance'),
    },
    then: cleared,
  },
  {
    word: 'DUTIESDUE',
    share: 0.8,
    happens: {
      FedEx: trouble('held', 'Clearance delay - Import (Duties and taxes are due)'),
      UPS: underWay('held', 'The package is held: duties or taxes are due.'),
      other: underWay('held', 'Held by customs: duties and taxes unpaid'),
    },
    then: cleared,
  },
  {
    word: 'NOTHOME',
    share: 1.05,
    happens: {
      FedEx: trouble('delayed', 'Delivery exception (Customer not available or business closed)'),
      UPS: trouble(
        'delivery_exception',
        'The receiver was not available at the time of the delivery attempt.',
      ),
      other: trouble('delivery_exception', 'Delivery attempted; recipient not home'),
    },
    then: {
      FedEx: onTheVan('On FedEx vehicle for delivery'),
      UPS: onTheVan('Out For Delivery Today'),
      other: onTheVan('Shipment is out with courier for delivery'),
    },
  },
];

const saidBy = (words: Words, carrier: string): Said =>
  carrier === 'FedEx' || carrier === 'UPS' ? words[carrier] : words.other;

type Named = Pick<Address, 'name' | 'company'>;

export function incidentFor({ name, company }: Named, carrier: string): ParcelIncident | null {
  const words = `${name ?? ''} ${company ?? ''}`.toUpperCase();
  const incident = incidents.find(({ word }) => words.includes(word));
  if (!incident) return null;
  const { share, happens, then } = incident;
  return { share, happens: saidBy(happens, carrier), then: saidBy(then, carrier) };
}
