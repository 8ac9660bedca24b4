// The place below a description for suggested tariff numbers; its content loads after the form.
import { clsx } from 'clsx';
import { MIN_SEARCHED } from '#domain/tariff-limits.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

/** If it fails to load, the number is typed by hand. */
const lazySuggestions = loadOnce(() => import('../../ui/tariff-suggestions.tsx'), 'border');

type Props = { description: string; hsCode: string; onPick: (code: string) => void };

/** Reserves room for three suggestions once there is something to search for: nothing moves when they arrive. */
export function TariffHelp(props: Props) {
  const part = useLoaded(lazySuggestions);
  const isSearched = props.description.trim().length >= MIN_SEARCHED;
  return (
    <div
      className={clsx(
        'flex flex-col',
        isSearched ? 'min-h-88 max-[22rem]:min-h-112 sm:min-h-66' : 'min-h-34 sm:min-h-30',
      )}
    >
      {part && <part.TariffSuggestions {...props} />}
    </div>
  );
}
