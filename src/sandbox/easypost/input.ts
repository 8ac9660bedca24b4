// Reads what a caller sent as leniently as EasyPost does: numbers may be texts, empty means absent.
import { missing } from './wire-error.ts';

export type Fields = Record<string, unknown>;

export function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Null for absent and for the empty text; numbers become their text. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Null when it is not a finite number. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function asFlag(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}

/** `{shipment: {…}}` → the inner object; EasyPost's 422 when the wrapper is absent. */
export function unwrap(body: unknown, key: string): Fields {
  const inside = asFields(asFields(body)?.[key]);
  if (!inside) throw missing(key);
  return inside;
}

/** `{id}` or `"adr_…"` → the id, but only when nothing else is given. */
export function asReference(value: unknown): string | null {
  if (typeof value === 'string') return asText(value);
  return asText(asFields(value)?.['id']);
}
