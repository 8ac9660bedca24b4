// What we ask EasyPost for when rating, and what we read out of its answers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shipment } from '#domain/shipment.ts';
import { anAddress, aParcel, aShipment } from '#tests/factories.ts';
import orderRated from './fixtures/order-rated.json' with { type: 'json' };
import shipmentRated from './fixtures/shipment-rated.json' with { type: 'json' };
import { fromQuote, toAddress, toQuoteRequest } from './mapping.ts';
import { isAboutOurAccount, reasonOf, textOf, withoutAccount } from './refusal.ts';
import { serviceName } from './services.ts';
import { inchesFromCm, ouncesFromKg } from './units.ts';
import { WireQuotedOrder, WireQuotedShipment } from './wire.ts';

const toTexas = anAddress({
  name: 'John Sample',
  street1: '1 Main St',
  street2: 'Apt 4',
  city: 'Austin',
  state: 'TX',
  zip: '73301',
  country: 'US',
  phone: '+15125550100',
  email: 'john@example.com',
});
const shirts = aParcel({
  length: 40,
  width: 30,
  height: 20,
  weight: 4.2,
  description: 'Printed cotton T-shirts, 20 pieces',
  hsCode: '6109.10',
  value: 240,
});
const ask = (shipment: Shipment) =>
  toQuoteRequest({ shipment, carrier: 'UPS', accountId: 'ca_1', reference: 'HP-7' });
const askedShipment = (shipment: Shipment): Record<string, unknown> =>
  (ask(shipment).body as { shipment: Record<string, unknown> }).shipment;

test('a number that customs ask of the recipient goes with the recipient’s address, and only there', () => {
  const rio = anAddress({ country: 'BR', zip: '22240-006', city: 'Rio', customsId: '123.456.789-09' });
  const sent = askedShipment(aShipment({ toAddress: rio }));
  expect(sent['to_address']).toMatchObject({
    country: 'BR',
    federal_tax_id: '123.456.789-09',
    residential: true,
  });
  expect(sent['tax_identifiers']).toBeUndefined();
  const back = JSON.stringify(ask(aShipment({ fromAddress: rio, toAddress: anAddress() })).body);
  const inside = JSON.stringify(ask(aShipment({ fromAddress: rio, toAddress: rio })).body);
  const unasked = JSON.stringify(
    ask(aShipment({ toAddress: { ...toTexas, customsId: '123.456.789-09' } })).body,
  );
  for (const body of [back, inside, unasked]) expect(body).not.toContain('123.456');
});

test('one parcel across the customs border becomes a shipment with customs papers', () => {
  const sent = ask(aShipment({ toAddress: toTexas, packages: [shirts] }));
  expect(sent).toEqual({
    path: '/shipments',
    body: {
      shipment: {
        from_address: {
          name: 'Jörg Müller',
          street1: 'Hafenstraße 7',
          city: 'Hamburg',
          zip: '20457',
          country: 'DE',
          phone: '+49401234567',
          email: 'joerg@example.com',
          residential: true,
        },
        to_address: {
          name: 'John Sample',
          street1: '1 Main St',
          street2: 'Apt 4',
          city: 'Austin',
          state: 'TX',
          zip: '73301',
          country: 'US',
          phone: '+15125550100',
          email: 'john@example.com',
          residential: true,
        },
        carrier_accounts: ['ca_1'],
        reference: 'HP-7',
        parcel: { length: 15.8, width: 11.9, height: 7.9, weight: 148.2 },
        options: {
          currency: 'EUR',
          label_format: 'PDF',
          invoice_number: 'HP-7',
          print_custom_1: 'HP-7',
          incoterm: 'DAP',
        },
        customs_info: {
          contents_type: 'merchandise',
          customs_certify: true,
          customs_signer: 'Jörg Müller',
          non_delivery_option: 'return',
          restriction_type: 'none',
          customs_items: [
            {
              description: 'Printed cotton T-shirts, 20 pieces',
              quantity: 1,
              value: '240.00',
              currency: 'EUR',
              weight: 148.2,
              origin_country: 'DE',
              hs_tariff_number: '610910',
            },
          ],
        },
      },
    },
  });
});

test.for([
  ['0409.00', 'sanitary_phytosanitary_inspection', 'Animal products, subject to sanitary inspection'],
  ['060290', 'sanitary_phytosanitary_inspection', 'Plant products, subject to phytosanitary inspection'],
  ['220421', 'none', undefined],
] as const)('goods of %s are declared with the restriction %s', ([hsCode, restriction_type, comments]) => {
  const packages = [{ ...shirts, hsCode }];
  const { body } = ask(aShipment({ toAddress: toTexas, packages }));
  const said = { restriction_type, ...(comments ? { restriction_comments: comments } : {}) };
  expect(body).toMatchObject({ shipment: { customs_info: said } });
});

test('returned goods are declared as such', () => {
  const packages = [{ ...shirts, description: 'Returned goods: printed cotton T-shirts' }];
  expect(ask(aShipment({ toAddress: toTexas, packages })).body).toMatchObject({
    shipment: { customs_info: { contents_type: 'returned_goods' } },
  });
});

test('several parcels become an order: numbered shipments, each with its own papers', () => {
  const packages = [shirts, aParcel({ weight: 1, value: 0.07 })];
  const { path, body } = ask(aShipment({ toAddress: toTexas, packages }));
  expect(path).toBe('/orders');
  expect(body).toMatchObject({
    order: {
      carrier_accounts: ['ca_1'],
      reference: 'HP-7',
      from_address: { city: 'Hamburg' },
      to_address: { city: 'Austin' },
      shipments: [
        {
          reference: 'HP-7-1',
          parcel: { weight: 148.2 },
          options: { currency: 'EUR', label_format: 'PDF', incoterm: 'DAP' },
          customs_info: { customs_items: [{ value: '240.00', weight: 148.2 }] },
        },
        {
          reference: 'HP-7-2',
          parcel: { weight: 35.3 },
          customs_info: { customs_items: [{ value: '0.07', weight: 35.3 }] },
        },
      ],
    },
  });
});

test('inside the EU nothing is declared and nobody pays duties', () => {
  const sent = askedShipment(aShipment());
  expect(sent).not.toHaveProperty('customs_info');
  expect(sent).not.toHaveProperty('tax_identifiers');
  expect(sent['options']).not.toHaveProperty('incoterm');
});

test.for([
  ['Canary Islands by postcode', anAddress({ country: 'ES', zip: '35001' })],
  ['Canary Islands by code', anAddress({ country: 'IC', zip: '35001' })],
  ['Heligoland', anAddress({ country: 'DE', zip: '27498' })],
  ['Switzerland', anAddress({ country: 'CH', zip: '8001' })],
] as const)('%s needs customs papers', ([, toAddress]) => {
  expect(askedShipment(aShipment({ toAddress }))).toHaveProperty('customs_info');
});

test.for([
  ['Switzerland and Liechtenstein', anAddress({ country: 'CH', zip: '8001' }), 'LI'],
  ['Büsingen and Switzerland', anAddress({ country: 'DE', zip: '78266' }), 'CH'],
  ['Great Britain and the Isle of Man', anAddress({ country: 'GB', zip: 'SW1A 1AA' }), 'IM'],
  ['the United States and Puerto Rico', toTexas, 'PR'],
  ['Réunion under either code', anAddress({ country: 'FR', zip: '97400' }), 'RE'],
  ['Åland under either code', anAddress({ country: 'FI', zip: '22100' }), 'AX'],
] as const)('between %s there is no border, but carriers want the goods described', ([, fromAddress, to]) => {
  const sent = askedShipment(aShipment({ fromAddress, toAddress: anAddress({ country: to, zip: '' }) }));
  expect(sent).toHaveProperty('customs_info.customs_items.0.description');
  expect(sent['options']).not.toHaveProperty('incoterm');
});

test.for([
  ['Monaco', anAddress({ country: 'FR', zip: '75001' }), anAddress({ country: 'MC', zip: '98000' })],
  [
    'Northern Ireland',
    anAddress({ country: 'IE', zip: 'D02 AF30' }),
    anAddress({ country: 'GB', zip: 'BT1 1AA' }),
  ],
] as const)('to %s, inside the customs territory of the EU, nothing is described', ([, from, to]) => {
  expect(askedShipment(aShipment({ fromAddress: from, toAddress: to }))).not.toHaveProperty('customs_info');
});

test('customs clearance by the sender is sent as DDP', () => {
  const sent = askedShipment(aShipment({ toAddress: toTexas, services: { customsClearance: true } }));
  expect(sent).toMatchObject({ options: { incoterm: 'DDP' } });
});

test("only senders in the United States name an export exemption; the origin is the sender's country", () => {
  const fromUs = aShipment({ fromAddress: toTexas, toAddress: anAddress() });
  expect(askedShipment(fromUs)).toMatchObject({
    customs_info: { eel_pfc: 'NOEEI 30.37(a)', customs_items: [{ origin_country: 'US' }] },
  });
  const fromPuertoRico = aShipment({
    fromAddress: { ...toTexas, country: 'PR', state: '', zip: '00901' },
    toAddress: anAddress(),
  });
  expect(askedShipment(fromPuertoRico)).toHaveProperty('customs_info.eel_pfc');
  expect(askedShipment(aShipment({ toAddress: toTexas }))).not.toHaveProperty('customs_info.eel_pfc');
});

test('goods from the United States above the limit claim no exemption, or another one to Canada', () => {
  const dear = { fromAddress: toTexas, packages: [aParcel({ value: 3_000 })] };
  expect(askedShipment(aShipment({ ...dear, toAddress: anAddress() }))).not.toHaveProperty(
    'customs_info.eel_pfc',
  );
  const toToronto = anAddress({ country: 'CA', state: 'ON', zip: 'M5V 2T6', city: 'Toronto' });
  expect(askedShipment(aShipment({ ...dear, toAddress: toToronto }))).toMatchObject({
    customs_info: { eel_pfc: 'NOEEI 30.36' },
  });
});

test('an empty tariff number is left out', () => {
  const sent = askedShipment(aShipment({ toAddress: toTexas, packages: [aParcel({ hsCode: '' })] }));
  expect(sent).not.toHaveProperty('customs_info.customs_items.0.hs_tariff_number');
});

test('VAT numbers are sent when a customs border is crossed', () => {
  const fromAddress = anAddress({ vatId: 'DE 123 456 789' });
  expect(askedShipment(aShipment({ fromAddress, toAddress: toTexas }))).toMatchObject({
    tax_identifiers: [{ entity: 'SENDER', tax_id: 'DE123456789', tax_id_type: 'VAT', issuing_country: 'DE' }],
  });
});

test.for([
  ['PTX', '9000-001', { country: 'PT', zip: '9000-001' }],
  ['GBX', 'BT1 1AA', { country: 'GB', zip: 'BT1 1AA' }],
  ['IC', '35001', { country: 'ES', zip: '35001' }],
  ['DE', '01067', { country: 'DE', zip: '01067' }],
  ['US', '00000', { country: 'US', zip: '00000' }],
] as const)('%s %s reaches the carrier as %o', ([country, zip, expected]) => {
  expect(toAddress(anAddress({ country, zip }), 'UPS')).toMatchObject(expected);
});

test('a country without postcodes gets none, and an empty state or second line is left out', () => {
  const sent = toAddress(anAddress({ country: 'HK', zip: '00000', state: '', street2: null }), 'UPS');
  expect(sent).not.toHaveProperty('zip');
  expect(sent).not.toHaveProperty('state');
  expect(sent).not.toHaveProperty('street2');
});

test('the carrier is told whether it delivers to a home, which costs more', () => {
  expect(toAddress(anAddress({ company: null }), 'UPS')['residential']).toBe(true);
  expect(toAddress(anAddress({ company: 'Weiß GmbH' }), 'UPS')['residential']).toBe(false);
});

test('the company is named, whichever field it was entered in', () => {
  expect(toAddress(anAddress({ company: 'Weiß GmbH' }), 'UPS')['company']).toBe('Weiß GmbH');
  expect(toAddress(anAddress({ company: '', businessName: 'Weiß AG' }), 'UPS')['company']).toBe('Weiß AG');
});

test.for([
  [2.54, 1],
  [25.4, 10],
  [40, 15.8],
  [0.1, 0.1],
  [1e-9, 0.1],
] as const)('%f cm are %f in', ([cm, inches]) => expect(inchesFromCm(cm)).toBe(inches));

test.for([
  [1, 35.3],
  [0.001, 0.1],
  [1e-9, 0.1],
  [2.8349523125, 100],
  [70, 2469.2],
] as const)('%f kg are %f oz', ([kg, ounces]) => expect(ouncesFromKg(kg)).toBe(ounces));

test('converted measures are never below the real ones, and less than a tenth above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (grams) => {
      const back = ouncesFromKg(grams / 1000) * 28.349523125;
      expect(back).toBeGreaterThan(grams - 0.001);
      expect(back).toBeLessThan(grams + 2.836);
    }),
  );
});

test('shipment rates are read: names, cents, days; another currency and refusals become messages', () => {
  const answer = fromQuote(WireQuotedShipment.parse(shipmentRated), [], {
    carrier: 'DHL Express',
    kind: 'shipment',
  });
  const id = shipmentRated.id;
  expect(answer.rates).toEqual([
    {
      carrier: 'DHL Express',
      service: 'Express Worldwide',
      costCents: 4540,
      deliveryDays: 2,
      deliveryDate: '2026-03-06',
      reference: {
        kind: 'shipment',
        id,
        rateId: shipmentRated.rates[0]?.id,
        carrier: 'DHLExpress',
        service: 'ExpressWorldwideNonDoc',
      },
    },
    expect.objectContaining({ service: 'Express 12:00', costCents: 5715 }),
    expect.objectContaining({
      service: 'Economy Select',
      costCents: 3890,
      deliveryDays: 5,
      deliveryDate: null,
    }),
  ]);
  expect(answer.messages).toEqual([
    {
      carrier: 'DHL Express',
      reason: 'not_served',
      text: 'The requested product ExpressEasy is not available for this shipment.',
    },
    {
      carrier: 'DHL Express',
      service: 'Express Worldwide B2C',
      reason: 'other_currency',
    },
  ]);
});

test.each([
  ['a message', 'rate_message', 'UPS multi-shipment rate includes this shipment.'],
  ['another message', 'rate_message', 'Residential address.'],
  ['an error', 'rate_error', 'DHLExpress multi-shipment rate includes this shipment.'],
])(
  'a note that the price is on the first parcel of an order is not a refusal: sent as %s',
  (_, type, message) => {
    const [first, second] = orderRated.shipments;
    const said = { carrier: 'UPS', carrier_account_id: 'ca_1', type, message };
    const shipments = [
      { ...first, messages: [] },
      { ...second, rates: [], messages: [said] },
    ];
    const order = WireQuotedOrder.parse({ ...orderRated, messages: [said], shipments });
    const messages = order.shipments.flatMap((part) => part.messages ?? []);
    const answer = fromQuote(order, messages, { carrier: 'UPS', kind: 'order' });
    expect(answer).toMatchObject({ rates: [{ service: 'Express Saver', costCents: 10_533 }], messages: [] });
  },
);

test("order rates are sums, bought by the order's id, and each parcel refusal is reported once", () => {
  const order = WireQuotedOrder.parse(orderRated);
  const messages = order.shipments.flatMap((part) => part.messages ?? []);
  const answer = fromQuote(order, [...messages, ...messages], { carrier: 'UPS', kind: 'order' });
  expect(answer.rates).toEqual([
    {
      carrier: 'UPS',
      service: 'Express Saver',
      costCents: 10533,
      deliveryDays: 2,
      deliveryDate: null,
      reference: {
        kind: 'order',
        id: orderRated.id,
        rateId: orderRated.rates[0]?.id,
        carrier: 'UPS',
        service: 'UPSSaver',
      },
    },
  ]);
  expect(answer.messages).toEqual([
    {
      carrier: 'UPS',
      reason: 'too_heavy',
      text: 'The package weight of 71.0 kg exceeds the maximum of 70 kg for Expedited.',
    },
  ]);
});

test('no rates and no message is reported as such', () => {
  expect(fromQuote({ id: 'shp_1', rates: [] }, [], { carrier: 'FedEx', kind: 'shipment' })).toEqual({
    rates: [],
    messages: [{ carrier: 'FedEx', reason: 'no_rates' }],
  });
});

test.for(['', 'n/a', '0.00', '0.01', '0.05', 0.01, '-3.00', '1e3'])(
  'a rate of "%s" is not sold, and is reported as unreadable',
  (rate) => {
    const wire = { id: 'rate_1', carrier: 'UPS', service: 'UPSSaver', rate, currency: 'EUR' };
    const unreadable: unknown[] = [];
    const answer = fromQuote({ id: 'shp_1', rates: [wire, { ...wire, service: 'UPSStandard' }] }, [], {
      carrier: 'UPS',
      kind: 'shipment',
      onUnreadable: (rate) => unreadable.push(rate),
    });
    expect(answer.rates).toEqual([]);
    expect(answer.messages).toMatchObject([
      { service: 'Express Saver', reason: 'no_rates' },
      { service: 'Standard', reason: 'no_rates' },
    ]);
    expect(unreadable).toEqual([wire]);
  },
);

test.for([
  ['DHL Express', 'ExpressWorldwide', 'Express Worldwide'],
  ['DHL Express', 'ExpressWorldwideNonDoc', 'Express Worldwide'],
  ['DHL Express', 'Express1200NonDoc', 'Express 12:00'],
  ['DHL Express', 'Express900', 'Express 9:00'],
  ['DHL Express', 'EconomySelectNonDoc', 'Economy Select'],
  ['DHL Express', 'ExpressEasyNonDoc', 'Express Easy'],
  ['DHL Express', 'MedicalExpress', 'Medical Express'],
  ['DHL Express', 'DomesticExpress1200', 'Domestic Express 12:00'],
  ['UPS', 'UPSStandard', 'Standard'],
  ['UPS', 'UPSSaver', 'Express Saver'],
  ['UPS', 'Expedited', 'Expedited'],
  ['UPS', 'ExpressPlus', 'Express Plus'],
  ['UPS', '3DaySelect', '3 Day Select'],
  ['FedEx', 'INTERNATIONAL_PRIORITY', 'International Priority'],
  ['FedEx', 'INTERNATIONAL_ECONOMY', 'International Economy'],
  ['FedEx', 'FEDEX_INTERNATIONAL_CONNECT_PLUS', 'International Connect Plus'],
  ['FedEx', 'FEDEX_REGIONAL_ECONOMY', 'Regional Economy'],
  ['DPD', 'DPDCLASSIC', 'Classic'],
  ['DPD', 'DPD8:30', '8:30'],
  ['DHL Paket', 'PaketInternational', 'Paket International'],
  ['USPS', 'GroundAdvantage', 'Ground Advantage'],
] as const)('%s %s is called %s', ([carrier, code, name]) => expect(serviceName(carrier, code)).toBe(name));

test.for([
  ['The package weight of 80 kg exceeds the maximum of 70 kg for UPS.', 'too_heavy'],
  ['Maximum weight exceeded', 'too_heavy'],
  ['Package dimensions 200x80x80 cm exceed the maximum of 120x80x80 cm.', 'too_large'],
  ['Length plus girth of 420 cm exceeds the maximum of 400 cm.', 'too_large'],
  ['Package dimensions 10x5x1 cm are below the minimum of 15x11x1 cm.', 'refused'],
  ['The requested service is unavailable between the selected locations.', 'not_served'],
  ['Service to RU is suspended.', 'not_served'],
  ['DPD does not collect in US.', 'not_served'],
  ['UPS offers no domestic service in US for this account.', 'not_served'],
  ['No DHLExpress service from DE to KP fits this package.', 'not_served'],
  ['USPS only accepts shipments that originate in the United States.', 'not_served'],
  ['Postal code 99999 is not served.', 'not_served'],
  ['DHL Express does not service this origin address', 'not_served'],
  ['Unable to retrieve DHLExpress rates for US domestic shipments.', 'not_served'],
  ['Unable to retrieve RoyalMail rates for non-GB origin address.', 'not_served'],
  ['shipment.from_address.country: All shipments must originate in Canada (CA).', 'not_served'],
  ['Customs information is required for shipments that cross a customs border.', 'customs_data_missing'],
  ['A harmonized code is required for each commodity.', 'customs_data_missing'],
  ['DhlPaket does not support multi-piece shipments.', 'single_parcel_only'],
  ['Recipient phone number is missing or invalid', 'address_incomplete'],
  ['to_address.postal_code: Shorter than minimum length 3', 'address_incomplete'],
  ['The postal code 0000 is invalid for Austria', 'address_incomplete'],
  ['998: A system error occurred, please try again later.', 'unavailable'],
  ['The service is currently unavailable and we are working to resolve the issue.', 'unavailable'],
  ['DPD: Der Service ist momentan nicht erreichbar.', 'unavailable'],
  ['Too Many Requests', 'unavailable'],
  ['No rate response received.', 'unavailable'],
  ['XML Rating and Service Selection Service Unavailable', 'unavailable'],
  ['Shipment cannot weigh less than 16oz', 'refused'],
  ['Request timed out', 'timeout'],
] as const)('"%s" means %s', ([text, reason]) => expect(reasonOf(text)).toBe(reason));

test.each([
  'Account 1234 is blocked',
  'Your account is not active.',
  'AA001: The account has not been set up for international services.',
  'Account suspended',
  'The account number is invalid.',
  'Missing or Invalid account number for Payment Details',
  'Missing or invalid shipper number',
  'Invalid carrier account',
  'Invalid Access License number',
  'Authentication Failed',
  'Invalid Authentication Information.',
  'The given client credentials were not valid. Please modify your request and try again.',
  'credentials.account_number: Required',
  'Unauthorized',
  'Insufficient funds to cover the cost of this label.',
  'Die Zugangsdaten sind ungültig.',
  'Kundennummer 4711 ist gesperrt',
  'Account number 510087020 is invalid.',
  'Your account has been temporarily suspended.',
  'The billing account (123456789) is closed.',
  'Ihr Konto wurde vorübergehend gesperrt',
  'Unable to authenticate with the carrier',
  'Account numbers should be 6 characters or less.',
  'DHL Express default accounts are prohibited for existing DHL Express users.',
  'Account not allowed for this service.',
])('"%s" is about our account', (text) => {
  expect(isAboutOurAccount(text)).toBe(true);
});

test.each([
  'UPS offers no domestic service in US for this account.',
  'Service to RU is suspended.',
  'Recipient phone number is missing or invalid',
  'The postal code 0000 is invalid for Austria',
  'Invalid state for United States',
  'A company name is required for this destination.',
  'The shipper is not authorized to send dangerous goods.',
  'Embargo: shipments to this country are blocked.',
  'No rates for account 510087020: the recipient postal code is invalid.',
  'Taking into account the weight, the dimensions are invalid.',
  'DHL account 955: destination city not found',
  'Account 955: city not found',
  'PLT: commercial invoice could not be authenticated',
])('"%s" is about the shipment', (text) => {
  expect(isAboutOurAccount(text)).toBe(false);
});

test('what is said about the shipment next to our account still reaches the customer', () => {
  expect(withoutAccount('Account 4711 is suspended. · Package exceeds the maximum weight')).toEqual({
    aboutUs: 'Account 4711 is suspended.',
    others: 'Package exceeds the maximum weight',
  });
  expect(isAboutOurAccount('Account suspended · Package exceeds the maximum weight')).toBe(false);
});

test.for([
  ['plain', 'plain'],
  [['a', 'b', 'a'], 'a · b'],
  [{ message: 'Wrong', code: 'X' }, 'Wrong'],
  [[{ field: 'zip', message: 'is wrong' }, 'and more'], 'zip: is wrong · and more'],
  [{ zip: ['is wrong'], city: ['is empty'] }, 'zip: is wrong, city: is empty'],
  [
    [{ to_address: 'Required and missing.' }, { from_address: 'Required and missing.' }],
    'to_address: Required and missing. · from_address: Required and missing.',
  ],
  ['  two\n lines ', 'two lines'],
  [null, ''],
  [42, ''],
] as const)('the text of %j is "%s"', ([value, text]) => expect(textOf(value)).toBe(text));

test('a long message from a carrier is cut at 200 characters', () => {
  expect(textOf('x'.repeat(500))).toHaveLength(200);
});

test.each([
  ['Marienplatz 8', '', 'Marienplatz 8', undefined],
  ['Gewerbepark Süd-West Halle 4 Tor 12 Rampe 3', '', 'Gewerbepark Süd-West Halle 4 Tor 12', 'Rampe 3'],
  ['Gewerbepark Süd-West Halle 4 Tor 12 R', '3. OG', 'Gewerbepark Süd-West Halle 4 Tor 12', 'R, 3. OG'],
  ['Donaudampfschifffahrtsgesellschaftsstraße', '', 'Donaudampfschifffahrtsgesellschaftsstraße', undefined],
])('a street too long for any label continues in its free second line: "%s", "%s"', (...row) => {
  const [street1, street2, first, second] = row;
  const sent = toAddress(anAddress({ street1, street2 }), 'UPS');
  expect([sent['street1'], sent['street2']]).toEqual([first, second]);
});

test('an e-mail address too long for a carrier is left out, as none of them needs it', () => {
  const email = `${'a'.repeat(40)}@example.com`;
  expect(toAddress(anAddress({ email }), 'UPS')).not.toHaveProperty('email');
  expect(toAddress(anAddress({ email }), 'FedEx')['email']).toBe(email);
});
