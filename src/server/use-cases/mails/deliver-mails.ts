// Sends the mails that are due, one message per recipient; at least once, with the same Message-ID each time.
import { setTimeout as pause } from 'node:timers/promises';
import { type Gaps, gapAfter, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { claimMails, type Mail, markMailFailed, markMailsSent, postponeMail } from '../../db/outbox.ts';
import { UpstreamError } from '../../errors.ts';
import { TOO_LARGE } from '../../gateways/mail.ts';
import { composeMail, type Load } from './compose-mail.ts';
import { draftOf } from './render-mail.ts';

export const MAILS_AT_ONCE = 10;
/** Mails accepted within this time are marked together: a commit for each would be one of nine of a purchase. */
const TOGETHER_MS = 25;
/** Polling gap while some are being sent: others may have become due. */
const LOOK_AGAIN_MS = 250;
/** After this, the mails of a worker that died are free again. */
const LEASE_MS = 5 * MINUTE_MS;
/** Growing gaps, then hourly. */
const GAPS_MS: Gaps = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
const GIVE_UP_AFTER_MS = 48 * HOUR_MS;
/** About as many as fit into 48 hours. Age alone would also end mails delayed by us: a server down, a wrong login. */
const GIVE_UP_AFTER_TRIES = 50;

/**
 * Returns how many it tried. While some are being sent, the free places go to others, so that a slow mail server holds
 * up nobody else. After `ending` fires, no more are begun.
 */
export async function deliverMails(ctx: Context, ending?: AbortSignal): Promise<number> {
  const { underWay, failures, begin } = createPlaces(ctx);
  let tried = 0;
  try {
    do {
      const free = MAILS_AT_ONCE - underWay.size;
      const mails = await claimDue(ctx, free);
      mails.forEach(begin);
      tried += mails.length;
      if (mails.length === free) await Promise.race(underWay.values());
      else await Promise.race([Promise.all(underWay.values()), pause(LOOK_AGAIN_MS)]);
    } while (underWay.size > 0 && failures.length === 0 && !ending?.aborted);
  } finally {
    // A failure of one mail, such as a database that is down, must not cut off the others.
    await Promise.all(underWay.values());
  }
  if (failures.length > 0) throw failures[0];
  return tried;
}

function claimDue({ db, clock }: Context, limit: number): Promise<Mail[]> {
  const now = clock();
  return claimMails(db.orm, { now, until: new Date(now.getTime() + LEASE_MS), limit });
}

/** `underWay`: by id; its promises never reject, errors are in `failures`. */
function createPlaces(ctx: Context) {
  const markSent = createMarking(ctx);
  const underWay = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  const handle = async (mail: Mail): Promise<void> => {
    try {
      if (await deliver(ctx, mail)) await markSent(mail.id);
    } catch (error) {
      failures.push(error);
    }
    underWay.delete(mail.id);
  };
  const begin = (mail: Mail): void => {
    // A mail that takes longer than its lease is claimed again; the first attempt goes on.
    if (!underWay.has(mail.id)) underWay.set(mail.id, handle(mail));
  };
  return { underWay, failures, begin };
}

/** Marks mails soon after they are accepted: a process waiting for slower ones may be killed, and would resend them. */
function createMarking({ db, clock }: Context): (mailId: string) => Promise<void> {
  let taken: string[] = [];
  let marked: Promise<void> | null = null;
  const mark = async (): Promise<void> => {
    await pause(TOGETHER_MS);
    const ids = taken;
    [taken, marked] = [[], null];
    await markMailsSent(db.orm, ids, clock());
  };
  return (mailId) => {
    taken.push(mailId);
    return (marked ??= mark());
  };
}

/** Returns whether the mail server accepted it. */
async function deliver(ctx: Context, mail: Mail): Promise<boolean> {
  try {
    if (isWorthless(mail, ctx.clock())) await giveUp(ctx, mail, 'expired');
    else {
      await send(ctx, mail);
      return true;
    }
  } catch (error) {
    await settleFailure(ctx, mail, error);
  }
  return false;
}

/** Delayed for so long that the link in it no longer works. */
function isWorthless(mail: Mail, now: Date): boolean {
  const { worthlessFrom } = draftOf(mail);
  return worthlessFrom !== null && worthlessFrom <= now;
}

async function giveUp(ctx: Context, mail: Mail, errorCode: string): Promise<void> {
  ctx.log.warn({ mailId: mail.id, kind: mail.kind, errorCode }, 'mail given up');
  await markMailFailed(ctx.db.orm, mail.id, { now: ctx.clock(), errorCode });
}

/** If too large for the recipient, it goes without its labels, which weigh most, and at last without attachments. */
async function send(ctx: Context, mail: Mail, load: Load = 'all'): Promise<void> {
  const whole = await composeMail(ctx, mail, load);
  const enclosed = whole.attachments.length;
  try {
    await ctx.mail.send(whole);
  } catch (error) {
    const isTooLarge = error instanceof UpstreamError && error.fault.code === TOO_LARGE;
    if (!isTooLarge || enclosed === 0) throw error;
    // With a single attachment, nothing is left to keep.
    const less = load === 'all' && enclosed > 1 ? 'no-labels' : 'nothing';
    ctx.log.info({ mailId: mail.id, load: less }, 'mail too large, sending with fewer attachments');
    await send(ctx, mail, less);
  }
}

/** A final refusal ends the mail; wrong settings and bugs of ours are logged as errors, and the mail waits. */
async function settleFailure(ctx: Context, mail: Mail, error: unknown): Promise<void> {
  const now = ctx.clock();
  const fault = error instanceof UpstreamError ? error.fault : null;
  const errorCode = fault?.code ?? 'internal';
  // These end no mail: all are sent once the fault is fixed.
  const isOurs = !fault || fault.kind === 'invalid';
  if (fault?.kind === 'declined' || (!isOurs && isOutOfTries(mail, now)))
    return await giveUp(ctx, mail, errorCode);
  if (isOurs) ctx.log.error({ err: error, mailId: mail.id }, 'mail cannot be sent');
  else {
    // A permanent refusal (5xx) that is retried may concern us, no reply at all the server: and so every mail.
    const level = fault.status === undefined || fault.status >= 500 ? 'warn' : 'info';
    ctx.log[level]({ mailId: mail.id, errorCode, attempts: mail.attempts }, 'mail postponed');
  }
  const gap = gapAfter(mail.attempts, GAPS_MS);
  await postponeMail(ctx.db.orm, mail.id, {
    nextAttemptAt: new Date(now.getTime() + gap),
    errorCode,
    // Tries that failed by our own fault do not count towards giving up; the gaps stay long.
    attempts: isOurs ? Math.min(mail.attempts, GAPS_MS.length) : mail.attempts,
  });
}

const isOutOfTries = ({ attempts, createdAt }: Mail, now: Date): boolean =>
  attempts >= GIVE_UP_AFTER_TRIES && now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;
