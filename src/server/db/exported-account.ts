// What is stored about one user besides orders, for the download: no hashes, no tokens, no costs of ours.
import { and, eq, gte, inArray, notInArray, or, sql } from 'drizzle-orm';
import { PASSWORD_CHANGED, VAT_CHECKED } from './audit.ts';
import type { Orm } from './database.ts';
import { audit, intents, orders, outbox, sessions, withdrawals, wizardSessions } from './schema.ts';
import type { User } from './users.ts';

/**
 * Data of which there is little. An e-mail address proves nothing, as nobody has to confirm it: a mail or withdrawal of
 * a guest with the same address may be another person's. Of mails, those of `accountMails` and those about a purchase.
 */
export async function findExportedAccount(
  orm: Orm,
  { id, email, createdAt }: User,
  accountMails: readonly string[],
) {
  return {
    sessions: await orm
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    savedShipment: await orm
      .select({ savedAt: wizardSessions.createdAt, data: wizardSessions.data })
      .from(wizardSessions)
      .where(eq(wizardSessions.userId, id)),
    mails: await orm
      .select({ kind: outbox.kind, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(
        and(
          eq(outbox.recipient, email),
          gte(outbox.createdAt, createdAt),
          or(
            inArray(outbox.kind, accountMails),
            inArray(
              sql`${outbox.data} ->> 'intentId'`,
              orm.select({ id: intents.id }).from(intents).where(eq(intents.userId, id)),
            ),
          ),
        ),
      ),
    withdrawals: await orm
      .select({
        createdAt: withdrawals.createdAt,
        name: withdrawals.name,
        orderNumber: withdrawals.orderNumber,
      })
      .from(withdrawals)
      .innerJoin(orders, and(eq(orders.id, withdrawals.orderId), eq(orders.userId, id)))
      .where(eq(withdrawals.email, email)),
    changesByOperators: await orm
      .select({ createdAt: audit.createdAt, action: audit.action, outcome: audit.outcome })
      .from(audit)
      .where(and(eq(audit.subject, id), notInArray(audit.action, [VAT_CHECKED, PASSWORD_CHANGED]))),
    passwordChanges: await orm
      .select({ createdAt: audit.createdAt, details: audit.details })
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.action, PASSWORD_CHANGED))),
    vatChecks: await orm
      .select({ createdAt: audit.createdAt, outcome: audit.outcome, details: audit.details })
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.action, VAT_CHECKED))),
  };
}
