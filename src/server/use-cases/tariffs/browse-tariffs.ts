// Browses tariff numbers by chapter, heading and code: those that the lexicon names; with the import, all.
import type { QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { browseTariffs as endpoint, TariffHeading } from '#contract/tariffs.ts';
import { hsCodes } from '#domain/hs-codes.ts';
import { tariffChapters } from '#domain/tariff-chapters.ts';
import type { Nomenclature } from '#domain/tariff-nomenclature.ts';
import type { Context } from '../../context.ts';
import { shortened, type TariffDesk, type TariffNames } from './tariff-desk.ts';

type Call = { query: QueryOf<typeof endpoint>; ip: string };

export async function browseTariffs(
  ctx: Context,
  desk: TariffDesk,
  { query, ip }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  await ctx.throttles.tariffsByAddress.attempt(ip);
  const nomenclature = await desk.nomenclature();
  const names = await desk.names();
  const codes = nomenclature ? hsCodes : [...names.keys()].sort();
  const { chapter } = query;
  if (chapter === undefined) {
    // A user who opens the list is about to search; built at startup, the index would waste memory on idle servers.
    ctx.background(async () => void (await desk.search()));
    const filled = new Set(codes.map((code) => code.slice(0, 2)));
    return { success: true, chapters: tariffChapters.filter(({ code }) => filled.has(code)), headings: [] };
  }
  return {
    success: true,
    chapters: tariffChapters.filter(({ code }) => code === chapter),
    headings: headingsOf(
      codes.filter((code) => code.startsWith(chapter)),
      names,
      nomenclature,
    ),
  };
}

function headingsOf(
  codes: readonly string[],
  names: TariffNames,
  nomenclature: Nomenclature | null,
): TariffHeading[] {
  const headings = new Map<string, TariffHeading>();
  for (const code of codes) {
    const label = names.get(code) ?? nomenclature?.textOf(code) ?? nomenclature?.textOf(code.slice(0, 4));
    if (!label) continue;
    const number = code.slice(0, 4);
    const official = nomenclature?.textOf(number);
    const text = official && shortened(official);
    const heading = headings.get(number) ?? {
      code: number,
      de: text?.de ?? null,
      en: text?.en ?? null,
      codes: [],
    };
    heading.codes.push({ code, ...shortened(label) });
    headings.set(number, heading);
  }
  return [...headings.values()];
}
