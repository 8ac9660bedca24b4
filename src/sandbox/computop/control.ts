// /__sandbox/computop: pay without a browser, and make Paygate misbehave.
import type { FastifyInstance } from 'fastify';
import { CHALLENGE_CODE, confirm, giveUp, payByCard } from './checkout.ts';
import { readOuter } from './request.ts';
import { openVisit, type Return, type Visit } from './visit.ts';
import type { ComputopSettings, ComputopWorld } from './world.ts';

class BadPayment extends Error {
  readonly statusCode = 400;
}

/** `paymentUrl`: the full URL of the page; else `transId` of a payment whose page was opened. */
export type PayOrder = {
  paymentUrl?: string;
  transId?: string;
  /** Default: accepted at once. */
  card?: string;
  expiry?: string;
  cvc?: string;
  holder?: string;
  /** For challenge cards; default: the correct code. */
  code?: string;
  choice?: 'pay' | 'cancel';
};

function visitFor(world: ComputopWorld, order: PayOrder): Visit {
  if (order.paymentUrl !== undefined) {
    const outer = readOuter(Object.fromEntries(new URL(order.paymentUrl).searchParams), {});
    const opened = openVisit(world, outer, '');
    if (!opened.ok) throw new BadPayment(`${opened.code} ${opened.description}`);
    return opened.visit;
  }
  const visit = world.lastVisitOf.get(order.transId ?? '');
  if (!visit) throw new BadPayment('Give paymentUrl, or the transId of a payment whose page was opened.');
  return visit;
}

/** Answers what the browser would return with. Notifications are sent according to the settings. */
export async function payWithoutBrowser(world: ComputopWorld, order: PayOrder): Promise<Return> {
  const visit = visitFor(world, order);
  if (order.choice === 'cancel') return giveUp(world, visit);
  const { card = '4000019966199434', expiry = '12/35', cvc = '123', holder = 'Test Person' } = order;
  const paid = await payByCard(world, visit, { card, expiry, cvc, holder });
  if (paid.kind === 'again') throw new BadPayment(`The page would not accept this ${paid.problem}.`);
  if (paid.kind === 'home') return paid.back;
  const back = await confirm(world, visit, order.code ?? CHALLENGE_CODE);
  if (!back) throw new BadPayment('Nothing to confirm.');
  return back;
}

const given = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

/** Copies settings of known name and type; settings not sent stay as they are. */
function adjust(target: Record<string, unknown>, body: unknown): void {
  for (const [name, value] of Object.entries(given(body))) {
    const isKnown = name in target && typeof target[name] === typeof value && typeof value !== 'object';
    if (!isKnown) throw new BadPayment(`${name} is not a setting, or has the wrong type.`);
    target[name] = value;
  }
}

function adjustSettings(settings: ComputopSettings, body: unknown): void {
  const { autoAfterSeconds, ...rest } = given(body);
  if (autoAfterSeconds === null || typeof autoAfterSeconds === 'number')
    settings.autoAfterSeconds = autoAfterSeconds;
  else if (autoAfterSeconds !== undefined) throw new BadPayment('autoAfterSeconds must be a number or null.');
  adjust(settings, rest);
}

const ORDER = ['paymentUrl', 'transId', 'card', 'expiry', 'cvc', 'holder', 'code'] as const;

function readOrder(body: unknown): PayOrder {
  const fields = given(body);
  const order: PayOrder = fields['choice'] === 'cancel' ? { choice: 'cancel' } : {};
  for (const name of ORDER) {
    const value = fields[name];
    if (typeof value === 'string') order[name] = value;
  }
  if (order.paymentUrl !== undefined && !URL.canParse(order.paymentUrl))
    throw new BadPayment('paymentUrl must be the full URL of the page.');
  return order;
}

export async function computopControl(root: FastifyInstance, world: ComputopWorld): Promise<void> {
  const { settings } = world;
  await root.register(
    async (app) => {
      app.post('/pay', ({ body }) => payWithoutBrowser(world, readOrder(body)));
      app.get('/notify', () => settings.notify);
      app.post('/notify', ({ body }) => {
        adjust(settings.notify, body);
        return settings.notify;
      });
      app.get('/settings', () => settings);
      app.post('/settings', ({ body }) => {
        adjustSettings(settings, body);
        return settings;
      });
    },
    { prefix: '/__sandbox/computop' },
  );
}
