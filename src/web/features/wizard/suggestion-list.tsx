// The suggestions for a street: the customer's addresses first, then places, with their attribution.
import { clsx } from 'clsx';
import { BookUser, MapPin } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { placeLine } from '../../lib/address-book.ts';
import type { Suggestion } from './find-streets.ts';

type Props = {
  /** The id of the list; its options are `<id>-<position>`. */
  id: string;
  list: readonly Suggestion[];
  /** -1: none. */
  active: number;
  onPick: (suggestion: Suggestion) => void;
};

export function SuggestionList({ id, list, active, onPick }: Props) {
  const { places } = useText();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <span
      ref={reveal}
      className="absolute inset-x-0 top-full z-30 mt-1 block overflow-hidden rounded-input border border-line bg-surface shadow-overlay"
    >
      <ul id={id} role="listbox" aria-label={places.label} className="max-h-80 overflow-y-auto py-1">
        {list.map((suggestion, index) => (
          <li
            key={`${suggestion.kind} ${suggestion.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus; a blur would close the list before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1 hover:bg-harbour-soft',
              index === active && 'active-option bg-harbour-soft',
            )}
          >
            <Option suggestion={suggestion} />
          </li>
        ))}
      </ul>
      {list.some(({ kind }) => kind === 'place') && (
        <span className="block border-t border-line px-3 py-1 text-right text-xs text-ink-soft">
          {places.attribution}
        </span>
      )}
    </span>
  );
}

function Option({ suggestion }: { suggestion: Suggestion }) {
  const { places } = useText();
  const isOwn = suggestion.kind === 'book';
  const Icon = isOwn ? BookUser : MapPin;
  const main = isOwn
    ? [suggestion.address.name, suggestion.address.company].filter(Boolean).join(', ')
    : suggestion.main;
  const secondary = isOwn ? placeLine(suggestion.address) : suggestion.secondary;
  return (
    <>
      <Icon aria-hidden size={16} className="shrink-0 text-ink-soft" />
      <span className="min-w-0">
        {isOwn && <span className="sr-only">{places.fromBook} </span>}
        <span className="block truncate">{main}</span>
        <span className="block truncate text-xs text-ink-soft">{secondary}</span>
      </span>
    </>
  );
}

/** Scrolls the opened list into the viewport, if it fits. */
function reveal(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}
