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
      mark ? 'grid-cols-[7rem_1fr]' : 'grid-cols-[auto_1fr]',
      isChosen && 'bg-harbour-soft',
    )}
  >
    <span className="flex shrink-0 items-center gap-1 font-mono text-sm tabular-nums">
      {code}
      {isChosen && <Check aria-hidden size={16} className="text-good" />}
    </span>
    <span className="row-span-2 min-w-0 flex-1">
      <span className="block font-medium [overflow-wrap:anywhere]">{label}</span>
      {/* On a phone a suggestion's path is one line, so that three suggestions fit into their reserved space. */}
      {path && <span className={clsx('block text-xs text-ink-soft', mark && 'max-sm:truncate')}>{path}</span>}
    </span>
    {/* As wide as its word, even in a column. */}
    {mark && <span className="flex justify-self-start">{mark}</span>}
  </button>
);
