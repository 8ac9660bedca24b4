// Imports the postal data of GeoNames: the rows of its countries are replaced in one transaction (C-31).
import { unzipSync } from 'fflate';
import { countriesWithPlaces, hasPlaces, placeNamesOf } from '#domain/postcode-places.ts';
import { fitsPostcode } from '#domain/postcode.ts';
import type { Context } from '../../context.ts';
import type { Orm } from '../../db/database.ts';
import { insertPlaces, type PostcodePlace, removePlaces } from '../../db/postcode-places.ts';
import { runPreparedAction, refusal } from './operator-action.ts';
import { MAX_UNPACKED_BYTES, unpackedSize } from './unpacked-size.ts';

/** Share of malformed rows; with more, the file is not what it seems. */
const MAX_ODD_SHARE = 0.02;

/** `postcodes` and `places` after the import; `leftOut`: rows that name no place, or one of another country. */
type Imported = { country: string; postcodes: number; places: number; leftOut: number };

type Row = { country: string; zip: string; place: string; municipality: string };

/** Throws a one-sentence refusal when the file is not from GeoNames. */
export async function importPlaces(
  ctx: Context,
  { content, operator }: { content: Uint8Array; operator: string },
): Promise<Imported[]> {
  const act = { operator, action: 'places.import', subject: 'postcode_places' };
  return await runPreparedAction(ctx, act, { prepare: read(content), work: replace });
}

async function replace(tx: Orm, countries: readonly Country[]) {
  const result: Imported[] = [];
  for (const { country, postcodes, places, leftOut } of countries) {
    await removePlaces(tx, country);
    await insertPlaces(tx, places);
    result.push({ country, postcodes, places: places.length, leftOut });
  }
  return { result, details: { countries: result } };
}

type Country = Omit<Imported, 'places'> & { places: PostcodePlace[] };

/** Reads the file into rows for the database, by country. */
async function read(content: Uint8Array): Promise<Country[]> {
  const rows = rowsOf(textOf(content));
  const countries = [...new Set(rows.map(({ country }) => country))].filter(hasPlaces);
  if (countries.length === 0)
    throw refusal(`The file has no postcodes for ${countriesWithPlaces.join(', ')}.`);
  return countries.map((country) => {
    const own = rows.filter((row) => row.country === country);
    const places = placesOf(own);
    const postcodes = new Set(places.map(({ zip }) => zip)).size;
    const leftOut = own.filter((row) => placeNamesOf(row).length === 0).length;
    return { country, postcodes, places, leftOut };
  });
}

/** Each place of a postcode once. */
function placesOf(rows: readonly Row[]): PostcodePlace[] {
  const places = new Map<string, PostcodePlace>();
  for (const row of rows)
    for (const place of placeNamesOf(row))
      places.set(`${row.zip} ${place}`, { country: row.country, zip: row.zip, place });
  return [...places.values()];
}

function textOf(content: Uint8Array): string {
  const isZip = content[0] === 0x50 && content[1] === 0x4b;
  const bytes = isZip ? unpacked(content) : content;
  // A country is a few megabytes; the file of the whole world is not a country's.
  if (bytes.length > MAX_UNPACKED_BYTES) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so not text.
    throw notGeoNames();
  }
}

/** Unpacks the table in the archive: the readme, and the same data in other formats, are left alone. */
function unpacked(archive: Uint8Array): Uint8Array {
  const isTable = (name: string): boolean => /(^|\/)[^/]+\.(csv|txt)$/i.test(name) && !/readme/i.test(name);
  let files: Record<string, Uint8Array> | 'too large';
  try {
    files =
      unpackedSize(archive, isTable) > MAX_UNPACKED_BYTES
        ? 'too large'
        : unzipSync(archive, { filter: ({ name }) => isTable(name) });
  } catch {
    // The archive is truncated or damaged; the exact reason helps nobody.
    throw refusal('The archive cannot be unpacked.');
  }
  if (files === 'too large') throw tooLarge();
  const [table] = Object.values(files);
  if (!table) throw refusal('The archive contains no table (.txt or .csv).');
  return table;
}

/** The dump itself has tabs and no header row; tables that others make from it have commas and a header row. */
function rowsOf(text: string): Row[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const isDump = lines[0]?.includes('\t') === true;
  const cells = lines.map((line) => (isDump ? line.split('\t') : cellsOf(line)));
  const heading = isDump ? [] : (cells.shift() ?? []);
  const at = (name: string, inDump: number): number => (isDump ? inDump : heading.indexOf(name));
  const [country, zip, place, municipality] = [
    at('country_code', 0),
    at('zipcode', 1),
    at('place', 2),
    at('community', 7),
  ];
  const [first, last] = [cells[0], cells.at(-1)];
  if (Math.min(country, zip, place, municipality) < 0 || !first || !last) throw notGeoNames();
  // Half a country would look like a whole one, and replace what was there.
  if (last.length < first.length) throw refusal('The file is cut off: its last line is incomplete.');
  const rows = cells.map((row) => ({
    country: row[country] ?? '',
    zip: (row[zip] ?? '').replaceAll(' ', ''),
    place: row[place] ?? '',
    municipality: row[municipality] ?? '',
  }));
  const sound = rows.filter(isSound);
  if (rows.length - sound.length > rows.length * MAX_ODD_SHARE) throw notGeoNames();
  return sound;
}

const isSound = ({ country, zip, place }: Row): boolean =>
  /^[A-Z]{2}$/.test(country) &&
  /^[A-Z0-9-]{2,10}$/i.test(zip) &&
  (!hasPlaces(country) || fitsPostcode(country, zip)) &&
  place !== '' &&
  place.length <= 200;

/** The cells of one CSV line: a cell with commas is quoted, and a quote inside it is doubled. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

const notGeoNames = () => refusal('The file is not GeoNames postal data.');
const tooLarge = () =>
  refusal(`The file is larger than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB, or would be once unpacked.`);
