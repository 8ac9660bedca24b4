// Every way a purchase can go, for crashes to happen on: who pays how, and what is refused on the way.
import { pickupDays } from '#domain/pickup.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { Context } from '#server/context.ts';
import { aParcel } from '../support/factories.ts';
import {
  atPayPal,
  backFromCard,
  backFromPayPal,
  cancel,
  type Click,
  type Method,
  openAt,
  openByInvoice,
  parcelTo,
  refuseAtPayPal,
} from './purchase.ts';
import type { World } from './world.ts';

/** One step of the buyer; a `stubborn` one repeats it with the next process when this one dies. */
export type Step = <T>(call: (ctx: Context) => Promise<T>) => Promise<T>;

export type Way = {
  name: string;
  method: Method;
  isHub: boolean;
  /** Nothing goes wrong except the crash. */
  isPlain?: true;
  shipment: (now: Date) => Shipment;
  /** What a provider or carrier has decided beforehand. */
  before?: (world: World) => Promise<void> | void;
  buyer: (walk: { world: World; click: Click & { key: string }; step: Step }) => Promise<void>;
};

type Card = { card?: string; choice?: 'pay' | 'cancel' };

const byPayPal =
  (choice: 'approve' | 'decline' | 'cancel' = 'approve'): Way['buyer'] =>
  async ({ world, click, step }) => {
    const { providerOrderId } = await step((ctx) => openAt(ctx, 'paypal', click));
    await atPayPal(world, providerOrderId, choice);
    await step((ctx) => backFromPayPal(ctx, providerOrderId, click.user));
  };

const byCard =
  (order: Card = {}): Way['buyer'] =>
  async ({ world, click, step }) => {
    const { buyerUrl, purchaseKey } = await step((ctx) => openAt(ctx, 'card', click));
    await world.sandbox.computop.pay({ paymentUrl: buyerUrl, ...order });
    await step((ctx) => backFromCard(ctx, purchaseKey));
  };

const byInvoice: Way['buyer'] = async ({ click, step }) => {
  await step((ctx) => openByInvoice(ctx, click));
};

const buyers: Record<Method, Way['buyer']> = { paypal: byPayPal(), card: byCard(), invoice: byInvoice };

const to =
  (name: string, isHub: boolean): Way['shipment'] =>
  () =>
    parcelTo(name, isHub);

const withPickup: Way['shipment'] = (now) => {
  // Not on the first day: at eight in the morning today is no longer offered, and a quote may be in progress.
  const [, day = ''] = pickupDays(now);
  const plain = parcelTo('Chloé Łuc', false);
  return {
    ...plain,
    packages: [aParcel(), aParcel()],
    additionalServices: { ...plain.additionalServices, pickup: true },
    pickupDate: { date: day, timeFrom: '11:00', timeTo: '16:00' },
  };
};

const methods = ['paypal', 'card', 'invoice'] as const;

const plain = methods.flatMap((method): Way[] =>
  [false, true].map((isHub) => ({
    name: `${method}${isHub ? ' hub' : ''}`,
    method,
    isHub,
    isPlain: true,
    shipment: to('Chloé Łuc', isHub),
    buyer: buyers[method],
  })),
);

/** On a hub route the first leg goes to the hub, so this refuses the second. */
const labelRefused = methods.flatMap((method): Way[] =>
  [false, true].map((isHub) => ({
    name: `${method}${isHub ? ' hub, second leg' : ', label'} refused`,
    method,
    isHub,
    shipment: to('Chloé LABELFAIL', isHub),
    buyer: buyers[method],
  })),
);

/** The carrier has sold one parcel by then. */
const refusedInPart = methods.map((method): Way => ({
  name: `${method} with one of two parcels refused`,
  method,
  isHub: false,
  shipment: () => ({ ...parcelTo('Chloé PARTIALFAIL', false), packages: [aParcel(), aParcel()] }),
  buyer: buyers[method],
}));

const direct = { isHub: false, shipment: to('Chloé Łuc', false) };
const hub = { isHub: true, shipment: to('Chloé Łuc', true) };

const others: Way[] = [
  {
    name: 'paypal, several parcels and a pickup',
    method: 'paypal',
    ...direct,
    shipment: withPickup,
    buyer: byPayPal(),
  },
  {
    name: 'invoice, several parcels and a pickup',
    method: 'invoice',
    ...direct,
    shipment: withPickup,
    buyer: byInvoice,
  },
  {
    name: 'paypal, capture refused for good',
    method: 'paypal',
    ...direct,
    before: (world) => refuseAtPayPal(world, { path: '/capture$', issue: 'TRANSACTION_REFUSED', times: 99 }),
    buyer: byPayPal(),
  },
  {
    name: 'paypal, capture declined twice',
    method: 'paypal',
    ...direct,
    before: (world) => refuseAtPayPal(world, { path: '/capture$', issue: 'INSTRUMENT_DECLINED', times: 2 }),
    buyer: byPayPal(),
  },
  {
    name: 'paypal hub, capture refused for good',
    method: 'paypal',
    ...hub,
    before: (world) => refuseAtPayPal(world, { path: '/capture$', issue: 'TRANSACTION_REFUSED', times: 99 }),
    buyer: byPayPal(),
  },
  { name: 'card hub, capture refused', method: 'card', ...hub, buyer: byCard({ card: '4000000000000341' }) },
  { name: 'paypal declined', method: 'paypal', ...direct, buyer: byPayPal('decline') },
  { name: 'card declined', method: 'card', ...direct, buyer: byCard({ card: '4000000000000002' }) },
  { name: 'card cancelled', method: 'card', ...direct, buyer: byCard({ choice: 'cancel' }) },
  {
    name: 'card called off here, paid there',
    method: 'card',
    ...direct,
    async buyer({ world, click, step }) {
      const { id, buyerUrl } = await step((ctx) => openAt(ctx, 'card', click));
      await step((ctx) => cancel(ctx, id, click.user));
      await world.sandbox.computop.pay({ paymentUrl: buyerUrl });
    },
  },
  {
    name: 'paypal called off here, approved there',
    method: 'paypal',
    ...direct,
    async buyer({ world, click, step }) {
      const { id, providerOrderId } = await step((ctx) => openAt(ctx, 'paypal', click));
      await step((ctx) => cancel(ctx, id, click.user));
      await atPayPal(world, providerOrderId);
      await step((ctx) => backFromPayPal(ctx, providerOrderId, click.user));
    },
  },
];

export const ways: readonly Way[] = [...plain, ...labelRefused, ...refusedInPart, ...others];
