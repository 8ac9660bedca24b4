// In which order the parts of a line are drawn from the left, where words of it are written from the right (UAX #9).
// A paper itself runs from the left: words from the right keep their place in it, with the figures that follow them.

export type Part = { text: string; isFromRight: boolean };

const FROM_RIGHT = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;

/** Begins and ends with such a letter, a sign on one, or figures; between them anything but letters from the left. */
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

/** Null where nothing of it is written from the right. */
export function partsFromLeft(line: string): Part[] | null {
  const pieces = line.split(stretch);
  if (pieces.length === 1) return null;
  // What was caught stands at the odd places, here as below.
  return pieces.flatMap((piece, place) => (place % 2 === 1 ? turned(piece) : partOf(piece, false)));
}

/** The last first; figures are read from the left everywhere. */
const turned = (words: string): Part[] =>
  words
    .split(figures)
    .flatMap((piece, place) => (place % 2 === 1 ? partOf(piece, false) : partOf(asSeen(piece), true)))
    .reverse();

const partOf = (text: string, isFromRight: boolean): Part[] => (text === '' ? [] : [{ text, isFromRight }]);

/** Letters are turned by the typeface, and with them what stands between; signs alone are not. */
function asSeen(text: string): string {
  const seen = text.replace(/[()[\]<>]/g, (sign) => mirrored[sign] ?? sign);
  return /\p{L}/u.test(text) ? seen : [...seen].reverse().join('');
}
