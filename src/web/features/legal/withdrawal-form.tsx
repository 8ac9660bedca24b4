// The second step of withdrawing from a contract: who, which order, and where the receipt goes.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { declareWithdrawal } from '#contract/withdrawals.ts';
import { Withdrawal } from '#domain/withdrawal.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { errorText, reasonText } from '../../lib/error-text.ts';
import { dateTime } from '../../lib/format.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';

const fields = ['name', 'orderNumber', 'email'] as const;
type FieldName = (typeof fields)[number];

export function WithdrawalForm({ email }: { email: string }) {
  const t = useText();
  const w = t.legal.withdrawal;
  const [language] = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({ name: '', orderNumber: '', email }, check);
  const { values } = form;
  const sending = useMutation({
    mutationFn: () => call(declareWithdrawal, { body: { ...values, language } }),
  });
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.reveal('');
    const first = fields.find((name) => form.wrong.includes(name));
    if (first) document.getElementById(`withdrawal-${first}`)?.focus();
    else sending.mutate();
  };
  if (sending.isSuccess) return <Received at={sending.data.receivedAt} email={values.email.trim()} />;
  const shell = (name: FieldName, hint?: string) => {
    const reason = form.errorAt(name);
    return {
      label: w[name],
      id: `withdrawal-${name}`,
      required: true,
      ...(hint && { hint }),
      ...(reason && { error: reasonText(t, reason) }),
    };
  };
  const bind = (name: FieldName) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      form.update(name, (all) => ({ ...all, [name]: target.value })),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
        {w.formTitle}
      </h2>
      <Field {...shell('name')}>
        <Input {...bind('name')} autoComplete="name" />
      </Field>
      <Field {...shell('orderNumber', w.orderNumberHint)}>
        <Input {...bind('orderNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <Field {...shell('email', w.emailHint)}>
        <Input {...bind('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      </Field>
      <p>{w.declaration}</p>
      {sending.isError && <Notice tone="bad">{errorText(t, sending.error)}</Notice>}
      <Button type="submit" variant="main" size="lg" busy={sending.isPending} className="self-start">
        {w.confirm}
      </Button>
    </form>
  );
}

function Received({ at, email }: { at: string; email: string }) {
  const w = useText().legal.withdrawal;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
        {w.doneTitle}
      </h2>
      <p className="[overflow-wrap:anywhere]">{w.done(dateTime(at), email)}</p>
      <p className="text-ink-soft">{w.doneNext}</p>
    </div>
  );
}

function check(values: Record<FieldName, string>) {
  const parsed = Withdrawal.safeParse(values);
  return parsed.success ? [] : parsed.error.issues;
}
