// Descriptions that sound like goods the insurance excludes.
import { expect, test } from 'vitest';
import { exclusions, warningsFor } from './insurance-warnings.ts';

const heard = (description: string, hsCode: string | null = null) => warningsFor([{ description, hsCode }]);

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
  ['Used Apple iPhone 13', ['electronics']],
  ['iPhones, refurbished', ['electronics']],
  ['MacBook Air, gebraucht', ['electronics']],
  ['Apple Watch mit Armband', ['electronics']],
  ['Samsung Galaxy S23', ['electronics']],
  ['Galaxy Tab, used', ['electronics']],
  ['Galaxy-Poster für Kinder', []],
  ['PlayStation 5 mit Controller', ['electronics']],
  ['PS5 controller', ['electronics']],
  ['Nintendo Switch, gebraucht', ['electronics']],
  ['Kindle Paperwhite', ['electronics']],
  ['Kindlers Literatur-Lexikon', []],
  ['Kopfhörer, kabellos', ['electronics']],
  ['Lenovo notebook, 14 inch', ['electronics']],
  ['Notebooks, refurbished', ['electronics']],
  ['Notebook, 200 ruled pages', []],
  ['Paper notebooks for school', []],
  ['Notebook A5, kariert', []],
  ['Apple trees, two saplings', []],
  ['Dried apple rings', []],
  ['Ringer padded gloves', []],
])('%s warns of %j', (text, warnings) => {
  expect(heard(text)).toEqual(warnings);
});

test.each([
  ['851713', ['electronics']],
  ['8517.13.00', ['electronics']],
  ['852589', ['electronics']],
  ['9504.50', ['electronics']],
  ['950440', []],
  ['4820.10', []],
  ['85', []],
  ['', []],
])('of a thing that its words do not tell, the tariff number %j warns of %j', (hsCode, warnings) => {
  expect(heard('One used device, in black', hsCode)).toEqual(warnings);
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
    'Computer, iPhone, iPad, iPods, iMac, MacBook, AirPods, Apple TV, Apple Vision, Kindle, Samsung, Galaxy S, ' +
    'Galaxy Z, Galaxy A, Galaxy Note, Galaxy Watch, Galaxy Buds, PlayStation, PS3, PS4, Xbox, Nintendo, Game Boy, ' +
    'Gameboy, GoPro, Smartwatch, Smart watch, E-Reader, Ereader, E-Book-Reader, Kopfhörer, Headphones, Earbuds, ' +
    'Lautsprecher, Loudspeaker, Fernseher, Television, Beamer, Drohne, Drone',
  liquids:
    'Flüssig, Parfüm, Weinpaket, Weißweinpaket, Süßweinpaket, Likör, Spirituose, Whisky, Whiskey, Whiskies, Biere, ' +
    'Beer, Beers, Spirits, Liquid, Perfume, Wine, Liquor, Oil, Zerbrechlich, Fragile, Öl, Bier',
  perishables:
    'Lebensmittel, Fleisch, Käse, Obst, Gemüse, Blumen, Frisch, Food, Meat, Cheese, Fruit, Vegetable, Flower, ' +
    'Perishable',
};

test.each(exclusions)('every word for %s warns of it', (exclusion) => {
  const unheard = vocabulary[exclusion].split(', ').filter((word) => heard(word).join() !== exclusion);
  expect(unheard).toEqual([]);
});

test('one description of several is enough', () => {
  const goods = ['Sechs Gläser', 'Bücher'].map((description) => ({ description, hsCode: null }));
  expect(warningsFor(goods)).toEqual(['glass']);
});
