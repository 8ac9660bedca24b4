// Room in the package form for what only customs ask; the fields come where the parcel crosses a customs border.
import { useQuery } from '@tanstack/react-query';
import { loadTexts } from '../../i18n/use-text.ts';
import type { Wizard } from './use-wizard.ts';
import { wantsTariffNumber } from './wizard-state.ts';

export function CustomsPart({ wizard }: { wizard: Wizard }) {
  const isWanted = wantsTariffNumber(wizard.values);
  // A failure is thrown: browsers keep it, so only loading the page again helps, and the error boundary says so.
  const { data: parts } = useQuery({
    queryKey: ['customs-fields'],
    queryFn: async () => (await Promise.all([import('./customs-fields.tsx'), loadTexts('border')]))[0],
    enabled: isWanted,
    throwOnError: true,
  });
  if (!isWanted) return null;
  return <div className="min-h-44 sm:min-h-24">{parts && <parts.CustomsFields wizard={wizard} />}</div>;
}
