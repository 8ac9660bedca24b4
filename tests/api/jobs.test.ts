// Background jobs: when they look for work.
import { expect, test } from 'vitest';
import { sessions } from '#server/db/schema.ts';
import { startJobs } from '#server/jobs.ts';
import { openHouse } from '../support/house.ts';

const MONTH_MS = 31 * 24 * 60 * 60_000;

test('a job that looks every ten minutes looks at once when it is woken', async () => {
  await using house = await openHouse();
  const sessionsLeft = () => house.ctx.db.orm.$count(sessions);
  const leaveOneExpired = async (): Promise<void> => {
    await house.logIn();
    house.advanceClock(MONTH_MS);
  };
  await leaveOneExpired();
  const jobs = startJobs(house.ctx);
  // Its first run.
  await expect.poll(sessionsLeft).toBe(0);
  await leaveOneExpired();
  house.ctx.wake('clean-up');
  await expect.poll(sessionsLeft).toBe(0);
  await jobs.stop();
});
