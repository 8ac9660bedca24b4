// Whether the service can work: the database answers in time, and can be written to.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { checkHealth as endpoint } from '#contract/site.ts';
import { createAnswerMemory } from '../../answer-memory.ts';
import type { Context } from '../../context.ts';
import { refuseUnwritable } from '../../db/writable.ts';
import { AppError } from '../../errors.ts';

const LIMIT_MS = 1_000;
/** Anybody may ask, and it costs more than a read. */
const WRITABLE_FOR_MS = 10_000;

/** The check throws `unavailable` when the database is down or silent, full or read-only. */
export function createHealthCheck(ctx: Context): () => Promise<ReplyOf<typeof endpoint>> {
  const memory = createAnswerMemory<void>({ ttlMs: WRITABLE_FOR_MS, maxAnswers: 1 });
  const check = async (): Promise<void> => {
    await ctx.db.ping();
    const now = ctx.clock();
    await (memory.recall('writable', now) ?? memory.keep('writable', now, refuseUnwritable(ctx.db)));
  };
  return async () => {
    await withinLimit(check());
    return { status: 'ok', database: ctx.db.kind, uptimeSeconds: Math.floor(process.uptime()) };
  };
}

async function withinLimit(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT_MS);
  });
  try {
    await Promise.race([answer, tooLate]);
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
