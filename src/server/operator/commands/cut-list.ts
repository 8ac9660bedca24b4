// A list that is not all there is says so: nobody may take its end for the end.
import type { Report, Row } from '../report.ts';

type Listing = {
  heading: string;
  /** What its rows are, if not what the heading says. */
  what?: string;
  limit: number;
  /** What else is to be told. */
  sentences?: readonly string[];
};

export function cutList<T>(
  { rows, hasMore }: { rows: readonly T[]; hasMore: boolean },
  row: (one: T) => Row,
  { heading, what = heading, limit, sentences = [] }: Listing,
): Report {
  const cut = hasMore ? `Only the first ${limit} ${what}: --limit N shows more.` : undefined;
  const told = [cut, ...sentences].filter(Boolean).join(' ');
  return { ...(told === '' ? {} : { sentence: told }), sections: { [heading]: rows.map(row) } };
}
