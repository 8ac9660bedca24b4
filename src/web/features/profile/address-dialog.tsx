// Adds or changes an entry of the address book; closing asks before what was typed is lost.
import { type FormEvent, useState } from 'react';
import type { SavedAddress } from '#contract/addresses.ts';
import { Address } from '#domain/address.ts';
import type { SessionUser } from '#domain/user.ts';
import { useText } from '../../i18n/use-text.ts';
import { useKeepAddress } from '../../lib/address-book.ts';
import {
  addressIssues,
  type AddressForm,
  addressOf,
  type BusinessField,
  emptyAddress,
} from '../../lib/address-form.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { formOfAddress } from '../../lib/known-address.ts';
import { toast } from '../../lib/toast.ts';
import { type Issue, pathsOf, useForm } from '../../lib/use-form.ts';
import { useDialogDraft } from '../../lib/use-dialog-draft.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isSame } from './is-same.ts';
import { focusFirst } from './use-section.ts';

type Values = { address: AddressForm };

const FORM = 'book-form';
const businessFields: readonly BusinessField[] = ['businessName', 'vatId'];
const idOf = (path: string): string => path.replace(/^address\./, 'book-');
/** Fields that this customer does not see keep their values. */
const check = ({ address }: Values): Issue[] => addressIssues(address, businessFields, 'address');

/** What was typed when the dialog was left; the list reopens it with that. */
export type AddressDraft = { saved: SavedAddress | null; values: Values };

type Props = { user: SessionUser; saved: SavedAddress | null; onClose: () => void };

export function AddressDialog({ user, saved, onClose }: Props) {
  const t = useText();
  const texts = t.profile.book;
  const [initial] = useState<Values>(() => ({
    address: saved ? formOfAddress(saved.address) : emptyAddress(''),
  }));
  const [left, keepLeft] = useDialogDraft<AddressDraft>(user.userId, 'address');
  const form = useForm<Values>(left?.values ?? initial, check);
  const [isLeaving, setLeaving] = useState(false);
  const { address } = form.values;
  const keep = useKeepAddress(user.userId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (keep.isPending) return;
    setLeaving(false);
    form.reveal('');
    if (form.wrong.length > 0) {
      focusFirst(event.currentTarget, form.wrong.map(idOf));
      return;
    }
    keep.mutate(
      { id: saved?.id, address: Address.parse(addressOf(address, businessFields)) },
      {
        onSuccess: () => {
          toast({ title: saved ? texts.changed : texts.added, tone: 'good' });
          onClose();
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          if (error.code === 'not_signed_in') keepLeft({ saved, values: form.values });
          form.refuse(error.issues.map(({ path, reason }) => ({ path: `address.${path}`, reason })));
        },
      },
    );
  };
  const close = () => {
    if (keep.isPending) return;
    if (isLeaving || isSame(form.values, initial)) onClose();
    else setLeaving(true);
  };
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => !open && close()}
      // The add button of an empty book disappears with the first entry.
      returnId="book-title"
      title={saved ? texts.editTitle : texts.addTitle}
      focusId="book-name"
      footer={
        isLeaving ? (
          <>
            <p role="alert" className="mr-auto self-center max-sm:order-1 max-sm:self-start">
              {texts.leave}
            </p>
            <Button variant="danger" onClick={onClose} className="shrink-0">
              {texts.leaveYes}
            </Button>
            <Button variant="primary" onClick={() => setLeaving(false)} className="shrink-0">
              {texts.leaveNo}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close} disabled={keep.isPending}>
              {t.site.cancel}
            </Button>
            <Button type="submit" form={FORM} variant="primary" busy={keep.isPending}>
              {t.profile.save}
            </Button>
          </>
        )
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <AddressFields
          name="book"
          address={address}
          form={form}
          path="address"
          onChange={(change) =>
            form.update(pathsOf('address', change), (all) => ({
              address: { ...all.address, ...change },
            }))
          }
          business={user.business ? businessFields : []}
        />
        {keep.error && (
          <Notice tone="bad" className="mt-6">
            {errorText(t, keep.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
