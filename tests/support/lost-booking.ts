// A pickup booking that succeeds while its answer is lost, and the read-backs that follow.
import type { Intent } from '#contract/checkout.ts';
import { bookAndSettle, intentOf, advanceTime } from './booking.ts';
import type { House, Session } from './house.ts';

const BUYING = /\/pickups\/[^/]+\/buy$/;
const LOOKING = /\/pickups(\/[^/]+)?$/;
/** Read-backs: two at once with the tests' short patience, and one with each of three more tries. */
const ALL_LOOKS = 5;

/** Loses the answer to the next booking, and fails as many read-backs; by default all, so that it stays unknown. */
export function loseBooking(house: House, looks = ALL_LOOKS): void {
  house.sandbox.faults.add({ match: { method: 'POST', path: BUYING }, mode: 'cut-after', times: 1 });
  house.sandbox.faults.add({ match: { method: 'GET', path: LOOKING }, mode: '500', times: looks });
}

/** Books, and runs every retry. */
export async function bookPatiently(
  house: House,
  session: Session,
  choice: Parameters<typeof bookAndSettle>[2],
): Promise<Intent> {
  const { id } = await bookAndSettle(house, session, choice);
  for (let tries = 0; tries < 3; tries += 1) await advanceTime(house, 10_000);
  return await intentOf(session, id);
}
