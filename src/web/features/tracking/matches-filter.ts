// Finds events by their visible text: every word must occur somewhere (C-54).
import { withoutAccents } from '#domain/plain-name.ts';

/** `texts` are what a reader sees of the event; an empty filter matches everything. */
export function matchesFilter(texts: readonly (string | null)[], filter: string): boolean {
  const words = withoutAccents(filter).split(/\s+/).filter(Boolean);
  const all = withoutAccents(texts.filter((text) => text !== null).join(' '));
  return words.every((word) => all.includes(word));
}
