// The language that somebody has chosen in this browser: storage is the truth, a cookie tells the server (B§1).
import { linkedLanguage } from '#domain/linked-language.ts';
import type { Language } from './format.ts';

const NAME = 'language';
const YEAR_S = 31_536_000;

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
    // Storage is forbidden: the choice lasts until the page is closed.
  }
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** German unless somebody chose otherwise (A§1); a link's language counts, and is kept, until then. */
export function startLanguage(): Language {
  const chosen = readChoice();
  const linked = linkedLanguage(location.search);
  if (!chosen && linked) writeChoice(linked);
  return chosen ?? linked ?? 'de';
}
