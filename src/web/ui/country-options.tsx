// The list that opens under a country field.
import { clsx } from 'clsx';
import { useText } from '../i18n/use-text.ts';
import type { Country } from '../lib/country-list.ts';
import { Flag } from './flag.tsx';

type Props = {
  id: string;
  countries: readonly Country[];
  /** The chosen country's code. */
  value: string;
  /** Index of the option that the keys have moved to. */
  active: number;
  /** No country matches; set only once all names are known. */
  isNone: boolean;
  onChoose: (country: Country) => void;
};

export function CountryOptions({ id, countries, value, active, isNone, onChoose }: Props) {
  const t = useText();
  return (
    <ul
      ref={reveal}
      id={id}
      role="listbox"
      aria-label={t.wizard.fields.country}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-60 overflow-y-auto rounded-input border border-line bg-surface py-1 shadow-overlay"
    >
      {countries.map((country, index) => (
        <li
          key={country.code}
          id={optionId(id, country)}
          role="option"
          aria-selected={country.code === value}
          // The input keeps the focus; a blur would close the list before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(country)}
          className={clsx(
            'flex min-h-10 cursor-pointer items-center gap-3 px-3 hover:bg-harbour-soft sm:min-h-9',
            index === active && 'active-option bg-harbour-soft',
            country.code === value && 'font-medium',
          )}
        >
          <Flag code={country.code} />
          {country.name}
        </li>
      ))}
      {isNone && <li className="px-3 py-2 text-ink-soft">{t.wizard.address.countryNone}</li>}
    </ul>
  );
}

export const optionId = (list: string, { code }: Country): string => `${list}-${code}`;

/** On opening, scrolls the list into the viewport and the chosen country into the list. */
function reveal(list: HTMLUListElement | null): void {
  const active = list?.querySelector<HTMLElement>('.active-option');
  if (list && active) list.scrollTop = active.offsetTop - 40;
  list?.scrollIntoView({ block: 'nearest' });
}
