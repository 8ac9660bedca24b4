// What drafts are kept in, for rules that are tested without a browser.
import { vi } from 'vitest';

export function emptyStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A browser that was never here before. */
export function stubBrowser(): void {
  vi.stubGlobal('localStorage', emptyStorage());
  vi.stubGlobal('sessionStorage', emptyStorage());
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { protocol: 'https:' });
}
