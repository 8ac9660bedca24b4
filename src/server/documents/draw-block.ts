// Draws one block below the previous ones, on the next page if it does not fit.
import type { Block, Cell, Column } from './paper.ts';
import { fit, LEFT, MM, need, RIGHT, rule, type Sheet, type Style, wrap, write } from './sheet.ts';
import { decoration, namedRow, part } from './tags.ts';

const body: Style = { size: 9.5 };
const quiet: Style = { size: 8.5, ink: 'soft' };
const label: Style = { size: 8.5, ink: 'soft' };
const heading: Style = { size: 10.5, bold: true };
const strong: Style = { size: 11, bold: true };
const LEADING = 13;
const SMALL_LEADING = 11.5;
const WIDTH = RIGHT - LEFT;
/** Space between two blocks. */
const GAP = 5 * MM;

/** Draws all blocks, each knowing the one that follows. */
export const drawBlocks = (sheet: Sheet, blocks: readonly Block[]): void =>
  blocks.forEach((block, i) => drawBlock(sheet, block, blocks[i + 1]));

function drawBlock(sheet: Sheet, block: Block, next?: Block): void {
  switch (block.kind) {
    case 'text':
      return drawText(sheet, block.text, block.quiet ? quiet : body);
    case 'heading':
      return drawHeading(sheet, block.text);
    case 'table':
      return drawTable(sheet, block, next?.kind === 'sums' ? AFTER_ROW + heightOfSums(next.rows) : 0);
    case 'sums':
      return drawSums(sheet, block.rows);
    case 'pairs':
      return drawPairs(sheet, block);
    case 'beside':
      return drawBeside(sheet, block.parts);
    case 'signature':
      return drawSignature(sheet, block.fields);
  }
}

function drawText(sheet: Sheet, text: string, style: Style): void {
  part(sheet, 'P', () => {
    for (const line of wrap(sheet, text, style, WIDTH)) {
      need(sheet, LEADING);
      write(sheet, line, style, { x: LEFT, y: sheet.y });
      sheet.y += LEADING;
    }
  });
  sheet.y += GAP - LEADING / 2;
}

function drawHeading(sheet: Sheet, text: string): void {
  // Never alone at the foot of a page: a table of one row comes with its sums.
  need(sheet, 12 * LEADING);
  sheet.y += 1 * MM;
  part(sheet, 'H2', () => write(sheet, text, heading, { x: LEFT, y: sheet.y }));
  sheet.y += LEADING + 1 * MM;
}

type Table = Extract<Block, { kind: 'table' }>;
type Placed = Column & { x: number; width: number };

/** `kept`: the height of what must stay on the page of the last row. */
function drawTable(sheet: Sheet, { columns, rows }: Table, kept: number): void {
  const places = placesOf(columns);
  const measured = rows.map((cells, i) =>
    measureRow(sheet, { places, cells, kept: i === rows.length - 1 ? kept : 0 }),
  );
  // The head is never without the first row, however tall that is.
  need(sheet, HEAD_HEIGHT + (measured[0]?.needed ?? 0));
  part(sheet, 'Table', () => {
    drawTableHead(sheet, places);
    measured.forEach((row, i) => {
      if (i > 0 && need(sheet, row.needed)) decoration(sheet, () => drawTableHead(sheet, places));
      drawRow(sheet, places, row);
    });
  });
  sheet.y += GAP - LEADING / 2;
}

function placesOf(columns: readonly Column[]): Placed[] {
  let x = LEFT;
  return columns.map((column) => {
    const width = column.share * WIDTH;
    const place = { ...column, x, width };
    x += width;
    return place;
  });
}

const PADDING = 2 * MM;
const endOf = ({ align, x, width }: Placed): number => (align === 'right' ? x + width : x);

const RULE_BELOW = 1.8 * MM;
const HEAD_HEIGHT = RULE_BELOW + LEADING + 1;

function drawTableHead(sheet: Sheet, places: readonly Placed[]): void {
  part(sheet, 'TR', () => {
    for (const place of places)
      part(
        sheet,
        'TH',
        () => write(sheet, place.heading, label, { x: endOf(place), y: sheet.y, align: place.align }),
        'Column',
      );
  });
  rule(sheet, { y: sheet.y + RULE_BELOW, ink: 'soft', thickness: 0.8 });
  sheet.y += HEAD_HEIGHT;
}

type Row = { places: readonly Placed[]; cells: readonly Cell[]; kept: number };
/** `needed`: the height including what must stay on the same page. */
type Measured = { texts: Line[][]; height: number; needed: number };

function measureRow(sheet: Sheet, { places, cells, kept }: Row): Measured {
  const texts = places.map((place, i) => linesOf(sheet, cells[i] ?? '', place.width - PADDING));
  const height = Math.max(...texts.map((lines) => lines.reduce((sum, { leading }) => sum + leading, 0)));
  return { texts, height, needed: height + kept };
}

function drawRow(sheet: Sheet, places: readonly Placed[], { texts, height }: Measured): void {
  const top = sheet.y;
  part(sheet, 'TR', () =>
    places.forEach((place, i) => {
      let y = top;
      part(sheet, 'TD', () => {
        for (const { text, style, leading } of texts[i] ?? []) {
          write(sheet, text, style, { x: endOf(place), y, align: place.align });
          y += leading;
        }
      });
    }),
  );
  sheet.y = top + height - LEADING + 2.2 * MM;
  rule(sheet, { y: sheet.y });
  sheet.y += LEADING + 1;
}

/** Space between the text of a table's last row and the next block. */
const AFTER_ROW = 2.2 * MM + 1 + GAP - LEADING / 2;

type Line = { text: string; style: Style; leading: number };

function linesOf(sheet: Sheet, cell: Cell, width: number): Line[] {
  const { title, detail } = typeof cell === 'string' ? { title: cell, detail: '' } : cell;
  const said = (text: string, style: Style, leading: number): Line[] =>
    wrap(sheet, text, style, width).map((line) => ({ text: line, style, leading }));
  return [...said(title, body, LEADING), ...said(detail, quiet, SMALL_LEADING)];
}

type Sums = Extract<Block, { kind: 'sums' }>['rows'];
const SUMS_LEFT = LEFT + WIDTH * 0.45;

const heightOfSums = (rows: Sums): number => rows.length * (LEADING + 2) + GAP;

/** Kept together, and with a row above: a total alone on a page explains nothing. */
function drawSums(sheet: Sheet, rows: Sums): void {
  need(sheet, heightOfSums(rows));
  sheet.y -= GAP - LEADING / 2 - 2;
  part(sheet, 'Table', () => rows.forEach((row) => drawSum(sheet, row)));
  sheet.y += GAP - 4;
}

function drawSum(sheet: Sheet, { label: said, value, isTotal }: Sums[number]): void {
  const style = isTotal ? strong : body;
  if (isTotal) {
    rule(sheet, {
      x: SUMS_LEFT,
      y: sheet.y - LEADING + 3,
      width: RIGHT - SUMS_LEFT,
      ink: 'ink',
      thickness: 0.9,
    });
    sheet.y += 4;
  }
  namedRow(sheet, {
    name: () => write(sheet, said, style, { x: SUMS_LEFT, y: sheet.y }),
    value: () => write(sheet, value, style, { x: RIGHT, y: sheet.y, align: 'right' }),
  });
  sheet.y += LEADING + 2;
}

function drawPairs(sheet: Sheet, { rows, apart = false }: Extract<Block, { kind: 'pairs' }>): void {
  need(sheet, rows.length * LEADING);
  if (!apart) sheet.y -= GAP - LEADING / 2 - 2;
  const drawPair = ([name, value]: readonly [string, string]): void =>
    namedRow(sheet, {
      name: () => write(sheet, name, label, { x: LEFT, y: sheet.y }),
      value: () => {
        for (const line of wrap(sheet, value, body, WIDTH - 34 * MM)) {
          write(sheet, line, body, { x: LEFT + 34 * MM, y: sheet.y });
          sheet.y += LEADING;
        }
      },
    });
  part(sheet, 'Table', () => rows.forEach(drawPair));
  sheet.y += GAP - LEADING / 2;
}

type Parts = Extract<Block, { kind: 'beside' }>['parts'];

function drawBeside(sheet: Sheet, parts: Parts): void {
  const width = WIDTH / parts.length;
  const texts = parts.map(({ lines }) => lines.flatMap((line) => wrap(sheet, line, body, width - 6 * MM)));
  const most = Math.max(...texts.map((lines) => lines.length));
  need(sheet, (most + 1) * LEADING);
  parts.forEach(({ heading: name }, i) => {
    const x = LEFT + i * width;
    part(sheet, 'P', () => write(sheet, name, label, { x, y: sheet.y }));
    part(sheet, 'P', () =>
      texts[i]?.forEach((line, row) => write(sheet, line, body, { x, y: sheet.y + (row + 1) * LEADING })),
    );
  });
  sheet.y += (most + 1) * LEADING + GAP - LEADING / 2;
}

type Fields = Extract<Block, { kind: 'signature' }>['fields'];
const ROOM_TO_SIGN = 14 * MM;

function drawSignature(sheet: Sheet, fields: Fields): void {
  const width = WIDTH / fields.length;
  // The labels contain names, and names can be long.
  const labels = fields.map(({ label: name }) => wrap(sheet, name, label, width - 6 * MM));
  const most = Math.max(...labels.map((lines) => lines.length));
  need(sheet, ROOM_TO_SIGN + (most + 1) * LEADING);
  sheet.y += ROOM_TO_SIGN;
  fields.forEach(({ value }, i) => {
    const x = LEFT + i * width;
    rule(sheet, { x, y: sheet.y, width: width - 6 * MM, ink: 'ink' });
    // Read aloud the other way round than it looks: what the line is for, then what is on it.
    part(sheet, 'P', () => {
      labels[i]?.forEach((line, row) =>
        write(sheet, line, label, { x, y: sheet.y + (row + 1) * SMALL_LEADING }),
      );
      const written = fit(sheet, value, body, width - 6 * MM);
      write(sheet, written.text, written.style, { x, y: sheet.y - 3 });
    });
  });
  sheet.y += most * SMALL_LEADING + GAP;
}
