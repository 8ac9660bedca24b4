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
/** What is taken within a moment is written down together: a commit for each mail is one of nine of a purchase. */
const TOGETHER_MS = 25;
/** While some are under way: others may have become due. */
const LOOK_AGAIN_MS = 250;
/** A worker that died in the middle gives its mails back after this. */
const LEASE_MS = 5 * MINUTE_MS;
/** Growing gaps, then hourly. */
const GAPS_MS: Gaps = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
const GIVE_UP_AFTER_MS = 48 * HOUR_MS;
/** About as many as fit into it. Age alone would end what has only waited for us: a server that stood still, a wrong login. */
const GIVE_UP_AFTER_TRIES = 50;

/**
 * Answers how many it tried. As long as some are under way the free places go to others, so that one whose server takes
 * its time holds up nobody else. Who is to end begins no more.
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
    // What failed for one, a database that is away for instance, cuts nobody off.
    await Promise.all(underWay.values());
  }
  if (failures.length > 0) throw failures[0];
  return tried;
}

function claimDue({ db, clock }: Context, limit: number): Promise<Mail[]> {
  const now = clock();
  return claimMails(db.orm, { now, until: new Date(now.getTime() + LEASE_MS), limit });
}

/** `underWay`: by id; none of them fails, why one has failed is in `failures`. */
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
    // One that takes longer than its lease comes again, and stays ours.
    if (!underWay.has(mail.id)) underWay.set(mail.id, handle(mail));
  };
  return { underWay, failures, begin };
}

/** Writes down soon after a mail was taken: whoever waits for a slower one may be killed, and would send it again. */
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

/** Answers whether it was taken. */
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

/** Held up for so long that the link in it does not open any more. */
function isWorthless(mail: Mail, now: Date): boolean {
  const { worthlessFrom } = draftOf(mail);
  return worthlessFrom !== null && worthlessFrom <= now;
}

async function giveUp(ctx: Context, mail: Mail, errorCode: string): Promise<void> {
  ctx.log.warn({ mailId: mail.id, kind: mail.kind, errorCode }, 'mail given up');
  await markMailFailed(ctx.db.orm, mail.id, { now: ctx.clock(), errorCode });
}

/** Too large for somebody it goes without its labels, which weigh most, and at last without any paper. */
async function send(ctx: Context, mail: Mail, load: Load = 'all'): Promise<void> {
  const whole = await composeMail(ctx, mail, load);
  const enclosed = whole.attachments.length;
  try {
    await ctx.mail.send(whole);
  } catch (error) {
    const isTooLarge = error instanceof UpstreamError && error.fault.code === TOO_LARGE;
    if (!isTooLarge || enclosed === 0) throw error;
    // A single paper has nothing beside it that could be kept.
    const less = load === 'all' && enclosed > 1 ? 'no-labels' : 'nothing';
    ctx.log.info({ mailId: mail.id, load: less }, 'mail too large, sent with less');
    await send(ctx, mail, less);
  }
}

/** A final refusal ends it; wrong settings and defects of ours are loud, but the mail waits for their repair. */
async function settleFailure(ctx: Context, mail: Mail, error: unknown): Promise<void> {
  const now = ctx.clock();
  const fault = error instanceof UpstreamError ? error.fault : null;
  const errorCode = fault?.code ?? 'internal';
  // These end no mail: all of them go once what is wrong is put right.
  const isOurs = !fault || fault.kind === 'invalid';
  if (fault?.kind === 'declined' || (!isOurs && isTriedOut(mail, now)))
    return await giveUp(ctx, mail, errorCode);
  if (isOurs) ctx.log.error({ err: error, mailId: mail.id }, 'mail cannot be sent');
  else {
    // A refusal for good that is tried again all the same may be one of us, and of every mail.
    const level = (fault.status ?? 0) >= 500 ? 'warn' : 'info';
    ctx.log[level]({ mailId: mail.id, errorCode, attempts: mail.attempts }, 'mail postponed');
  }
  const gap = gapAfter(mail.attempts, GAPS_MS);
  await postponeMail(ctx.db.orm, mail.id, {
    nextAttemptAt: new Date(now.getTime() + gap),
    errorCode,
    // Tries that failed by our own fault use up nobody's patience; the gaps stay long.
    attempts: isOurs ? Math.min(mail.attempts, GAPS_MS.length) : mail.attempts,
  });
}

const isTriedOut = ({ attempts, createdAt }: Mail, now: Date): boolean =>
  attempts >= GIVE_UP_AFTER_TRIES && now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;
