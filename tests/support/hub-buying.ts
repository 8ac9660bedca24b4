// Buys the demo hub route by each of the three payment methods.
import { expect } from 'vitest';
import {
  askRates,
  atPayPal,
  book,
  type Choice,
  hubRate,
  openPayment,
  returnFromPayPal,
  settle,
  toNewYork,
} from './booking.ts';
import { aParcel, aShipment } from './factories.ts';
import { type House, type Session } from './house.ts';

export type Bought = { session: Session; intentId: string };

type Paying = (house: House, choice: Choice) => Promise<Bought>;

export const byPayPal: Paying = async (house, choice) => {
  const session = await house.logIn('gold@example.com');
  const opened = await openPayment(session, 'paypal', choice);
  await atPayPal(house, opened.paypalOrder.id);
  await returnFromPayPal(session, opened.paypalOrder.id);
  await settle(house);
  return { session, intentId: opened.intentId };
};

const byCard: Paying = async (house, choice) => {
  const session = await house.logIn('gold@example.com');
  const opened = await openPayment(session, 'computop', choice);
  await house.sandbox.computop.pay({ paymentUrl: opened.paymentUrl });
  await settle(house);
  return { session, intentId: opened.intentId };
};

export const byInvoice: Paying = async (house, { shipment = aShipment(), rate = hubRate }) => {
  const session = await house.logIn('gold@example.com');
  const { id } = rate(await askRates(session, shipment));
  const opened = await book(session, { rateId: id });
  expect(opened.statusCode, opened.body).toBe(200);
  await settle(house);
  return { session, intentId: opened.json<{ intentId: string }>().intentId };
};

export const methods: [string, Paying][] = [
  ['paypal', byPayPal],
  ['card', byCard],
  ['invoice', byInvoice],
];

export const toUs = (name: string, parcels = 1) =>
  aShipment({
    toAddress: { ...toNewYork, name },
    packages: Array.from({ length: parcels }, () => aParcel()),
  });
