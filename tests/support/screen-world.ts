// The data behind the screens of screens.ts: accounts, orders in every state, rates; created once, by API and sandbox.
import { expect, type BrowserContext, type Cookie, type Page } from '@playwright/test';
import type { Intent } from '#contract/checkout.ts';
import type { RatesReply } from '#contract/rates.ts';
import { pickupDays } from '#domain/pickup.ts';
import type { Shipment } from '#domain/shipment.ts';
import { buy, failAtCarriers, newYork, passAtCarriers } from './bought.ts';
import { anAddress, aParcel, aShipment } from './factories.ts';

export type Account = 'nobody' | 'privat' | 'gold' | 'newcomer';

type Entered = { userId: string; cookies: Cookie[] };

export type World = {
  accounts: Record<Account, Entered>;
  rates: Record<'france' | 'hub' | 'duties' | 'codeless' | 'imported', RatesReply>;
  intents: Record<'one' | 'two' | 'hub' | 'held' | 'unconfirmed' | 'paperless', Intent>;
  /** Tracking codes of the delivered parcel, and of the one that went through the hub. */
  codes: { direct: string; hub: string };
};

/** Names unique to these orders, so that a search finds them. */
export const recipients = {
  arrived: 'Ada Angekommen',
  hub: 'Henrike Hubweg',
  one: 'Emil Einfach',
  two: 'Zita Zweifach',
  held: 'Urs Zollhalt',
  unconfirmed: 'Petra Rückruf',
  paperless: 'Paula Paperless',
} as const;

const PASSWORD = 'Hafenpost1';
const zurich = { street1: 'Bahnhofstrasse 1', city: 'Zürich', zip: '8001', country: 'CH' };

const toFrance = aShipment();
const throughHub = aShipment({
  fromAddress: anAddress({ street1: 'Marienplatz 8', city: 'München', zip: '80331' }),
  toAddress: anAddress({ name: 'Zoë Quinn', ...newYork }),
});
const withDuties = aShipment({
  toAddress: anAddress({ name: 'Urs Zürcher', ...zurich }),
  packages: [aParcel(), aParcel({ description: 'Pullover aus Schurwolle, gestrickt', hsCode: '611011' })],
  services: { customsClearance: true, insurance: true, carbonNeutral: true },
});
const fromAbroad = aShipment({
  fromAddress: anAddress({ name: 'Zoë Quinn', ...newYork }),
  toAddress: anAddress(),
  packages: [aParcel({ description: 'Winter boots made of leather', hsCode: '640399', value: 280 })],
  services: { customsClearance: true },
});
const withoutCode = aShipment({
  toAddress: anAddress({ name: 'Zoë Quinn', ...newYork }),
  packages: [aParcel({ hsCode: null })],
});

/** Creates the world; `page` ends up signed in as gold. */
export async function prepareWorld(page: Page): Promise<World> {
  const context = page.context();
  const privat = await enter(context, 'privat@example.com');
  const newcomer = await register(context);
  const gold = await enter(context, 'gold@example.com');
  const [france, hub, duties, codeless, imported] = await Promise.all(
    [toFrance, throughHub, withDuties, withoutCode, fromAbroad].map((shipment) => quote(page, shipment)),
  );
  const [arrivedId, hubId] = await Promise.all([
    buy(page, { name: recipients.arrived, parcels: 2 }),
    buy(page, { name: recipients.hub, hub: true }),
  ]);
  await untilCarriersCall(page);
  await passAtCarriers(page, '20d');
  const intents = await buyTheRest(page, hubId);
  return {
    accounts: { nobody: { userId: '', cookies: [] }, privat, gold, newcomer },
    rates: { france, hub, duties, codeless, imported } as World['rates'],
    intents,
    codes: {
      direct: (await intentOf(page, arrivedId)).packages[0]?.trackingCode ?? '',
      hub: intents.hub.packages[0]?.trackingCode ?? '',
    },
  };
}

/** Waits for the webhook registration, which a freshly started server makes after a few seconds. */
async function untilCarriersCall(page: Page): Promise<void> {
  const sandbox = process.env['E2E_SANDBOX_URL'] ?? '';
  await expect
    .poll(
      async () => {
        const reply = await page.request.get(`${sandbox}/__sandbox/state`);
        return ((await reply.json()) as { counts: { webhooks: number } }).counts.webhooks;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}

async function buyTheRest(page: Page, hubId: string): Promise<World['intents']> {
  const [date = ''] = pickupDays(new Date()).slice(3);
  await failAtCarriers(page, { match: { method: 'POST', path: '/\\/pickups$/' }, mode: '500', times: 1 });
  const unconfirmed = await buy(page, {
    name: recipients.unconfirmed,
    change: { services: { pickup: true }, pickupDate: { date, timeFrom: '10:00', timeTo: '16:00' } },
  });
  const held = await buy(page, {
    name: recipients.held,
    change: {
      toAddress: anAddress({ name: recipients.held, ...zurich }),
      services: { exportDocumentation: true },
    },
  });
  const paperless = await buy(page, {
    name: recipients.paperless,
    parcels: 2,
    change: { toAddress: anAddress({ name: recipients.paperless, ...zurich }) },
  });
  const two = await buy(page, { name: recipients.two, parcels: 2, discountCode: 'SEND5' });
  const one = await buy(page, { name: recipients.one });
  const of = (id: string) => intentOf(page, id);
  return {
    one: await of(one),
    two: await of(two),
    hub: await of(hubId),
    held: await of(held),
    unconfirmed: await of(unconfirmed),
    paperless: await of(paperless),
  };
}

async function enter(context: BrowserContext, email: string): Promise<Entered> {
  await context.clearCookies();
  const reply = await context.request.post('/api/auth/login', {
    data: { userEmail: email, userPassword: PASSWORD },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return { ...((await reply.json()) as { userId: string }), cookies: await context.cookies() };
}

/** Registers a user without any order. */
async function register(context: BrowserContext): Promise<Entered> {
  await context.clearCookies();
  const reply = await context.request.post('/api/auth/register', {
    data: {
      firstName: 'Neele',
      lastName: 'Neuling',
      userEmail: `neuling-${crypto.randomUUID()}@example.com`,
      userPassword: PASSWORD,
      company: false,
      companyName: null,
      language: 'de',
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return { ...((await reply.json()) as { userId: string }), cookies: await context.cookies() };
}

async function quote(page: Page, shipment: Shipment): Promise<RatesReply> {
  const reply = await page.request.post('/api/rates', { data: shipment });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as RatesReply;
}

async function intentOf(page: Page, id: string): Promise<Intent> {
  const reply = await page.request.get(`/api/checkout-intents/${id}`);
  return ((await reply.json()) as { intent: Intent }).intent;
}
