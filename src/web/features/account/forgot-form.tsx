// Requests a link to set a new password; the reply never says whether the account exists (C-63).
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { forgotPassword } from '#contract/auth.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { call } from '../../lib/api.ts';
import { writeDraft } from '../../lib/draft-store.ts';
import { errorText, reasonText } from '../../lib/error-text.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';

/** `from`: the path of the login form that led here. */
export function ForgotForm({ email, from }: { email: string; from: string }) {
  const t = useText();
  const [language] = useLanguage();
  const form = useForm({ email }, check);
  const request = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email: form.values.email, language } }),
    // Stored, because the link in the mail opens in another tab.
    onSuccess: () => writeDraft('wayBack', '', from),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.reveal('');
    if (form.wrong.length > 0) document.getElementById('forgot-email')?.focus();
    else request.mutate();
  };
  if (request.isSuccess)
    return <Sent email={form.values.email} from={from} onAgain={() => request.reset()} />;
  const reason = form.errorAt('email');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.auth.forgot.text}</p>
      <Field label={t.auth.login.email} id="forgot-email" required error={reason && reasonText(t, reason)}>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          value={form.values.email}
          onChange={({ target }) => form.update('email', () => ({ email: target.value }))}
        />
      </Field>
      {request.isError && <Notice tone="bad">{errorText(t, request.error)}</Notice>}
      <Button type="submit" variant="main" size="lg" busy={request.isPending}>
        {t.auth.forgot.submit}
      </Button>
      <Link href={from} className={buttonClass({}, 'border-transparent')}>
        {t.auth.forgot.toLogin}
      </Link>
    </form>
  );
}

function Sent({ email, from, onAgain }: { email: string; from: string; onAgain: () => void }) {
  const { forgot } = useText().auth;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
        {forgot.doneTitle}
      </h2>
      <p className="[overflow-wrap:anywhere]">{forgot.done(email.trim())}</p>
      <p className="text-ink-soft">{forgot.doneHint}</p>
      <Link href={from} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {forgot.toLogin}
      </Link>
      <Button onClick={onAgain}>{forgot.again}</Button>
    </div>
  );
}

function check({ email }: { email: string }) {
  const parsed = forgotPassword.body.safeParse({ email });
  return parsed.success ? [] : parsed.error.issues;
}
