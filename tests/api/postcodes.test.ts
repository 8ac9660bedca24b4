// Places of a postcode: imported by the operator, queried by the form, and quietly unknown without an import.
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { runOperator } from '#server/operator/run-operator.ts';
import { type House, openHouse } from '../support/house.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** As in the GeoNames dump: tabs, no heading. */
const dump = (rows: string[]): Uint8Array =>
  bytes(
    rows
      .map((row) => {
        const [country, zip, place, municipality = ''] = row.split('|');
        return [country, zip, place, 'S', '01', 'P', '011', municipality, '01101', '1.0', '2.0', '4'].join(
          '\t',
        );
      })
      .join('\n'),
  );

/** More than half the unpacking limit. */
const half = new Uint8Array(31 * 1024 * 1024);
const germany = dump([
  'DE|20095|Hamburg Altstadt|Hamburg, Freie und Hansestadt',
  'DE|20095|Hamburg|Hamburg, Freie und Hansestadt',
  'DE|78266|Büsingen am Hochrhein|Landkreis Konstanz',
  'DE|31132|St. Bernward Krankenhaus|Landkreis Hildesheim',
]);

const importing = (house: House, name: string, content: Uint8Array, words = '') =>
  runOperator(house.ctx, `import-places ${name}${words}`.split(' '), {
    operator: null,
    readFile: () => Promise.resolve(content),
  });

const placesOf = async (house: House, path: string): Promise<string[]> => {
  const reply = await house.visitor().get(`/api/postcodes/${path}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ places: string[] }>().places;
};

test('without an import nothing is known, and that is an answer', async () => {
  await using house = await openHouse();
  expect(await placesOf(house, 'DE/20095')).toEqual([]);
});

test('the importer is named as everywhere: by a short name, in any characters', async () => {
  await using house = await openHouse();
  const sentence = '--as takes a short name of letters, digits, dot, dash and underscore.';
  const refused = await importing(house, 'DE.txt', germany, ' --as anna;drop');
  expect([refused.code, refused.out.split('\n')[0]]).toEqual([2, sentence]);
  expect(await importing(house, 'DE.txt', germany, ' --as Anna')).toMatchObject({ code: 0 });
  const rows = await listAudit(house.ctx.db.orm, { limit: 10 });
  expect(rows.map(({ actor }) => actor)).toEqual(['operator:anna']);
});

test('an import is reported, audited, used for answers, and the same the second time', async () => {
  await using house = await openHouse();
  for (const words of ['', ' --as anna']) {
    const { code, out } = await importing(house, 'DE.txt', germany, words);
    expect(out).toMatch(/DE +2 +3 +1/);
    expect(out).toContain('GeoNames');
    expect(code).toBe(0);
    expect(await placesOf(house, 'DE/20095')).toEqual(['Hamburg', 'Hamburg Altstadt']);
    expect(await placesOf(house, 'DE/31132')).toEqual([]);
  }
  const rows = await listAudit(house.ctx.db.orm, { limit: 10 });
  expect(rows.map(({ actor, action, outcome }) => `${actor} ${action} ${outcome}`).sort()).toEqual([
    'operator:anna places.import done',
    'operator:unnamed places.import done',
  ]);
});

test('the file is read before the transaction begins', async () => {
  await using house = await openHouse();
  const content = germany.slice();
  const { db } = house.ctx;
  const begin = db.transaction.bind(db);
  db.transaction = (work) => {
    content.fill(0);
    return begin(work);
  };
  expect((await importing(house, 'DE.txt', content)).code).toBe(0);
});

test('an archive and a table with a heading are read as well; each country is replaced separately', async () => {
  await using house = await openHouse();
  await importing(house, 'DE.zip', zipSync({ 'readme.txt': bytes('About'), 'DE.txt': germany }));
  const table =
    'country_code,zipcode,place,state,community\nAT,1010,"Wien, Innere Stadt",Wien,"Wien"\nAT,6300,"Wörgl ""neu""",Tirol,Wörgl\n';
  const { code } = await importing(house, 'at.zip', zipSync({ 'zipcodes.at.csv': bytes(table) }));
  expect(code).toBe(0);
  expect(await placesOf(house, 'AT/1010')).toEqual(['Wien', 'Wien, Innere Stadt']);
  expect(await placesOf(house, 'AT/6300')).toEqual(['Wörgl', 'Wörgl "neu"']);
  expect(await placesOf(house, 'DE/20095')).toHaveLength(2);
  await importing(house, 'DE.txt', dump(['DE|10115|Berlin|Berlin, Stadt']));
  expect(await placesOf(house, 'DE/20095')).toEqual([]);
  expect(await placesOf(house, 'AT/1010')).toHaveLength(2);
});

test.each([
  ['a PDF', bytes('%PDF-1.7\n%âãÏÓ')],
  ['nothing', bytes('')],
  ['bytes', Uint8Array.from({ length: 500 }, (_, at) => (at * 97) % 256)],
  ['an archive that is cut off', zipSync({ 'DE.txt': germany }).slice(0, 60)],
  [
    'an archive whose tables are very large together',
    zipSync({ 'DE.txt': germany, ...Object.fromEntries(['a.txt', 'b.txt'].map((name) => [name, half])) }),
  ],
  ['an archive without a table', zipSync({ 'photo.jpg': germany })],
  ['a table of something else', bytes('id,name\n1,Anna\n2,Otto\n')],
  ['a dump that is cut off', germany.slice(0, -30)],
  [
    'a table that is cut off',
    bytes('country_code,zipcode,place,state,community\nDE,10115,Berlin,B,B\nDE,20095,Ham'),
  ],
  ['another country', dump(['FR|75001|Paris|Paris'])],
  ['invalid postcodes', dump(['DE|1|Berlin|Berlin, Stadt', 'DE|10115|Berlin|Berlin, Stadt'])],
])('%s is refused in a sentence and changes nothing', async (_, content) => {
  await using house = await openHouse();
  await importing(house, 'DE.txt', germany);
  const { code, out } = await importing(house, 'x', content);
  expect(out).toMatch(/^Refused \(illegal_transition\): The (file|archive) .+\.\n$/);
  expect(code).toBe(1);
  expect(await placesOf(house, 'DE/20095')).toHaveLength(2);
});

test('places from a file that is not there are wrong usage', async () => {
  await using house = await openHouse();
  const { code, out } = await runOperator(house.ctx, ['import-places', 'none.zip'], {
    operator: null,
    readFile: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' })),
  });
  expect([code, out]).toEqual([
    2,
    'The file none.zip cannot be read (ENOENT).\nAll commands: operator --help\n',
  ]);
});

test.each(['FR/75001', 'DE/1', 'DE/abc', 'DE/20095%27--', 'XX/1010'])(
  '%s is no valid query',
  async (path) => {
    await using house = await openHouse();
    expect((await house.visitor().get(`/api/postcodes/${path}`)).statusCode).toBe(404);
  },
);

test('a caller reading the whole table is stopped', async () => {
  await using house = await openHouse();
  const visitor = house.visitor();
  const statuses = [];
  for (let zip = 10_000; zip < 10_121; zip++)
    statuses.push((await visitor.get(`/api/postcodes/DE/${zip}`)).statusCode);
  expect([statuses.indexOf(429), statuses[0]]).toEqual([120, 200]);
});
