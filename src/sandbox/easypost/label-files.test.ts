// Labels as a scanner and a reader see them: the PNG as is, the PDF rendered by another library.
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPdf, scanPicture } from '#tests/scan.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { layoutLabel } from './label-layout.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const from = {
  name: 'Jörg Müller',
  street1: 'Große Elbstraße 145',
  city: 'Hamburg',
  zip: '22767',
  country: 'DE',
  phone: '1',
};
const to = {
  name: 'Paweł Nowak',
  company: 'Ålesund Sp.',
  street1: 'Piotrkowska 104',
  city: 'Łódź',
  zip: '90-926',
  country: 'PL',
};

type Bought = {
  id: string;
  tracking_code: string;
  reference: string;
  rates: { id: string }[];
  postage_label: { label_url: string; label_pdf_url: string };
};

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${sandbox.easypost.url}${path}`, {
    method,
    headers: { authorization: `Basic ${btoa('EZTKtest:')}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

async function buy(carrier: keyof Sandbox['easypost']['accounts'], recipient: object = to): Promise<Bought> {
  const account = sandbox.easypost.accounts[carrier];
  const parcel = { length: 12, width: 10, height: 8, weight: 176.4 };
  const shipment = {
    from_address: from,
    to_address: { phone: '2', ...recipient },
    parcel,
    reference: 'HP-4711',
  };
  const made = await call<Bought>('POST', '/shipments', {
    shipment: { ...shipment, carrier_accounts: [account] },
  });
  await call('POST', `/shipments/${made.id}/buy`, { rate: { id: made.rates[0]?.id } });
  return call<Bought>('GET', `/shipments/${made.id}/label?file_format=PDF`);
}

/** Without credentials: label URLs are public. */
const download = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

const scan = async (png: Uint8Array) => (await scanPicture(png)).map(({ format, text }) => [format, text]);

test.each([
  ['DHLExpress', 'DataMatrix'],
  ['FedEx', 'PDF417'],
  ['DPD', 'Aztec'],
  ['DhlPaket', 'DataMatrix'],
] as const)('%s: Code 128 and %s can be scanned from the PNG and from the PDF', async (carrier, second) => {
  const bought = await buy(carrier);
  const drawn = await drawPdf(await download(bought.postage_label.label_pdf_url));
  for (const png of [await download(bought.postage_label.label_url), drawn.png]) {
    const found = Object.fromEntries(await scan(png)) as Record<string, string>;
    expect(found['Code128']).toBe(bought.tracking_code);
    expect(found[second]).toMatch(`${bought.tracking_code}|PL|90-926|`);
  }
});

test('UPS: Code 128 and MaxiCode can be scanned from the PNG and from the PDF', async () => {
  const bought = await buy('UPS');
  const drawn = await drawPdf(await download(bought.postage_label.label_pdf_url));
  for (const png of [await download(bought.postage_label.label_url), drawn.png]) {
    expect(await scan(png)).toContainEqual(['Code128', bought.tracking_code]);
    // A scanner's camera sees the MaxiCode alone: 1.2 in around it.
    const canvas = createCanvas(360, 340);
    canvas.getContext('2d').drawImage(await loadImage(png), 800, 775, 360, 340, 0, 0, 360, 340);
    const [code] = await scanPicture(canvas.toBuffer('image/png'), ['MaxiCode']);
    // Mode 3: postcode, 616 for Poland, class, then the number without its shipper and the city in plain capitals.
    expect(code?.text.replace(/[^ -~]+/g, '|')).toMatch(/90926\|+616\|+001\|+1Z\d{8}\|+UPSN\|/);
    expect(code?.text).toContain('LODZ');
  }
});

test('the PDF is 4 × 6 inches and its text can be read, accents included', async () => {
  const bought = await buy('UPS');
  const { text, size } = await drawPdf(await download(bought.postage_label.label_pdf_url));
  expect(size).toEqual([0, 0, 288, 432]);
  const words = [
    'Paweł Nowak',
    'Ålesund Sp.',
    '90-926 Łódź',
    'Jörg Müller',
    'Große Elbstraße 145',
    bought.tracking_code,
  ];
  for (const word of [
    ...words,
    'Weight 5.00 kg',
    'Piece 1/1',
    'Ref HP-4711',
    'TEST – not valid for shipping',
  ]) {
    expect(text).toContain(word);
  }
});

test('the PNG is 1200 × 1800 dots, and every download is the same file', async () => {
  const { postage_label: label } = await buy('DPD');
  const [first, second] = [await download(label.label_url), await download(label.label_url)];
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 1800]);
  expect(first.equals(second)).toBe(true);
  expect((await download(label.label_pdf_url)).equals(await download(label.label_pdf_url))).toBe(true);
});

test('names in any alphabet, of any length a carrier accepts, still give a label that scans', async () => {
  for (const name of ['x'.repeat(255), '東京 山田太郎 🚀', 'محمد علي', '<b>"^XZ~\\', '\u0000\t\n|']) {
    const bought = await buy('DHLExpress', { ...to, name, city: name.slice(0, 45) });
    expect(await scan(await download(bought.postage_label.label_url))).toContainEqual([
      'Code128',
      bought.tracking_code,
    ]);
    expect((await download(bought.postage_label.label_pdf_url)).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('no line on the label crosses out any text, not even an address of six lines', () => {
  const lines = [
    'Maximiliane Müller',
    'Müller & Co',
    'Große Straße 1',
    'Hof 2',
    '22767 Hamburg HH',
    'Deutschland',
  ];
  const content = { carrier: 'DPD', carrierName: 'DPD', service: 'Classic', trackingCode: '0150123456789' };
  const marks = layoutLabel({
    ...content,
    from: lines,
    to: lines,
    toCountry: 'DE',
    toZip: '22767',
    toCity: 'Hamburg',
    weight: '5.00 kg',
    piece: { n: 1, of: 1 },
    reference: '',
    date: '2026-11-23',
  });
  for (const mark of marks) {
    if (mark.kind !== 'text') continue;
    // The typeface's ascent and descent.
    const [top, bottom] = [mark.y - 0.73 * mark.size, mark.y + 0.24 * mark.size];
    const struck = marks.filter(
      (box) => box.kind === 'box' && box.width > 900 && box.y < bottom && box.y + box.height > top,
    );
    expect({ text: mark.text, struck }).toEqual({ text: mark.text, struck: [] });
  }
  expect(marks).toContainEqual(expect.objectContaining({ text: 'Deutschland', size: 40 }));
});

test('the invoice of a shipment has names and goods in full, and side by side', async () => {
  const name = 'Maximiliane Friederike von und zu Hohenstein-Wartenberg-Sayn';
  const description = 'Wooden music boxes, hand painted, with a tune each';
  const item = { description, quantity: 1, value: 20, weight: 10, origin_country: 'DE' };
  const made = await call<Bought>('POST', '/shipments', {
    shipment: {
      from_address: { ...from, name },
      to_address: { ...to, phone: '2', name },
      parcel: { length: 12, width: 10, height: 8, weight: 176.4 },
      customs_info: { contents_type: 'merchandise', customs_items: [item] },
      carrier_accounts: [sandbox.easypost.accounts.DHLExpress],
    },
  });
  await call('POST', `/shipments/${made.id}/buy`, { rate: { id: made.rates[0]?.id } });
  const { forms } = await call<{ forms: { form_url: string }[] }>('POST', `/shipments/${made.id}/forms`, {
    form: { type: 'commercial_invoice' },
  });
  const { text } = await drawPdf(await download(forms.at(-1)?.form_url ?? ''));
  expect(text.split('\n').filter((line) => line === name)).toHaveLength(2);
  expect(text).toContain(description);
});

test("an unknown label address gets a 404 like an object store's", async () => {
  const answer = await fetch(`${sandbox.url}/easypost/labels/20260101/none.png`);
  expect([answer.status, await answer.text()]).toEqual([404, '<Error><Code>NoSuchKey</Code></Error>']);
});
