// Commands that import public data: it helps while typing, and the product works without it.
import type { Context } from '../../context.ts';
import { importPlaces } from '../../use-cases/operator/import-places.ts';
import { importTariff } from '../../use-cases/operator/import-tariff.ts';
import type { Command, Input, CommandContext } from '../command.ts';
import { readInputFile } from '../input-file.ts';
import type { Report } from '../report.ts';

/** They touch no customer data: they run without `--as`, and the audit names the operator if known. */
export const importCommands: readonly Command[] = [
  {
    name: 'import-places',
    usage: 'FILE',
    summary: 'postcodes and their places: GeoNames postal data (.zip, .txt or .csv) for DE, AT or CH',
    words: 1,
    changes: 'of-anybody',
    plan: (input) => (ctx, surroundings) => importingPlaces(ctx, input, surroundings),
  },
  {
    name: 'import-tariff',
    usage: 'FILE',
    summary: 'the official nomenclature in German or English (.xlsx): extends the search for tariff numbers',
    words: 1,
    changes: 'of-anybody',
    plan: (input) => (ctx, surroundings) => importingTariff(ctx, input, surroundings),
  },
];

async function importingPlaces(ctx: Context, input: Input, surroundings: CommandContext): Promise<Report> {
  const content = await readInputFile(input.word(0), surroundings);
  const countries = await importPlaces(ctx, { content, operator: input.operator });
  return {
    sentence: 'Imported; the previous data of these countries is replaced. Data: GeoNames, CC BY 4.0.',
    sections: { countries },
  };
}

async function importingTariff(ctx: Context, input: Input, surroundings: CommandContext): Promise<Report> {
  const content = await readInputFile(input.word(0), surroundings);
  const imported = await importTariff(ctx, { content, operator: input.operator });
  return {
    sentence:
      'Imported; the previous texts in this language are replaced, and the search uses the new ones within a minute.',
    sections: { nomenclature: imported },
  };
}
