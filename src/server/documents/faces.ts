// The typeface of papers: DejaVu Sans Condensed, which knows every letter of Europe and has figures of one width.
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
 * It keeps each letter as it first met it. One that it first met as a part of another, the o of an ö, would be drawn
 * but have no code: lost to whoever searches, copies or listens.
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

/** It takes a whole line to run one way, that of its first letters: figures would come out turned. */
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

/** Each line is set several times, to be measured and to be written, and most are the same on every paper. */
function rememberingLines(font: Typeface): Typeface {
  const layout = font.layout.bind(font);
  const known = new Map<string, ReturnType<typeof layout>>();
  // Which letters to join is the same for all papers, so the words alone decide.
  font.layout = (line, features) => {
    const run = known.get(line) ?? layout(line, features);
    if (known.size >= LINES_KNOWN) known.clear();
    known.set(line, run);
    return run;
  };
  return font;
}

const LINES_KNOWN = 2_000;

/** A typeface is taken apart once: that takes longer than to write a paper. */
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

/** Read once, when the first paper is drawn. */
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
  /** The width of a line that `printable` has left. */
  widthOf(line: string, size: number): number;
};
export type Faces = { regular: Face; bold: Face };

/** Only the letters that are used go into the file. Without ligatures, so that words can be searched and copied. */
export async function embedFaces(document: PDFDocument): Promise<Faces> {
  document.registerFontkit(fontkitOnce);
  const { regular, bold } = faceFiles();
  const options = { subset: true, features: { liga: false, dlig: false } };
  return {
    regular: faceOf(await document.embedFont(regular, options)),
    bold: faceOf(await document.embedFont(bold, options)),
  };
}

/** A letter is measured once: the typeface itself takes long, and is asked for every line. */
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

/** Stands for a letter that the typeface does not have: seen, and not left out. */
const UNKNOWN = '□';

/** One line of letters that can be drawn. */
export function printable(text: string): string {
  const { letters } = faceFiles();
  const line = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  return [...line].map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN)).join('');
}
