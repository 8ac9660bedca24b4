// The VAT id and the state of its check: an outage of VIES is reported as such and never as "invalid" (C-63).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkVatId, type Profile, type Vat } from '#contract/profile.ts';
import { VatId as VatIdRule } from '#domain/vat.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { date, dateTime } from '../../lib/format.ts';
import { profileKey } from '../../lib/profile.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import type { Issue } from '../../lib/use-form.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { userKey } from '../../lib/use-user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberField } from './number-field.tsx';
import { SectionCard, SectionFoot } from './section-card.tsx';
import { useSection } from './use-section.ts';
import { PATIENCE_MS, vatNews } from './vat-news.ts';

type Values = { vatId: string };

const read = ({ vat }: Profile): Values => ({ vatId: vat.id ?? '' });
const part = ({ vatId }: Values) => ({ vatId: vatId.trim() || null });
const idOf = (path: string): string => `vat-${path}`;

function check({ vatId }: Values): Issue[] {
  const parsed = VatIdRule.safeParse(vatId);
  return parsed.success || vatId.trim() === ''
    ? []
    : parsed.error.issues.map(({ message }) => ({ path: ['vatId'], message }));
}

export function VatId({ profile, userId }: { profile: Profile; userId: string }) {
  const t = useText();
  const texts = t.profile.vat;
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setFresh(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isFresh]);
  const onSaved = () => setFresh(true);
  const section = useSection<Values>({ name: 'vat', userId, profile, read, check, part, idOf, onSaved });
  const { form } = section;
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <form noValidate onSubmit={section.onSubmit}>
        <NumberField form={form} name="vatId" id={idOf('vatId')} label={texts.label} hint={texts.hint} />
        <div className="mt-3 flex flex-wrap items-start gap-x-3 gap-y-2">
          <div role="status" className="flex flex-1 flex-wrap items-start gap-x-3 gap-y-2">
            {section.dirty ? (
              <p className="text-ink-soft">{form.values.vatId.trim() && texts.saveFirst}</p>
            ) : (
              <State vat={profile.vat} isFresh={isFresh} />
            )}
          </div>
          {!section.dirty && profile.vat.state && (
            <CheckAgain userId={userId} onAnswer={() => setFresh(false)} />
          )}
        </div>
        <SectionFoot section={section} />
      </form>
    </SectionCard>
  );
}

const tones = { pending: 'warn', valid: 'good', invalid: 'bad' } as const;

function State({ vat, isFresh }: { vat: Vat; isFresh: boolean }) {
  const t = useText();
  const texts = t.profile.vat;
  if (!vat.state) return <p className="text-ink-soft">{texts.none}</p>;
  return (
    <>
      <Badge tone={tones[vat.state]}>{texts.state[vat.state]}</Badge>
      <p className="min-w-48 flex-1">{sentence(t, vat, isFresh)}</p>
    </>
  );
}

function CheckAgain({ userId, onAnswer }: { userId: string; onAnswer: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const texts = t.profile.vat;
  const again = useMutation({
    mutationFn: () => call(checkVatId),
    onSuccess: ({ vat: next }) => {
      onAnswer();
      // Not of a number that was replaced meanwhile.
      client.setQueryData<Profile>(profileKey(userId), (profile) =>
        profile?.vat.id === next.id ? { ...profile, vat: next } : profile,
      );
      void client.invalidateQueries({ queryKey: userKey });
    },
    onError: (error) => toastFailure(t, texts.checkFailed, error),
  });
  useLostSession(again.error);
  return (
    <Button size="sm" onClick={() => again.mutate()} busy={again.isPending}>
      {texts.check}
    </Button>
  );
}

function sentence(t: Text, vat: Vat, isFresh: boolean): string {
  const texts = t.profile.vat;
  switch (vatNews(vat, new Date(), isFresh)) {
    case 'valid':
      return vat.checkedAt ? texts.valid(date(vat.checkedAt)) : texts.validNow;
    case 'invalid':
      return vat.checkedAt ? texts.invalid(date(vat.checkedAt)) : texts.invalidNow;
    case 'asking':
      return texts.asking;
    case 'unasked':
      return texts.unasked;
    case 'outage':
      return `${texts.outage} ${texts.nextCheck(dateTime(vat.nextCheckAt ?? ''))}`;
  }
}
