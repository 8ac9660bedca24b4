// What somebody has typed on the landing page, kept as long as the tab is open: neither Back nor a reload empties it.
import { prefillQuery, readPrefill } from '#domain/prefill.ts';
import type { Typed } from '../calculator/calculator-state.ts';
import { fieldIds } from '../calculator/field-ids.ts';

const KEY = 'comparedParcel';

export function keepTyped(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ search: location.search, typed }));
  } catch {
    // Storage is full or forbidden: then it is as long there as the page.
  }
}

/** Null where nothing was typed, or where the address names another parcel than it did then: a link is the newer wish. */
export function keptTyped(): Partial<Typed> | null {
  try {
    const { search, typed } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return typed && (search === location.search || saysNothing(location.search)) ? known(typed) : null;
  } catch {
    // Damaged by hand, or storage is forbidden: as if nothing were there.
    return null;
  }
}

type Kept = { search: unknown; typed: Readonly<Record<string, unknown>> };

/** As the links to this page do (COMPARE_PATH): Germany stands there by itself. */
const saysNothing = (search: string): boolean =>
  ['', 'abholung=DE'].includes(prefillQuery(readPrefill(search)));

const known = (typed: Kept['typed']): Partial<Typed> =>
  Object.fromEntries(
    Object.keys(fieldIds).flatMap((name) => {
      const value = typed[name];
      return typeof value === (name === 'customs' ? 'boolean' : 'string') ? [[name, value]] : [];
    }),
  );
