// The customer's own address, for shipping and billing.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Profile } from '#contract/profile.ts';
import { Address } from '#domain/address.ts';
import { useText } from '../../i18n/use-text.ts';
import { addressIssues, type AddressForm, addressOf } from '../../lib/address-form.ts';
import { senderOf } from '../../lib/known-address.ts';
import { saveProfile } from '../../lib/profile.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { pathsOf } from '../../lib/use-form.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { AddressFields } from '../../ui/address-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionCard, SectionFoot } from './section-card.tsx';
import { useSection } from './use-section.ts';

type Values = { address: AddressForm };
type Props = { profile: Profile; userId: string };

/** Without an address the fields start with what is known. */
const read = (profile: Profile): Values => ({ address: senderOf(profile) });

const check = ({ address }: Values) => addressIssues(address, [], 'address');
/** Called only with values that have passed `check`. */
const part = ({ address }: Values) => ({ address: Address.parse(addressOf(address, [])) });
const idOf = (path: string): string => path.replace('.', '-');
const TITLE = 'own-address-title';

export function OwnAddress({ profile, userId }: Props) {
  const t = useText();
  const client = useQueryClient();
  const texts = t.profile.address;
  const section = useSection<Values>({ name: 'address', userId, profile, read, check, part, idOf });
  const { form } = section;
  const remover = useRef<HTMLButtonElement>(null);
  const remove = useMutation({
    mutationFn: () => saveProfile(client, userId, { address: null }),
    onSuccess: () => {
      // This button disappears; a field would open the keyboard on a phone.
      if (document.activeElement === remover.current) document.getElementById(TITLE)?.focus();
      toast({ title: texts.removed, tone: 'good' });
    },
    onError: (error) => toastFailure(t, t.errors.title, error),
  });
  useLostSession(remove.error);
  return (
    <SectionCard id={TITLE} title={texts.title} text={texts.text}>
      <form noValidate onSubmit={section.onSubmit}>
        <AddressFields
          name="address"
          address={form.values.address}
          form={form}
          path="address"
          onChange={(change) =>
            form.update(pathsOf('address', change), ({ address }) => ({
              address: { ...address, ...change },
            }))
          }
          business={[]}
        />
        <SectionFoot section={section}>
          {profile.address && !section.dirty && (
            <Button ref={remover} onClick={() => remove.mutate()} busy={remove.isPending} className="ml-auto">
              {texts.remove}
            </Button>
          )}
        </SectionFoot>
      </form>
    </SectionCard>
  );
}
