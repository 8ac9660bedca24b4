// A4 pages, added as text needs them; lengths in points, heights measured from the top.
import { deflateSync } from 'node:zlib';
import { type Color, PDFContentStream, PDFDocument, type PDFPage, PDFStreamWriter, rgb } from 'pdf-lib';
import { embedFaces, type Face, type Faces, printable } from './faces.ts';
import { createTags, decoration, marked, type Tags, writeTags } from './tags.ts';

export const MM = 72 / 25.4;
const WIDTH = 210 * MM;
const HEIGHT = 297 * MM;
/** Margins of DIN 5008. */
export const LEFT = 25 * MM;
export const RIGHT = WIDTH - 20 * MM;
const TOP_OF_NEXT = 30 * MM;
const BOTTOM = HEIGHT - 42 * MM;

const hex = (code: string): Color => {
  const at = (i: number): number => parseInt(code.slice(i, i + 2), 16) / 255;
  return rgb(at(0), at(2), at(4));
};
const inks = { ink: hex('14212B'), soft: hex('5B6B77'), line: hex('D5D3CB'), harbour: hex('0E4A6B') };
type Ink = keyof typeof inks;

export type Style = { size: number; bold?: boolean; ink?: Ink };

export type Sheet = {
  readonly document: PDFDocument;
  readonly faces: Faces;
  readonly tags: Tags;
  /** The page being written. */
  page: PDFPage;
  /** How far down the page is filled. */
  y: number;
};

/** The paper's title, its author, and when it was made. */
type Title = { heading: string; author: string; language: string; issuedAt: string };

/** Contains nothing of today's date, so that the same paper gives the same bytes. */
export async function createSheet({ heading, author, language, issuedAt }: Title): Promise<Sheet> {
  const document = await PDFDocument.create();
  const { context } = document;
  // The library compresses in JavaScript, which takes longer than everything else.
  context.flateStream = (contents, dict) =>
    context.stream(deflateSync(contents), { ...dict, Filter: 'FlateDecode' });
  const faces = await embedFaces(document);
  const page = document.addPage([WIDTH, HEIGHT]);
  const madeAt = new Date(issuedAt);
  document.setTitle(heading, { showInWindowTitleBar: true });
  document.setAuthor(author);
  document.setLanguage(language);
  document.setProducer(author);
  document.setCreator(author);
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  return { document, faces, tags: createTags(), page, y: 0 };
}

/** The file. */
export async function save({ document, tags }: Sheet): Promise<Buffer> {
  writeTags(document, tags);
  const { context } = document;
  // What stands on the pages is compressed when it is saved, and not by the function above.
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFContentStream)
      context.assign(ref, context.flateStream(object.getUnencodedContents()));
  await document.flush();
  // All in one stream, as each takes the library's compression as long to begin as to compress.
  const writer = PDFStreamWriter.forContext(context, Infinity, true, Infinity);
  return Buffer.from(await writer.serializeToBuffer());
}

/** Starts a new page if less than this is left; answers whether it did. */
export function need(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= BOTTOM) return false;
  sheet.page = sheet.document.addPage([WIDTH, HEIGHT]);
  sheet.y = TOP_OF_NEXT;
  return true;
}

const faceOf = ({ faces }: Sheet, { bold }: Style): Face => (bold ? faces.bold : faces.regular);

type Place = { x: number; y: number; align?: 'left' | 'right' };

/** Writes one line; `y` is its baseline, `x` its left or right end. */
export function write(sheet: Sheet, text: string, style: Style, { x, y, align = 'left' }: Place): void {
  const face = faceOf(sheet, style);
  const line = printable(text);
  const start = align === 'right' ? x - face.widthOf(line, style.size) : x;
  marked(sheet, () =>
    sheet.page.drawText(line, {
      x: start,
      y: HEIGHT - y,
      size: style.size,
      font: face.font,
      color: inks[style.ink ?? 'ink'],
    }),
  );
}

export function rule(
  sheet: Sheet,
  { x = LEFT, y, width = RIGHT - LEFT, ink = 'line', thickness = 0.6 }: RuleAt,
): void {
  adorn(sheet, () =>
    sheet.page.drawLine({
      start: { x, y: HEIGHT - y },
      end: { x: x + width, y: HEIGHT - y },
      thickness,
      color: inks[ink],
    }),
  );
}
type RuleAt = { x?: number; y: number; width?: number; ink?: Ink; thickness?: number };

/** A stop of the route beside the name; the last one is filled. */
export function stop(sheet: Sheet, { x, y, filled }: { x: number; y: number; filled: boolean }): void {
  adorn(sheet, () =>
    sheet.page.drawCircle({
      x,
      y: HEIGHT - y,
      size: 2.6,
      borderWidth: 1.2,
      borderColor: inks.harbour,
      color: filled ? inks.harbour : rgb(1, 1, 1),
    }),
  );
}

const adorn = (sheet: Sheet, draw: () => void): void => decoration(sheet, () => marked(sheet, draw));

/** Breaks text into lines no wider than this; a word longer than a line is split. */
export function wrap(sheet: Sheet, text: string, style: Style, width: number): string[] {
  const face = faceOf(sheet, style);
  const fits = (line: string): boolean => face.widthOf(line, style.size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (fits(line + letter)) line += letter;
      else {
        lines.push(line);
        line = letter;
      }
    }
  }
  return [...lines, line].filter((one) => one !== '');
}

/** Shrinks text if necessary, to no less than three quarters; then cuts it, with a sign that it is cut. */
export function fit(sheet: Sheet, text: string, style: Style, width: number): { text: string; style: Style } {
  const face = faceOf(sheet, style);
  let line = printable(text);
  let { size } = style;
  while (size > style.size * 0.75 && face.widthOf(line, size) > width) size -= 0.25;
  while (line.length > 1 && face.widthOf(line, size) > width)
    line = `${[...line].slice(0, line.endsWith('…') ? -2 : -1).join('')}…`;
  return { text: line, style: { ...style, size } };
}
