// HS codes over HTTP: suggestions, answers to bad input, browsing by chapter, and what an import adds.
import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/error.ts';
import type { browseTariffs, suggestTariffs } from '#contract/tariffs.ts';
import { tariffLines } from '#server/db/schema.ts';
import { runOperator } from '#server/operator/run-operator.ts';
import { type House, openHouse, type Session } from '../support/house.ts';

/** For tests that leave nothing behind. */
const house = await openHouse();
afterAll(() => house.close());

async function suggest(session: Session, description: string) {
  const reply = await session.post('/api/tariff-suggestions', { description });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<ReplyOf<typeof suggestTariffs>>().suggestions;
}

async function browse(at: House, chapter?: string) {
  const reply = await at.visitor().get(`/api/tariff-codes${chapter ? `?chapter=${chapter}` : ''}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<ReplyOf<typeof browseTariffs>>();
}

test('a description in ordinary words gets its code, its chapter and a confidence', async () => {
  const [first, ...others] = await suggest(house.visitor(), 'Herren-T-Shirt aus Baumwolle, gestrickt');
  expect(first).toMatchObject({
    hsCode: '610910',
    chapter: { code: '61' },
    heading: { code: '6109', de: null, en: null },
    confidence: 'high',
  });
  expect(first?.label.de).toBe(first?.description);
  expect(others.length).toBeLessThanOrEqual(2);
});

test('a caller in English gets the English name', async () => {
  const reply = await house.visitor().send({
    method: 'POST',
    url: '/api/tariff-suggestions',
    payload: { description: 'cotton T-shirt' },
    headers: { 'accept-language': 'fr,en;q=0.9' },
  });
  const [first] = reply.json<ReplyOf<typeof suggestTariffs>>().suggestions;
  expect(first?.hsCode).toBe('610910');
  expect(first?.description).toBe(first?.label.en);
});

test.each(['Geschenk', 'gifts', 'Ersatzteile', 'samples', 'Zubehör', 'diverses', 'ab', '   ', '12345 678'])(
  'meaningless words get no suggestions: %j',
  async (description) => {
    expect(await suggest(house.visitor(), description)).toEqual([]);
  },
);

test.each([
  ['5,000 letters', 'Baumwolle '.repeat(500)],
  ['one word of 5,000 letters', 'x'.repeat(5_000)],
  ['emoji', '🎁👕👕 🇩🇪 👨‍👩‍👧‍👦'],
  ['mixed scripts', 'Кружка 杯子 كوب Tasse'],
  ['metacharacters', '(.*)+\\b[a-z]{1,999}$^|?'],
  ['control characters', '\u0000\u202e\ufeff T-Shirt'],
  ['a lone surrogate', '\ud83d T-Shirt'],
])('%s: answered with three suggestions at most', async (_case, description) => {
  const suggestions = await suggest(house.visitor(), description);
  expect(suggestions.length).toBeLessThanOrEqual(3);
});

test.each([
  ['no description', {}],
  ['a list', { description: ['a'] }],
  ['too long a description', { description: 'x'.repeat(5_001) }],
  ['an absurd number of suggestions', { description: 'Tasse', limit: 1_000 }],
])('%s is refused with the field named', async (_case, body) => {
  const reply = await house.visitor().post('/api/tariff-suggestions', body);
  expect(reply.statusCode).toBe(400);
  expect(ErrorReply.parse(reply.json()).issues?.length).toBe(1);
});

test('a caller who asks far too often has to wait', async () => {
  await using own = await openHouse();
  const visitor = own.visitor();
  for (let asked = 0; asked < 240; asked += 1) await visitor.get('/api/tariff-codes');
  const reply = await visitor.post('/api/tariff-suggestions', { description: 'Tasse' });
  expect(reply.statusCode).toBe(429);
  expect(ErrorReply.parse(reply.json()).code).toBe('too_many_attempts');
});

test('chapters lead to headings, and headings to codes with names in both languages', async () => {
  const { chapters, headings } = await browse(house);
  expect(chapters.map(({ code }) => code)).toContain('61');
  expect(headings).toEqual([]);
  const inside = await browse(house, '61');
  expect(inside.chapters).toHaveLength(1);
  const codes = inside.headings.flatMap((heading) => heading.codes);
  expect(codes.find(({ code }) => code === '610910')).toMatchObject({
    de: expect.stringMatching(/\p{L}/u) as string,
    en: expect.stringMatching(/\p{L}/u) as string,
  });
  expect((await browse(house, '77')).headings).toEqual([]);
  expect((await house.visitor().get('/api/tariff-codes?chapter=6109')).statusCode).toBe(400);
});

test('an import names headings and finds what the lexicon does not have; a second one changes nothing', async () => {
  await using own = await openHouse();
  const session = own.visitor();
  const unheard = 'Zirkelschmiege';
  expect(await suggest(session, unheard)).toEqual([]);

  const de = await importing(own, sheet('DE', { '8205590000': [6, '- -', unheard] }));
  expect(de).toMatchObject({ code: 0 });
  expect(de.out).toMatch(/language +de/);
  own.advanceClock(61_000);
  // Nobody waits for the new index: the query after the next one has it.
  await expect
    .poll(async () => (await suggest(session, unheard))[0])
    .toMatchObject({ hsCode: '820559', heading: { code: '8205' }, confidence: 'medium' });

  await importing(own, sheet('EN', { '8205590000': [6, '- -', 'sliding bevel'] }));
  const before = await own.ctx.db.orm.$count(tariffLines);
  await importing(own, sheet('EN', { '8205590000': [6, '- -', 'sliding bevel'] }));
  expect(await own.ctx.db.orm.$count(tariffLines)).toBe(before);
  own.advanceClock(61_000);
  await expect
    .poll(async () => (await suggest(session, unheard))[0]?.heading)
    .toEqual({ code: '8205', de: 'Position 8205 de', en: 'Position 8205 en' });
});

test.each([
  ['a text', new TextEncoder().encode('not a sheet'), 'not a nomenclature'],
  ['an archive with something else', zipSync({ 'a.txt': new Uint8Array(4) }), 'not a nomenclature'],
  ['an archive that grows', () => zipSync({ 'xl/a.xml': new Uint8Array(61 * 1024 * 1024) }), 'than 60 MB'],
  ['another language', () => sheet('FR', {}), 'German or English'],
  ['a few rows only', () => sheet('DE', {}, 5), 'has 5 codes'],
  [
    'other columns',
    () =>
      workbook([
        ['Code', 'Text'],
        ['0101', 'Pferde'],
      ]),
    'not a nomenclature',
  ],
])('%s is refused in one sentence, and nothing changes', async (_case, content, sentence) => {
  await importing(house, typeof content === 'function' ? content() : content).then(({ code, out }) => {
    expect(code).toBe(1);
    expect(out).toContain(sentence);
  });
  const { rows } = (await house.ctx.db.orm.execute('select 1 from tariff_lines limit 1')) as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
});

test('a nomenclature is read before its import transaction begins: nothing waits for the reading', async () => {
  const content = sheet('DE', {});
  await using own = await openHouse({
    wrap: {
      database: (real) => ({
        ...real,
        transaction: (work) => {
          content.fill(0);
          return real.transaction(work);
        },
      }),
    },
  });
  expect(await importing(own, content)).toMatchObject({ code: 0 });
});

test('tariff numbers from a file that is not there are wrong usage', async () => {
  const answer = await runOperator(house.ctx, ['import-tariff', 'missing.xlsx'], {
    operator: null,
    readFile: async (path) => readFileSync(path),
  });
  expect(answer).toMatchObject({ code: 2 });
});

const importing = (at: House, content: Uint8Array) =>
  runOperator(at.ctx, ['import-tariff', 'nomenclature.xlsx'], {
    operator: null,
    readFile: async () => content,
  });

type Line = readonly [level: number, indent: string, text: string];

/** A nomenclature of made-up headings, of the minimum length, with these lines replaced. */
function sheet(language: string, own: Readonly<Record<string, Line>>, length = 1_200): Uint8Array {
  const lines: Record<string, Line> = {};
  for (let heading = 8_101; Object.keys(lines).length < length; heading += 1)
    lines[`${heading}000000`] = [4, '', `Position ${heading} ${language.toLowerCase()}`];
  const rows = Object.entries({ ...lines, ...own })
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([code, [level, indent, text]]) => [
      `${code} 80`,
      '',
      '',
      language,
      String(level),
      indent,
      text,
      '',
    ]);
  return workbook([
    [
      'Goods code',
      'Start date',
      'End date',
      'Language',
      'Hier. Pos.',
      'Indent',
      'Description',
      'Descr. start date',
    ],
    ...rows,
  ]);
}

/** The smallest .xlsx that holds a table. */
function workbook(rows: readonly (readonly string[])[]): Uint8Array {
  const cell = (text: string, row: number, column: number) =>
    `<c r="${'ABCDEFGH'[column]}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows

      .map(
        (row, at) => `<row r="${at + 1}">${row.map((text, column) => cell(text, at, column)).join('')}</row>`,
      )

      .join('')}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
}
