// Says what is deleted and what has to stay, asks for the password, and says why it is too early (C-63).
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { ErrorDetails } from '#contract/error-details.ts';
import { DeletionObstacle } from '#contract/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText, reasonText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toast.ts';
import { isUnclear } from '../../lib/unclear-call.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { useLeave, useUser } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountClosing } from './account-closing.ts';

const FORM = 'deletion-form';
const PASSWORD = 'deletion-password';

type Told = ErrorDetails['account_busy'];
const Busy = z.object({ reasons: z.array(DeletionObstacle) }) satisfies z.ZodMiniType<Told>;

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const texts = t.security.deletion;
  const leave = useLeave();
  const [password, setPassword] = useState('');
  const { user } = useUser();
  const [close] = useState(() => accountClosing(user?.userId ?? ''));
  const [missing, setMissing] = useState(false);
  const end = useMutation({
    mutationFn: () => close(password),
    onSuccess: () => {
      leave();
      toast({ title: texts.done, tone: 'good' });
    },
    onError: (error) => {
      if (isWrong(error)) document.getElementById(PASSWORD)?.focus();
    },
  });
  useLostSession(end.error);
  const isUnclearEnd = end.error !== null && isUnclear(end.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (end.isPending) return;
    setMissing(password === '');
    if (password === '') document.getElementById(PASSWORD)?.focus();
    else end.mutate();
  };
  const atField = missing
    ? reasonText(t, 'password_required')
    : isWrong(end.error)
      ? t.errors.codes.wrong_password
      : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !end.isPending && onClose()}
      title={texts.dialogTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={end.isPending}>
            {isUnclearEnd ? t.site.close : texts.keep}
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={end.isPending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Points title={texts.goesTitle} points={texts.goes} />
        <Points title={texts.staysTitle} points={texts.stays} />
        <p>{texts.after}</p>
        <Field label={texts.password} id={PASSWORD} required error={atField}>
          <Input
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setMissing(false);
              if (isWrong(end.error)) end.reset();
            }}
          />
        </Field>
        {end.error && !isWrong(end.error) && <Refusal error={end.error} />}
      </form>
    </Dialog>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function Refusal({ error }: { error: Error }) {
  const t = useText();
  const texts = t.security.deletion;
  const busy =
    error instanceof ApiError && error.code === 'account_busy' ? Busy.safeParse(error.details) : null;
  if (isUnclear(error))
    return (
      <div role="alert">
        <Notice tone="warn" title={texts.unclear}>
          {texts.unclearText}
        </Notice>
      </div>
    );
  if (!busy?.success)
    return (
      <Notice tone="bad" title={texts.failed}>
        {errorText(t, error)}
      </Notice>
    );
  return (
    <Notice tone="bad" title={texts.busy}>
      <ul className="list-disc pl-5">
        {busy.data.reasons.map((reason) => (
          <li key={reason}>{texts.obstacles[reason]}</li>
        ))}
      </ul>
    </Notice>
  );
}

const isWrong = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'wrong_password';
