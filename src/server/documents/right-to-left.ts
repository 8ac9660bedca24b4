// The order in which the parts of a line are drawn from the left, if some of its words run right-to-left (UAX #9). The
// paper itself runs left-to-right: right-to-left words keep their place in it, with the figures that follow them.

type Part = { text: string; isFromRight: boolean };

const FROM_RIGHT = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;

/** From right-to-left letter to such a letter, a mark on one, or figures; between them no left-to-right letters. */
const stretch = new RegExp(
  String.raw`([${FROM_RIGHT}](?:(?:[${FROM_RIGHT}]|\P{L})*[${FROM_RIGHT}\p{M}\p{Nd}])?)`,
  'u',
);
const figures = /(\p{Nd}+(?:[.,:/-]\p{Nd}+)*)/u;
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
};

/** Null if nothing in it runs right-to-left. */
export function partsFromLeft(line: string): Part[] | null {
  const pieces = line.split(stretch);
  if (pieces.length === 1) return null;
  // The captured parts are at the odd positions, here and below.
  return pieces.flatMap((piece, place) => (place % 2 === 1 ? turned(piece) : partOf(piece, false)));
}

/** Reverses the parts; figures are read from the left everywhere. */
const turned = (words: string): Part[] =>
  words
    .split(figures)
    .flatMap((piece, place) => (place % 2 === 1 ? partOf(piece, false) : partOf(asSeen(piece), true)))
    .reverse();

const partOf = (text: string, isFromRight: boolean): Part[] => (text === '' ? [] : [{ text, isFromRight }]);

/** The typeface reverses letters, and what stands between them; signs alone are not. */
function asSeen(text: string): string {
  const seen = text.replace(/[()[\]<>]/g, (sign) => mirrored[sign] ?? sign);
  return /\p{L}/u.test(text) ? seen : [...seen].reverse().join('');
}
