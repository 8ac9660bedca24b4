// No labels for this address: whoever bought them may sign in, or write to support (R158).
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../lib/toast.ts';
import { LabelTrouble } from './lazy-parts.ts';

export function MissingData({ onSignIn }: { onSignIn: (() => void) | null }) {
  const t = useText();
  const { label } = t.result;
  const announce = useEffectEvent(() =>
    toast({ title: t.checkout.support.title, text: label.supportToast, tone: 'bad' }),
  );
  useEffect(() => announce(), []);
  return <LabelTrouble title={label.noData} text={`${label.missing}.`} onSignIn={onSignIn} />;
}
