// Setup for stories about purchases that go wrong.
import type { ErrorReply } from '#contract/error.ts';
import type { Delivery } from '#server/gateways/delivery.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { readIntents } from '#server/use-cases/operator/read-lists.ts';
import { atPayPal, advanceTime, type PayPalOpened, returnFromPayPal, settle } from './booking.ts';
import { anAddress } from './factories.ts';
import { type House, openHouse, type Session } from './house.ts';
import { HOUR_MS, MINUTE_MS } from './refunding.ts';

/** A house that records the providers' webhooks, so that they can be sent again. */
export async function openRecordingHouse(): Promise<{ house: House; heard: Delivery[] }> {
  const heard: Delivery[] = [];
  const payment = (real: PaymentPort): PaymentPort => ({
    ...real,
    readNotice: (delivery) => {
      heard.push(delivery);
      return real.readNotice(delivery);
    },
  });
  return { house: await openHouse({ listen: true, wrap: { payment } }), heard };
}

export async function payByPayPal(house: House, session: Session, opened: PayPalOpened): Promise<string> {
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await settle(house);
  return opened.intentId;
}

/** Why this checkout is on the operator's list; null when it is not. */
export async function listedReason(house: House, intentId: string): Promise<string | null> {
  const { rows } = await readIntents(house.ctx, { all: false, limit: 10 });
  return rows.find(({ id }) => id === intentId)?.why ?? null;
}

export const codeOf = (reply: { json<T>(): T }): string => reply.json<ErrorReply>().code;

/** Lets all retries fail until the engine gives up; then the carrier confirms the voided labels. */
export async function untilGivenUp(house: House): Promise<void> {
  for (let round = 0; round < 12; round += 1) await advanceTime(house, 5 * MINUTE_MS);
  await advanceTime(house, 11 * MINUTE_MS);
  await advanceTime(house, HOUR_MS);
  await advanceTime(house, HOUR_MS);
}

export const toParis = (name: string) => anAddress({ name, country: 'FR', zip: '75001', city: 'Paris' });
