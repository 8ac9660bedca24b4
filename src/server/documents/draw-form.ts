// Draws one of the customer's own papers as PDF: a heading, the blocks, and page numbers.
import { drawBlocks } from './draw-block.ts';
import type { Form } from './paper.ts';
import { createSheet, fit, LEFT, MM, RIGHT, rule, save, type Sheet, type Style, write } from './sheet.ts';
import { decoration, part } from './tags.ts';

const heading: Style = { size: 17, bold: true };
const subheading: Style = { size: 10, ink: 'soft' };
const small: Style = { size: 7.5, ink: 'soft' };
const TOP = 24 * MM;
const FOOT = 284 * MM;

/** The same form gives the same bytes. */
export async function drawForm(form: Form): Promise<Buffer> {
  const sheet = await createSheet(form);
  sheet.y = TOP;
  part(sheet, 'H1', () => line(sheet, form.heading, heading));
  sheet.y += 5.5 * MM;
  part(sheet, 'P', () => line(sheet, form.subheading, subheading));
  rule(sheet, { y: sheet.y + 3 * MM, ink: 'ink', thickness: 0.9 });
  sheet.y += 11 * MM;
  drawBlocks(sheet, form.blocks);
  drawFeet(sheet, form);
  return await save(sheet);
}

function line(sheet: Sheet, text: string, style: Style): void {
  const fitted = fit(sheet, text, style, RIGHT - LEFT);
  write(sheet, fitted.text, fitted.style, { x: LEFT, y: sheet.y });
}

/** Drawn once the number of pages is known. */
function drawFeet(sheet: Sheet, { heading: title, pageWords }: Form): void {
  const pages = sheet.document.getPages();
  pages.forEach((page, i) => {
    sheet.page = page;
    const words = pageWords.replace('{page}', String(i + 1)).replace('{of}', String(pages.length));
    const fitted = fit(sheet, title, small, (RIGHT - LEFT) * 0.75);
    decoration(sheet, () => {
      write(sheet, fitted.text, fitted.style, { x: LEFT, y: FOOT });
      write(sheet, words, small, { x: RIGHT, y: FOOT, align: 'right' });
    });
  });
}
