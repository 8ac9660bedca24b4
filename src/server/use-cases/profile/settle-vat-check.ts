// Asks the authorities about one VAT id that has been claimed, and records their answer (C-63).
import { SYSTEM } from '#domain/actor.ts';
import { splitVatId, type VatCheckState, vatStateAfter, isVatConfirmed } from '#domain/vat.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { insertAudit, VAT_CHECKED } from '../../db/audit.ts';
import type { Orm } from '../../db/database.ts';
import { recordVatCheck, type VatClaim, type VatOwner } from '../../db/vat-checks.ts';
import type { VatAnswer } from '../../gateways/vat.ts';
import { writeMail } from '../mails/write-mail.ts';

/** How long a claim lasts: longer than any answer takes, including the wait for it and a retry. */
export const LEASE_MS = 5 * MINUTE_MS;

/** `isWatched`: the owner sees the answer at once, so no mail is sent. */
type Settling = { until: Date; isWatched: boolean };

export async function settleVatCheck(
  ctx: Context,
  claim: VatClaim,
  { until, isWatched }: Settling,
): Promise<void> {
  const before = claim.vatState ?? 'pending';
  const answer = await ask(ctx, claim);
  if (answer.outcome === 'unknown') ctx.log.info({ code: answer.code }, 'a VAT id could not be checked');
  const after = vatStateAfter(before, claim.vatAttempts, answer.outcome);
  const now = ctx.clock();
  await ctx.db.transaction(async (tx) => {
    const owner = await recordVatCheck(tx, { userId: claim.userId, until }, changeOf({ answer, after, now }));
    if (!owner || answer.outcome === 'unknown') return;
    await keep(tx, claim, { answer, now });
    // An id that was not valid is checked because its owner wants to know; the answer is news if an outage came first.
    const isNews = before === 'valid' ? after.state !== 'valid' : claim.vatAttempts > 0;
    if (isNews && !isWatched) await tell(tx, owner, { vatId: claim.vatId, state: after.state, now });
  });
  ctx.wake('outbox');
}

/** What is no VAT id of any member state needs no request. */
function ask(ctx: Context, { vatId }: VatClaim): Promise<VatAnswer> {
  const split = vatId === null ? null : splitVatId(vatId);
  return split ? ctx.vat.check(split) : Promise.resolve({ outcome: 'invalid', consultation: null });
}

/** An outage leaves verification, date and proof as they were. */
function changeOf({ answer, after, now }: { answer: VatAnswer; after: VatCheckState; now: Date }) {
  const again = after.againAfterMs === null ? null : new Date(now.getTime() + after.againAfterMs);
  const next = { vatState: after.state, vatAttempts: after.attempts, vatNextCheckAt: again };
  if (answer.outcome === 'unknown') return next;
  return {
    ...next,
    vatIdVerified: isVatConfirmed(after.state),
    vatCheckedAt: now,
    vatConsultation: answer.consultation,
  };
}

/** Keeps each verdict with its proof: the account itself holds only the last one. */
async function keep(
  tx: Orm,
  { userId, vatId }: VatClaim,
  { answer: { outcome, ...details }, now }: { answer: VatAnswer; now: Date },
): Promise<void> {
  await insertAudit(tx, {
    actor: SYSTEM,
    action: VAT_CHECKED,
    subject: userId,
    outcome,
    details: { vatId, ...details },
    createdAt: now,
  });
}

async function tell(
  tx: Orm,
  { email, language }: VatOwner,
  { vatId, state, now }: { vatId: string | null; state: VatCheckState['state']; now: Date },
): Promise<void> {
  if (vatId === null || state === 'pending') return;
  await writeMail(tx, { kind: 'vat-checked', recipient: email, language, data: { vatId, state }, now });
}
