// Closing the server: who is waiting for an answer gets it, and who keeps silent holds nothing up.
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startJobs } from '#server/jobs.ts';
import { shutDown } from '#server/shut-down.ts';
import { createGate } from '../support/gate.ts';
import { type House, openHouse } from '../support/house.ts';

/** Resolves when the server has read what was said. */
async function callerOf(house: House, said: string): Promise<Socket> {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1');
  await once(socket, 'connect');
  if (said) socket.write(said);
  await fetch(`${house.url}/api/health`, { headers: { connection: 'close' } });
  return socket.on('error', () => undefined);
}

const bodyBegun =
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{';

test.each([
  ['says nothing', ''],
  ['sends half of a header', 'GET /api/health HTTP/1.1\r\nHo'],
  ['sends half of a body', bodyBegun],
  ['has had an answer', 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a caller who %s is not waited for', async (_, said) => {
  await using house = await openHouse({ listen: true });
  const socket = (await callerOf(house, said)).resume();
  const isOver = once(socket, 'close');
  await house.app.close();
  await isOver;
});

test('a request that has begun to arrive may arrive, and is answered', async () => {
  await using house = await openHouse({ listen: true });
  const socket = await callerOf(house, bodyBegun);
  const closed = house.app.close();
  socket.write('"a":"b"   }');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 4/);
  await closed;
});

test('a request on a connection that was just opened is answered', async () => {
  await using house = await openHouse({ listen: true });
  const { app } = house;
  const isClosing = new Promise<void>((resolve) => {
    app.server.once('connection', () => resolve(app.close()));
  });
  const reply = await fetch(`${house.url}/api/health`);
  expect(reply.status).toBe(200);
  await isClosing;
});

test('a request that is being answered is answered to its end, and its connection is not waited for', async () => {
  await using house = await openHouse({ listen: true });
  const steps = new EventEmitter();
  house.ctx.db.ping = async () => {
    const mayAnswer = once(steps, 'may answer');
    steps.emit('working');
    await mayAnswer;
  };
  const isWorking = once(steps, 'working');
  const asked = fetch(`${house.url}/api/health`);
  await isWorking;
  const silent = await new Promise<Socket>((resolve) => {
    const socket: Socket = connect(Number(new URL(house.url).port), '127.0.0.1', () => resolve(socket));
  });
  const closed = house.app.close();
  // By then the silent have been ended.
  await once(silent.resume(), 'close');
  steps.emit('may answer');
  expect(await asked).toBeInstanceOf(Response);
  await closed;
});

test('a mail server that says nothing does not keep the database from being closed', async () => {
  const { opened: answered, open: answer } = createGate();
  const { opened: asked, open: ask } = createGate();
  const send = (): Promise<void> => {
    ask();
    return answered;
  };
  await using house = await openHouse({ overrides: { mail: { send, close: () => undefined } } });
  await house.visitor().post('/api/auth/forgot-password', { email: 'privat@example.com' });
  const jobs = startJobs(house.ctx);
  await asked;
  const drains: (number | undefined)[] = [];
  const close = async (options?: { drainMs?: number }): Promise<void> => void drains.push(options?.drainMs);
  await shutDown({ ends: [() => jobs.stop()], ctx: { close }, withinMs: 100 });
  expect(drains).toHaveLength(1);
  // A timer may ring a fraction of a millisecond early.
  expect(drains[0]).toBeLessThan(2);
  answer();
  await jobs.stop();
});
