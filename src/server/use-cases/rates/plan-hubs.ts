// Asks for the legs of hub routes alongside the direct rates, and composes them (R59, C-19).
import { type CarrierMessage, HUB } from '#contract/rates.ts';
import type { Carrier } from '#domain/carrier.ts';
import { composeHubs, canUseHub, hubLabel, hubLegs, type HubRate } from '#domain/hub.ts';
import { legCarriers } from '#domain/hub-rules.ts';
import type { CarrierRate } from '#domain/rate.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { TooLong } from '#domain/label-line.ts';
import { isNoAnswer } from '#domain/no-answer.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import type { Context } from '../../context.ts';

/** `reference` is printed on the labels of both legs, so that the hub can match the second to the first. */
type Question = { signal: AbortSignal; reference: string };

/** Asks for the legs and composes the routes; never throws for a carrier's refusal. */
export type AskHubs = (question: Question) => Promise<{ rates: HubRate[]; messages: CarrierMessage[] }>;

/** Null if the shipment cannot go by the hub; no carrier is asked then. */
export function planHubs(
  { config: { hub, visibility }, carrier: port }: Context,
  shipment: Shipment,
): AskHubs | null {
  if (!hub || !canUseHub(shipment, hub)) return null;
  // Such goods are refused on hub routes whatever the legs cost, so no carrier is asked.
  const ours = needsWarehouse(shipment.additionalServices) ? [] : port.carriers;
  const carriers = legCarriers(ours);
  const [toHub, fromHub] = hubLegs(shipment, hub);
  const { pickup, customsClearance, lithiumBattery, lithiumBatteryDetails } = shipment.additionalServices;
  return async (question) => {
    const ask = async (leg: Shipment, asked: readonly Carrier[], typed: string): Promise<LegAnswer> => {
      const answers = await Promise.all(asked.map((carrier) => port.rate(carrier, leg, question)));
      const messages = answers.flatMap((answer) => answer.messages);
      return {
        rates: answers.flatMap(({ rates }) => rates),
        silent: messages.filter(isNoAnswer).map(({ carrier }) => carrier),
        // The other end of a leg is the hub's, which no customer can shorten.
        tooLong: messages
          .map(({ carrier, tooLong = [] }) => ({
            carrier,
            tooLong: tooLong.filter(({ path }) => path.startsWith(typed)),
          }))
          .filter(({ tooLong }) => tooLong.length > 0),
      };
    };
    const [first, second] = await Promise.all([
      ask(toHub, carriers.toHub, 'fromAddress.'),
      ask(fromHub, carriers.fromHub, 'toAddress.'),
    ]);
    const { rates, refused } = composeHubs({
      hub,
      toHub: first.rates,
      fromHub: second.rates,
      silent: { toHub: first.silent, fromHub: second.silent },
      tooLong: { toHub: first.tooLong, fromHub: second.tooLong },
      battery: lithiumBattery ? (lithiumBatteryDetails ?? null) : null,
      needsPickup: pickup,
      needsDdp: customsClearance,
      visibility,
    });
    return {
      rates,
      messages: refused.map(({ name, ...why }) => ({ carrier: HUB, service: hubLabel(name), ...why })),
    };
  };
}

type LegAnswer = {
  rates: CarrierRate[];
  silent: Carrier[];
  tooLong: { carrier: Carrier; tooLong: TooLong[] }[];
};
