// One tariff number to choose: the number, its name, its place in the tariff, and how sure the suggestion is.
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  code: string;
  label: string;
  path?: string;
  /** Beside the label. */
  mark?: ReactNode;
  isChosen?: boolean;
  onPick: () => void;
};

export const TariffChoice = ({ code, label, path, mark, isChosen = false, onPick }: Props) => (
  <button
    type="button"
    data-choice
    aria-pressed={isChosen}
    onClick={onPick}
    className={clsx(
      'grid min-h-18 w-full content-center items-center gap-x-3 px-3 py-1 text-left hover:bg-harbour-soft sm:flex sm:min-h-14',
      mark ? 'grid-cols-[4.5rem_auto_1fr]' : 'grid-cols-[auto_1fr]',
      isChosen && 'bg-harbour-soft',
    )}
  >
    <span className="flex shrink-0 items-center gap-1 font-mono text-sm tabular-nums">
      {code}
      {isChosen && <Check aria-hidden size={16} className="text-good" />}
    </span>
    {/* On a phone a suggestion has two lines and a path of one, so that three fit into their reserved space. On the
        narrowest, where letters may be set wider (WCAG 1.4.12), its name is shown whole. */}
    <span className={clsx('min-w-0 flex-1', mark && 'max-sm:contents')}>
      <span
        className={clsx(
          'block font-medium [overflow-wrap:anywhere]',
          mark &&
            'max-sm:col-span-2 max-sm:line-clamp-2 max-sm:hyphens-auto max-[24rem]:line-clamp-3 max-[22rem]:line-clamp-none',
        )}
      >
        {label}
      </span>
      {path && (
        <span
          className={clsx(
            'block text-xs text-ink-soft',
            mark && 'max-sm:col-start-3 max-sm:row-start-2 max-sm:truncate',
          )}
        >
          {path}
        </span>
      )}
    </span>
    {/* As wide as its word, even in a column. */}
    {mark && <span className="flex justify-self-start max-sm:col-span-2 max-sm:row-start-2">{mark}</span>}
  </button>
);
