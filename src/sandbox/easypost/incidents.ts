// What may happen to a parcel on its way, by a word in the name of its recipient; a day later it goes on. See ../README.md.
import type { Address } from './wire-schema.ts';

/** In the words of EasyPost: status, status_detail, message. */
type Said = readonly [status: string, detail: string, message: string];

export type ParcelIncident = {
  word: string;
  /** Where on the way: 0 the purchase, 1 the courier at the door. */
  share: number;
  happens: Said;
  /** What is said a day later. */
  then: Said;
};

const incidents: readonly ParcelIncident[] = [
  {
    word: 'WEATHER',
    share: 0.4,
    happens: ['in_transit', 'weather_delay', 'Delayed by severe weather'],
    then: ['in_transit', 'departed_facility', 'Departed facility'],
  },
  {
    word: 'DAMAGED',
    share: 0.6,
    happens: ['in_transit', 'damaged', 'Parcel damaged in transit'],
    then: ['in_transit', 'status_update', 'Repacked and forwarded'],
  },
  {
    word: 'CUSTOMSDOCS',
    share: 0.8,
    happens: ['in_transit', 'awaiting_information', 'Held by customs: documents missing'],
    then: ['in_transit', 'status_update', 'Released by customs'],
  },
  {
    word: 'DUTIESDUE',
    share: 0.8,
    happens: ['in_transit', 'held', 'Held by customs: duties and taxes unpaid'],
    then: ['in_transit', 'status_update', 'Released by customs'],
  },
  {
    word: 'NOTHOME',
    share: 1.05,
    happens: ['failure', 'delivery_exception', 'Delivery attempted: recipient not at home'],
    then: ['out_for_delivery', 'out_for_delivery', 'With delivery courier'],
  },
];

export const incidentFor = ({ name, company }: Address): ParcelIncident | null => {
  const words = `${name ?? ''} ${company ?? ''}`.toUpperCase();
  return incidents.find(({ word }) => words.includes(word)) ?? null;
};
