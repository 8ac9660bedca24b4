// The form of one address, sender or recipient (R26–R28), with the address book (C-63) and suggestions (R29).
import { type ComponentProps, useState } from 'react';
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import { Input } from '../../ui/input.tsx';
import type { ListState, StreetSuggestions } from './street-suggestions.tsx';
import type { Wizard } from './use-wizard.ts';
import { businessFields, partOf } from './wizard-state.ts';

/** Loaded after the fields. If loading fails, they are filled in by hand. */
const lazyBook = loadOnce(() => import('./address-book-parts.tsx'), 'book');
const lazySuggestions = loadOnce(() => import('./street-suggestions.tsx'), 'addressing');

type Props = { wizard: Wizard; step: 'sender' | 'recipient' };

export function AddressStep({ wizard, step }: Props) {
  const side = partOf[step];
  const book = useLoaded(lazyBook);
  return (
    <>
      <div className="mb-6 press-8">{book && <book.FromBook wizard={wizard} step={step} />}</div>
      <AddressFields
        name={step}
        address={wizard.values[side]}
        form={wizard.form}
        path={side}
        onChange={(change) => wizard.setAddress(side, change)}
        business={businessFields(side, wizard.user.business)}
        street={(input) => <StreetField wizard={wizard} step={step} input={input} />}
      />
      <div className="mt-6 press-8">{book && <book.ToBook wizard={wizard} step={step} />}</div>
    </>
  );
}

/** A field like any other; its list is loaded when the field is entered. */
function StreetField({
  wizard,
  step,
  input,
}: Props & { input: ComponentProps<'input'> & { value: string } }) {
  const [before, setBefore] = useState<string>();
  const [list, setList] = useState<ListState | null>(null);
  return (
    <span className="relative block" onFocus={() => setBefore(before ?? input.value)}>
      <Input {...input} role="combobox" aria-autocomplete="list" aria-expanded={false} {...list} />
      {before !== undefined && <Suggestions wizard={wizard} step={step} before={before} onList={setList} />}
    </span>
  );
}

function Suggestions(props: ComponentProps<typeof StreetSuggestions>) {
  const parts = useLoaded(lazySuggestions);
  return parts && <parts.StreetSuggestions {...props} />;
}
