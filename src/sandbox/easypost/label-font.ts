// The typeface of labels: DejaVu Sans, which has every letter from Łódź to Ålesund.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import bwip from 'bwip-js/node';
import type { PDFDocument, PDFFont } from 'pdf-lib';

const findFile = createRequire(import.meta.url).resolve;
const read = (file: string) => readFileSync(findFile(`dejavu-fonts-ttf/ttf/${file}`));

type Face = { bytes: Buffer; id: number };
let faces: { regular: Face; bold: Face } | undefined;

function load(name: string, file: string): Face {
  const bytes = read(file);
  bwip.FontLib.loadFont(name, bytes);
  return { bytes, id: bwip.FontLib.lookup(name) };
}

/** Read once, when the first label is drawn. */
function labelFaces(): { regular: Face; bold: Face } {
  faces ??= {
    regular: load('LabelSans', 'DejaVuSans.ttf'),
    bold: load('LabelSansBold', 'DejaVuSans-Bold.ttf'),
  };
  return faces;
}

type Typeface = ReturnType<typeof fontkit.create>;

const parsed = new Map<Uint8Array, Typeface>();

/**
 * fontkit caches each glyph as first seen. A glyph first seen as a component of another, the o of an ö, would be drawn
 * but have no code point, and so be lost to search, copying and screen readers.
 */
function knowingCodes(font: Typeface): Typeface {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
  return font;
}

/** A typeface is parsed once: that takes longer than the rest of a label. */
const fontkitOnce = {
  create(bytes: Uint8Array) {
    const font = parsed.get(bytes) ?? knowingCodes(fontkit.create(bytes));
    parsed.set(bytes, font);
    return font;
  },
};

/** Subsets: only the glyphs used are embedded. */
export async function embedLabelFaces(document: PDFDocument): Promise<{ regular: PDFFont; bold: PDFFont }> {
  document.registerFontkit(fontkitOnce);
  const { regular, bold } = labelFaces();
  return {
    regular: await document.embedFont(regular.bytes, { subset: true }),
    bold: await document.embedFont(bold.bytes, { subset: true }),
  };
}

/** The bitmap of one letter; 0 … 255 is the coverage of each dot. */
export function glyph(codePoint: number, size: number, bold: boolean) {
  const { regular, bold: heavy } = labelFaces();
  return bwip.FontLib.getglyph((bold ? heavy : regular).id, codePoint, size, size);
}

const advances = new Map<string, number>();

/** Advance to the next letter, in dots. Cached, as measuring renders a bitmap. */
function advance(codePoint: number, size: number, bold: boolean): number {
  const key = `${codePoint} ${size} ${bold}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const found = glyph(codePoint, size, bold).advance;
  advances.set(key, found);
  return found;
}

/** Width in dots. */
export function textWidth(text: string, size: number, bold: boolean): number {
  let width = 0;
  for (const letter of text) width += advance(letter.codePointAt(0) ?? 32, size, bold);
  return width;
}

/** Fits one line without control characters into the width: shrunk if needed, then truncated. */
export function fitText(
  text: string,
  width: number,
  size: number,
  bold: boolean,
): { text: string; size: number } {
  let line = text.replace(/\p{Cc}+/gu, ' ').slice(0, 120);
  const least = Math.round(size * 0.7);
  let fitting = size;
  while (fitting > least && textWidth(line, fitting, bold) > width) fitting -= 2;
  if (textWidth(line, fitting, bold) <= width) return { text: line, size: fitting };
  while (line.length > 1 && textWidth(`${line}…`, fitting, bold) > width) line = line.slice(0, -1);
  return { text: `${line}…`, size: fitting };
}
