// Rules for hub routes: the carrier services that may be their legs, and which of them each route takes (R59, C-19).
import { type Carrier, isShown, type Visibility } from './carrier.ts';

export type HubName = 'Economy' | 'Express' | 'Priority';

export type HubLeg = 'toHub' | 'fromHub';

type LegService = { carrier: Carrier; service: RegExp };

/** Services that may be the legs of a route, and how one of them is chosen. */
export type HubRule = {
  name: HubName;
  choice: 'cheapest' | 'fastest';
  handlingDays: number;
  toHub: readonly LegService[];
  fromHub: readonly LegService[];
};

const byRoad: readonly LegService[] = [
  { carrier: 'DHL Paket', service: /.*/ },
  { carrier: 'DPD', service: /.*/ },
  { carrier: 'UPS', service: /^standard/i },
];
const byAir: readonly LegService[] = [
  { carrier: 'DHL Express', service: /^express worldwide/i },
  { carrier: 'UPS', service: /^express( saver)?$/i },
  { carrier: 'FedEx', service: /international priority$/i },
];

/** Each carrier named here is asked for every shipment that may go through the hub, so each leg names few. */
export const defaultHubRules: readonly HubRule[] = [
  {
    name: 'Economy',
    choice: 'cheapest',
    handlingDays: 2,
    toHub: byRoad,
    fromHub: [
      { carrier: 'FedEx', service: /economy|connect/i },
      { carrier: 'DHL Express', service: /economy/i },
      { carrier: 'UPS', service: /^(standard|expedited)/i },
    ],
  },
  { name: 'Express', choice: 'cheapest', handlingDays: 1, toHub: byRoad, fromHub: byAir },
  {
    name: 'Priority',
    choice: 'fastest',
    handlingDays: 1,
    toHub: [{ carrier: 'UPS', service: /^express( saver)?$/i }],
    fromHub: byAir,
  },
];

/** Whether a rate can be bought at all: alone, or as a leg of a hub route; `hub`: this shipment may take one. */
export const isSold = (
  rate: { carrier: Carrier; service: string },
  { hub, visibility }: { hub: boolean; visibility: readonly Visibility[] },
): boolean =>
  isShown(rate, 'rates', visibility) || (hub && isShown(rate, 'hubLeg', visibility) && isLeg(rate));

const isLeg = (rate: { carrier: Carrier; service: string }): boolean =>
  defaultHubRules.some((rule) => mayBeLeg(rate, rule.toHub) || mayBeLeg(rate, rule.fromHub));

/** Whether a rate is of one of the services that a route's rule names for a leg. */
export const mayBeLeg = (
  rate: { carrier: Carrier; service: string },
  services: readonly LegService[],
): boolean => services.some(({ carrier, service }) => carrier === rate.carrier && service.test(rate.service));

/** Our carriers that can be a leg, so that no others are asked. */
export function legCarriers(ours: readonly Carrier[]): { toHub: Carrier[]; fromHub: Carrier[] } {
  const named = (leg: HubLeg): Carrier[] =>
    ours.filter((ourCarrier) =>
      defaultHubRules.some((rule) => rule[leg].some(({ carrier }) => carrier === ourCarrier)),
    );
  return { toHub: named('toHub'), fromHub: named('fromHub') };
}
