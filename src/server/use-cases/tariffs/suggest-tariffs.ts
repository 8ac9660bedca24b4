// Tariff numbers for a description (R32): at most as many as asked for, and none rather than a bad one (C-07).
import type { suggestTariffs as endpoint, TariffSuggestion } from '#contract/tariffs.ts';
import { chapterOf } from '#domain/tariff-chapters.ts';
import { MIN_SEARCHED } from '#domain/tariff-limits.ts';
import type { Nomenclature } from '#domain/tariff-nomenclature.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Call } from '../../route.ts';
import { shortened, type TariffDesk } from './tariff-desk.ts';

export const createSuggesting =
  (ctx: Context, desk: TariffDesk) =>
  async ({ body, ip, user, headers }: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> => {
    await ctx.throttles.tariffsByAddress.attempt(ip);
    const description = body.description.trim();
    if (description.length < MIN_SEARCHED) return { success: true, suggestions: [] };
    const nomenclature = await desk.nomenclature();
    const search = await desk.search();
    const hits = search.find(description, { limit: body.limit, other: nomenclature?.find ?? null });
    const language = user?.language ?? (headers['accept-language']?.startsWith('en') ? 'en' : 'de');
    const suggestions = hits.flatMap(({ code, confidence }) => {
      const label = desk.labelOf(code, nomenclature);
      const shown = label && { ...placeOf(code, nomenclature), label: shortened(label) };
      return shown ? [{ hsCode: code, description: shown.label[language], confidence, ...shown }] : [];
    });
    return { success: true, suggestions };
  };

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
