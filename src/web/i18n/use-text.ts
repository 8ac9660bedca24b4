// The sentences of the current language. Only that language's file is loaded; a switch needs no reload (R1).
import { useSyncExternalStore } from 'react';
import type { Language } from '../lib/format.ts';
import type { de } from './de.ts';

export type Text = typeof de;

const KEY = 'language';
const load = {
  de: () => import('./de.ts').then((file) => file.de),
  en: () => import('./en.ts').then((file): Text => file.en),
};

let state: { language: Language; text: Text } | null = null;
const listeners = new Set<() => void>();

/** German unless the customer chose otherwise (A§1). */
export function storedLanguage(): Language {
  try {
    return localStorage.getItem(KEY) === 'en' ? 'en' : 'de';
  } catch {
    // Storage is forbidden: the default.
    return 'de';
  }
}

/** Must have finished once before anything is drawn. */
export async function loadLanguage(language: Language): Promise<void> {
  const text = await load[language]();
  state = { language, text };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
  }
  void loadLanguage(language);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function current(): { language: Language; text: Text } {
  if (!state) throw new Error('No language is loaded yet.');
  return state;
}

export const useText = (): Text => useSyncExternalStore(subscribe, current).text;

export const useLanguage = (): [Language, (language: Language) => void] => [
  useSyncExternalStore(subscribe, current).language,
  chooseLanguage,
];
