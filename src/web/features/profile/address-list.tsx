// The address book: search, add, change, delete.
import { useQueryClient } from '@tanstack/react-query';
import { BookUser, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedAddress } from '#contract/addresses.ts';
import type { SessionUser } from '#domain/user.ts';
import { MAX_BOOK_SEARCH } from '#domain/text-limits.ts';
import { townLine } from '#domain/written-address.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ADDRESS_TYPING_MS, useAddressBook } from '../../lib/address-book.ts';
import { decimal } from '../../lib/format.ts';
import { dialogDraftKey } from '../../lib/use-dialog-draft.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AddressDraft } from './address-dialog.tsx';

/** Not needed before the first click. */
const AddressDialog = lazyDialog(() => import('./address-dialog.tsx').then((file) => file.AddressDialog));
const RemoveAddressDialog = lazyDialog(() =>
  import('./remove-address-dialog.tsx').then((file) => file.RemoveAddressDialog),
);

type Open = { kind: 'edit'; address: SavedAddress | null } | { kind: 'remove'; address: SavedAddress };

export function AddressList({ user }: { user: SessionUser }) {
  const t = useText();
  const texts = t.profile.book;
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed, ADDRESS_TYPING_MS);
  const client = useQueryClient();
  const [open, setOpen] = useState<Open | null>(() => {
    const left = client.getQueryData<AddressDraft>(dialogDraftKey(user.userId, 'address'));
    return left ? { kind: 'edit', address: left.saved } : null;
  });
  const query = useAddressBook(user.userId, q);
  const { data, error } = query;
  const addresses = data?.addresses ?? [];
  const isEmpty = data?.total === 0;
  return (
    <Card className="min-w-0">
      <section aria-labelledby="book-title">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="book-title" tabIndex={-1} className="text-base">
              {texts.title}
            </h2>
            <p className="mt-1 text-ink-soft">{texts.text}</p>
          </div>
          {!isEmpty && (
            <Button variant="primary" onClick={() => setOpen({ kind: 'edit', address: null })}>
              <Plus aria-hidden size={18} />
              {texts.add}
            </Button>
          )}
        </div>
        {!isEmpty && (
          <div role="search" className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <Field label={t.book.search} className="w-full max-w-md">
              <Input
                type="search"
                value={typed}
                maxLength={MAX_BOOK_SEARCH}
                placeholder={t.book.searchHint}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
            <p role="status" className="min-h-5 pb-2 text-xs text-ink-soft tabular-nums">
              {data && <Counted found={data.found} total={data.total} />}
            </p>
          </div>
        )}
        {error && <RetryNotice title={t.book.failed} query={query} className="mt-4" />}
        {!data && !error && <Waiting />}
        {isEmpty && <Empty onAdd={() => setOpen({ kind: 'edit', address: null })} />}
        {data && !isEmpty && addresses.length === 0 && (
          <p className="mt-4 rounded-card border border-dashed border-line px-6 py-10 text-center text-ink-soft">
            {t.book.none}
          </p>
        )}
        {addresses.length > 0 && (
          <ul
            aria-busy={query.isPlaceholderData}
            className="mt-4 divide-y divide-line border-y border-line aria-busy:opacity-60"
          >
            {addresses.map((saved) => (
              <Entry
                key={saved.id}
                saved={saved}
                onEdit={() => setOpen({ kind: 'edit', address: saved })}
                onRemove={() => setOpen({ kind: 'remove', address: saved })}
              />
            ))}
          </ul>
        )}
        {data && data.found > addresses.length && (
          <p className="mt-3 text-xs text-ink-soft">{texts.tooMany}</p>
        )}
        {open?.kind === 'edit' && (
          <AddressDialog user={user} saved={open.address} onClose={() => setOpen(null)} />
        )}
        {open?.kind === 'remove' && (
          <RemoveAddressDialog
            userId={user.userId}
            saved={open.address}
            onClose={() => setOpen(null)}
            onGone={() => document.getElementById('book-title')?.focus()}
          />
        )}
      </section>
    </Card>
  );
}

function Counted({ found, total }: { found: number; total: number }) {
  const { book } = useText().profile;
  const [language] = useLanguage();
  const text = decimal(total, language);
  return found === total ? book.all(total, text) : book.counted(decimal(found, language), text);
}

type EntryProps = { saved: SavedAddress; onEdit: () => void; onRemove: () => void };

function Entry({ saved: { address }, onEdit, onRemove }: EntryProps) {
  const { book } = useText().profile;
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{address.name}</p>
        {(address.company || address.businessName) && (
          <p className="text-ink-soft [overflow-wrap:anywhere]">
            {[address.company, address.businessName].filter(Boolean).join(' · ')}
          </p>
        )}
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          <span className="max-sm:block">
            {[address.street1, address.street2].filter((line) => line?.trim()).join(', ')},
          </span>{' '}
          {townLine(address)}, <CountryName code={address.country} />
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button aria-label={book.editNamed(address.name)} onClick={onEdit}>
          <Pencil aria-hidden size={16} />
          <span className="hidden sm:inline">{book.edit}</span>
        </Button>
        <Button aria-label={book.removeNamed(address.name)} onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </Button>
      </div>
    </li>
  );
}

function Empty({ onAdd }: { onAdd: () => void }) {
  const { book } = useText().profile;
  return (
    <div className="mt-5 flex flex-col items-center rounded-card border border-dashed border-line px-6 py-12 text-center">
      <BookUser aria-hidden size={32} className="text-ink-soft" />
      <h3 className="mt-3 text-base">{book.emptyTitle}</h3>
      <p className="mt-1 max-w-sm text-ink-soft">{book.emptyText}</p>
      <Button variant="primary" onClick={onAdd} className="mt-5">
        {book.add}
      </Button>
    </div>
  );
}

function Waiting() {
  const { book } = useText();
  return (
    <div role="status" className="mt-4 flex flex-col gap-2">
      <span className="sr-only">{book.loading}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-28 sm:h-16" />
      ))}
    </div>
  );
}
