// What is around the text on each page of a paper: fold marks, page number and small print; later, its title, too.
import type { Paper } from './paper.ts';
import { fit, LEFT, MM, RIGHT, rule, type Sheet, type Style, wrap, write } from './sheet.ts';
import { decoration, part } from './tags.ts';

const label: Style = { size: 8.5, ink: 'soft' };
const small: Style = { size: 7.2, ink: 'soft' };

const FOOTER_TOP = 268 * MM;
/** The small print's height above what printers reach, and its sizes. */
const FOOTER = { height: 19 * MM, sizes: [7.2, 6.4, 5.6, 4.8], leading: 4 / 3 };
const GAP = 3 * MM;
/** The widths of its columns, each with the gap after it: the last has room for an IBAN on one line. */
const WIDTHS = [0.245, 0.215, 0.305, 0.235].map((share) => share * (RIGHT + GAP - LEFT));

/** On every page, once their number is known. The small print is read aloud once, after all the rest. */
export function drawMargins(sheet: Sheet, { footer, pageWords, heading }: Paper): void {
  const pages = sheet.document.getPages();
  const print = smallPrint(sheet, footer);
  pages.forEach((page, i) => {
    sheet.page = page;
    for (const y of [105 * MM, 210 * MM]) rule(sheet, { x: 4 * MM, y, width: 4 * MM, thickness: 0.4 });
    const words = pageWords.replace('{page}', String(i + 1)).replace('{of}', String(pages.length));
    decoration(sheet, () => {
      if (i > 0) drawTop(sheet, heading);
      write(sheet, words, small, { x: RIGHT, y: FOOTER_TOP - 2.5 * MM, align: 'right' });
    });
    rule(sheet, { y: FOOTER_TOP });
    if (i === 0) drawSmallPrint(sheet, print);
    else decoration(sheet, () => drawSmallPrint(sheet, print));
  });
}

function drawSmallPrint(sheet: Sheet, { columns, style }: Columns): void {
  let x = LEFT;
  columns.forEach((lines, column) => {
    part(sheet, 'P', () =>
      lines.forEach((text, row) => {
        const y = FOOTER_TOP + 4.5 * MM + row * style.size * FOOTER.leading;
        write(sheet, text, style, { x, y });
      }),
    );
    x += WIDTHS[column] ?? 0;
  });
}

type Columns = { columns: string[][]; style: Style };

/** Never cut: name, register and directors have to be there in full (§ 14 Abs. 4 UStG, § 35a GmbHG). */
function smallPrint(sheet: Sheet, footer: Paper['footer']): Columns {
  const set = (size: number): Columns => {
    const style: Style = { ...small, size };
    const columns = footer.map((lines, column) =>
      lines.flatMap((text) => wrap(sheet, text, style, (WIDTHS[column] ?? 0) - GAP)),
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
