// EasyPost's pagination: newest first, from before_id or after_id, with has_more.
import { asFields, asNumber, asText } from './input.ts';
import { unprocessable } from './wire-error.ts';
import { readTime } from './wire-time.ts';

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

/** `newestFirst` must already be in that order; before_id and after_id are exclusive. */
export function pageOf<T extends { id: string; created_at: string }>(
  newestFirst: readonly T[],
  rawQuery: unknown,
) {
  const query = asFields(rawQuery) ?? {};
  const size = asNumber(query['page_size']) ?? DEFAULT_PAGE;
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
    throw unprocessable('PARAMETER.FORBIDDEN', `page_size must be between 1 and ${LARGEST_PAGE}.`);
  }
  const [before, after] = [asText(query['before_id']), asText(query['after_id'])];
  if (before && after) {
    throw unprocessable('PARAMETER.FORBIDDEN', 'before_id and after_id cannot be used together.');
  }
  const [start, end] = [readTime(query['start_datetime']), readTime(query['end_datetime'])];
  let items = newestFirst.filter((item) => {
    const at = Date.parse(item.created_at);
    return (start === null || at >= start) && (end === null || at < end);
  });
  const position = (id: string) => items.findIndex((item) => item.id === id);
  if (before) items = position(before) < 0 ? [] : items.slice(position(before) + 1);
  // The page adjacent to the given id, still newest first.
  if (after) {
    const newer = items.slice(0, Math.max(0, position(after)));
    return { items: newer.slice(-size), hasMore: newer.length > size };
  }
  return { items: items.slice(0, size), hasMore: items.length > size };
}
