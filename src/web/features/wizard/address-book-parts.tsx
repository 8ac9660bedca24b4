// The address book and the profile for an address of the wizard (C-63); loaded after the fields.
import { BookUser, Check, Save } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import type { Profile } from '#contract/profile.ts';
import { Address, addressFields } from '#domain/address.ts';
import { useText } from '../../i18n/use-text.ts';
import { useKeepAddress } from '../../lib/address-book.ts';
import { addressOf } from '../../lib/address-form.ts';
import { formOfAddress, senderOf } from '../../lib/known-address.ts';
import { useProfile } from '../../lib/profile.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { canFillInSender } from './can-fill-in-sender.ts';
import type { Wizard } from './use-wizard.ts';
import { businessFields, partOf } from './wizard-state.ts';

const AddressPicker = lazyDialog(() => import('./address-picker.tsx').then((file) => file.AddressPicker));

type Props = { wizard: Wizard; step: 'sender' | 'recipient' };

/** Field by field, so that no error of the previous address stays marked. */
export function fillIn(wizard: Wizard, step: Props['step'], address: Address): void {
  const form = formOfAddress(address);
  for (const field of addressFields) wizard.setAddress(partOf[step], { [field]: form[field] });
}

export function FromBook({ wizard, step }: Props) {
  const { book } = useText();
  const [open, setOpen] = useState(false);
  const { data: profile } = useProfile(wizard.user.userId);
  const own = profile?.address ?? null;
  const suggest = useEffectEvent((known: Profile) => {
    if (step !== 'sender' || !canFillInSender(wizard.values, known)) return;
    if (known.address) return fillIn(wizard, step, known.address);
    // A registration says who the customer is, but not where: a country that was asked for stays.
    const { name, company, email } = senderOf(known);
    wizard.setAddress('fromAddress', { name, company, email });
  });
  const query = useSearch();
  useEffect(() => {
    // A prefill in the page's address goes first, and removes the query.
    if (profile && query === '') suggest(profile);
  }, [profile, query]);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <BookUser aria-hidden size={16} />
        {book.open}
      </Button>
      {open && (
        <AddressPicker
          userId={wizard.user.userId}
          title={book.title[step]}
          own={own}
          onPick={(address) => {
            fillIn(wizard, step, address);
            setOpen(false);
            toast({ title: book.filled(address.name), tone: 'good' });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export function ToBook({ wizard, step }: Props) {
  const t = useText();
  const side = partOf[step];
  const form = wizard.values[side];
  const keep = useKeepAddress(wizard.user.userId);
  const [kept, setKept] = useState<typeof form | null>(null);
  const save = () => {
    const wrong = wizard.form.wrong.filter((path) => path.startsWith(`${side}.`));
    if (wrong.length > 0) {
      wizard.form.reveal(side);
      wizard.jumpToFirstIssue(wrong);
      toast({ title: t.book.incomplete });
      return;
    }
    const address = Address.parse(addressOf(form, businessFields(side, wizard.user.business)));
    keep.mutate(
      { address },
      {
        onSuccess: () => {
          setKept(form);
          toast({ title: t.book.saved, tone: 'good' });
        },
        onError: (error) => toastFailure(t, t.book.saveFailed, error),
      },
    );
  };
  const Icon = kept === form ? Check : Save;
  return (
    <Button size="sm" onClick={save} busy={keep.isPending}>
      {!keep.isPending && <Icon aria-hidden size={16} />}
      {kept === form ? t.book.saved : t.book.save}
    </Button>
  );
}
