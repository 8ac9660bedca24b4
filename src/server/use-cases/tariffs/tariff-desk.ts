// The sources that suggest and list tariff numbers: the lexicon, and the nomenclature where it has been imported.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import type { TariffSearch } from '#domain/tariff.ts';
import type { TariffText } from '#domain/tariff-chapters.ts';
import { MAX_LABEL } from '#domain/tariff-limits.ts';
import { buildNomenclature, type Nomenclature } from '#domain/tariff-nomenclature.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { listTariffLines, tariffLinesVersion } from '../../db/tariff-lines.ts';

export type TariffDesk = {
  search(): Promise<TariffSearch>;
  /** `null` until an operator has imported it; at most a minute behind. */
  nomenclature(): Promise<Nomenclature | null>;
  /** Our own names, by code. */
  names(): Promise<TariffNames>;
};

export type TariffNames = ReadonlyMap<string, TariffText>;

const LOOK_EVERY_MS = MINUTE_MS;
const stems = { de: germanStem, en: englishStem };

// Shared by all apps: nothing in them depends on the caller.
let search: Promise<TariffSearch> | null = null;
let names: Promise<TariffNames> | null = null;

const own = () => import('./own-tariffs.ts');

export function createTariffDesk(ctx: Context): TariffDesk {
  let version = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let nomenclature: Nomenclature | null = null;

  const look = async (): Promise<void> => {
    const current = await tariffLinesVersion(ctx.db.orm);
    if (current === version) return;
    const lines = await listTariffLines(ctx.db.orm);
    nomenclature = lines.length === 0 ? null : await finished(buildNomenclature(lines, stems));
    version = current;
  };
  return {
    search: () => (search ??= own().then(({ ownSearch }) => finished(ownSearch(stems)))),
    async nomenclature() {
      const now = ctx.clock().getTime();
      if (now - lookedAt >= LOOK_EVERY_MS && !looking) {
        lookedAt = now;
        looking = look()
          .catch((error: unknown) => ctx.log.warn({ err: error }, 'the nomenclature could not be read'))
          .finally(() => (looking = null));
      }
      // Only callers before the first load wait, half a second; for all others the old one is good enough.
      if (looking && version === '') await looking;
      return nomenclature;
    },
    names: () => (names ??= own().then(({ ownNames }) => ownNames())),
  };
}

/** Our own name, or the official text; `null` for a code that has neither. */
export const labelOf = (code: string, names: TariffNames, official: Nomenclature | null): TariffText | null =>
  names.get(code) ?? officialLabel(code, official);

/** Cuts a text to what is shown of it (A§5). */
export const shortened = ({ de, en }: TariffText): TariffText => ({ de: cut(de), en: cut(en) });

function cut(text: string): string {
  const letters = [...text];
  return letters.length <= MAX_LABEL
    ? text
    : `${letters
        .slice(0, MAX_LABEL - 1)
        .join('')
        .trimEnd()}…`;
}

/** "aus Baumwolle – T-Shirts und Unterhemden": a code's own text says little without its heading's. */
function officialLabel(code: string, official: Nomenclature | null): TariffText | null {
  const own = official?.textOf(code);
  const heading = official?.textOf(code.slice(0, 4));
  if (!own || !heading) return own ?? heading ?? null;
  return { de: `${own.de} – ${heading.de}`, en: `${own.en} – ${heading.en}` };
}

/** Yields to other requests after every step. */
async function finished<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
