// Calls to URLNotify: form posts in ISO-8859-1, to this machine only, repeated until answered with 200.
import { isLoopback } from '../loopback.ts';
import { sealed } from './answer.ts';
import type { Visit } from './visit.ts';
import type { Answer, ComputopWorld, NotifyCall } from './world.ts';

/** Seven waits between eight attempts, together 21 h 36 min on the sandbox clock. */
const RETRY_AFTER_MS = [1, 5, 15, 60, 180, 360, 675].map((minutes) => minutes * 60_000);
const ANSWER_WITHIN_MS = 7_000;
/** Delay after the buyer's return for `before: false` when no `delayMs` is given. */
const AFTER_MS = 3_000;

const percent = (text: string) =>
  [...Buffer.from(text.replace(/[^\0-\u00ff]/g, '?'), 'latin1')]
    .map((byte) => {
      const char = String.fromCharCode(byte);
      return /[\w.-]/.test(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

const latin1Form = (fields: Answer) =>
  Object.entries(fields)
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .join('&');

async function post(world: ComputopWorld, url: string, body: string): Promise<number> {
  if (!isLoopback(url)) return 0;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=ISO-8859-1' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([world.closing, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // A missing answer is an outcome like any other: it is recorded as 0 and retried later.
    return 0;
  }
}

type News = { visit: Visit; fields: Answer; age: number };

async function call(world: ComputopWorld, news: News, attempt: number): Promise<void> {
  const { visit, fields } = news;
  const entry: NotifyCall = {
    at: new Date(world.clock.now()).toISOString(),
    url: visit.urls.notify,
    transId: visit.transId,
    attempt: attempt + 1,
    status: 0,
  };
  world.calls.push(entry);
  if (world.calls.length > 1_000) world.calls.splice(0, 500);
  // Encrypted anew at every attempt: `forge` may be switched off before the next one.
  const body = latin1Form({ ...sealed(world, fields, world.settings.notify.forge), ...visit.customFields });
  entry.status = await post(world, visit.urls.notify, body);
  const wait = RETRY_AFTER_MS[attempt];
  if (entry.status === 200 || wait === undefined || news.age !== world.age) return;
  world.clock.schedule(world.clock.now() + wait, () => void start(world, news, attempt + 1));
}

function start(world: ComputopWorld, news: News, attempt: number): Promise<void> {
  const delivery = call(world, news, attempt);
  world.deliveries.add(delivery);
  void delivery.finally(() => world.deliveries.delete(delivery));
  return delivery;
}

/** Resolves when the return page may be shown. */
export async function announce(world: ComputopWorld, visit: Visit, fields: Answer): Promise<void> {
  const { copies, delayMs, off, before } = world.settings.notify;
  if (off || visit.urls.notify === '') return;
  const news: News = { visit, fields, age: world.age };
  const wait = delayMs > 0 ? delayMs : before ? 0 : AFTER_MS;
  const calls = Array.from({ length: copies }, () => async () => {
    if (wait === 0) await start(world, news, 0);
    else world.clock.schedule(world.clock.now() + wait, () => void start(world, news, 0));
  });
  for (const callOnce of calls) await callOnce();
}

/** Resolves once every started call is answered. */
export async function notifiesSettled(world: ComputopWorld): Promise<void> {
  while (world.deliveries.size > 0) await Promise.all(world.deliveries);
}
