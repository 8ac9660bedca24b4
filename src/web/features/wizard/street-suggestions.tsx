// The suggestions below an address's street (R29, R30): a combobox with the focus in the field. Loaded on entering it.
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { addressOfPlace, type PlaceDetails } from '#domain/place-address.ts';
import { zipWithin } from '#domain/written-address.ts';
import { useText } from '../../i18n/use-text.ts';
import { type AddressForm, missingIn } from '../../lib/address-form.ts';
import { formOfAddress } from '../../lib/known-address.ts';
import { stateCodeOf, statesOf } from '../../lib/country-states.ts';
import { fillIn } from './address-book-parts.tsx';
import type { Suggestion } from './find-streets.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useFieldEvents } from './use-field-events.ts';
import { useStreetSuggestions } from './use-street-suggestions.ts';
import type { Wizard } from './use-wizard.ts';
import { partOf } from './wizard-state.ts';

/** What the field tells screen readers about its list, and whether the browser offers its own. */
export type ListState = {
  'aria-expanded': boolean;
  'aria-controls'?: string;
  'aria-activedescendant'?: string;
  autoComplete?: string;
};

type Props = {
  wizard: Wizard;
  step: 'sender' | 'recipient';
  /** The street when the field was entered: text typed since then counts, even before this file was loaded. */
  before: string;
  onList: (state: ListState | null) => void;
};

export function StreetSuggestions({ wizard, step, before, onList }: Props) {
  const t = useText();
  const id = useId();
  const side = partOf[step];
  const form = wizard.values[side];
  const { found, ask, forget, leave, end, look } = useStreetSuggestions(form.country);
  const [active, setActive] = useState(-1);
  const [picked, setPicked] = useState<PlaceDetails | null>(null);
  const [filled, setFilled] = useState(false);
  const list = found?.list ?? [];
  const optionId = list[active] ? `${id}-${active}` : undefined;

  const now = useRef(form);
  useEffect(() => {
    now.current = form;
  });
  const fieldOf = (field: string) => document.getElementById(`${step}-${field}`);
  const goOn = (change: Partial<AddressForm>, hasNumber: boolean) => {
    const filledIn = { ...form, ...change };
    // A customer who has moved elsewhere meanwhile stays there.
    if (document.activeElement !== fieldOf('street1') || !hasNumber) return;
    const missing: readonly string[] = missingIn(filledIn);
    const next = afterStreet.find((field) => missing.includes(field));
    if (next) wizard.jump({ step, id: `${step}-${next}` });
  };
  /** Uses the wizard as it is when the answer arrives. */
  const fillPlace = useEffectEvent((place: PlaceDetails) => {
    const { hasNumber, ...address } = placeFormOf(place, form);
    for (const field of placeFields) wizard.setAddress(side, { [field]: address[field] });
    goOn(address, hasNumber);
  });
  useEffect(() => {
    if (picked) fillPlace(picked);
  }, [picked]);
  const pick = (suggestion: Suggestion | undefined) => {
    setActive(-1);
    if (suggestion?.kind === 'book') {
      end();
      setFilled(true);
      fillIn(wizard, step, suggestion.address);
      goOn(formOfAddress(suggestion.address), true);
    } else if (suggestion) {
      const asked = placeText(form);
      void look(suggestion.id).then((place) => {
        // Typed meanwhile, or filled in from elsewhere: that is newer.
        const isNewest = placeText(now.current) === asked;
        setPicked(isNewest ? place : null);
        setFilled(isNewest && place !== null);
      });
    }
  };

  useFieldEvents(`${step}-street1`, before, {
    onInput: (typed) => {
      setActive(-1);
      setFilled(false);
      ask(typed);
    },
    onKeyDown: (event) => {
      if (list.length === 0) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        // One stop of the cycle is the field itself, with no option active.
        const stops = list.length + 1;
        setActive(((active + 1 + step + stops) % stops) - 1);
      } else if (event.key === 'Enter' && list[active]) pick(list[active]);
      else if (event.key === 'Escape') forget();
      else return;
      event.preventDefault();
    },
    onBlur: () => {
      setActive(-1);
      leave();
    },
  });
  const isOpen = list.length > 0;
  const tellList = useEffectEvent(onList);
  useEffect(() => {
    tellList(
      isOpen
        ? {
            'aria-expanded': true,
            'aria-controls': id,
            autoComplete: 'off',
            ...(optionId && { 'aria-activedescendant': optionId }),
          }
        : null,
    );
  }, [isOpen, id, optionId]);

  const hint = found?.hint && t.places[found.hint];
  return (
    <>
      <span role="status" className="sr-only">
        {isOpen ? t.places.count(list.length) : (hint ?? (filled ? t.places.filled : ''))}
      </span>
      {isOpen && <SuggestionList id={id} list={list} active={active} onPick={pick} />}
      {hint && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0 top-full z-30 mt-1 block rounded-input border border-line bg-surface p-3 text-ink-soft shadow-overlay"
        >
          {hint}
        </span>
      )}
    </>
  );
}

const placeFields = ['country', 'street1', 'zip', 'city', 'state'] as const;

const placeText = (form: AddressForm): string => JSON.stringify(placeFields.map((field) => form[field]));

/** The focus goes to the first of these that is missing. */
const afterStreet = ['zip', 'city', 'state', 'phone', 'email', 'name'];

/** The place in the notation of the form. */
function placeFormOf(place: PlaceDetails, before: AddressForm) {
  const { street1, country } = before;
  const { stateName, ...address } = addressOfPlace(place, { street: street1, country });
  return {
    ...address,
    state: listedState(address, stateName),
    zip: zipWithin(address.country, address.zip),
  };
}

/** Where states are chosen from a list, the list's code: the service abbreviates some colloquially ("Jal."). */
function listedState({ country, state }: { country: string; state: string }, name: string): string {
  if (statesOf(country).length === 0) return state;
  return stateCodeOf(country, state) || stateCodeOf(country, name);
}
