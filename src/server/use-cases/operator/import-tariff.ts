// Imports the official nomenclature in one language, replacing that language in one transaction (C-07).
import type { Language } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { replaceTariffLines } from '../../db/tariff-lines.ts';
import { runPreparedAction } from './operator-action.ts';
import { readNomenclature } from './read-nomenclature.ts';

type ImportedTariff = {
  language: Language;
  headings: number;
  /** Codes of six digits. */
  codes: number;
  /** Codes of any length. */
  lines: number;
  leftOut: number;
};

export async function importTariff(
  ctx: Context,
  { content, operator }: { content: Uint8Array; operator: string },
): Promise<ImportedTariff> {
  const act = { operator, action: 'tariff.import', subject: 'tariff_lines' };
  return await runPreparedAction(ctx, act, {
    prepare: readNomenclature(content),
    work: async (tx, { language, lines, leftOut }) => {
      await replaceTariffLines(tx, language, lines);
      const ofLength = (digits: number): number => lines.filter(({ code }) => code.length === digits).length;
      const result = { language, headings: ofLength(4), codes: ofLength(6), lines: lines.length, leftOut };
      return { result, details: result };
    },
  });
}
