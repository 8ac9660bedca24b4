// The English texts for finding a tariff number; loaded after the page.
import type { tariffs as German } from '../de/tariffs.ts';

export const tariffs: typeof German = {
  title: 'Suggestions, please check',
  idle: 'Describe the goods, and matching tariff numbers appear here.',
  searching: 'Looking for matching tariff numbers …',
  searchFailed: 'The suggestions could not be loaded.',
  none: 'No suggestion for this. Name the goods and the material, or browse the product groups.',
  few: 'None of these? Add material and purpose, or browse the product groups.',
  found: (count: number) =>
    count === 1 ? '1 suggestion for the tariff number' : `${count} suggestions for the tariff number`,
  confidence: { high: 'good match', medium: 'possible match', low: 'uncertain' },
  chapter: (code: string) => `Chapter ${code}`,
  taken: (code: string) => `Tariff number ${code} filled in.`,
  undo: 'Undo',
  undone: 'The tariff number is as it was before.',
  browse: 'Browse product groups',
  advice: 'A suggestion does not replace binding tariff information.',
  search: 'Goods or product group',
  searchHint: 'For example: mug, hiking boots',
  results: 'Matching tariff numbers',
  chapters: 'Chapters of the tariff',
  back: 'All chapters',
  heading: (code: string) => `Heading ${code}`,
  nothing: 'No goods or chapters match this.',
  loading: 'Loading the tariff …',
  failed: 'The tariff could not be loaded.',
};
