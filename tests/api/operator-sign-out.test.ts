// Sessions that an operator ends: all of one account, and nobody else's.
import { expect, test } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { DEMO_PASSWORD, openHouse } from '../support/house.ts';
import { operate } from '../support/operator-desk.ts';

test('every session of an account ends, its password stays, and the audit says who did it', async () => {
  await using house = await openHouse();
  const [one, other, stranger] = [
    await house.logIn(),
    await house.logIn(),
    await house.logIn('gold@example.com'),
  ];
  expect(await operate(house, ['users', 'sign-out', ' Privat@Example.com'])).toMatchObject({ code: 0 });
  for (const session of [one, other]) expect((await session.get('/api/auth/user')).statusCode).toBe(401);
  expect((await stranger.get('/api/auth/user')).statusCode).toBe(200);
  const again = { userEmail: 'privat@example.com', userPassword: DEMO_PASSWORD };
  expect((await house.visitor().post('/api/auth/login', again)).statusCode).toBe(200);
  expect(await listAudit(house.ctx.db.orm, { subject: 'us_demo_privat', limit: 10 })).toMatchObject([
    { action: 'user.sign-out', outcome: 'done' },
  ]);
});

test('an unknown account is refused', async () => {
  await using house = await openHouse();
  expect(await operate(house, ['users', 'sign-out', 'nobody@example.com'])).toMatchObject({ code: 1 });
});
