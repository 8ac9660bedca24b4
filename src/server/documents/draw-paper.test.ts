// What the law requires of a letterhead is on each page in full, however long it is; and a paper can be read aloud.
import { expect, test } from 'vitest';
import { anInvoice, issuer } from '#tests/drafting.ts';
import { openPdf } from '#tests/open-pdf.ts';
import { readAloud } from '#tests/read-aloud.ts';
import { drawPaper } from './draw-paper.ts';
import { invoicePaper } from './invoice-paper.ts';

const MM = 72 / 25.4;

/** Texts below this many millimetres from the top of the first page, with their right edges and baselines. */
async function smallPrint(company: Partial<typeof issuer>) {
  const facts = anInvoice({ issuer: { ...issuer, ...company } });
  const paper = invoicePaper(facts, {
    language: 'de',
    issuedAt: new Date('2026-11-20T12:00:00Z'),
    brand: 'H',
  });
  const page = await (await openPdf(await drawPaper(paper))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [left, baseline] = [Number(item.transform[4]), Number(item.transform[5])];
    const line = { text: item.str, left, endsAt: (left + item.width) / MM, below: 297 - baseline / MM };
    return line.below > 268 ? [line] : [];
  });
}

const long = {
  name: 'Norddeutsche Gesellschaft für internationalen Paketversand mbH & Co. Kommanditgesellschaft',
  register: 'Amtsgericht Frankfurt am Main, HRA 123456; Komplementärin: Amtsgericht Hamburg, HRB 654321',
  directors:
    'Dr. Anna-Lena Schmidt-Petersen, Friedrich-Wilhelm von Hohenstein-Wartenberg, Maria del Carmen Rodríguez',
};

test('a long name, two registers and three directors are not cut', async () => {
  const lines = await smallPrint(long);
  const said = lines
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');
  for (const text of Object.values(long)) expect(said).toContain(text.replace(/\s/g, ''));
  expect(said).not.toContain('…');
});

test('a German IBAN stands on one line', async () => {
  const iban = 'DE02 1203 0000 0000 2020 51';
  const lines = await smallPrint({ bank: { ...issuer.bank, iban } });
  expect(lines.map(({ text }) => text)).toContain(iban);
});

test.each([
  ['an ordinary company', {}],
  ['long names', long],
  [
    'twice as long names',
    { directors: `${long.directors}, `.repeat(2), address: ['A 1', 'B', 'C', '20457 D'] },
  ],
])('the small print of %s stays on the sheet, in its columns', async (_, company) => {
  const lines = await smallPrint(company);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(({ below, endsAt }) => below > 292 || endsAt > 190)).toEqual([]);
  const starts = [...new Set(lines.map(({ left }) => left))].sort((a, b) => a - b);
  for (const { left, endsAt } of lines)
    expect(endsAt).toBeLessThan((starts.find((start) => start > left) ?? 190 * MM) / MM + 0.01);
});

test('a screen reader is told headings, cells and their headings, and reads the small print once, at the end', async () => {
  const paper = invoicePaper(anInvoice(), {
    language: 'de',
    issuedAt: new Date('2026-11-20T12:00:00Z'),
    brand: 'Hafenpost',
  });
  const long = Array.from({ length: 60 }, () => ({ kind: 'text', text: 'Ein Satz.' }) as const);
  const pdf = await drawPaper({ ...paper, blocks: [...paper.blocks, ...long] });
  const parts = await readAloud(pdf);
  expect(parts.slice(0, 4)).toEqual([
    'P Hafenpost',
    expect.stringMatching(/^P Nordkai GmbH · /),
    'P Jörg Müller Hafenstraße 7 20457 Hamburg',
    'Table/TR/TH Rechnungsnummer',
  ]);
  expect(parts).toContain(`H1 ${paper.heading}`);
  expect(parts).toContain('Table/TR/TH Gesamtbetrag');
  expect(parts[parts.indexOf('Table/TR/TH Gesamtbetrag') + 1]).toMatch(/^Table\/TR\/TD [\d,]+.€$/);
  expect(parts.filter((said) => said.startsWith('P USt-IdNr.'))).toHaveLength(1);
  expect(parts.filter((said) => said === 'P Ein Satz.')).toHaveLength(60);
  expect(parts.filter((said) => said.includes('Seite'))).toEqual([]);
  const document = await openPdf(pdf);
  expect(document.numPages).toBeGreaterThan(1);
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
});
