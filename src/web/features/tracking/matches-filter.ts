// Finds events by their visible text: every word must occur somewhere (C-54).

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `texts` are what a reader sees of the event; an empty filter matches everything. */
export function matchesFilter(texts: readonly (string | null)[], filter: string): boolean {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  const all = plain(texts.filter((text) => text !== null).join(' '));
  return words.every((word) => all.includes(word));
}
