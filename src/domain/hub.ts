// Hub routes: sender → hub → destination, composed of two carrier rates, one price for both (R59, C-19).
import type { CarrierRate } from './rate.ts';

/** Bought as two purchases: the first leg's labels are the customer's, the second's wait at the hub. */
export type HubRoute = {
  /** Economy, Express or Priority. */
  name: string;
  hubName: string;
  hubCity: string;
  hubCountry: string;
  handlingDays: number;
  legs: [CarrierRate, CarrierRate];
};
