// The text of a paper is machine-readable: it can be searched, copied, read aloud.
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readPdf } from '#tests/read-pdf.ts';
import { embedFaces } from './faces.ts';

async function written(text: string): Promise<string> {
  const document = await PDFDocument.create();
  const { regular, bold } = await embedFaces(document);
  const page = document.addPage();
  page.drawText(text, { x: 20, y: 60, font: regular.font });
  page.drawText(text, { x: 20, y: 20, font: bold.font });
  return (await readPdf(await document.save())).text;
}

test('a letter that first appeared as part of another, in any document, is still a letter of its own', async () => {
  expect(await written('öéÅłŌ')).toBe('öéÅłŌ öéÅłŌ');
  expect(await written('Alone, Order 0815 to Oslo')).toBe(
    'Alone, Order 0815 to Oslo Alone, Order 0815 to Oslo',
  );
});

test('figures in a Hebrew or Arabic address are read as they were typed', async () => {
  expect(await written('רחוב הרצל 127')).toContain('127');
  expect(await written('محمد Smith 45')).toMatch(/Smith 45/);
});
