// What was typed on the landing page, stored while the tab is open: neither Back nor a reload empties the form.
import { prefillQuery, readPrefill } from '#domain/prefill.ts';
import type { Typed } from '../calculator/calculator-state.ts';
import { fieldIds } from '../calculator/field-ids.ts';

const KEY = 'comparedParcel';

export function saveInput(typed: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ search: location.search, typed }));
  } catch {
    // Storage is full or blocked: then it lasts as long as the page.
  }
}

/** Null if nothing was typed, or the address names another parcel than it did then: a link is the newer request. */
export function savedInput(): Partial<Typed> | null {
  try {
    const { search, typed } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return typed && (search === location.search || saysNothing(location.search)) ? known(typed) : null;
  } catch {
    // Corrupted by hand, or storage is blocked: as if nothing were there.
    return null;
  }
}

type Kept = { search: unknown; typed: Readonly<Record<string, unknown>> };

/** As in the links to this page (COMPARE_PATH): Germany is there by default. */
const saysNothing = (search: string): boolean =>
  ['', 'abholung=DE'].includes(prefillQuery(readPrefill(search)));

const known = (typed: Kept['typed']): Partial<Typed> =>
  Object.fromEntries(
    Object.keys(fieldIds).flatMap((name) => {
      const value = typed[name];
      return typeof value === (name === 'customs' ? 'boolean' : 'string') ? [[name, value]] : [];
    }),
  );
