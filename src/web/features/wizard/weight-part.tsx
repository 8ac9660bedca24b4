// Room below size and weight for what the carriers will bill; what stands in it comes after the form.
import { useQuery } from '@tanstack/react-query';
import { loadTexts } from '../../i18n/use-text.ts';
import type { Wizard } from './use-wizard.ts';

export function WeightPart({ wizard: { values } }: { wizard: Wizard }) {
  const part = useNote();
  return (
    <div className="mt-3 min-h-36 text-xs text-ink-soft sm:min-h-27">
      {part && <part.WeightNote form={values} />}
    </div>
  );
}

/** Should it not come, the carriers bill all the same. */
const useNote = () =>
  useQuery({
    queryKey: ['weight-note'],
    queryFn: async () => (await Promise.all([import('./weight-note.tsx'), loadTexts('border')]))[0],
  }).data;
