// The language that somebody has chosen in this browser: storage is the truth, a cookie tells the server (B§1).
import type { Language } from './format.ts';
import { keepCookie } from './keep-cookie.ts';

const NAME = 'language';

/** Null: nobody has chosen, or storage is forbidden. */
export function readChoice(): Language | null {
  try {
    const kept = localStorage.getItem(NAME);
    return kept === 'de' || kept === 'en' ? kept : null;
  } catch {
    // Storage is forbidden.
    return null;
  }
}

export function writeChoice(language: Language): void {
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // Storage is forbidden: the cookie alone keeps the choice.
  }
  tellServer(language);
}

export function tellServer(language: Language): void {
  keepCookie({ name: NAME, value: language, path: '/' });
}

/** German unless somebody chose otherwise (A§1), or a link did: that the server has read, and written into the page. */
export const startLanguage = (): Language => readChoice() ?? (document.documentElement.lang as Language);
