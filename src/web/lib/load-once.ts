// A part of a page that comes later, with its sentences: fetched once, and again after a failure. See useLoaded.
import { loadTexts, type TextGroup } from '../i18n/use-text.ts';
import { ownTask } from './own-task.ts';
import { createStore } from './store.ts';

export type Late<T> = {
  load: () => Promise<T>;
  /** Null until it is there. */
  part: () => T | null;
  subscribe: (listener: () => void) => () => void;
};

export function loadOnce<T>(load: () => Promise<T>, texts?: TextGroup): Late<T> {
  const { current: part, publish, subscribe } = createStore<T | null>(null);
  let loading: Promise<T> | null = null;
  return { load: () => (loading ??= loadBoth()), part, subscribe };

  async function loadBoth(): Promise<T> {
    try {
      // Whoever is being drawn, or typed into, just now goes first.
      await ownTask();
      const [loaded] = await Promise.all([load(), texts && loadTexts(texts)]);
      publish(loaded);
      return loaded;
    } catch (error) {
      // Whoever asks next may have more luck.
      loading = null;
      throw error;
    }
  }
}
