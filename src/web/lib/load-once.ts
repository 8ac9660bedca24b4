// A part of a page that loads later, with its texts: once, and again after a failure. See useLoaded.
import { loadTexts, type TextGroup } from '../i18n/use-text.ts';
import { yieldToBrowser } from './yield-to-browser.ts';
import { createStore } from './store.ts';

export type LazyPart<T> = {
  load: () => Promise<T>;
  /** Null until it is loaded. */
  part: () => T | null;
  subscribe: (listener: () => void) => () => void;
};

export function loadOnce<T>(load: () => Promise<T>, texts?: TextGroup): LazyPart<T> {
  const { current: part, publish, subscribe } = createStore<T | null>(null);
  let loading: Promise<T> | null = null;
  return { load: () => (loading ??= loadBoth()), part, subscribe };

  async function loadBoth(): Promise<T> {
    try {
      // Rendering or typing in progress goes first.
      await yieldToBrowser();
      const [loaded] = await Promise.all([load(), texts && loadTexts(texts)]);
      publish(loaded);
      return loaded;
    } catch (error) {
      // The next caller may have more luck.
      loading = null;
      throw error;
    }
  }
}
