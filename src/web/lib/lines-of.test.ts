// The reader of newline-delimited JSON: any split of the bytes gives the same lines.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines-of.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function streamOf(chunks: Uint8Array[], end: 'close' | Error = 'close') {
  let cancelled = false;
  const left = [...chunks];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else if (end === 'close') controller.close();
      else controller.error(end);
    },
    cancel() {
      cancelled = true;
    },
  });
  return { stream, wasCancelled: () => cancelled };
}

async function collect(stream: ReadableStream<Uint8Array>, into: string[] = []) {
  for await (const line of linesOf(stream)) into.push(line);
  return into;
}

test('a line may arrive in several chunks, and several lines in one', async () => {
  const { stream } = streamOf([bytes('{"a"'), bytes(':1}\n{"b":2}\n{"c"'), bytes(':3}\n')]);
  expect(await collect(stream)).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
});

test('a character split between chunks stays whole', async () => {
  const all = bytes('"Łódź €"\n');
  const { stream } = streamOf([all.slice(0, 2), all.slice(2, 9), all.slice(9)]);
  expect(await collect(stream)).toEqual(['"Łódź €"']);
});

test('the last line needs no newline', async () => {
  expect(await collect(streamOf([bytes('1\n2')]).stream)).toEqual(['1', '2']);
});

test('empty lines are left out', async () => {
  expect(await collect(streamOf([bytes('\n1\n\r\n\n2\n\n')]).stream)).toEqual(['1', '2']);
  expect(await collect(streamOf([]).stream)).toEqual([]);
});

test('an abort ends the loop with its error, after the lines already received', async () => {
  const { stream } = streamOf([bytes('1\n2\n3')], new DOMException('stopped', 'AbortError'));
  const seen: string[] = [];
  await expect(collect(stream, seen)).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen).toEqual(['1', '2']);
});

test('leaving the loop cancels the download', async () => {
  const { stream, wasCancelled } = streamOf([bytes('1\n'), bytes('2\n'), bytes('3\n')]);
  for await (const line of linesOf(stream)) if (line === '1') break;
  expect(wasCancelled()).toBe(true);
});

test('any split of the bytes gives the same lines', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 8 }),
      fc.array(fc.nat(200), { maxLength: 6 }),
      async (texts, cuts) => {
        const lines = texts.map((text) => JSON.stringify(text));
        const all = bytes(lines.map((line) => `${line}\n`).join(''));
        const at = [0, ...cuts.map((cut) => cut % (all.length + 1)), all.length].sort((a, b) => a - b);
        const chunks = at.slice(1).map((end, index) => all.slice(at[index], end));
        expect(await collect(streamOf(chunks.filter((chunk) => chunk.length > 0)).stream)).toEqual(lines);
      },
    ),
  );
});
