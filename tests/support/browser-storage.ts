// Stubs of the browser's storage, for testing drafts without a browser.
import { vi } from 'vitest';

export function emptyStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A browser on its first visit. */
export function stubBrowser(): void {
  vi.stubGlobal('localStorage', emptyStorage());
  vi.stubGlobal('sessionStorage', emptyStorage());
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { protocol: 'https:' });
}
