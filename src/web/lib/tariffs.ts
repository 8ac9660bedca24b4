// Tariff numbers for a description: requested once typing pauses; a failure is an empty list (A§8), and says so (R15).
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browseTariffs, suggestTariffs } from '#contract/tariffs.ts';
import { MIN_SEARCHED } from '#domain/tariff-limits.ts';
import type { Language } from './format.ts';
import { call } from './api.ts';

/** A§5, R148: the pause in typing. */
export const TARIFF_TYPING_MS = 500;

export function useTariffSuggestions(description: string, limit?: number) {
  const wanted = description.trim();
  const isEnough = wanted.length >= MIN_SEARCHED;
  const query = useQuery({
    queryKey: ['tariff-suggestions', limit, wanted],
    queryFn: ({ signal }) => call(suggestTariffs, { body: { description: wanted, limit }, signal }),
    enabled: isEnough,
    // The last result stays until the next one arrives: nothing jumps.
    placeholderData: keepPreviousData,
  });
  return {
    suggestions: isEnough ? (query.data?.suggestions ?? []) : [],
    /** The suggestions answer the current request, not an earlier one. */
    isAnswer: isEnough && query.isSuccess && !query.isPlaceholderData,
    /** The request has failed, and no other is running. */
    hasFailed: isEnough && query.isError && !query.isFetching,
    askAgain: () => void query.refetch(),
  };
}

/** The chapters, or the codes in one of them. */
export const useTariffChapter = (chapter: string | null) =>
  useQuery({
    queryKey: ['tariff-codes', chapter],
    queryFn: ({ signal }) => call(browseTariffs, { query: { chapter: chapter ?? undefined }, signal }),
  });

export const inLanguage = (text: { de: string | null; en: string | null }, language: Language): string =>
  text[language] ?? '';
