// The English texts that an address form shows unasked; loaded after the page.
import type { Text } from '../use-text.ts';

const outside = (area: string): string =>
  `${area} outside the EU customs territory: shipments from the EU need customs papers.`;
const outsideVat = (area: string): string =>
  `${area} in the EU customs territory, but not in its VAT area: shipments from the EU need customs papers.`;

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : (words[0] ?? '');

export const hints: Text['hints'] = {
  zip: (example) => `ZIP codes in this country look like this: ${example.replaceAll(' ', '\u00a0')}`,
  towns: (zip, towns) => `${zip} belongs to ${listed(towns)}.`,
  manyTowns: (zip, count, town) => `${zip} has ${count} places, and “${town}” is not one of them.`,
  take: (town) => `Use ${town}`,
  poBox: 'Express carriers do not deliver to PO boxes. Please enter a street.',
  tooLong: 'The label has room for 35 characters here. Please shorten this.',
  streetTooLong:
    'UPS, FedEx and DPD labels have two lines of 35 characters for the street. Please shorten this, or these carriers will be missing from the rates.',
  cityTooLong:
    'UPS prints at most 30 characters of the city, FedEx and DPD 35. Please shorten this, or these carriers will be missing from the rates.',
  notLatin: 'Labels and customs papers need Latin letters.',
  credit: 'Places: GeoNames, CC BY 4.0',
  vatIdExample: (example) => `For example ${example}`,
  vatId: 'This does not look like a VAT ID of this country. Please check it.',
  customsId: (name) => (name ? `Recipient’s ${name}` : 'Recipient’s identity or tax number'),
  customsIdHint:
    'Customs in this country holds packages without this number, even private ones. A passport number usually does instead. It is given to the carrier and printed on the customs papers.',
  phone: (number) => `The carrier gets ${number}`,
  phoneOdd: 'Is the number complete? Please include the country code, in Hamburg for example +49 40 123456',
  areas: {
    heligoland: outside('Heligoland is'),
    busingen: outside('Büsingen is'),
    livigno: outside('Livigno is'),
    campione: outsideVat('Campione d’Italia is'),
    sanMarino: outside('San Marino is'),
    vatican: outside('Vatican City is'),
    canaries: outsideVat('The Canary Islands are'),
    ceutaMelilla: outside('Ceuta and Melilla are'),
    frenchDepartments: outsideVat('The French overseas departments and Saint-Martin are'),
    frenchTerritories: outside('The French overseas territories are'),
    aland: outsideVat('Åland is'),
    athos: outsideVat('Mount Athos is'),
    northernCyprus: outside('The north of Cyprus is'),
    svalbard:
      'Svalbard and Jan Mayen are outside Norway’s customs territory: shipments from Norway also need customs papers.',
    greenland: outside('Greenland is'),
    faroes: outside('The Faroe Islands are'),
    northernIreland:
      'For goods, Northern Ireland counts as EU: shipments from the EU need no customs papers.',
    channelIslands:
      'The Channel Islands have their own customs: shipments from the United Kingdom also need customs papers.',
    usIslands:
      'This island is outside the customs territory of the USA: shipments from the USA also need customs papers.',
    elsewhere: 'This ZIP code is in another part of the country: price and customs follow the ZIP code.',
  },
};
