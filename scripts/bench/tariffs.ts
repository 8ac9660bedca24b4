// Tariff suggestions: time to build and to answer, memory, and accuracy of the search.
import { existsSync, readFileSync } from 'node:fs';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { runToEnd } from '#domain/steps.ts';
import { createTariffSearch, type OtherSource, type TariffSearch } from '#domain/tariff.ts';
import { tariffGoods, tariffNames } from '#domain/tariff-lexicon.ts';
import { buildNomenclature, type Nomenclature, type TariffLine } from '#domain/tariff-nomenclature.ts';
import { readNomenclature } from '#server/use-cases/operator/read-nomenclature.ts';
import { median, quantile, report } from './report.ts';

const stems = { de: germanStem, en: englishStem };
/** The first must not be read by anyone who works on lexicon or search; the second is for tuning. */
const lists = { 'held out': 'tests/tariffs/held-out.txt', tuned: 'tests/tariffs/tuned.txt' };
const ROUNDS = 20;

/** `NOMENCLATURE_FILES`: the official sheets, German and English, comma-separated; without them the lexicon alone. */
export async function benchTariffs(): Promise<void> {
  const before = heldMiB();
  const { result: search, ms } = timed(() =>
    createTariffSearch({ goods: tariffGoods(), names: tariffNames() }, stems),
  );
  report(`search in ${tariffGoods().length} goods: built in`, 'lexicon', `${ms.toFixed(0)} ms`);
  measure(search, null, 'lexicon');
  report('memory held by the search', 'lexicon', `${(heldMiB() - before).toFixed(1)} MiB`);
  const files = process.env['NOMENCLATURE_FILES']?.split(',') ?? [];
  if (files.length > 0) {
    const nomenclature = await readAndBuild(files);
    measure(search, nomenclature.find, 'import');
    report('memory held by the search', 'import', `${(heldMiB() - before).toFixed(1)} MiB`);
  }
}

function measure(search: TariffSearch, other: OtherSource | null, name: string): void {
  for (const [list, path] of Object.entries(lists)) {
    if (!existsSync(path)) continue;
    const goods = readList(path);
    for (const language of ['de', 'en'] as const) {
      const ranks = goods.map((each) =>
        search.find(each[language], { other }).findIndex(({ code }) => each.codes.includes(code)),
      );
      const share = (fits: (rank: number) => boolean): string =>
        `${((100 * ranks.filter(fits).length) / ranks.length).toFixed(1)} %`;
      report(
        `${list}, ${goods.length} goods, ${language}: first / among three`,
        name,
        `${share((rank) => rank === 0)} / ${share((rank) => rank >= 0)}`,
      );
    }
  }
  const questions = readList(lists.tuned).flatMap(({ de, en }) => [de, en]);
  const times = Array.from({ length: ROUNDS }, () => questions)
    .flat()
    .map((question) => timed(() => search.find(question, { other })).ms);
  // The first round warms up.
  const warm = times.slice(questions.length);
  report('a question: p50 / p99', name, `${median(warm).toFixed(2)} / ${quantile(warm, 0.99).toFixed(2)} ms`);
}

type Listed = { de: string; en: string; codes: string[] };

/** One `German | English | code,code` per line. */
const readList = (path: string): Listed[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [de = '', en = '', codes = ''] = line.split('|').map((part) => part.trim());
      return { de, en, codes: codes.split(',').map((code) => code.trim()) };
    });

/** The sheets can be garbage-collected when it returns. */
async function readAndBuild(files: readonly string[]): Promise<Nomenclature> {
  const lines = await linesOf(files);
  const { result, ms } = timed(() => built(lines));
  report(`nomenclature of ${lines.length} lines: built in`, 'import', `${ms.toFixed(0)} ms`);
  return result;
}

async function linesOf(files: readonly string[]): Promise<TariffLine[]> {
  const lines = new Map<string, TariffLine>();
  for (const file of files) {
    const { language, lines: read } = await readNomenclature(readFileSync(file));
    for (const { code, text } of read)
      lines.set(code, { ...(lines.get(code) ?? { code, de: null, en: null }), [language]: text });
  }
  const sorted = [...lines.values()].sort((a, b) => a.code.localeCompare(b.code));
  // Copies the strings, as reading from the database would, so that they do not retain the sheet.
  return JSON.parse(JSON.stringify(sorted)) as TariffLine[];
}

const built = (lines: readonly TariffLine[]): Nomenclature => runToEnd(buildNomenclature(lines, stems));

function timed<T>(work: () => T): { result: T; ms: number } {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}

/** After a garbage collection, if available: `NODE_OPTIONS=--expose-gc`. */
function heldMiB(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
