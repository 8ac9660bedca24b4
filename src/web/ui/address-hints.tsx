// What an address form points out once a field has been left: never a reason to refuse anything (C-31).
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { listPlaces } from '#contract/postcodes.ts';
import { customsIdName } from '#domain/customs-id.ts';
import { labelFlaws } from '#domain/label-line.ts';
import { isPoBox } from '#domain/po-box.ts';
import { hasPlaces, isPlaceOf, townsOf } from '#domain/postcode-places.ts';
import { fitsPostcode, postcodeExample, tidyPostcode } from '#domain/postcode.ts';
import { notableArea } from '#domain/special-area.ts';
import { vatIdExample } from '#domain/vat-examples.ts';
import { useText } from '../i18n/use-text.ts';
import type { AddressForm } from '../lib/address-form.ts';
import { call } from '../lib/api.ts';
import { focusNamed } from '../lib/focus-named.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

/** Hints beside the fields. */
export type Said = Partial<Record<keyof AddressForm, string | undefined>>;

type Props = {
  /** The `name` given to AddressFields: ids are `<name>-<field>`. */
  name: string;
  address: AddressForm;
  /** The id of the field that has the focus, "" for none; null: none has had it yet. */
  typingIn: string | null;
  onSay: (said: Said) => void;
  onChange: (change: Partial<AddressForm>) => void;
};

/** More would be a list, not an offer. */
const MAX_OFFERED = 3;

export function AddressHints({ name, address, typingIn, onSay, onChange }: Props) {
  const { hints: t } = useText();
  const left = useLeft({ name, address, typingIn });
  useEffect(() => focusNamed(name), [name]);
  const { country, zip, city } = left;
  const example = postcodeExample(country);
  const isOdd = zip.trim() !== '' && !fitsPostcode(country, zip);
  const zipHint = isOdd && example ? t.zip(example) : undefined;
  const vatId = useVatHint(left);
  const phoneHint = usePhoneHint(left);
  const area = notableArea(left);
  const places = usePlaces(country, zip);
  const towns = townsOf(places);
  const isWrong = places.length > 0 && !(city.trim() && isPlaceOf(city, places));
  const flaws = labelFlaws(left);
  const lineHint = (line: keyof typeof flaws) => {
    const flaw = flaws[line];
    return flaw && t[flaw];
  };
  const [person, company, businessName] = [lineHint('name'), lineHint('company'), lineHint('businessName')];
  const streetHint = (line: 'street1' | 'street2') => (isPoBox(left[line]) ? t.poBox : lineHint(line));
  const [street1, street2, town] = [streetHint('street1'), streetHint('street2'), lineHint('city')];
  useEffect(
    () =>
      onSay({
        ...{ name: person, company, businessName, street1, street2 },
        ...{ zip: zipHint, city: town, phone: phoneHint, vatId },
      }),
    [onSay, person, company, businessName, street1, street2, zipHint, town, phoneHint, vatId],
  );
  useTidyZip({ left, typed: address.zip, isTouched: typingIn !== null, onChange });
  const take = (town: string) => {
    onChange({ city: town });
    document.getElementById(`${name}-city`)?.focus();
  };
  return (
    <div role="status" className="-mt-2 flex flex-col gap-2 text-xs text-ink-soft empty:hidden sm:col-span-6">
      {area && <p>{t.areas[area]}</p>}
      {isWrong && towns.length <= MAX_OFFERED && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {t.towns(zip, towns)}
          {towns.map((town) => (
            <button
              key={town}
              type="button"
              onClick={() => take(town)}
              className="inline-flex min-h-11 items-center gap-1 font-medium text-harbour underline-offset-4 hover:underline sm:min-h-6"
            >
              <Check aria-hidden size={14} />
              {t.take(town)}
            </button>
          ))}
          <Credit />
        </p>
      )}
      {isWrong && towns.length > MAX_OFFERED && city.trim() && (
        <p>
          {t.manyTowns(zip, towns.length, city.trim())} <Credit />
        </p>
      )}
    </div>
  );
}

type FieldProps = {
  name: string;
  address: AddressForm;
  shell: (field: keyof AddressForm, label: string) => Omit<ComponentProps<typeof Field>, 'children'>;
  bind: (field: keyof AddressForm) => ComponentProps<typeof Input>;
};

/** Only where customs ask a recipient for a number: nobody is asked for one in vain. */
export function CustomsIdField({ name, address, shell, bind }: FieldProps) {
  const { hints: t } = useText();
  const number = customsIdName(address.country);
  if (number === null || name === 'sender') return null;
  return (
    <Field {...shell('customsId', t.customsId(number))} hint={t.customsIdHint} className="sm:col-span-6">
      <Input autoCapitalize="characters" autoComplete="off" {...bind('customsId')} />
    </Field>
  );
}

/** The licence requires it wherever the data is shown. */
function Credit() {
  return (
    <a href="https://www.geonames.org/" rel="noreferrer" target="_blank" className="underline">
      {useText().hints.credit}
    </a>
  );
}

const watched = [
  'name',
  'company',
  'businessName',
  'country',
  'street1',
  'street2',
  'zip',
  'city',
  'phone',
  'vatId',
] as const;
type Left = Record<(typeof watched)[number], string>;

/** The fields as they were when last left: nobody is corrected while typing. */
function useLeft({ name, address, typingIn }: Pick<Props, 'name' | 'address' | 'typingIn'>): Left {
  const [left, setLeft] = useState<Left>(address);
  const valueOf = (field: keyof Left): string =>
    typingIn === `${name}-${field}` ? left[field] : address[field];
  const next = {
    country: address.country,
    name: valueOf('name'),
    company: valueOf('company'),
    businessName: valueOf('businessName'),
    street1: valueOf('street1'),
    street2: valueOf('street2'),
    zip: valueOf('zip'),
    city: valueOf('city'),
    phone: valueOf('phone'),
    vatId: valueOf('vatId'),
  };
  if (watched.some((field) => next[field] !== left[field])) setLeft(next);
  return next;
}

type Tidying = { left: Left; typed: string; isTouched: boolean } & Pick<Props, 'onChange'>;

/** Only after a field has been left: an address that is merely viewed does not change. */
function useTidyZip({ left, typed, isTouched, onChange }: Tidying): void {
  const tidy = tidyPostcode(left.country, left.zip);
  const isDue = isTouched && typed === left.zip && tidy !== typed && fitsPostcode(left.country, typed);
  const correct = useEffectEvent(() => onChange({ zip: tidy }));
  useEffect(() => {
    if (isDue) correct();
  }, [isDue, tidy]);
}

const none: readonly string[] = [];

/** Empty where nothing is known; without an answer from the server there is nothing to say. */
function usePlaces(country: string, zip: string): readonly string[] {
  const wanted = hasPlaces(country) ? country : null;
  const code = tidyPostcode(country, zip);
  const { data } = useQuery({
    queryKey: ['places', country, code],
    queryFn: async ({ signal }) =>
      wanted ? (await call(listPlaces, { params: { country: wanted, zip: code }, signal })).places : [],
    enabled: wanted !== null && fitsPostcode(country, zip),
  });
  return data ?? none;
}

/** The number as it was parsed; a question if that failed; nothing if it is written that way already. */
function usePhoneHint({ phone, country }: Left): string | undefined {
  const t = useText().hints;
  const typed = phone.trim();
  const { data } = useQuery({
    queryKey: ['phone', country, typed],
    queryFn: async () => (await import('../lib/read-phone.ts')).readPhone(typed, country),
    enabled: typed !== '',
  });
  if (typed === '' || data === undefined || data === typed) return undefined;
  return data === null ? t.phoneOdd : t.phone(data);
}

/** The hint at an id that cannot exist, or an example of the country's ids. The check digits are loaded when there is an id. */
function useVatHint({ vatId, country }: Left): string | undefined {
  const t = useText().hints;
  const { data } = useQuery({
    queryKey: ['vatId', country, vatId],
    queryFn: async () => (await import('../lib/impossible-vat-id.ts')).isImpossibleVatId(country, vatId),
    enabled: vatId !== '',
  });
  const example = vatIdExample(country);
  return data ? t.vatId : example ? t.vatIdExample(example) : undefined;
}
