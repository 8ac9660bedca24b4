// The parcels of the shipment as cards: add, duplicate, remove, select (R33). On a phone a scrolling strip.
import { clsx } from 'clsx';
import { Check, Copy, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { decimalOrUndefined } from '#domain/decimal.ts';
import { MAX_PARCELS } from '#domain/parcel.ts';
import type { Language } from '#domain/user.ts';
import { cardText } from '../../lib/card-text.ts';
import { decimal, kg } from '../../lib/format.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { showFocused } from '../../lib/show-focused.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { isFull, type ParcelList, selectedIn, withAdded, withDuplicate, without } from './parcel-list.ts';
import type { Wizard } from './use-wizard.ts';
import { isWrongIn, type ParcelForm } from './wizard-state.ts';

const newId = () => `package-${newUuid()}`;

export function PackagesSidebar({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const list: ParcelList = { packages: wizard.values.packages, selectedId: wizard.selectedId };
  const [added, setAdded] = useState<{ position: number; count: number } | null>(null);
  const grow = (next: ParcelList) => {
    if (next === list) return toast({ title: t.wizard.packages.full });
    wizard.setParcels(next);
    setAdded({ position: selectedIn(next) + 1, count: next.packages.length });
  };
  const remove = (id: string, position: number) => {
    wizard.setParcels(without(list, id));
    setAdded(null);
    toast({ title: t.parcel.list.removed(position) });
    // The button disappears with its card.
    document.getElementById('packages-title')?.focus();
  };
  return (
    <section aria-labelledby="packages-title" className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h2 id="packages-title" tabIndex={-1} className="text-base">
          {t.parcel.list.title}
        </h2>
        <span className="text-xs text-ink-soft">
          {list.packages.length} / {MAX_PARCELS}
        </span>
      </div>
      <ul
        onFocus={showFocused}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2 overflow-x-auto px-4 pt-0.5 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0"
      >
        {list.packages.map((parcel, index) => (
          <ParcelCard
            key={parcel.id}
            parcel={parcel}
            position={index + 1}
            selected={index === wizard.selected}
            done={!isWrongIn(wizard.form.wrong, `packages.${index}`)}
            onSelect={() => wizard.jump({ step: 'package', parcel: index, id: 'step-heading' })}
            onDuplicate={() => grow(withDuplicate(list, parcel.id, newId()))}
            onRemove={list.packages.length > 1 ? () => remove(parcel.id, index + 1) : null}
          />
        ))}
      </ul>
      <Button
        onClick={() => grow(withAdded(list, newId()))}
        aria-describedby={isFull(list.packages) ? 'packages-full' : undefined}
        // Pressed, it still says why.
        className={clsx(
          'w-full sm:mt-1',
          isFull(list.packages) && 'border-transparent! bg-line! text-ink-soft!',
        )}
      >
        <Plus aria-hidden size={16} />
        {t.parcel.list.add}
      </Button>
      {/* Whoever sees the new card needs no more. */}
      <span role="status" className="sr-only">
        {added && t.parcel.list.added(added.position, added.count)}
      </span>
      {isFull(list.packages) && (
        <p id="packages-full" className="mt-1 text-xs text-ink-soft">
          {t.wizard.packages.full}
        </p>
      )}
    </section>
  );
}

type CardProps = {
  parcel: ParcelForm;
  position: number;
  selected: boolean;
  done: boolean;
  onSelect: () => void;
  onDuplicate: () => void;
  onRemove: (() => void) | null;
};

function ParcelCard({ parcel, position, selected, done, onSelect, onDuplicate, onRemove }: CardProps) {
  const t = useText();
  const { packages, complete, incomplete } = t.wizard;
  const { list } = t.parcel;
  const [language] = useLanguage();
  return (
    <li
      ref={selected ? intoView : undefined}
      className={clsx(
        // The next card peeks in from the edge.
        'relative w-[calc(100%-2.5rem)] shrink-0 snap-start rounded-card border bg-surface only:w-full sm:w-60 lg:w-auto',
        selected ? 'border-harbour shadow-[inset_3px_0_0_var(--harbour)]' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-current={selected || undefined}
        onClick={onSelect}
        className="block min-h-full w-full rounded-card px-3 pb-3 text-left"
      >
        <span className="flex min-h-11 items-center gap-2 pr-22 font-medium">
          {done ? (
            <Check aria-hidden size={14} strokeWidth={3} className="shrink-0 text-good" />
          ) : (
            <span aria-hidden className="mx-0.5 size-2.5 shrink-0 rounded-full border-2 border-warn" />
          )}
          {packages.number(position)}
          <span className="sr-only">, {done ? complete : incomplete}</span>
        </span>
        <span className="block truncate text-xs text-ink-soft lg:whitespace-normal lg:[overflow-wrap:anywhere]">
          {cardText(parcel.description) || list.noDescription}
        </span>
        <span className="mt-0.5 block min-h-[1lh] truncate text-xs text-ink-soft tabular-nums">
          {sizeText(parcel, language)}
        </span>
      </button>
      {/* As high as the first line, which ends before them: they cover no other text. */}
      <span className="absolute right-0 top-0 flex">
        <IconButton label={list.duplicate(position)} onClick={onDuplicate}>
          <Copy aria-hidden size={15} />
        </IconButton>
        {onRemove && (
          <IconButton label={list.remove(position)} onClick={onRemove}>
            <Trash2 aria-hidden size={15} />
          </IconButton>
        )}
      </span>
    </li>
  );
}

/** Scrolls the strip, where on a phone the selected card may be out of view, and not the page. */
function intoView(card: HTMLElement | null): void {
  const strip = card?.parentElement;
  if (card && strip) strip.scrollLeft = card.offsetLeft - strip.offsetLeft - 16;
}

function IconButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-input text-ink-soft hover:text-ink"
    >
      {children}
    </button>
  );
}

function sizeText(parcel: ParcelForm, language: Language): string {
  const sides = [parcel.length, parcel.width, parcel.height].map(decimalOrUndefined);
  const weight = decimalOrUndefined(parcel.weight);
  const size = sides.every((side) => side !== undefined)
    ? `${sides.map((side) => decimal(side ?? 0, language)).join(' × ')}\u00a0cm`
    : '';
  return [size, weight === undefined ? '' : kg(weight, language)].filter(Boolean).join(' · ');
}
