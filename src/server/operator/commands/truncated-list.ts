// Marks a list that was cut off, so that its end is not mistaken for the end.
import type { Report, Row } from '../report.ts';

type Listing = {
  heading: string;
  /** What the rows are, if not what the heading says. */
  what?: string;
  limit: number;
  /** Further sentences to print. */
  sentences?: readonly string[];
};

export function truncatedList<T>(
  { rows, hasMore }: { rows: readonly T[]; hasMore: boolean },
  row: (one: T) => Row,
  { heading, what = heading, limit, sentences = [] }: Listing,
): Report {
  const cut = hasMore ? `Only the first ${limit} ${what}: --limit N shows more.` : undefined;
  const told = [cut, ...sentences].filter(Boolean).join(' ');
  return { ...(told === '' ? {} : { sentence: told }), sections: { [heading]: rows.map(row) } };
}
