// Ends what is under way, the database last, in a limited time.
import { setTimeout as pause } from 'node:timers/promises';
import type { Closing } from './context.ts';

/** Docker kills after ten seconds. */
const WITHIN_MS = 8_000;

type Shutting = {
  /** They end at once, together: each takes its time, and a job that kept taking on work would never finish. */
  ends: readonly (() => Promise<unknown>)[];
  ctx: Closing;
  withinMs?: number;
};

/**
 * What takes longer, such as a mail server that says nothing, is cut off and resumes at the next start: the database
 * must still be closed.
 */
export async function shutDown({ ends, ctx, withinMs = WITHIN_MS }: Shutting): Promise<void> {
  const begun = performance.now();
  const late = new AbortController();
  await Promise.race([
    Promise.all(ends.map((end) => end())),
    pause(withinMs, undefined, { signal: late.signal }),
  ]);
  late.abort();
  await ctx.close({ drainMs: Math.max(0, withinMs - (performance.now() - begun)) });
}
