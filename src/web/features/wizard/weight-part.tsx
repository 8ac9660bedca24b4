// Room below size and weight for what the carriers will bill; its content loads after the form.
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { Wizard } from './use-wizard.ts';

/** If it fails to load, the carriers bill all the same. */
const lazyNote = loadOnce(() => import('./weight-note.tsx'), 'border');

export function WeightPart({ wizard: { values } }: { wizard: Wizard }) {
  const part = useLoaded(lazyNote);
  return (
    <div className="mt-3 grid min-h-36 text-xs text-ink-soft sm:min-h-27">
      {part && <part.WeightNote form={values} />}
    </div>
  );
}
