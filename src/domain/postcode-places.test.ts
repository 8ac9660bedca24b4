// Places of a postcode: names kept from a row, towns to offer, and a tolerant comparison.
import { expect, test } from 'vitest';
import { hasPlaces, isPlaceOf, placeNamesOf, townsOf } from './postcode-places.ts';

const hamburg = ['Hamburg Altstadt', 'Hamburg Klostertor', 'Hamburg Sankt Georg', 'Hamburg'];
const frankfurt = ['Frankfurt am Main'];

test.each([
  ['DE', true],
  ['AT', true],
  ['CH', true],
  ['LI', false],
  ['de', false],
  ['', false],
])('%j has places: %s', (country, expected) => {
  expect(hasPlaces(country)).toBe(expected);
});

test.each([
  ['Hamburg', hamburg],
  ['hamburg', hamburg],
  ['Hamburg-Altona', hamburg],
  ['Hamburg St. Georg', hamburg],
  ['Altstadt', hamburg],
  ['Freie und Hansestadt Hamburg', ['Freie und Hansestadt Hamburg']],
  ['Frankfurt', frankfurt],
  ['Frankfurt a. M.', frankfurt],
  ['Frankfurt/Main', frankfurt],
  ['FRANKFURT AM MAIN', frankfurt],
  ['Muenchen', ['München']],
  ['Munich', ['München']],
  ['Koeln', ['Köln']],
  ['Cologne', ['Köln Innenstadt']],
  ['Vienna', ['Wien, Innere Stadt']],
  ['Wien', ['Wien, Innere Stadt']],
  ['Zurich', ['Zürich']],
  ['Genf', ['Genève']],
  ['St. Pölten', ['Sankt Pölten']],
  ['Sankt Gallen', ['St. Gallen']],
  ['Freiburg i. Br.', ['Freiburg im Breisgau']],
  ['Renens', ['Renens VD']],
  ['Lutherstadt Wittenberg', ['Lutherstadt Wittenberg']],
  ['Groß Gaglow', ['Cottbus Groß Gaglow', 'Cottbus']],
  ['', hamburg],
  ['…', hamburg],
])('%j is a place of %j', (town, places) => {
  expect(isPlaceOf(town, places)).toBe(true);
});

test.each([
  ['Berlin', hamburg],
  ['Ham', hamburg],
  ['Frankfurt (Oder)', frankfurt],
  ['München', ['Mönchengladbach']],
  ['Bad Homburg', ['Bad Nauheim']],
  ['Salzburg', ['Wien']],
  ['Wi(n', ['Wien']],
])('%j is not a place of %j', (town, places) => {
  expect(isPlaceOf(town, places)).toBe(false);
});

test.each([
  [hamburg, ['Hamburg']],
  [frankfurt, ['Frankfurt am Main']],
  [['Wien, Innere Stadt'], ['Wien']],
  [
    ['Tauche Briescht', 'Beeskow', 'Tauche', 'Friedland Lindow'],
    ['Beeskow', 'Friedland Lindow', 'Tauche'],
  ],
  [[], []],
])('the towns of %j are %j', (places, towns) => {
  expect(townsOf(places)).toEqual(towns);
});

test.each([
  ['DE', 'Hamburg Altstadt', 'Hamburg, Freie und Hansestadt', ['Hamburg', 'Hamburg Altstadt']],
  ['DE', 'HUK-Coburg', 'Stadtkreis Stuttgart', ['Stuttgart', 'Stuttgart HUK-Coburg']],
  ['DE', 'Groß Gaglow', 'Kreisfreie Stadt Cottbus', ['Cottbus', 'Cottbus Groß Gaglow']],
  ['DE', 'Siegsdorf', 'Landkreis Traunstein', ['Siegsdorf']],
  ['DE', 'St. Bernward Krankenhaus', 'Landkreis Hildesheim', []],
  ['AT', 'Wien, Innere Stadt', 'Gemeindebezirk Innere Stadt', ['Wien, Innere Stadt']],
  ['AT', 'Sankt Nikolaus', 'Güssing', ['Güssing', 'Güssing Sankt Nikolaus']],
  ['CH', 'Genève 84 Votation', 'Genève', ['Genève']],
  ['CH', 'Wabern', 'Köniz', ['Wabern']],
  ['DE', '123', 'Landkreis X', []],
])('a row of %s with %j in %j keeps %j', (country, place, municipality, names) => {
  expect(placeNamesOf({ country, place, municipality })).toEqual(names);
});
