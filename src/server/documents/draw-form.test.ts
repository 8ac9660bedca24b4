// Everything drawn stays on the sheet, however long the words are, and has its place in what is read aloud.
import { expect, test } from 'vitest';
import { openPdf } from '#tests/open-pdf.ts';
import { readAloud } from '#tests/read-aloud.ts';
import { drawForm } from './draw-form.ts';

const form = {
  language: 'en',
  author: 'Hafenpost',
  heading: 'Commercial invoice',
  subheading: 'Handelsrechnung',
  pageWords: 'Page {page} of {of}',
  issuedAt: '2026-11-22T12:00:00.000Z',
} as const;

/** The texts on each page, piece by piece. */
async function textsIn(pdf: Uint8Array): Promise<string[][]> {
  const document = await openPdf(pdf);
  const pages = Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1));
  const contents = await Promise.all(pages.map(async (page) => await (await page).getTextContent()));
  return contents.map(({ items }) => items.flatMap((item) => ('str' in item ? item.str : [])));
}

/** Every piece of text with its right edge, in millimetres from the left. */
async function endsIn(pdf: Uint8Array): Promise<{ text: string; endsAt: number }[]> {
  const document = await openPdf(pdf);
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
])('a name of 60 letters, %s, stays within the margins below the signature line', async (_, name) => {
  expect(name).toHaveLength(60);
  const fields = [
    { label: 'Place, date / Ort, Datum', value: 'Hamburg, 22 November 2026' },
    { label: `Signature / Unterschrift: ${name}`, value: '' },
  ];
  const pdf = await drawForm({ ...form, blocks: [{ kind: 'signature', fields }] });
  const written = await endsIn(pdf);
  const letters = written.map(({ text }) => text.replaceAll(' ', '')).join('');
  expect(letters).toContain(`Unterschrift:${name.replaceAll(' ', '')}`);
  expect(written.filter(({ endsAt }) => endsAt > 190)).toEqual([]);
});

test.each([1, 2, 5])(
  'with %i rows, no page has the sums without a row, nor a heading on its own',
  async (rows) => {
    const text = { kind: 'text', text: 'Before it' } as const;
    for (let lines = 18; lines <= 31; lines += 1) {
      const pdf = await drawForm({
        ...form,
        blocks: [
          ...Array.from({ length: lines }, () => text),
          { kind: 'heading', text: 'The price' },
          {
            kind: 'table',
            columns: [{ heading: 'Service', share: 1, align: 'left' }],
            rows: Array.from({ length: rows }, () => ['A row']),
          },
          {
            kind: 'sums',
            rows: ['Net', 'VAT', 'Total'].map((label) => ({ label, value: '1', isTotal: label === 'Total' })),
          },
        ],
      });
      const pages = await textsIn(pdf);
      const alone = pages.filter((texts) => texts.includes('Total') && !texts.includes('A row'));
      const empty = pages.filter((texts) => texts.includes('Service') && !texts.includes('A row'));
      const bare = pages.filter((texts) => texts.includes('The price') && !texts.includes('Service'));
      expect({ lines, alone, empty, bare }).toEqual({ lines, alone: [], empty: [], bare: [] });
    }
  },
);

test.each([2, 12, 60])('the table head stays with its first row of %i lines', async (tall) => {
  const text = { kind: 'text', text: 'Before it' } as const;
  const cell = Array.from({ length: tall }, () => 'W'.repeat(40)).join(' ');
  const table = { kind: 'table', columns: [{ heading: 'Service', share: 1, align: 'left' }] } as const;
  const sums = { kind: 'sums', rows: [{ label: 'Total', value: '1', isTotal: true }] } as const;
  for (let lines = 15; lines <= 31; lines += 1) {
    const before = Array.from({ length: lines }, () => text);
    const pages = await textsIn(
      await drawForm({ ...form, blocks: [...before, { ...table, rows: [[cell]] }, sums] }),
    );
    const bare = pages.filter((texts) => texts.includes('Service') && !texts.some((said) => /WW/.test(said)));
    expect({ lines, bare }).toEqual({ lines, bare: [] });
  }
});

test('a table over several pages is one table to a screen reader, and a line to sign is named first', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => [`Row ${i + 1}`, '1']);
  const columns = ['Goods', 'Pieces'].map((heading) => ({ heading, share: 0.5, align: 'left' }) as const);
  const fields = [{ label: 'Place, date', value: 'Hamburg, 22 November 2026' }];
  const pdf = await drawForm({
    ...form,
    blocks: [
      { kind: 'heading', text: 'Contents' },
      { kind: 'table', columns, rows },
      { kind: 'pairs', rows: [['Reason', 'Sale of goods']] },
      { kind: 'signature', fields },
    ],
  });
  expect((await openPdf(pdf)).numPages).toBeGreaterThan(1);
  expect(await readAloud(pdf)).toEqual([
    'H1 Commercial invoice',
    'P Handelsrechnung',
    'H2 Contents',
    'Table/TR/TH Goods',
    'Table/TR/TH Pieces',
    ...rows.flatMap(([goods, pieces]) => [`Table/TR/TD ${goods}`, `Table/TR/TD ${pieces}`]),
    'Table/TR/TH Reason',
    'Table/TR/TD Sale of goods',
    'P Place, date Hamburg, 22 November 2026',
  ]);
});
