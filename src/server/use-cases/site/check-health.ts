// Whether the service can work: the database answers in time.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { checkHealth as endpoint } from '#contract/site.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

const LIMIT_MS = 1_000;

/** Throws `unavailable` when the database is down or silent. */
export async function checkHealth(ctx: Context): Promise<ReplyOf<typeof endpoint>> {
  await withinLimit(ctx.db.ping());
  return { status: 'ok', database: ctx.db.kind, uptimeSeconds: Math.floor(process.uptime()) };
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
