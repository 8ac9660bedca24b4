// Draws a paper as PDF: letterhead and address window by DIN 5008, then the blocks, then the small print.
import { drawBlocks } from './draw-block.ts';
import { drawMargins } from './draw-margins.ts';
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
import { namedRow, part } from './tags.ts';

const brand: Style = { size: 17, bold: true, ink: 'harbour' };
const heading: Style = { size: 15, bold: true };
const body: Style = { size: 9.5 };
const label: Style = { size: 8.5, ink: 'soft' };
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
  drawMargins(sheet, paper);
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
