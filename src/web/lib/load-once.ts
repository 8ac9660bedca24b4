// A part of a page that comes later, with its sentences: fetched once, and again after a failure.
import { loadTexts, type TextGroup } from '../i18n/use-text.ts';

export function loadOnce<T>(load: () => Promise<T>, texts: TextGroup): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => (loading ??= fetchBoth());

  async function fetchBoth(): Promise<T> {
    try {
      const [parts] = await Promise.all([load(), loadTexts(texts)]);
      return parts;
    } catch (error) {
      // Whoever asks next may have more luck.
      loading = null;
      throw error;
    }
  }
}
