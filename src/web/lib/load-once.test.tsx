// A part that loads later: when it is there, and what follows a failure.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';
import { useLoaded } from './use-loaded.ts';

const Words = () => <p>words</p>;

test('a part is fetched once, and later renders have it at once', async () => {
  let asked = 0;
  const late = loadOnce(async () => {
    asked += 1;
    return { Words };
  });
  const Place = () => {
    const part = useLoaded(late);
    return part ? <part.Words /> : 'room';
  };
  expect(renderToString(<Place />)).toBe('room');
  expect(await Promise.all([late.load(), late.load()])).toEqual([{ Words }, { Words }]);
  expect(renderToString(<Place />)).toContain('words');
  expect(asked).toBe(1);
});

test('subscribers are told when a part is there', async () => {
  const late = loadOnce(async () => 'part');
  let told = 0;
  late.subscribe(() => (told += 1));
  expect(late.part()).toBeNull();
  await late.load();
  expect(told).toBe(1);
  expect(late.part()).toBe('part');
});

test('a part that could not be fetched is requested again when it is next needed', async () => {
  let asked = 0;
  const late = loadOnce(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no connection');
    return 'part';
  });
  await expect(late.load()).rejects.toThrow('no connection');
  expect(late.part()).toBeNull();
  expect(await late.load()).toBe('part');
});
