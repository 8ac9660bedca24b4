// The language chosen in this browser: storage is authoritative, a cookie tells the server (B§1).
import type { Language } from './format.ts';
import { setCookie } from './set-cookie.ts';

const NAME = 'language';

/** Null: none was chosen, or storage is blocked. */
export function readChoice(): Language | null {
  try {
    const kept = localStorage.getItem(NAME);
    return kept === 'de' || kept === 'en' ? kept : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function writeChoice(language: Language): void {
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // Storage is blocked: the cookie alone keeps the choice.
  }
  tellServer(language);
}

export function tellServer(language: Language): void {
  setCookie({ name: NAME, value: language, path: '/' });
}

/** German unless the customer chose otherwise (A§1), or a link did: the server read that and wrote it into the page. */
export const startLanguage = (): Language => readChoice() ?? (document.documentElement.lang as Language);
