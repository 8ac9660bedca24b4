// Tariff numbers: suggestions for a description (A§7, R32), and browsing by chapters.
import * as z from 'zod/mini';
import { MAX_SUGGESTIONS } from '#domain/tariff-limits.ts';
import { endpoint } from './endpoint.ts';

const MAX_DESCRIPTION = 5_000;
const MAX_LISTED = 10;

/** In both languages, so that a language switch needs no new request. */
const text = z.object({ de: z.string(), en: z.string() });

export const TariffSuggestion = z.object({
  /** Six digits of HS 2022. */
  hsCode: z.string(),
  /** Its name in the caller's language, 120 letters at most. */
  description: z.string(),
  label: text,
  chapter: z.object({ code: z.string(), de: z.string(), en: z.string() }),
  /** The name is known only where the official nomenclature has been imported. */
  heading: z.object({ code: z.string(), de: z.nullable(z.string()), en: z.nullable(z.string()) }),
  confidence: z.enum(['high', 'medium', 'low']),
});
export type TariffSuggestion = z.infer<typeof TariffSuggestion>;

export const suggestTariffs = endpoint({
  method: 'POST',
  path: '/api/tariff-suggestions',
  summary: 'Up to three tariff numbers for a description in German or English; none if it is too vague.',
  access: 'open',
  body: z.object({
    description: z.string().check(z.maxLength(MAX_DESCRIPTION, 'too_long')),
    limit: z._default(z.int().check(z.gte(1), z.lte(MAX_LISTED)), MAX_SUGGESTIONS),
  }),
  reply: z.object({ success: z.literal(true), suggestions: z.array(TariffSuggestion) }),
});

export const TariffHeading = z.object({
  code: z.string(),
  de: z.nullable(z.string()),
  en: z.nullable(z.string()),
  codes: z.array(z.object({ code: z.string(), de: z.string(), en: z.string() })),
});
export type TariffHeading = z.infer<typeof TariffHeading>;

export const browseTariffs = endpoint({
  method: 'GET',
  path: '/api/tariff-codes',
  summary: 'The chapters that contain goods; with ?chapter=, the headings and codes of one.',
  access: 'open',
  query: z.object({ chapter: z.optional(z.string().check(z.regex(/^\d{2}$/, 'invalid'))) }),
  reply: z.object({
    success: z.literal(true),
    chapters: z.array(z.object({ code: z.string(), de: z.string(), en: z.string() })),
    headings: z.array(TariffHeading),
  }),
});
