// The saved wizard session: handed out once, to its owner.
import { afterAll, expect, test } from 'vitest';
import { saveWizardSession } from '#server/db/wizard-sessions.ts';
import { openHouse } from '../support/house.ts';

const house = await openHouse();
afterAll(() => house.close());

const draft = { fromAddress: { city: 'Hamburg' }, packages: [{ weight: 2 }], additionalServices: {} };
const handedOutOnce = ['/api/wizard/session', '/api/session/duplicated-data', '/api/auth/user'];
const save = (userId: string) =>
  saveWizardSession(house.ctx.db.orm, { userId, data: draft, now: house.ctx.clock() });

test('it is loaded once; the second reload loads nothing', async () => {
  const session = await house.logIn();
  await save('us_demo_privat');
  expect((await session.get('/api/wizard/session')).json()).toEqual({ success: true, data: draft });
  expect((await session.get('/api/wizard/session')).json()).toEqual({ success: false, data: null });
});

test('of two tabs loading at once only one gets it', async () => {
  const session = await house.logIn();
  await save('us_demo_privat');
  const replies = await Promise.all([1, 2, 3, 4].map(() => session.get('/api/wizard/session')));
  expect(replies.filter((reply) => reply.json<{ success: boolean }>().success)).toHaveLength(1);
});

test.each(['cross-site', 'same-site'])('a link on another site (%s) does not use it up', async (site) => {
  const session = await house.logIn();
  await save('us_demo_privat');
  const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
  for (const url of handedOutOnce) expect((await session.get(url, { headers })).statusCode, url).toBe(403);
  // A URL typed by hand comes from no other site.
  const typed = await session.get('/api/wizard/session', { headers: { 'sec-fetch-site': 'none' } });
  expect(typed.json()).toEqual({ success: true, data: draft });
});

test('a HEAD request does not use it up', async () => {
  const session = await house.logIn();
  await save('us_demo_privat');
  for (const url of handedOutOnce)
    expect((await session.send({ method: 'HEAD', url })).statusCode, url).toBe(404);
  expect((await session.get('/api/wizard/session')).json()).toEqual({ success: true, data: draft });
});

test('it is for its owner only', async () => {
  await save('us_demo_gold');
  const stranger = await house.logIn('privat@example.com');
  expect((await stranger.get('/api/wizard/session')).json()).toMatchObject({ success: false });
  const owner = await house.logIn('gold@example.com');
  expect((await owner.get('/api/wizard/session')).json()).toMatchObject({ success: true });
});

test('saving again replaces it, deleting removes it, twice is fine', async () => {
  const session = await house.logIn();
  await save('us_demo_privat');
  await save('us_demo_privat');
  expect((await session.delete('/api/wizard/session')).json()).toEqual({ success: true });
  expect((await session.delete('/api/wizard/session')).json()).toEqual({ success: true });
  expect((await session.get('/api/wizard/session')).json()).toEqual({ success: false, data: null });
});
