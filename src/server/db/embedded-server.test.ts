// What a crashed embedded database may still do once another has been opened on its files.
import { expect, test } from 'vitest';
import { createGate } from '#tests/gate.ts';
import { keepRunning } from './embedded-server.ts';

const anything = new Uint8Array([1]);
const close = (): Promise<void> => Promise.resolve();
const answering = { execProtocolRawStream: () => Promise.resolve(), close };

test('one that stops late does not end its successor, so that no third is opened on the same files', async () => {
  const { opened: stopped, open: stop } = createGate();
  const ends = [stopped, Promise.resolve()];
  const crashing = {
    async execProtocolRawStream() {
      await ends.shift();
      throw new Error('unreachable');
    },
    close,
  };
  let opened = 0;
  const server = keepRunning(crashing, () => {
    opened += 1;
    return Promise.resolve(answering);
  });
  const late = server.ask(anything);
  await expect(server.ask(anything)).rejects.toThrow('crashed');
  await expect(server.ask(anything), 'not opened yet').rejects.toThrow('crashed');
  await server.start();
  stop();
  await expect(late).rejects.toThrow('crashed');
  expect(await server.ask(anything)).toEqual([]);
  await server.start();
  expect(opened).toBe(1);
});
