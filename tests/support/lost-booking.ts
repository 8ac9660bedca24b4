// A pickup whose booking arrives while its answer gets lost: what the looks see, and the time that they take.
import type { Intent } from '#contract/checkout.ts';
import { bookAndSettle, intentOf, later } from './booking.ts';
import type { House, Session } from './house.ts';

const BUYING = /\/pickups\/[^/]+\/buy$/;
const LOOKING = /\/pickups(\/[^/]+)?$/;
/** Two at once, as patient as tests are, and one with each of three more tries. */
const ALL_LOOKS = 5;

/** The next booking is lost, and as many looks for it fail: all, and nobody hears of it. */
export function loseBooking(house: House, looks = ALL_LOOKS): void {
  house.sandbox.faults.add({ match: { method: 'POST', path: BUYING }, mode: 'cut-after', times: 1 });
  house.sandbox.faults.add({ match: { method: 'GET', path: LOOKING }, mode: '500', times: looks });
}

/** Books, and has every try its turn. */
export async function bookPatiently(
  house: House,
  session: Session,
  choice: Parameters<typeof bookAndSettle>[2],
): Promise<Intent> {
  const { id } = await bookAndSettle(house, session, choice);
  for (let tries = 0; tries < 3; tries += 1) await later(house, 10_000);
  return await intentOf(session, id);
}
