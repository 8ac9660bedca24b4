// The nomenclature as the European Commission publishes it (a sheet of goods codes), parsed into codes and texts.
import { readSheet } from 'read-excel-file/universal';
import type { Language } from '#domain/user.ts';
import { refusal } from './operator-action.ts';
import { MAX_UNPACKED_BYTES, unpackedSize } from './unpacked-size.ts';

type NomenclatureFile = {
  language: Language;
  lines: { code: string; text: string }[];
  /** Rows without a code of their own, or with an expired one. */
  leftOut: number;
};

const MAX_BYTES = 20 * 1024 * 1024;
/** The whole nomenclature has more than 20,000; a file with a few rows is something else. */
const MIN_LINES = 1_000;
const MAX_TEXT = 400;
/** Between a line's text and those of the lines without a code above it, which precede it. */
const BETWEEN = ': ';

const columns = ['Goods code', 'End date', 'Language', 'Hier. Pos.', 'Indent', 'Description'] as const;
type Row = Record<(typeof columns)[number], string>;

/** Throws a one-sentence refusal when the file is not a nomenclature. */
export async function readNomenclature(content: Uint8Array): Promise<NomenclatureFile> {
  const rows = rowsOf(await sheetOf(content));
  const language = languageOf(rows);
  const lines = new Map<string, string>();
  const path: string[] = [];
  for (const row of rows) {
    const [digits = '', suffix = ''] = row['Goods code'].split(' ');
    const level = Number(row['Hier. Pos.']);
    const depth = row.Indent.split('-').length - 1;
    path.length = depth;
    // The text of a line with a code is not repeated below it; a heading without a code precedes the lines under it.
    path[depth] = suffix === '80' ? '' : textOf(row);
    if (suffix !== '80' || row['End date'] !== '') continue;
    const above = path.slice(0, depth).filter((text) => text !== '');
    lines.set(digits.slice(0, level), [...above, textOf(row)].join(BETWEEN).slice(0, MAX_TEXT));
  }
  if (lines.size < MIN_LINES)
    throw refusal(`The file has ${lines.size} codes; the full nomenclature has many more.`);
  return {
    language,
    lines: [...lines].map(([code, text]) => ({ code, text })),
    leftOut: rows.length - lines.size,
  };
}

async function sheetOf(content: Uint8Array): Promise<unknown[][]> {
  if (content.length > MAX_BYTES) throw refusal(`The file is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
  try {
    if (unpackedSize(content, () => true) <= MAX_UNPACKED_BYTES)
      return await readSheet(new Blob([new Uint8Array(content)]));
  } catch {
    // Not an archive, not a sheet, or damaged: the exact reason helps nobody.
    throw notNomenclature();
  }
  throw refusal(`Unpacked, the file would be larger than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB.`);
}

function rowsOf([heading = [], ...rows]: readonly unknown[][]): Row[] {
  const at = columns.map((name) => heading.indexOf(name));
  if (at.some((place) => place < 0)) throw notNomenclature();
  const read = rows.map((row) =>
    Object.fromEntries(columns.map((name, index) => [name, cellOf(row[at[index] ?? -1])])),
  ) as Row[];
  const odd = read.filter((row) => !isSound(row));
  if (odd.length > read.length / 100) throw notNomenclature();
  return read.filter(isSound);
}

const cellOf = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number'
    ? String(cell).trim()
    : cell instanceof Date
      ? 'date'
      : '';

const isSound = (row: Row): boolean =>
  /^\d{10} \d{2}$/.test(row['Goods code']) &&
  /^(2|4|6|8|10)$/.test(row['Hier. Pos.']) &&
  row.Description !== '';

function languageOf(rows: readonly Row[]): Language {
  const [language = ''] = new Set(rows.map((row) => row.Language));
  if (language === 'DE') return 'de';
  if (language === 'EN') return 'en';
  throw refusal('The nomenclature must be in German or English.');
}

/** Bars stand for non-breaking spaces. */
const textOf = ({ Description }: Row): string => Description.replaceAll('|', ' ').replace(/\s+/g, ' ').trim();

const notNomenclature = () =>
  refusal(
    'The file is not a nomenclature, which is a sheet with the columns "Goods code", "Language", "Description" …',
  );
