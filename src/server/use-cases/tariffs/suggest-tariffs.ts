// Tariff numbers for a description (R32): at most as many as asked for, and none rather than a bad one (C-07).
import type { suggestTariffs as endpoint, TariffSuggestion } from '#contract/tariffs.ts';
import { chapterOf } from '#domain/tariff-chapters.ts';
import { MIN_SEARCHED } from '#domain/tariff-limits.ts';
import type { Nomenclature } from '#domain/tariff-nomenclature.ts';
import type { Language } from '#domain/user.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { labelOf, shortened, type TariffDesk } from './tariff-desk.ts';

type Call = { body: BodyOf<typeof endpoint>; ip: string; language: Language };

export async function suggestTariffs(
  ctx: Context,
  desk: TariffDesk,
  { body, ip, language }: Call,
): Promise<ReplyOf<typeof endpoint>> {
  await ctx.throttles.tariffsByAddress.attempt(ip);
  const description = body.description.trim();
  if (description.length < MIN_SEARCHED) return { success: true, suggestions: [] };
  const nomenclature = await desk.nomenclature();
  const [search, names] = await Promise.all([desk.search(), desk.names()]);
  const hits = search.find(description, { limit: body.limit, other: nomenclature?.find ?? null });
  const suggestions = hits.flatMap(({ code, confidence }) => {
    const label = labelOf(code, names, nomenclature);
    const shown = label && { ...placeOf(code, nomenclature), label: shortened(label) };
    return shown ? [{ hsCode: code, description: shown.label[language], confidence, ...shown }] : [];
  });
  return { success: true, suggestions };
}

function placeOf(
  code: string,
  nomenclature: Nomenclature | null,
): Pick<TariffSuggestion, 'chapter' | 'heading'> {
  const { code: chapter, de, en } = chapterOf(code) ?? { code: code.slice(0, 2), de: '', en: '' };
  const heading = code.slice(0, 4);
  const name = nomenclature?.textOf(heading);
  return {
    chapter: { code: chapter, de, en },
    heading: { code: heading, ...(name ? shortened(name) : { de: null, en: null }) },
  };
}
