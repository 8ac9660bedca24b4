// Hebrew and Arabic addresses on a left-to-right paper: figures and Latin words stay as they are.
import { expect, test } from 'vitest';
import { partsFromLeft } from './right-to-left.ts';

/** From the left; parts drawn right-to-left in braces. */
const drawn = (line: string): string | undefined =>
  partsFromLeft(line)
    ?.map(({ text, isFromRight }) => (isFromRight ? `{${text}}` : text))
    .join('|');

test.each(['', 'Hamburg 20457', 'ul. Piotrkowska 104, Łódź', 'Αθήνα 10431', '127'])(
  '"%s" has nothing right-to-left',
  (line) => {
    expect(partsFromLeft(line)).toBeNull();
  },
);

test.each([
  ['רחוב הרצל 127', '127|{רחוב הרצל }'],
  ['127 רחוב הרצל', '127 |{רחוב הרצל}'],
  ['דירה 45, כניסה 2', '2|{, כניסה }|45|{דירה }'],
  ['DAP תל אביב (Incoterms 2020)', 'DAP |{תל אביב}| (Incoterms 2020)'],
  ['محمد Smith 45', '{محمد}| Smith 45'],
  ['תל אביב 6578901', '6578901|{תל אביב }'],
  ['רחוב (צפון) 3-5', '3-5|{רחוב )צפון( }'],
  ['טל 12.50, 7', '7|{ ,}|12.50|{טל }'],
])('"%s" is drawn as %s', (line, parts) => {
  expect(drawn(line)).toBe(parts);
});
