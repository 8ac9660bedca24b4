// An account closed while its owner books a pickup again: one of the two waits, and no van comes for nobody.
import { expect, test } from 'vitest';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { beforeNextTransaction } from '../support/before-next-transaction.ts';
import { createGate } from '../support/gate.ts';
import { DEMO_PASSWORD, type House, openHouse, type Session } from '../support/house.ts';
import { upstreamPickups, withPickup } from '../support/picking-up.ts';
import { buyByPayPal } from '../support/refunding.ts';

const end = (session: Session) => session.post('/api/profile/delete', { password: DEMO_PASSWORD });

/** A paid order whose pickup the carrier has not confirmed. */
async function unconfirmed(house: House) {
  house.sandbox.faults.add({ match: { method: 'POST', path: /\/pickups$/ }, mode: '500', times: 1 });
  const { session, intent } = await buyByPayPal(house, 1, withPickup());
  expect(intent.pickup).toBe('unconfirmed');
  await issueDocuments(house.ctx);
  return { session, schedule: () => session.post('/api/schedule-pickup', { shipmentId: intent.id }) };
}

test('an account is not closed while the carrier is being asked for a pickup', async () => {
  const { opened: isAsked, open: tell } = createGate();
  const { opened: mayAnswer, open: answer } = createGate();
  let isSlow = false;
  const carrier = (real: CarrierPort): CarrierPort => ({
    ...real,
    async bookPickup(request) {
      if (isSlow) tell();
      if (isSlow) await mayAnswer;
      return await real.bookPickup(request);
    },
  });
  await using house = await openHouse({ wrap: { carrier } });
  const { session, schedule } = await unconfirmed(house);
  isSlow = true;
  const scheduled = schedule();
  await isAsked;
  const refused = await end(session);
  expect(refused.json()).toMatchObject({ code: 'account_busy', details: { reasons: ['open_checkout'] } });
  answer();
  expect((await scheduled).statusCode).toBe(200);
  expect((await end(session)).statusCode).toBe(200);
});

test('an account closed a moment before orders no pickup', async () => {
  await using house = await openHouse();
  const { schedule } = await unconfirmed(house);
  const other = await house.logIn();
  beforeNextTransaction(house, async () => expect((await end(other)).statusCode).toBe(200));
  const reply = await schedule();
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'not_signed_in']);
  expect((await upstreamPickups(house)).filter(({ status }) => status === 'scheduled')).toEqual([]);
});
