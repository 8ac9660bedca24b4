// Background work: mails, checkouts left without a worker, old rows. A small queue on the database itself.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { IDLE_MS } from '#domain/session-limits.ts';
import type { Context, Job } from './context.ts';
import { anonymiseAbandonedIntents } from './db/abandoned-checkouts.ts';
import { clockAheadMs } from './db/clock.ts';
import { foldOrderDeltas } from './db/order-counters.ts';
import { deleteUnusedDeclarations } from './db/files.ts';
import { deleteOldMails } from './db/outbox.ts';
import { deleteOldPasswordResets } from './db/password-resets.ts';
import { deleteExpiredQuotes } from './db/quotes.ts';
import { deleteExpiredSessions } from './db/sessions.ts';
import { deleteOrphans } from './db/orphans.ts';
import { deleteWebhookEvents } from './db/webhook-events.ts';
import { createCallbackArranging } from './use-cases/callbacks/arrange-callbacks.ts';
import { createNoticeFetching } from './use-cases/callbacks/fetch-notices.ts';
import { resumeCheckouts } from './use-cases/checkout/resume-checkouts.ts';
import { issueDocuments } from './use-cases/documents/issue-documents.ts';
import { deliverMails, MAILS_AT_ONCE } from './use-cases/mails/deliver-mails.ts';
import { cancelPickups } from './use-cases/pickups/cancel-pickup.ts';
import { orderPlannedPickups } from './use-cases/pickups/order-planned-pickup.ts';
import { checkVatIds } from './use-cases/profile/check-vat-ids.ts';
import { forgetShipments } from './use-cases/profile/forget-shipments.ts';
import { remindOfUnusedLabels } from './use-cases/refunds/remind-of-unused-labels.ts';
import { resumeRefunds } from './use-cases/refunds/resume-refunds.ts';
import { adoptOrphans } from './use-cases/tracking/adopt-orphans.ts';
import { askSilentParcels } from './use-cases/tracking/ask-silent-parcels.ts';

const SECOND_MS = 1_000;
/** A job may be woken from inside the transaction that creates its work, which should have committed by then. */
const WAKE_AFTER_MS = 25;
/** Where there was work, there may be more; the gap keeps work that cannot be done from looping. */
const AGAIN_AFTER_MS = 250;
/** Expired quotes are kept for a while, so that their owner is told "expired" and not "unknown". */
const KEEP_QUOTES_MS = 2 * HOUR_MS;
const KEEP_MAILS_MS = 30 * DAY_MS;
const KEEP_EVENTS_MS = 90 * DAY_MS;
/** Uploads that no shipment used; a draft may still name one for a while. */
const KEEP_DECLARATIONS_MS = 90 * DAY_MS;
const KEEP_GUESTS_DECLARATIONS_MS = 7 * DAY_MS;
/** Names and streets of checkouts that left no order; a late payment is still matched to the row. */
const KEEP_ABANDONED_MS = 90 * DAY_MS;
/** A lease has four seconds left when it is renewed. */
const LARGEST_SKEW_MS = SECOND_MS;
/** Most rows of a kind that one statement deletes; many may have piled up. */
const AT_ONCE = 5_000;

/**
 * How often a job looks for work, and what it does; `run` answers how much work it found. `restMs`: the pause after a
 * turn that found this much, however often the job is woken; for jobs where a turn for many costs hardly more than one
 * for one.
 */
type Plan = {
  everyMs: number;
  restMs?: (found: number) => number;
  /** The signal says that the server is closing: long work checks it before each item. */
  run: (ctx: Context, ending: AbortSignal) => Promise<number>;
};

const createJobs = (): Record<Job, Plan> => ({
  // After a full batch more mails are already waiting.
  outbox: {
    everyMs: 2 * SECOND_MS,
    restMs: (found) => (found < MAILS_AT_ONCE ? 250 : 0),
    run: deliverMails,
  },
  checkouts: { everyMs: 2 * SECOND_MS, run: resumeCheckouts },
  callbacks: { everyMs: 5 * SECOND_MS, run: createCallbackArranging() },
  'missed-calls': { everyMs: 15 * MINUTE_MS, run: createNoticeFetching() },
  'silent-parcels': { everyMs: 15 * MINUTE_MS, run: askSilentParcels },
  'unused-labels': { everyMs: 6 * HOUR_MS, run: remindOfUnusedLabels },
  refunds: { everyMs: 2 * SECOND_MS, run: resumeRefunds },
  documents: { everyMs: 5 * SECOND_MS, run: issueDocuments },
  pickups: { everyMs: 5 * SECOND_MS, run: cancelPickups },
  'planned-pickups': { everyMs: 30 * SECOND_MS, run: orderPlannedPickups },
  tracking: { everyMs: 30 * SECOND_MS, run: adoptOrphans },
  'order-counts': { everyMs: 2 * SECOND_MS, run: foldCounts },
  'vat-checks': { everyMs: 15 * SECOND_MS, run: checkVatIds },
  'closed-accounts': { everyMs: HOUR_MS, run: forgetShipments },
  clock: { everyMs: MINUTE_MS, run: compareClocks },
  'clean-up': { everyMs: 10 * MINUTE_MS, run: cleanUp },
});

/** Starts all jobs, the first round at once; `stop` resolves when all have finished what they were doing. */
export function startJobs(ctx: Context): { stop(): Promise<void> } {
  const tickers = Object.entries(createJobs()).map(([name, job]) => ({
    name,
    ...startTicker(ctx, name, job),
  }));
  const off = ctx.onWake((woken) => tickers.find(({ name }) => name === woken)?.wake());
  return {
    async stop() {
      off();
      await Promise.all(tickers.map(({ stop }) => stop()));
    },
  };
}

type Ticker = { wake: () => void; stop: () => Promise<void> };

/** Runs one job, never twice at once, and again soon while there is work. */
function startTicker(ctx: Context, name: string, { everyMs, restMs, run }: Plan): Ticker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let wakened = false;
  const ending = new AbortController();
  let restedAt = 0;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!ending.signal.aborted) timer = setTimeout(begin, ms);
  };
  /** The delay when the job is woken. */
  const soonMs = (): number => Math.max(WAKE_AFTER_MS, restedAt - performance.now());
  const begin = (): void => {
    running = round();
  };
  const round = async (): Promise<void> => {
    wakened = false;
    const found = await attempt();
    running = null;
    restedAt = performance.now() + (restMs?.(found) ?? 0);
    schedule(wakened ? soonMs() : found > 0 ? AGAIN_AFTER_MS : everyMs);
  };
  const attempt = async (): Promise<number> => {
    try {
      return await run(ctx, ending.signal);
    } catch (error) {
      ctx.log.error({ err: error, job: name }, 'job failed');
      return 0;
    }
  };

  schedule(0);
  return {
    wake() {
      // Further calls must not postpone the turn: under load it would never come.
      if (wakened) return;
      wakened = true;
      if (!running) schedule(soonMs());
    },
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Folds what customers' counters have gained; many at once, as each is little. */
function foldCounts(ctx: Context): Promise<number> {
  return foldOrderDeltas(ctx.db.orm, 5_000);
}

/** The embedded database has our clock. */
async function compareClocks({ db, clock, log }: Context): Promise<number> {
  const aheadMs = db.kind === 'embedded' ? 0 : await clockAheadMs(db.orm, clock);
  if (Math.abs(aheadMs) > LARGEST_SKEW_MS)
    log.error({ aheadMs }, "our clock differs from the database's: two processes may take on the same work");
  return 0;
}

/** Runs each step on its own: one that fails or has fallen behind does not hold up the others. */
async function cleanUp(ctx: Context, ending: AbortSignal): Promise<number> {
  const { orm } = ctx.db;
  const now = ctx.clock();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const steps: Record<string, () => Promise<number | void>> = {
    sessions: () => deleteExpiredSessions(orm, { now, idleSince: before(IDLE_MS), limit: AT_ONCE }),
    quotes: () => deleteExpiredQuotes(orm, before(KEEP_QUOTES_MS), AT_ONCE),
    mails: () => deleteOldMails(orm, before(KEEP_MAILS_MS), AT_ONCE),
    events: () => deleteWebhookEvents(orm, before(KEEP_EVENTS_MS), AT_ONCE),
    'password resets': () => deleteOldPasswordResets(orm, before(DAY_MS), AT_ONCE),
    declarations: () =>
      deleteUnusedDeclarations(orm, {
        uploadedBefore: before(KEEP_DECLARATIONS_MS),
        byGuestsBefore: before(KEEP_GUESTS_DECLARATIONS_MS),
      }),
    'abandoned checkouts': () =>
      ctx.db.transaction((tx) =>
        anonymiseAbandonedIntents(tx, { createdBefore: before(KEEP_ABANDONED_MS), limit: AT_ONCE }),
      ),
    orphans: () => deleteOrphans(orm, before(KEEP_EVENTS_MS), AT_ONCE),
  };
  let full = 0;
  for (const [step, run] of Object.entries(steps)) {
    if (ending.aborted) break;
    try {
      if ((await run()) === AT_ONCE) full += 1;
    } catch (error) {
      ctx.log.error({ err: error, job: 'clean-up', step }, 'job failed');
    }
  }
  // A full step has more to delete: it continues in the next round, which comes soon.
  return full;
}
