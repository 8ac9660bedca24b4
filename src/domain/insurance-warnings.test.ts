// Descriptions that sound like goods the insurance excludes.
import { expect, test } from 'vitest';
import { exclusions, warningsFor } from './insurance-warnings.ts';

test.each([
  ['Sechs Gläser aus Kristall', ['glass']],
  ['Antique oil painting in a frame', ['artworks', 'liquids']],
  ['Goldkette mit Diamant', ['jewelry']],
  ['Gebrauchtes Smartphone ohne Karton', ['electronics']],
  ['Rotwein aus Baden', ['liquids']],
  ['Zwölf Rotweine', ['liquids']],
  ['Roséwein, trocken', ['liquids']],
  ['Schaumwein-Paket', ['liquids']],
  ['Glühwein vom Weihnachtsmarkt', ['liquids']],
  ['SÜSSWEIN', ['liquids']],
  ['Portwein, 10 Jahre alt', ['liquids']],
  ['Sparschwein aus Holz', []],
  ['Schweine aus Marzipan', []],
  ['Schweinsleder, gegerbt', []],
  ['Glühweintassen', []],
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
  ['Antikörper für das Labor', []],
  ['Antikalk-Tabletten', []],
  ['Antiker Spiegel', ['artworks']],
  ['Antikmöbel aus Eiche', ['artworks']],
  ['Goldbarren, 10 g', ['jewelry']],
  ['Zwei Goldmünzen', ['jewelry']],
  ['Silbermünze von 1972', ['jewelry']],
  ['Gold bars, 10 g each', ['jewelry']],
  ['Old gold coins', ['jewelry']],
  ['Gold bar stools', []],
  ['Gold barbell', []],
  ['Single malt whisky', ['liquids']],
  ['Bourbon whiskey, 0.7 l', ['liquids']],
  ['Whiskygläser aus Kristall', ['glass']],
  ['Six bottles of beer', ['liquids']],
  ['Craft beers from Kiel', ['liquids']],
  ['Beer mats of cardboard', []],
  ['Beeren-Kerzen', []],
  ['Kiste Bier', ['liquids']],
  ['Biere aus Bayern', ['liquids']],
  ['Weizenbier', ['liquids']],
  ['Bierdeckel aus Pappe', []],
  ['Der Barbier von Sevilla', []],
  ['Spirituosen aus dem Harz', ['liquids']],
  ['Spirits from Scotland', ['liquids']],
  ['Spirit level, 60 cm', []],
])('%s warns of %j', (text, warnings) => {
  expect(warningsFor([text])).toEqual(warnings);
});

/** Every word of the lists; with an ending where the word alone is found in another way as well. */
const vocabulary: Record<(typeof exclusions)[number], string> = {
  glass: 'Glas, Weißglas, Gläserset, Glass, Keramik, Ceramic, Porzellan, Porcelain, Vase',
  artworks: 'Kunstwerk, Gemälderahmen, Skulptur, Antiquität, Antik, Artwork, Painting, Sculpture, Antique',
  jewelry:
    'Schmuckset, Goldring, Goldkette, Goldbarren, Goldmünze, Silberring, Silberkette, Silberbarren, Silbermünze, ' +
    'Diamant, Edelmetall, Jewel, Necklace, Diamond, Gold ring, Gold coin, Gold bar, Silver coin, Silver bar, Bullion',
  electronics:
    'Elektronik, Laptop, Notebook, Smartphone, Handy, Kameratasche, Tablet, Konsole, Electronic, Camera, Phone, ' +
    'Computer',
  liquids:
    'Flüssig, Parfüm, Weinpaket, Weißweinpaket, Süßweinpaket, Likör, Spirituose, Whisky, Whiskey, Whiskies, Biere, ' +
    'Beer, Beers, Spirits, Liquid, Perfume, Wine, Liquor, Oil, Zerbrechlich, Fragile, Öl, Bier',
  perishables:
    'Lebensmittel, Fleisch, Käse, Obst, Gemüse, Blumen, Frisch, Food, Meat, Cheese, Fruit, Vegetable, Flower, ' +
    'Perishable',
};

test.each(exclusions)('every word for %s warns of it', (exclusion) => {
  const unheard = vocabulary[exclusion]
    .split(', ')
    .filter((word) => warningsFor([word]).join() !== exclusion);
  expect(unheard).toEqual([]);
});

test('one description of several is enough', () => {
  expect(warningsFor(['Sechs Gläser', 'Bücher'])).toEqual(['glass']);
});
