// Places of many countries as a places service returns them, and the addresses they become.
import { expect, test } from 'vitest';
import { addressOfPlace, type PlaceComponent, typedNumber } from './place-address.ts';

/** "type=long/short", several types with "+". */
const parts = (...written: string[]): PlaceComponent[] =>
  written.map((one) => {
    const [types = '', text = ''] = one.split('=');
    const [long_name = '', short_name = long_name] = text.split('/');
    return { types: types.split('+'), long_name, short_name };
  });

const country = (code: string) => `country+political=Land/${code}`;

type Case = { of: string; components: string[]; formatted?: string; expected: object };

const cases: Case[] = [
  {
    of: 'DE: route, then number; the state is not part of the address',
    components: [
      'street_number=5',
      'route=Lindenweg',
      'locality=Hamburg/HH',
      'administrative_area_level_1=Hamburg/HH',
      country('DE'),
      'postal_code=20095',
    ],
    expected: { street1: 'Lindenweg 5', city: 'Hamburg', state: '', zip: '20095', country: 'DE' },
  },
  {
    of: 'AT',
    components: [
      'street_number=3',
      'route=Mozartgasse',
      'locality=Graz',
      'administrative_area_level_1=Steiermark/Stmk.',
      country('AT'),
      'postal_code=8010',
    ],
    expected: { street1: 'Mozartgasse 3', city: 'Graz', state: '', zip: '8010', country: 'AT' },
  },
  {
    of: 'CH',
    components: ['street_number=1', 'route=Seestrasse', 'locality=Zürich', country('CH'), 'postal_code=8001'],
    expected: { street1: 'Seestrasse 1', city: 'Zürich', zip: '8001', country: 'CH' },
  },
  {
    of: 'US: number, then route; what follows the postcode is left out',
    components: [
      'street_number=1600',
      'route=Suffix Drive',
      'locality=Washington',
      'administrative_area_level_2=County/County',
      'administrative_area_level_1=District of Columbia/DC',
      country('US'),
      'postal_code=20500',
      'postal_code_suffix=0005',
    ],
    expected: {
      street1: '1600 Suffix Drive',
      city: 'Washington',
      state: 'DC',
      stateName: 'District of Columbia',
      zip: '20500',
      country: 'US',
    },
  },
  {
    of: 'US: a five-digit house number is not a postcode',
    components: [
      'street_number=12345',
      'route=Main Street',
      'locality=Springfield',
      'administrative_area_level_1=Illinois/IL',
      country('US'),
    ],
    formatted: '12345 Main St, Springfield, IL, USA',
    expected: { street1: '12345 Main Street', city: 'Springfield', state: 'IL', zip: '' },
  },
  {
    of: 'US: a borough is the city if there is no locality; the last five digits are the postcode',
    components: [
      'street_number=10001',
      'route=Broadway',
      'sublocality_level_1=Brooklyn',
      'administrative_area_level_1=New York/NY',
      country('US'),
    ],
    formatted: '10001 Broadway, Brooklyn, NY 11201-1234, USA',
    expected: { street1: '10001 Broadway', city: 'Brooklyn', state: 'NY', zip: '11201' },
  },
  {
    of: 'CA: the postcode is only in the formatted address',
    components: [
      'street_number=8',
      'route=King Street',
      'locality=Toronto',
      'administrative_area_level_1=Ontario/ON',
      country('CA'),
    ],
    formatted: '8 King Street, Toronto, ON m5h 2n2, Canada',
    expected: { street1: '8 King Street', state: 'ON', zip: 'M5H 2N2', country: 'CA' },
  },
  {
    of: 'GB: half a postcode does not count; the town is a postal town',
    components: [
      'street_number=7',
      'route=Prefix Lane',
      'postal_town=London',
      'administrative_area_level_1=England/England',
      country('GB'),
      'postal_code+postal_code_prefix=W1F',
    ],
    formatted: '7 Prefix Lane, London W1F 9TA, UK',
    expected: { street1: '7 Prefix Lane', city: 'London', state: '', zip: 'W1F 9TA', country: 'GB' },
  },
  {
    of: 'GB: only half of the postcode is known',
    components: ['route=Prefix Lane', 'postal_town=London', country('GB'), 'postal_code_prefix=W1F'],
    formatted: 'Prefix Lane, London W1F, UK',
    expected: { street1: 'Prefix Lane', zip: '', hasNumber: false },
  },
  {
    of: 'FR: the formatted address is not searched for a postcode',
    components: ['street_number=12', 'route=Rue de Rivoli', 'locality=Paris', country('FR')],
    formatted: '12 Rue de Rivoli, 75001 Paris',
    expected: { street1: '12 Rue de Rivoli', city: 'Paris', zip: '' },
  },
  {
    of: 'NL',
    components: [
      'street_number=4',
      'route=Kerkstraat',
      'locality=Utrecht',
      country('NL'),
      'postal_code=3511 AA',
    ],
    expected: { street1: 'Kerkstraat 4', city: 'Utrecht', zip: '3511 AA', country: 'NL' },
  },
  {
    of: 'BE: the city is the level-3 municipality, not the province',
    components: [
      'street_number=9',
      'route=Provinciestraat',
      'administrative_area_level_2=Antwerpen/AN',
      'administrative_area_level_3=Mechelen',
      country('BE'),
      'postal_code=2800',
    ],
    expected: { city: 'Mechelen', state: '', zip: '2800' },
  },
  {
    of: 'BE: a province alone leaves the city empty',
    components: ['route=Provinciestraat', 'administrative_area_level_2=Antwerpen/AN', country('BE')],
    expected: { city: '' },
  },
  {
    of: 'SE: the postal town, without the county',
    components: [
      'street_number=2',
      'route=Hamngatan',
      'postal_town=Malmö',
      'administrative_area_level_1=Skåne län/M',
      country('SE'),
      'postal_code=211 20',
    ],
    expected: { street1: 'Hamngatan 2', city: 'Malmö', state: '', zip: '211 20' },
  },
  {
    of: 'BR: the level-2 municipality is the city',
    components: [
      'street_number=100',
      'route=Rua da Estação',
      'administrative_area_level_2=Curitiba',
      'administrative_area_level_1=Paraná/PR',
      country('BR'),
      'postal_code=80010-000',
    ],
    expected: { street1: 'Rua da Estação 100', city: 'Curitiba', state: 'PR', zip: '80010-000' },
  },
  {
    of: 'IT: the province is the state',
    components: [
      'street_number=6',
      'route=Via del Porto',
      'locality=Milano',
      'administrative_area_level_2=Città Metropolitana di Milano/MI',
      'administrative_area_level_1=Lombardia/Lombardia',
      country('IT'),
      'postal_code=20121',
    ],
    expected: { city: 'Milano', state: 'MI' },
  },
  {
    of: 'MX: the full name of the state comes with its short form',
    components: [
      'route=Calle Hidalgo',
      'locality=Guadalajara',
      'administrative_area_level_1=Jalisco/Jal.',
      country('MX'),
    ],
    expected: { state: 'Jal.', stateName: 'Jalisco' },
  },
  {
    of: 'AU',
    components: [
      'street_number=1',
      'route=Wattle Road',
      'locality=Sydney',
      'administrative_area_level_1=New South Wales/NSW',
      country('AU'),
      'postal_code=2000',
    ],
    expected: { street1: '1 Wattle Road', state: 'NSW' },
  },
  {
    of: 'JP: a building if there is no street',
    components: [
      'premise=Minato Building',
      'locality=Tokyo',
      'administrative_area_level_1=Tokyo/Tokyo',
      country('JP'),
      'postal_code=100-0001',
    ],
    expected: { street1: 'Minato Building', city: 'Tokyo', state: 'Tokyo' },
  },
];

test.each(cases)('a place becomes an address. $of', ({ components, formatted = '', expected }) => {
  const place = { address_components: parts(...components), formatted_address: formatted };
  expect(addressOfPlace(place, { street: '', country: '' })).toMatchObject(expected);
});

const lindenweg = {
  address_components: parts('route=Lindenweg', 'locality=Hamburg', country('DE')),
  formatted_address: '',
};

test('a typed number stays when the place has none', () => {
  const picked = addressOfPlace(lindenweg, { street: 'lindenw 17b', country: 'DE' });
  expect(picked).toMatchObject({ street1: 'Lindenweg 17b', hasNumber: true });
});

test('the number of the place wins over the typed one', () => {
  const components = [...lindenweg.address_components, ...parts('street_number=5')];
  const place = { address_components: components, formatted_address: '' };
  expect(addressOfPlace(place, { street: 'Lindenweg 1', country: 'DE' }).street1).toBe('Lindenweg 5');
});

test('the form learns that there is no number', () => {
  const picked = addressOfPlace(lindenweg, { street: 'linden', country: 'DE' });
  expect(picked).toMatchObject({ street1: 'Lindenweg', hasNumber: false });
});

test('the typed street stays when the place has none', () => {
  const place = { address_components: parts('locality=Prag', country('CZ')), formatted_address: '' };
  expect(addressOfPlace(place, { street: ' Dorf 12 ', country: 'CZ' }).street1).toBe('Dorf 12');
});

test.each([
  ['an unknown country', [country('QQ')], 'BR', 'BR'],
  ['a country that is not a code', ['country=Deutschland/constructor'], 'DE', 'DE'],
  ['no country, in a territory of ours', [], 'IC', 'IC'],
  ['no postcode, in a territory of ours', [country('GB')], 'GBX', 'GBX'],
  ["a country other than the form's", [country('GB')], 'IC', 'GB'],
])('%s: the form keeps or takes the right country', (_, components, before, kept) => {
  const place = { address_components: parts('route=Calle Mayor', ...components), formatted_address: '' };
  expect(addressOfPlace(place, { street: 'calle m', country: before }).country).toBe(kept);
});

test('a place without any information leaves everything but street and country empty', () => {
  const nothing = { address_components: [], formatted_address: '' };
  expect(addressOfPlace(nothing, { street: 'Lindenweg', country: 'DE' })).toEqual({
    street1: 'Lindenweg',
    city: '',
    state: '',
    stateName: '',
    zip: '',
    country: 'DE',
    hasNumber: false,
  });
});

test.each([
  ['IC', 'ES', '35001', 'IC'],
  ['IC', 'ES', '28013', 'ES'],
  ['PTX', 'PT', '9000-021', 'PTX'],
  ['PTX', 'PT', '1100-053', 'PT'],
  ['GBX', 'GB', 'BT1 5GS', 'GBX'],
  ['GBX', 'GB', 'SW1A 1AA', 'GB'],
  ['DE', 'FR', '75001', 'FR'],
  ['', 'FR', '75001', 'FR'],
])('with %s in the form and the place in %s %s, the country is %s', (chosen, iso, zip, expected) => {
  const place = { address_components: parts(country(iso), `postal_code=${zip}`), formatted_address: '' };
  expect(addressOfPlace(place, { street: '', country: chosen }).country).toBe(expected);
});

test.each([
  ['Lindenweg 5', 'Lindenweg', '5'],
  ['Lindenweg 5a', 'Lindenweg', '5a'],
  ['Lindenweg 5 a', 'Lindenweg', '5 a'],
  ['Lindenweg 5-7', 'Lindenweg', '5-7'],
  ['12 Rue de Rivoli', 'Rue de Rivoli', '12'],
  ['221b, Baker Street', 'Baker Street', '221b'],
  ['Straße des 17. Juni', 'Straße des 17. Juni', ''],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['5th Avenue', '5th Avenue', ''],
  ['Platz 8', 'Platz 8', ''],
  ['Lindenweg', 'Lindenweg', ''],
  ['20095', 'Lindenweg', ''],
  ['🏠 (.*)+$', 'Lindenweg', ''],
])('in "%s" for %s the number is "%s"', (typed, route, number) => {
  expect(typedNumber(typed, route)).toBe(number);
});

test.each([
  ...['GB', 'IE', 'JE', 'AU', 'NZ', 'FR', 'MC', 'RE', 'LU', 'US', 'PR', 'CA', 'SG', 'ZA'].map(
    (code) => [code, '93 Church Street'] as const,
  ),
  ...['DE', 'AT', 'CH', 'NL', 'BE', 'ES', 'IT', 'PL', 'PT', 'SE', 'BR', 'MX', 'TR'].map(
    (code) => [code, 'Church Street 93'] as const,
  ),
])('%s writes the house number and street as %j', (code, street1) => {
  const place = { address_components: parts('street_number=93', 'route=Church Street', country(code)) };
  const address = addressOfPlace({ ...place, formatted_address: '' }, { street: 'church', country: '' });
  expect(address).toMatchObject({ street1, country: code });
});

test('a place in Northern Ireland has its number first under our own code too', () => {
  const components = parts('street_number=93', 'route=Church Street', country('GB'), 'postal_code=BT1 1AA');
  const place = { address_components: components, formatted_address: '' };
  expect(addressOfPlace(place, { street: '', country: 'GBX' })).toMatchObject({
    street1: '93 Church Street',
    country: 'GBX',
  });
});
