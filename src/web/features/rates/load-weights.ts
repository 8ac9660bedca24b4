// Fetches what shows the billed weight of a rate, and its sentences, once a rate is there to be shown.
import { loadTexts } from '../../i18n/use-text.ts';

let loading: ReturnType<typeof fetchWeights> | null = null;

export const loadWeights = () => (loading ??= fetchWeights());

async function fetchWeights() {
  try {
    const [parts] = await Promise.all([import('./weight-line.tsx'), loadTexts('border')]);
    return parts;
  } catch (error) {
    // The next row may have more luck.
    loading = null;
    throw error;
  }
}
