// Ambiguous answers: nine ways to answer, or not to, at each of PayPal's three money calls; 729 purchases.
import { randomUUID } from 'node:crypto';
import type { FaultMode, FaultRule } from '#sandbox/faults.ts';
import type { Config } from '#server/config.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { createEasyPostGateway } from '#server/gateways/easypost/gateway.ts';
import { createHttp } from '#server/gateways/http.ts';
import { intents } from '#server/db/schema.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';
import { createPayPalGateway } from '#server/gateways/paypal/gateway.ts';
import { asOwner, findViolations } from '../support/invariants.ts';
import { passTime } from './pass-time.ts';
import { atPayPal, backFromPayPal, openAt, parcelTo, quote } from './purchase.ts';
import { createTally, isMine, type Shard, type Tally } from './tally.ts';
import { openWorld, somebody, type World } from './world.ts';

/** Short, so that silence costs little time. */
const TIMEOUT_MS = 1_000;
const READ_BACK_MS = 300;
const AT_ONCE = 30;
/** On a busy machine a few calls never arrive within our timeout. */
const SURELY_GIVEN = 0.9;

/** `late` does the work after we have given up; `trickle` has done it and sends the answer too slowly. */
const answers = {
  ok: null,
  'reset after the effect': { mode: 'cut-after' },
  late: { mode: 'delay', delayMs: TIMEOUT_MS * 1.6 },
  '500 after the effect': { mode: '500-after' },
  truncated: { mode: 'truncate' },
  html: { mode: 'html' },
  '429 with Retry-After': { mode: '429', retryAfter: 1 },
  hang: { mode: 'hang' },
  trickle: { mode: 'trickle', delayMs: TIMEOUT_MS * 1.6 },
} as const satisfies Record<string, { mode: FaultMode; delayMs?: number; retryAfter?: number } | null>;
export type AnswerName = keyof typeof answers;
const names = Object.keys(answers) as AnswerName[];

export type AnswerCase = { authorize: AnswerName; buy: AnswerName; capture: AnswerName };

export const answerCases: readonly AnswerCase[] = names.flatMap((authorize) =>
  names.flatMap((buy) => names.map((capture) => ({ authorize, buy, capture }))),
);

const nameOf = ({ authorize, buy, capture }: AnswerCase): string =>
  `authorize ${authorize}, buy ${buy}, capture ${capture}`;

/** The usual adapters with shorter timeouts: for the three calls alone, as all others must get an answer. */
const impatient = ({ easypost, payments, brand }: Config): { carrier: CarrierPort; paypal: PaymentPort } => {
  const http = createHttp();
  return {
    carrier: createEasyPostGateway(
      { ...easypost, writeTimeoutMs: TIMEOUT_MS, readBackMs: READ_BACK_MS },
      http,
    ),
    paypal: createPayPalGateway({ ...payments.paypal, brandName: brand.name, timeoutMs: TIMEOUT_MS }, http),
  };
};

/** The answers each purchase gets, by the ids of its intent and of its shipment at the carrier side. */
type Plan = { bySubject: Map<string, AnswerCase>; given: Set<string>; hits: number };

/** `atOnce`: the fewer, the more surely each call arrives within our timeout, whatever the load. */
export async function runAnswers(
  shard: Shard,
  { cases = answerCases, atOnce = AT_ONCE } = {},
): Promise<Tally> {
  const { tally, add, note } = createTally();
  const mine = cases.filter((_, number) => isMine(shard, number));
  const plan: Plan = { bySubject: new Map(), given: new Set(), hits: 0 };
  await using world = await openWorld();
  const endings = new Map<string, number>();
  spoil(world, plan);
  for (let at = 0; at < mine.length; at += atOnce) {
    const batch = mine.slice(at, at + atOnce);
    await world.reset();
    const named = await runBatch(world, batch, plan);
    const found = await findViolations({
      sandbox: world.sandbox,
      orm: world.ctx.db.orm,
      ask: asOwner(world.ctx),
    });
    for (const answerCase of batch) add(nameOf(answerCase), []);
    for (const end of await endingsOf(world)) endings.set(end, (endings.get(end) ?? 0) + 1);
    tally.violations.push(...found.map((text) => named(text)));
  }
  const ends = [...endings].map(([end, times]) => `${times} ${end}`).toSorted();
  note(`${plan.hits} spoilt answers; ${ends.join(', ')}`);
  tally.violations.push(...tooFew(plan.hits, mine));
  return tally;
}

/** Two answers to the purchase certainly leave no label, so nothing is captured; all others must be given. */
function tooFew(hits: number, cases: readonly AnswerCase[]): string[] {
  const isSpoilt = (name: AnswerName): boolean => answers[name] !== null;
  const least = cases.reduce((sum, { authorize, buy, capture }) => {
    const isBought = buy !== 'html' && buy !== 'hang';
    return sum + [isSpoilt(authorize), isSpoilt(buy), isBought && isSpoilt(capture)].filter(Boolean).length;
  }, 0);
  return hits >= least * SURELY_GIVEN ? [] : [`only ${hits} answers were spoilt instead of ${least}`];
}

async function endingsOf({ ctx }: World): Promise<string[]> {
  const columns = { status: intents.status, attention: intents.attention };
  const rows = await ctx.db.orm.select(columns).from(intents);
  return rows.map(({ status, attention }) => (attention ? `${status} (${attention})` : status));
}

/** Runs all purchases of a batch at once; returns a function that names the case behind an id in a violation. */
async function runBatch(
  world: World,
  batch: readonly AnswerCase[],
  plan: Plan,
): Promise<(violation: string) => string> {
  const { ctx } = world;
  // The sandbox restarts its ids as well.
  plan.bySubject.clear();
  plan.given.clear();
  const shipment = parcelTo('Chloé Łuc', false);
  const user = somebody;
  const opened = await inTurns(batch, 8, async (answerCase) => {
    const rateId = await quote(ctx, { shipment, user, isHub: false });
    const { id, rate, providerOrderId } = await openAt(ctx, 'paypal', { rateId, user, key: randomUUID() });
    await atPayPal(world, providerOrderId);
    plan.bySubject.set(id, answerCase).set(rate.reference.id, answerCase);
    return providerOrderId;
  });
  await Promise.all(opened.map((orderId) => backFromPayPal(ctx, orderId, user).catch(() => undefined)));
  const isAtRest = await passTime(world, ctx);
  const end = isAtRest ? '' : ' (never at rest)';
  return (text) => {
    const id = [...plan.bySubject.keys()].find((candidate) => text.includes(candidate));
    const meant = id && plan.bySubject.get(id);
    return `${meant ? nameOf(meant) : `one of ${batch.length}`}: ${text}${end}`;
  };
}

/** A few at once, so that opening alone does not hit the short timeouts. */
async function inTurns<T, R>(all: readonly T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += atOnce)
    results.push(...(await Promise.all(all.slice(at, at + atOnce).map(work))));
  return results;
}

/** Sets up the planned answer at the first call, when its path is known. */
function spoil(world: World, plan: Plan): void {
  const { ctx, config, sandbox } = world;
  const real = impatient(config);
  const once = async <T>(
    { subject, step, path }: { subject: string; step: keyof AnswerCase; path: string },
    call: () => Promise<T>,
  ): Promise<T> => {
    const key = `${subject} ${step}`;
    const name = plan.bySubject.get(subject)?.[step] ?? 'ok';
    const fault = answers[name];
    // Each is given once: the next attempt meets a healthy provider.
    if (!fault || plan.given.has(key)) return call();
    plan.given.add(key);
    const rule: FaultRule = { match: { method: 'POST', path: new RegExp(path) }, times: 1, ...fault };
    const planned = sandbox.faults.add(rule);
    try {
      return await call();
    } finally {
      sandbox.faults.remove(planned.id);
      plan.hits += planned.hits;
      // On a busy machine our timeout may end before the call arrives: then the next one gets it.
      if (planned.hits === 0) plan.given.delete(key);
    }
  };
  const carrier: CarrierPort = {
    ...ctx.carrier,
    buy: (reference, options) =>
      once({ subject: reference.id, step: 'buy', path: `/${reference.id}/buy$` }, () =>
        real.carrier.buy(reference, options),
      ),
  };
  const paypal: PaymentPort = {
    ...ctx.payments.paypal,
    secure: (reference, options) => {
      const path = `/${reference.orderId}/authorize$`;
      return once({ subject: options.intentId, step: 'authorize', path }, () =>
        real.paypal.secure(reference, options),
      );
    },
    capture: (reference, options) => {
      const path = `/${reference.authorizationId ?? 'no authorization'}/capture$`;
      return once({ subject: options.intentId, step: 'capture', path }, () =>
        real.paypal.capture(reference, options),
      );
    },
  };
  ctx.carrier = carrier;
  ctx.payments = { ...ctx.payments, paypal };
}
