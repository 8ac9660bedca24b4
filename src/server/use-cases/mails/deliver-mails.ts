// Sends the mails that are due, one message per recipient; at least once, with the same Message-ID each time.
import type { Context } from '../../context.ts';
import { claimMails, type Mail, markMailFailed, markMailSent, postponeMail } from '../../db/outbox.ts';
import { UpstreamError } from '../../errors.ts';
import { renderMail } from './render-mail.ts';

const BATCH = 10;
const MINUTE_MS = 60_000;
/** A worker that died in the middle gives its mails back after this. */
const LEASE_MS = 5 * MINUTE_MS;
/** Growing gaps, then hourly. */
const GAPS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const GIVE_UP_AFTER_MS = 48 * 60 * MINUTE_MS;

/** Answers how many it tried. */
export async function deliverMails(ctx: Context): Promise<number> {
  const now = ctx.clock();
  const until = new Date(now.getTime() + LEASE_MS);
  const mails = await claimMails(ctx.db.orm, { now, until, limit: BATCH });
  await Promise.all(mails.map((mail) => deliver(ctx, mail)));
  return mails.length;
}

async function deliver(ctx: Context, mail: Mail): Promise<void> {
  try {
    await ctx.mail.send(renderMail(ctx.config, mail));
  } catch (error) {
    await settleFailure(ctx, mail, error);
    return;
  }
  await markMailSent(ctx.db.orm, mail.id, ctx.clock());
}

/** A final refusal ends it; wrong settings and defects of ours are loud, but the mail waits for their repair. */
async function settleFailure(ctx: Context, mail: Mail, error: unknown): Promise<void> {
  const now = ctx.clock();
  const fault = error instanceof UpstreamError ? error.fault : null;
  const errorCode = fault?.code ?? 'internal';
  const isTooOld = now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
  if (fault?.kind === 'declined' || isTooOld) {
    ctx.log.warn({ mailId: mail.id, kind: mail.kind, errorCode }, 'mail given up');
    await markMailFailed(ctx.db.orm, mail.id, { now, errorCode });
    return;
  }
  if (!fault || fault.kind === 'invalid')
    ctx.log.error({ err: error, mailId: mail.id }, 'mail cannot be sent');
  else ctx.log.info({ mailId: mail.id, errorCode, attempts: mail.attempts }, 'mail postponed');
  const gap = GAPS_MS[Math.min(mail.attempts, GAPS_MS.length) - 1] ?? MINUTE_MS;
  await postponeMail(ctx.db.orm, mail.id, { nextAttemptAt: new Date(now.getTime() + gap), errorCode });
}
