// The texts of the current language. Only that language's file is loaded; a switch needs no reload (R1).
import { useSyncExternalStore } from 'react';
import type { Language } from '../lib/format.ts';
import { startLanguage, writeChoice } from '../lib/language-choice.ts';
import { createStore } from '../lib/store.ts';
import { toast } from '../lib/toast.ts';
import type { de } from './de.ts';

export type Text = typeof de;

/**
 * Texts are loaded in groups: what every page needs, the wizard and its later steps, rates and orders, hub routes (with
 * what is not on offer), paying and what comes after it, the dashboard's later parts, tracking, signing in (with the
 * account's security), the profile, the address book, help with an address, customs and weight, legal pages.
 */
export type TextGroup =
  | 'start'
  | 'ship'
  | 'extras'
  | 'buy'
  | 'hub'
  | 'legal'
  | 'pay'
  | 'paying'
  | 'orders'
  | 'desk'
  | 'track'
  | 'auth'
  | 'profile'
  | 'book'
  | 'addressing'
  | 'border';

const load = {
  de: {
    start: async () => (await import('./de/start.ts')).start,
    ship: async () => (await import('./de/ship.ts')).ship,
    extras: async () => (await import('./de/extras.ts')).extras,
    buy: async () => (await import('./de/buy.ts')).buy,
    hub: () => import('./de/hub.ts'),
    legal: () => import('./de/legal.ts'),
    orders: () => import('./de/orders.ts'),
    desk: () => import('./de/desk.ts'),
    track: () => import('./de/track.ts'),
    auth: () => import('./de/auth.ts'),
    paying: () => import('./de/paying.ts'),
    profile: () => import('./de/profile.ts'),
    book: () => import('./de/book.ts'),
    addressing: async () => (await import('./de/addressing.ts')).addressing,
    border: async () => (await import('./de/border.ts')).border,
    pay: async () => (await import('./de/pay.ts')).pay,
  },
  en: {
    start: async () => (await import('./en/start.ts')).start,
    ship: async () => (await import('./en/ship.ts')).ship,
    extras: async () => (await import('./en/extras.ts')).extras,
    buy: async () => (await import('./en/buy.ts')).buy,
    hub: () => import('./en/hub.ts'),
    legal: () => import('./en/legal.ts'),
    orders: () => import('./en/orders.ts'),
    desk: () => import('./en/desk.ts'),
    track: () => import('./en/track.ts'),
    auth: () => import('./en/auth.ts'),
    paying: () => import('./en/paying.ts'),
    profile: () => import('./en/profile.ts'),
    book: () => import('./en/book.ts'),
    addressing: async () => (await import('./en/addressing.ts')).addressing,
    border: async () => (await import('./en/border.ts')).border,
    pay: async () => (await import('./en/pay.ts')).pay,
  },
} satisfies Record<Language, Record<TextGroup, () => Promise<Partial<Text>>>>;

const groups = new Set<TextGroup>(['start']);
const loaded: Record<Language, Partial<Text>> = { de: {}, en: {} };
const state = createStore<{ language: Language; text: Text } | null>(null);
let wanted: Language | null = null;
/** The language that failed to load when it was last chosen. */
let missed: Language | null = null;

/** Must have finished once before anything is rendered. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...groups].map((group) => loadGroup(language, group)));
  // Switched again while the file was loading: the last choice counts.
  if (wanted === language) publish(language);
}

/** A page names its group before it renders, so that `useText` has all its texts. */
export async function loadTexts(group: TextGroup): Promise<void> {
  groups.add(group);
  const language = wanted ?? startLanguage();
  // While another language's files are loading, the page is rendered in the previous one.
  const drawn = state.current()?.language ?? language;
  await Promise.all([...new Set([language, drawn])].map((each) => loadGroup(each, group)));
  if (wanted !== null && wanted !== language) return loadTexts(group);
  const now = state.current();
  if (now) publish(now.language);
}

async function loadGroup(language: Language, group: TextGroup): Promise<void> {
  const part = await load[language][group]();
  loaded[language] = { ...loaded[language], ...part };
}

function publish(language: Language): void {
  document.documentElement.lang = language;
  // Complete for the pages that are rendered; see loadTexts.
  state.publish({ language, text: loaded[language] as Text });
}

function chooseLanguage(language: Language): void {
  writeChoice(language);
  loadLanguage(language).catch(() => {
    // Browsers never retry a file that failed to load, unless the page is reloaded; the choice is stored.
    if (missed === language && navigator.onLine) location.reload();
    toast({ title: currentText().errors.network, tone: 'bad' });
    missed = language;
    // The pages stay in the language they are rendered in.
    wanted = current().language;
  });
}

function current(): { language: Language; text: Text } {
  const now = state.current();
  if (!now) throw new Error('No language is loaded yet.');
  return now;
}

/** Outside React: for a one-off text, in the language of that moment. */
export const currentText = (): Text => current().text;

export const useText = (): Text => useSyncExternalStore(state.subscribe, current, current).text;

export const useLanguage = (): [Language, (language: Language) => void] => [
  useSyncExternalStore(state.subscribe, current, current).language,
  chooseLanguage,
];
