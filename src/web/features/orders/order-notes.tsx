// The customer's own words about an order, which nobody else reads: a reference and a note (R96).
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderDetail } from '#contract/order-actions.ts';
import { persistShipment } from '#contract/order-record.ts';
import { MAX_NOTE, MAX_REFERENCE } from '#domain/text-limits.ts';
import { useText } from '../../i18n/use-text.ts';
import { call, isSignedOut } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toast.ts';
import { useDialogDraft } from '../../lib/use-dialog-draft.ts';
import { useSessionLost, useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export function OrderNotes({ order }: { order: OrderDetail }) {
  const t = useText();
  const { words } = t.desk;
  const sessionLost = useSessionLost();
  const [saved, setSaved] = useState({ reference: order.reference ?? '', note: order.note ?? '' });
  const [left, keepLeft] = useDialogDraft<typeof saved>(useUser().user?.userId ?? '', `words of ${order.id}`);
  const [typed, setTyped] = useState(left ?? saved);
  const isChanged = typed.reference !== saved.reference || typed.note !== saved.note;
  // Stored on every change, as the dialog may be closed at any time.
  const keep = useEffectEvent(keepLeft);
  useEffect(() => keep(isChanged ? typed : undefined), [isChanged, typed]);
  const save = useMutation({
    mutationFn: (sent: typeof typed) => call(persistShipment, { body: { orderId: order.id, ...sent } }),
    onSuccess: (kept, sent) => {
      const now = { reference: kept.reference ?? '', note: kept.note ?? '' };
      setSaved(now);
      // Text typed while the request was running stays.
      setTyped((current) => (current === sent ? now : current));
      toast({ title: words.saved, tone: 'good' });
    },
    onError: (error) => {
      const isOver = isSignedOut(error);
      toast({ title: words.failed, text: isOver ? words.expired : errorText(t, error), tone: 'bad' });
      if (isOver) sessionLost();
    },
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(typed);
      }}
    >
      <Field label={words.reference} hint={words.hint}>
        <Input
          value={typed.reference}
          maxLength={MAX_REFERENCE}
          autoComplete="off"
          onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
        />
      </Field>
      <Field label={words.note}>
        <TextArea
          rows={2}
          value={typed.note}
          maxLength={MAX_NOTE}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </Field>
      <Button type="submit" className="self-end" disabled={!isChanged} busy={save.isPending}>
        {words.save}
      </Button>
    </form>
  );
}
