// What the control paths refuse: nothing they accept may break the simulated world.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const control = async (path: string, body: unknown): Promise<{ status: number; message: unknown }> => {
  const reply = await fetch(`${sandbox.url}/__sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { message } = (await reply.json()) as { message?: unknown };
  return { status: reply.status, message };
};

test('a fault with a pattern that cannot be read is refused, and spoils no request', async () => {
  const answer = await control('/faults', { match: { path: '/[/' }, mode: '502' });
  expect(answer).toEqual({ status: 400, message: 'match.path is a pattern that cannot be read: /[/' });
  expect(sandbox.faults.list()).toEqual([]);
});

test.each([{ advance: '999999999d' }, { advance: '-1h' }, { advance: 'soon' }, { set: 'soon' }, {}])(
  'the clock refuses %j and goes on',
  async (move) => {
    expect((await control('/clock', move)).status).toBe(400);
    expect((await fetch(`${sandbox.url}/__sandbox/clock`)).status).toBe(200);
  },
);
