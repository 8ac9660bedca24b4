// What the domain calls ended, as SQL: rates that are free again, labels that may be used again.
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { freesRate, IntentStatus } from '#domain/intent.ts';
import { locksLabel, RefundState } from '#domain/refund.ts';

/** Written out, not as parameters: only so does a planner see that the partial indexes hold what is asked for. */
const wordsOf = (statuses: readonly string[]): SQL => sql.raw(statuses.map((word) => `'${word}'`).join(', '));

const freeing = wordsOf(IntentStatus.options.filter(freesRate));
const unlocking = wordsOf(RefundState.options.filter((state) => !locksLabel(state)));

/** Nothing more comes of a checkout with this status. */
export const isOver = (status: SQLWrapper): SQL => sql`${status} in (${freeing})`;

/** Something may still come of it, or it has been sold: nobody else can buy its rate. */
export const holdsRate = (status: SQLWrapper): SQL => sql`${status} not in (${freeing})`;

/** A refund in this state keeps its parcel's label from being used. */
export const isLocking = (state: SQLWrapper): SQL => sql`${state} not in (${unlocking})`;
