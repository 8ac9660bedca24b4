// Draws a paper as PDF: letterhead and address window by DIN 5008, then the blocks, then the small print.
import { drawBlocks } from './draw-block.ts';
import type { Paper } from './paper.ts';
import {
  createSheet,
  fit,
  LEFT,
  MM,
  RIGHT,
  rule,
  save,
  type Sheet,
  stop,
  type Style,
  wrap,
  write,
} from './sheet.ts';
import { decoration, namedRow, part } from './tags.ts';

const brand: Style = { size: 17, bold: true, ink: 'harbour' };
const heading: Style = { size: 15, bold: true };
const body: Style = { size: 9.5 };
const label: Style = { size: 8.5, ink: 'soft' };
const small: Style = { size: 7.2, ink: 'soft' };
const returnLine: Style = { size: 6.8, ink: 'soft' };

/** The window of form B: its top, and its size; a long address is set smaller. */
const WINDOW = { top: 45 * MM, width: 80 * MM, height: 36 * MM, sizes: [10.5, 9, 8, 7, 6] };
const LEADING = 1.24;
const INFO_LEFT = 125 * MM;

/** The same paper gives the same bytes. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const sheet = await createSheet({ ...paper, author: paper.brand });
  drawLetterhead(sheet, paper);
  drawAddress(sheet, paper);
  drawInfo(sheet, paper);
  sheet.y = 106 * MM;
  part(sheet, 'H1', () => write(sheet, ...placed(sheet, paper.heading, heading)));
  sheet.y += 9 * MM;
  drawBlocks(sheet, paper.blocks);
  drawFooters(sheet, paper);
  return await save(sheet);
}

const placed = (sheet: Sheet, text: string, style: Style) => {
  const fitted = fit(sheet, text, style, RIGHT - LEFT);
  return [fitted.text, fitted.style, { x: LEFT, y: sheet.y }] as const;
};

/** The brand name, and a parcel's route with three stops. */
function drawLetterhead(sheet: Sheet, { brand: name }: Paper): void {
  const y = 22 * MM;
  part(sheet, 'P', () => write(sheet, name, brand, { x: LEFT, y }));
  const [from, to] = [INFO_LEFT, RIGHT - 2.6];
  rule(sheet, { x: from, y: y - 5, width: to - from, ink: 'harbour', thickness: 1.2 });
  [from + 2.6, from + (to - from) * 0.62, to].forEach((x, i) =>
    stop(sheet, { x, y: y - 5, filled: i === 2 }),
  );
}

function drawAddress(sheet: Sheet, { returnLine: sender, address }: Paper): void {
  const { top, width, height, sizes } = WINDOW;
  const line = fit(sheet, sender, returnLine, width);
  part(sheet, 'P', () => write(sheet, line.text, line.style, { x: LEFT, y: top + 10 * MM }));
  rule(sheet, { y: top + 11.4 * MM, width, thickness: 0.4 });
  // An address is never cut: an invoice needs all of it.
  const wrapped = sizes.map((size) => ({
    size,
    lines: address.flatMap((said) => wrap(sheet, said, { size }, width)),
  }));
  const fitting =
    wrapped.find(({ size, lines }) => lines.length * size * LEADING <= height) ?? wrapped.at(-1);
  part(sheet, 'P', () =>
    fitting?.lines.forEach((said, i) => {
      const y = top + 13 * MM + fitting.size * LEADING * (i + 1);
      write(sheet, said, { size: fitting.size }, { x: LEFT, y });
    }),
  );
}

function drawInfo(sheet: Sheet, { info }: Paper): void {
  const drawLine = ([name, value]: Paper['info'][number], i: number): void => {
    const y = WINDOW.top + 10 * MM + i * 14.5;
    const fitted = fit(sheet, value, body, RIGHT - INFO_LEFT - 27 * MM);
    namedRow(sheet, {
      name: () => write(sheet, name, label, { x: INFO_LEFT, y }),
      value: () => write(sheet, fitted.text, fitted.style, { x: RIGHT, y, align: 'right' }),
    });
  };
  part(sheet, 'Table', () => info.forEach(drawLine));
}

const FOOTER_TOP = 268 * MM;
/** The small print's height above what printers reach, and its sizes. */
const FOOTER = { height: 19 * MM, sizes: [7.2, 6.4, 5.6, 4.8], leading: 4 / 3 };

/** On every page, once their number is known; the marks show where to fold. Read aloud once, after all the rest. */
function drawFooters(sheet: Sheet, { footer, pageWords, heading: title }: Paper): void {
  const pages = sheet.document.getPages();
  const widths = [0.25, 0.22, 0.31, 0.22].map((share) => share * (RIGHT - LEFT));
  const { columns, style } = smallPrint(sheet, footer, widths);
  pages.forEach((page, i) => {
    sheet.page = page;
    for (const y of [105 * MM, 210 * MM]) rule(sheet, { x: 4 * MM, y, width: 4 * MM, thickness: 0.4 });
    const words = pageWords.replace('{page}', String(i + 1)).replace('{of}', String(pages.length));
    decoration(sheet, () => {
      if (i > 0) drawTop(sheet, title);
      write(sheet, words, small, { x: RIGHT, y: FOOTER_TOP - 2.5 * MM, align: 'right' });
    });
    rule(sheet, { y: FOOTER_TOP });
    const drawColumns = (): void => {
      let x = LEFT;
      columns.forEach((lines, column) => {
        part(sheet, 'P', () =>
          lines.forEach((text, row) => {
            const y = FOOTER_TOP + 4.5 * MM + row * style.size * FOOTER.leading;
            write(sheet, text, style, { x, y });
          }),
        );
        x += widths[column] ?? 0;
      });
    };
    if (i === 0) drawColumns();
    else decoration(sheet, drawColumns);
  });
}

type Columns = { columns: string[][]; style: Style };

/** Never cut: name, register and directors have to be there in full (§ 14 Abs. 4 UStG, § 35a GmbHG). */
function smallPrint(sheet: Sheet, footer: Paper['footer'], widths: readonly number[]): Columns {
  const set = (size: number): Columns => {
    const style: Style = { ...small, size };
    const columns = footer.map((lines, column) =>
      lines.flatMap((text) => wrap(sheet, text, style, (widths[column] ?? 0) - 3 * MM)),
    );
    return { columns, style };
  };
  const [first = small.size, ...smaller] = FOOTER.sizes;
  return smaller.reduce((chosen, size) => {
    const rows = Math.max(...chosen.columns.map((lines) => lines.length));
    return rows * chosen.style.size * FOOTER.leading > FOOTER.height ? set(size) : chosen;
  }, set(first));
}

function drawTop(sheet: Sheet, title: string): void {
  const fitted = fit(sheet, title, label, RIGHT - LEFT);
  write(sheet, fitted.text, fitted.style, { x: LEFT, y: 18 * MM });
  rule(sheet, { y: 20.5 * MM });
}
