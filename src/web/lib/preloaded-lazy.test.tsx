// A part that is loaded before it is rendered.
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { preloadedLazy } from './preloaded-lazy.ts';

const Words = () => <p>words</p>;

/** Resolves after everything that waits for resolved promises. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a part already fetched renders without suspending, and is fetched once', async () => {
  let asked = 0;
  const Part = preloadedLazy(async () => {
    asked += 1;
    return Words;
  });
  expect(asked).toBe(1);
  await settled();
  const drawn = renderToString(
    <Suspense fallback="pause">
      <Part />
    </Suspense>,
  );
  expect(drawn).toContain('words');
  expect(drawn).not.toContain('pause');
  expect(asked).toBe(1);
});

test('a part that could not be fetched early is requested again when it renders', async () => {
  let asked = 0;
  const Part = preloadedLazy(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no connection');
    return Words;
  });
  await settled();
  const { prelude } = await prerender(<Part />);
  expect(await new Response(prelude).text()).toContain('words');
  expect(asked).toBe(2);
});
