// Closing the server: who is waiting for an answer gets it, and who keeps silent holds nothing up.
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { type House, openHouse } from '../support/house.ts';

async function callerOf(house: House, said: string): Promise<Socket> {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1');
  await once(socket, 'connect');
  if (said) socket.write(said);
  // An answer on another connection: by now the server has read this one, too.
  await fetch(`${house.url}/api/health`, { headers: { connection: 'close' } });
  return socket.on('error', () => undefined).resume();
}

test.each([
  ['says nothing', ''],
  ['sends half of a header', 'GET /api/health HTTP/1.1\r\nHo'],
  ['sends half of a body', 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'],
])('a caller who %s is not waited for', async (_, said) => {
  await using house = await openHouse({ listen: true });
  const socket = await callerOf(house, said);
  const isOver = once(socket, 'close');
  await house.app.close();
  await isOver;
});

test('a request that is being answered is answered to its end', async () => {
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
  const closed = house.app.close();
  // Whatever ends connections at once has done so by then.
  await fetch(`${house.url}/api/health`).catch(() => null);
  steps.emit('may answer');
  expect((await asked).status).toBe(200);
  await closed;
});
