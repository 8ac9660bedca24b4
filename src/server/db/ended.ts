// What the domain counts as ended, as SQL: rates that are free again, labels that may be used again, settled refunds.
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { freesRate, IntentStatus } from '#domain/intent.ts';
import { isFinal, locksLabel, RefundState } from '#domain/refund.ts';

/** As literals, not parameters: only then does the planner see that the partial indexes cover the query. */
const wordsOf = (statuses: readonly string[]): SQL => sql.raw(statuses.map((word) => `'${word}'`).join(', '));

const freeing = wordsOf(IntentStatus.options.filter(freesRate));
const unlocking = wordsOf(RefundState.options.filter((state) => !locksLabel(state)));
const final = wordsOf(RefundState.options.filter(isFinal));

/** A checkout with this status is over. */
export const isOver = (status: SQLWrapper): SQL => sql`${status} in (${freeing})`;

/** The checkout is still open, or has been sold: nobody else can buy its rate. */
export const holdsRate = (status: SQLWrapper): SQL => sql`${status} not in (${freeing})`;

/** A refund in this state has ended. */
export const isRefundFinal = (state: SQLWrapper): SQL => sql`${state} in (${final})`;

/** A refund in this state keeps its parcel's label from being used. */
export const isLocking = (state: SQLWrapper): SQL => sql`${state} not in (${unlocking})`;
