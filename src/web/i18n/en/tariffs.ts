// The English sentences of finding a tariff number; loaded after the page.
import type { tariffs as German } from '../de/tariffs.ts';

export const tariffs: typeof German = {
  title: 'Suggestions, please check',
  idle: 'Describe the goods, and matching tariff numbers appear here.',
  searching: 'Looking for matching tariff numbers …',
  searchFailed: 'The suggestions could not be loaded.',
  none: 'No suggestion for this. Name the goods and the material, or browse the groups of goods.',
  few: 'None of these? Name material and purpose, too, or browse the groups of goods.',
  found: (count: number) =>
    count === 1 ? '1 suggestion for the tariff number' : `${count} suggestions for the tariff number`,
  confidence: { high: 'good match', medium: 'possible match', low: 'uncertain' },
  chapter: (code: string) => `Chapter ${code}`,
  taken: (code: string) => `Tariff number ${code} filled in.`,
  undo: 'Undo',
  undone: 'The tariff number is as it was before.',
  browse: 'Browse groups of goods',
  advice: 'A suggestion does not replace binding tariff information.',
  search: 'Goods or group of goods',
  searchHint: 'For example: mug, hiking boots',
  results: 'Matching tariff numbers',
  chapters: 'Chapters of the tariff',
  back: 'All chapters',
  heading: (code: string) => `Heading ${code}`,
  nothing: 'There are neither goods nor a chapter for this.',
  loading: 'Loading the tariff …',
  failed: 'The tariff could not be loaded.',
};
