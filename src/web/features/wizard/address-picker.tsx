// Finds an address by typing: a search field over a list; arrow keys select, Enter picks.
import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import type { Address } from '#domain/address.ts';
import { MAX_BOOK_SEARCH } from '#domain/text-limits.ts';
import { useText } from '../../i18n/use-text.ts';
import { placeLine, ADDRESS_TYPING_MS, useAddressBook } from '../../lib/address-book.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const SEARCH = 'picker-search';

type Props = {
  userId: string;
  title: string;
  /** The profile's address, listed above the others. */
  own: Address | null;
  onPick: (address: Address) => void;
  onClose: () => void;
};

type Option = { id: string; address: Address; isOwn: boolean };

export function AddressPicker({ userId, title, own, onPick, onClose }: Props) {
  const t = useText();
  const list = useId();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed, ADDRESS_TYPING_MS);
  const [active, setActive] = useState(0);
  const query = useAddressBook(userId, q);
  const { data, error } = query;
  const options: Option[] = [
    ...(own && typed.trim() === '' ? [{ id: 'own', address: own, isOwn: true }] : []),
    ...(data?.addresses ?? []).map(({ id, address }) => ({ id, address, isOwn: false })),
  ];
  const current = options[Math.min(active, options.length - 1)];
  const optionId = (option: Option) => `${list}-${option.id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(options.length - 1, active + step));
      setActive(next);
      document.getElementById(list)?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The list may still show the answer to an earlier search.
      if (current && q === typed && !query.isPlaceholderData) onPick(current.address);
    }
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={title}
      focusId={SEARCH}
      footer={
        <Link href="/profile?tab=addresses" className={buttonClass()}>
          {t.book.manage}
        </Link>
      }
    >
      {/* Keeps its height, so that it does not jump with every word. */}
      <div className={clsx((own || data?.total !== 0) && 'min-h-[min(26rem,50dvh)]')}>
        <Field label={t.book.search} id={SEARCH}>
          <Input
            type="search"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(current)}
            autoComplete="off"
            value={typed}
            maxLength={MAX_BOOK_SEARCH}
            placeholder={t.book.searchHint}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
          />
        </Field>
        {options.length > 0 && (
          <ul
            id={list}
            role="listbox"
            aria-label={t.book.results}
            className={clsx(
              'mt-3 divide-y divide-line rounded-input border border-line',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            {options.map((option) => (
              <li
                key={option.id}
                id={optionId(option)}
                role="option"
                aria-selected={option === current}
                onClick={() => onPick(option.address)}
                className={clsx(
                  'flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3 py-2 hover:bg-harbour-soft',
                  option === current && 'active-option bg-harbour-soft',
                )}
              >
                <AddressText address={option.address} />
                {option.isOwn && <Badge tone="info">{t.book.own}</Badge>}
              </li>
            ))}
          </ul>
        )}
        <div role="status" className="mt-3">
          {!data && !error && (
            <>
              <span className="sr-only">{t.book.loading}</span>
              <Skeleton className="h-14" />
              <Skeleton className="mt-2 h-14" />
            </>
          )}
          {data && options.length > 0 && !query.isPlaceholderData && (
            <span className="sr-only">{t.book.count(options.length)}</span>
          )}
          {data && data.addresses.length === 0 && !query.isPlaceholderData && (
            <p className="px-1 py-4 text-ink-soft">{data.total === 0 ? t.book.empty : t.book.none}</p>
          )}
        </div>
        {error && <RetryNotice title={t.book.failed} query={query} />}
      </div>
    </Dialog>
  );
}

function AddressText({ address }: { address: Address }) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="font-medium">{address.name}</span>
      {address.company && <span className="text-ink-soft"> · {address.company}</span>}
      <span className="block text-ink-soft">
        {placeLine(address)}, <CountryName code={address.country} />
      </span>
    </span>
  );
}
