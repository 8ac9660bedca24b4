// The typeface of papers: DejaVu Sans Condensed, which covers every European letter and has figures of equal width.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { partsFromLeft } from './right-to-left.ts';

const findFile = createRequire(import.meta.url).resolve;
const read = (file: string): Buffer => readFileSync(findFile(`dejavu-fonts-ttf/ttf/${file}`));

type Typeface = ReturnType<typeof fontkit.create>;

const parsed = new Map<Uint8Array, Typeface>();

/**
 * The library keeps each glyph as first met. One first met as part of another, the o of an ö, would be drawn but have
 * no code point: lost to search, copying and screen readers.
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

/** The library assumes a whole line runs in the direction of its first letters: figures would come out reversed. */
function knowingDirections(font: Typeface): Typeface {
  const layout = font.layout.bind(font);
  font.layout = (line, features) => {
    const [first, ...others] = (partsFromLeft(line) ?? []).map(({ text }) => layout(text, features));
    if (!first) return layout(line, features);
    const runs = [first, ...others];
    return Object.assign(first, {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
    });
  };
  return font;
}

/** Each line is laid out several times, to be measured and to be drawn, and most are the same on every paper. */
function rememberingLines(font: Typeface): Typeface {
  const layout = font.layout.bind(font);
  const known = new Map<string, ReturnType<typeof layout>>();
  // The features are the same for all papers, so the text alone is the key.
  font.layout = (line, features) => {
    const run = known.get(line) ?? layout(line, features);
    if (known.size >= LINES_KNOWN) known.clear();
    known.set(line, run);
    return run;
  };
  return font;
}

const LINES_KNOWN = 2_000;

/** A typeface is parsed once: that takes longer than drawing a paper. */
const fontkitOnce = {
  create(bytes: Uint8Array) {
    const font =
      parsed.get(bytes) ?? rememberingLines(knowingDirections(knowingCodes(fontkit.create(bytes))));
    parsed.set(bytes, font);
    return font;
  },
};

type Files = { regular: Buffer; bold: Buffer; letters: ReadonlySet<number> };
let files: Files | undefined;

/** Read once, for the first paper. */
function faceFiles(): Files {
  if (files) return files;
  const regular = read('DejaVuSansCondensed.ttf');
  const bold = read('DejaVuSansCondensed-Bold.ttf');
  const heavy = new Set(fontkitOnce.create(bold).characterSet);
  const letters = new Set(fontkitOnce.create(regular).characterSet.filter((code) => heavy.has(code)));
  files = { regular, bold, letters };
  return files;
}

export type Face = {
  font: PDFFont;
  /** The width of a line that has been through `printable`. */
  widthOf(line: string, size: number): number;
};
export type Faces = { regular: Face; bold: Face };

/** Only the glyphs used go into the file. Without ligatures, so that words can be searched and copied. */
export async function embedFaces(document: PDFDocument): Promise<Faces> {
  document.registerFontkit(fontkitOnce);
  const { regular, bold } = faceFiles();
  const options = { subset: true, features: { liga: false, dlig: false } };
  return {
    regular: faceOf(await document.embedFont(regular, options)),
    bold: faceOf(await document.embedFont(bold, options)),
  };
}

/** Each letter is measured once: asking the typeface is slow, and every line needs it. */
function faceOf(font: PDFFont): Face {
  const widths = new Map<string, number>();
  const measure = (letter: string): number => {
    const width = font.widthOfTextAtSize(letter, 1);
    widths.set(letter, width);
    return width;
  };
  return {
    font,
    widthOf(line, size) {
      let width = 0;
      for (const letter of line) width += widths.get(letter) ?? measure(letter);
      return width * size;
    },
  };
}

/** Replaces a character that the typeface lacks: visible, rather than left out. */
const UNKNOWN = '□';

/** One line of drawable characters. */
export function printable(text: string): string {
  const { letters } = faceFiles();
  const line = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  return [...line].map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN)).join('');
}
