// Fetches what shows a hub route, and its sentences, once a hub rate is there to be shown.
import { loadTexts } from '../../i18n/use-text.ts';

let loading: ReturnType<typeof fetchHub> | null = null;

export const loadHub = () => (loading ??= fetchHub());

async function fetchHub() {
  try {
    const [parts] = await Promise.all([import('./hub-way.tsx'), loadTexts('hub')]);
    return parts;
  } catch (error) {
    // The next row may have more luck.
    loading = null;
    throw error;
  }
}
