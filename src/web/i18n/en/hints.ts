// The English sentences that an address form says by itself; loaded after the page.
import type { Text } from '../use-text.ts';

const outside = (area: string): string =>
  `${area} outside the EU customs territory: customs papers are needed from the EU.`;
const outsideVat = (area: string): string =>
  `${area} in the EU customs territory, but not in its VAT area: customs papers are needed from the EU.`;

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : (words[0] ?? '');

export const hints: Text['hints'] = {
  zip: (example) => `ZIP codes in this country look like this: ${example}`,
  towns: (zip, towns) => `${zip} belongs to ${listed(towns)}.`,
  manyTowns: (zip, count, town) => `${zip} has ${count} places, and “${town}” is not one of them.`,
  take: (town) => `Use ${town}`,
  poBox: 'Express carriers do not deliver to PO boxes. Please enter a street.',
  tooLong: 'The label has room for 35 characters here. Please shorten this.',
  streetTooLong:
    'Labels of UPS, FedEx and DPD have two lines of 35 characters for the street. Please shorten this, or these carriers will be missing among the rates.',
  cityTooLong:
    'UPS prints at most 30 characters of the city, FedEx and DPD 35. Please shorten this, or these carriers will be missing among the rates.',
  notLatin: 'Labels and customs papers need Latin letters.',
  credit: 'Places: GeoNames, CC BY 4.0',
  vatId: 'VAT IDs of this country do not look like this. Please check the number.',
  phone: (number) => `The carrier gets ${number}`,
  phoneOdd: 'Is the number complete? With its country code it is clear, for example +49 40 123456',
  areas: {
    heligoland: outside('Heligoland is'),
    busingen: outside('Büsingen is'),
    livigno: outside('Livigno is'),
    campione: outsideVat('Campione d’Italia is'),
    sanMarino: outside('San Marino is'),
    vatican: outside('Vatican City is'),
    canaries: outsideVat('The Canary Islands are'),
    ceutaMelilla: outside('Ceuta and Melilla are'),
    frenchDepartments: outsideVat('The French overseas departments are'),
    frenchTerritories: outside('The French overseas territories are'),
    aland: outsideVat('Åland is'),
    athos: outsideVat('Mount Athos is'),
    northernCyprus: outside('The north of Cyprus is'),
    svalbard:
      'Svalbard and Jan Mayen are outside Norway’s customs territory: customs papers are needed from Norway, too.',
    greenland: outside('Greenland is'),
    faroes: outside('The Faroe Islands are'),
    northernIreland: 'For goods, Northern Ireland counts as EU: no customs papers are needed from the EU.',
    channelIslands:
      'The Channel Islands have customs of their own: customs papers are needed from the United Kingdom, too.',
    usIslands:
      'This island is outside the customs territory of the USA: customs papers are needed from the USA, too.',
    elsewhere: 'This ZIP code lies in another part of the country: price and customs depend on it.',
  },
};
