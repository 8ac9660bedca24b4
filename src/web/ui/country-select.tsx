// A country, found by typing: a combobox over some 250 names of the current language.
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { countriesStartingWith, onlyMatch } from '../lib/countries-starting-with.ts';
import type { Country } from '../lib/country-list.ts';
import { useCountries, useCountryName } from '../lib/country-names.ts';
import { loadOnce } from '../lib/load-once.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import { useFieldAttributes } from './field-context.ts';
import { CountryOptions, optionId } from './country-options.tsx';
import { Flag } from './flag.tsx';
import { inputClass } from './input.tsx';

/** The names in common use are more than the field needs before the customer types. */
const lazySearch = loadOnce(() => import('../lib/country-search.ts'));

/** Announced with each letter, the number of countries would drown what is typed. */
const PAUSE_MS = 500;

type Props = {
  /** A country code, or "" for none yet. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  autoComplete?: string;
  /** Emptying the field removes the choice; otherwise the choice comes back. */
  clearable?: boolean;
};

export function CountrySelect({ value, onChange, onBlur, autoComplete, clearable = false }: Props) {
  const t = useText();
  const list = useId();
  const attributes = useFieldAttributes();
  const { countries, untilThere } = useCountries();
  const nameOf = useCountryName();
  const search = useLoaded(lazySearch);
  // Typed over this country: if another one is chosen elsewhere, as from the address book, it is out of date.
  const [entry, setEntry] = useState<{ text: string; over: string } | null>(null);
  const typed = entry?.over === value ? entry.text : null;
  const paused = useDebounced(typed ?? '', PAUSE_MS);
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(false);
  const isChosen = value !== '' && typed === null;
  const found =
    typed === null ? countries : (search?.findCountries ?? countriesStartingWith)(countries, typed);

  const openList = () => {
    setOpen(true);
    const chosen = typed === null ? countries.findIndex((country) => country.code === value) : 0;
    setActive(Math.max(0, chosen));
  };
  const choose = (country: Country | undefined) => {
    if (country && country.code !== value) onChange(country.code);
    setEntry(null);
    setOpen(false);
  };
  const leave = async (field: HTMLElement, left: string | null) => {
    if (clearable && left?.trim() === '' && value) onChange('');
    if (!left?.trim()) return choose(undefined);
    const meant = (search?.countryNamed ?? onlyMatch)(countries, left);
    if (meant || (search && countries.length > 0)) return choose(meant);
    // Left before the list or all its names have loaded: the typed text waits for them.
    setOpen(false);
    const all = await untilThere();
    const late = onlyMatch(all, left) ?? (await lazySearch.load().catch(() => null))?.countryNamed(all, left);
    if (document.activeElement !== field && current.current === value) choose(late);
  };
  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setActive(next);
    document.getElementById(list)?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // In typed text, Home and End move the cursor.
    const ends = open && typed === null ? { Home: -999, End: 999 } : {};
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, ...ends };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) move(active + step);
      else openList();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      // Names are still loading: the typed text waits for them.
      if (found.length > 0) choose(found[active]);
    } else if (event.key === 'Tab' && open && typed?.trim() && found[active]) {
      choose(found[active]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      choose(undefined);
    }
  };
  return (
    <span className="relative block">
      {isChosen && (
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center">
          <Flag code={value} />
        </span>
      )}
      <input
        {...attributes}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? optionId(list, found[active]) : undefined}
        autoComplete={autoComplete}
        spellCheck={false}
        placeholder={t.wizard.address.countrySearch}
        // The same before and after our names have loaded: another text would clear the selection.
        value={typed ?? nameOf(value)}
        onChange={({ target }) => {
          setEntry({ text: target.value, over: value });
          move(0);
          // Autofill of a whole form writes here without focusing the field, so no blur follows.
          if (document.activeElement === target) setOpen(true);
          else void leave(target, target.value);
        }}
        onClick={openList}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          void leave(event.target, typed);
          onBlur?.();
        }}
        className={clsx(inputClass, 'pr-9', isChosen && 'pl-11')}
      />
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
      />
      <span role="status" className="sr-only">
        {typed && typed === paused && search && t.wizard.address.countryCount(found.length)}
      </span>
      {open && (
        <CountryOptions
          id={list}
          countries={found}
          value={value}
          active={active}
          isNone={search !== null && found.length === 0}
          onChoose={choose}
        />
      )}
    </span>
  );
}
