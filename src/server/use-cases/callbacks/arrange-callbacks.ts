// Tells providers where to call us. An unreachable one is told later; a refusal is logged once as an error.
import { PAYPAL_CALL_PATH } from '#contract/callbacks.ts';
import { TRACKING_CALL_PATH } from '#contract/tracking.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { accountFaults, UpstreamError } from '../../errors.ts';
import { originOf } from '../../origin.ts';

/** A refused request is repeated after this gap, which doubles each time. */
const FIRST_GAP_MS = 5_000;
const LONGEST_GAP_MS = 15 * MINUTE_MS;

type Surroundings = Pick<Context, 'config' | 'carrier' | 'payments' | 'clock' | 'log'>;
type Refusal = { name: string; gapMs: number; untilMs: number };

/** One run of the job; returns 0, as there is never more to do. */
export function createCallbackArranging(): (ctx: Surroundings, ending?: AbortSignal) => Promise<number> {
  const [arrangePayments, arrangeTracking, look] = [createArranging(), createArranging(), createArranging()];
  let hasLooked = false;
  return async (ctx, ending) => {
    const origin = originOf(ctx.config);
    const now = ctx.clock();
    if (!hasLooked)
      await look(ctx, async () => {
        await warnOfMissingCalls(ctx);
        hasLooked = true;
      });
    if (ending?.aborted) return 0;
    await arrangePayments(ctx, () =>
      ctx.payments.paypal.ensureWebhook?.(`${origin}${PAYPAL_CALL_PATH}`, now),
    );
    if (ending?.aborted) return 0;
    await arrangeTracking(ctx, () => ctx.carrier.ensureWebhook(`${origin}${TRACKING_CALL_PATH}`, now));
    return 0;
  };
}

async function warnOfMissingCalls({ payments, log }: Surroundings): Promise<void> {
  const missing = (await payments.paypal.findMissingCalls?.()) ?? [];
  if (missing.length > 0)
    log.warn({ missing }, 'the webhook of PAYPAL_WEBHOOK_ID lacks events: add them in the PayPal dashboard');
}

/** One request to a provider, with its last refusal. */
function createArranging() {
  let refusal: Refusal | null = null;
  return async (ctx: Surroundings, ask: () => Promise<unknown> | undefined): Promise<void> => {
    if (refusal && ctx.clock().getTime() < refusal.untilMs) return;
    try {
      await ask();
      refusal = null;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      refusal = heardOf(ctx, error, refusal);
    }
  };
}

function heardOf({ clock, log }: Surroundings, error: UpstreamError, before: Refusal | null): Refusal | null {
  const { fault } = error;
  const isAway = fault.kind === 'unavailable' || fault.kind === 'timeout';
  // For a purchase, a fault of our account is temporary; here it does not clear up on its own.
  if (isAway && !accountFaults.includes(fault.code)) {
    log.debug({ fault }, 'a provider could not be told where to call');
    return before;
  }
  const name = `${fault.kind} ${fault.code} ${fault.words ?? error.message}`;
  // No customer has a part in this, so the vendor may be quoted.
  if (before?.name !== name)
    log.error({ fault, said: error.message }, 'a provider refuses to register our callbacks');
  const gapMs = before ? Math.min(2 * before.gapMs, LONGEST_GAP_MS) : FIRST_GAP_MS;
  return { name, gapMs, untilMs: clock().getTime() + gapMs };
}
