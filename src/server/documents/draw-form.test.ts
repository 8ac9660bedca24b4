// What is drawn stays on the sheet, however long the words are.
import { expect, test } from 'vitest';
import { drawForm } from './draw-form.ts';

/** Every piece of text with where it ends, in millimetres from the left. */
async function endsIn(pdf: Uint8Array): Promise<{ text: string; endsAt: number }[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const left = Number(item.transform[4]);
    return [{ text: item.str, endsAt: ((left + item.width) / 72) * 25.4 }];
  });
}

test.each([
  ['in words', 'Maximiliane Friederike von und zu Hohenstein-Wartenberg-Sayn'],
  ['in one piece', 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'],
])('a name of 60 letters, %s, stays within the margins below the line for the signature', async (_, name) => {
  expect(name).toHaveLength(60);
  const fields = [
    { label: 'Place, date / Ort, Datum', value: 'Hamburg, 22 November 2026' },
    { label: `Signature / Unterschrift: ${name}`, value: '' },
  ];
  const pdf = await drawForm({
    language: 'en',
    author: 'Hafenpost',
    heading: 'Commercial invoice',
    subheading: 'Handelsrechnung',
    blocks: [{ kind: 'signature', fields }],
    pageWords: 'Page {page} of {of}',
    issuedAt: '2026-11-22T12:00:00.000Z',
  });
  const written = await endsIn(pdf);
  const letters = written.map(({ text }) => text.replaceAll(' ', '')).join('');
  expect(letters).toContain(`Unterschrift:${name.replaceAll(' ', '')}`);
  expect(written.filter(({ endsAt }) => endsAt > 190)).toEqual([]);
});
