// The form of one address: sender or recipient (R26–R28), with the address book above and below (C-63).
import { useQuery } from '@tanstack/react-query';
import { loadTexts } from '../../i18n/use-text.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import type { Wizard } from './use-wizard.ts';
import { businessFields } from './wizard-state.ts';

type Props = { wizard: Wizard; step: 'sender' | 'recipient' };

export function AddressStep({ wizard, step }: Props) {
  const side = step === 'sender' ? 'fromAddress' : 'toAddress';
  const book = useBook();
  return (
    <>
      <div className="mb-6 min-h-8">{book && <book.FromBook wizard={wizard} step={step} />}</div>
      <AddressFields
        name={step}
        address={wizard.values[side]}
        form={wizard.form}
        path={side}
        onChange={(change) => wizard.setAddress(side, change)}
        business={businessFields(side, wizard.user.business)}
      />
      <div className="mt-6 min-h-8">{book && <book.ToBook wizard={wizard} step={step} />}</div>
    </>
  );
}

/** Comes after the fields. Should it not come, they are filled in by hand. */
const useBook = () =>
  useQuery({
    queryKey: ['address-book-parts'],
    queryFn: async () => (await Promise.all([import('./address-book-parts.tsx'), loadTexts('book')]))[0],
  }).data;
