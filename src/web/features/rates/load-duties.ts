// Fetches what shows the costs of an import, and its sentences, once a rate of such a shipment is chosen.
import { loadTexts } from '../../i18n/use-text.ts';

let loading: ReturnType<typeof fetchDuties> | null = null;

export const loadDuties = () => (loading ??= fetchDuties());

async function fetchDuties() {
  try {
    const [parts] = await Promise.all([import('./duty-estimate.tsx'), loadTexts('border')]);
    return parts;
  } catch (error) {
    // The next rate may have more luck.
    loading = null;
    throw error;
  }
}
