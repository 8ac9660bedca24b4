// Descriptions that sound like goods the insurance excludes.
import { expect, test } from 'vitest';
import { warningsFor } from './insurance-warnings.ts';

test.each([
  ['Sechs Gläser aus Kristall', ['glass']],
  ['Antique oil painting in a frame', ['artworks', 'liquids']],
  ['Goldkette mit Diamant', ['jewelry']],
  ['Gebrauchtes Smartphone ohne Karton', ['electronics']],
  ['Rotwein aus Baden', []],
  ['Öl für Oldtimer-Motoren', ['liquids']],
  ['Flasche Öl aus Kreta', ['liquids']],
  ['Speiseöl, kaltgepresst', ['liquids']],
  ['Crude oil sample kit', ['liquids']],
  ['Weißwein, Süßwein', ['liquids']],
  ['Flasche O\u0308l', ['liquids']],
  ['Bodenplatten aus Ton (soil)', []],
  ['Zwei Flaschen Wein', ['liquids']],
  ['Frische Blumen', ['perishables']],
  ['Modeschmuck aus Silber', ['jewelry']],
  ['Schmuckschatulle mit Inhalt', ['jewelry']],
  ['Silberring mit Stein', ['jewelry']],
  ['Sechs Trinkgläser', ['glass']],
  ['Gläserne Kugel', ['glass']],
  ['Kameraobjektiv 50 mm', ['electronics']],
  ['Ölgemälde im Rahmen', ['artworks']],
  ['Gebrauchte Digitalkamera', ['electronics']],
  ['Zwei Kameras', ['electronics']],
  ['Kameradschaftsabend-Plakate', []],
  ['Herren-T-Shirts aus Baumwolle', []],
])('%s warns of %j', (text, warnings) => {
  expect(warningsFor([text])).toEqual(warnings);
});
