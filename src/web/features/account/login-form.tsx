// E-mail and password (R105).
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { logIn } from '#contract/auth.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { authPaths, FORGOT_PATH } from '../../lib/paths.ts';
import type { SignedIn } from '../../lib/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';

/** B§9: the page stays for a moment after a success. */
const AFTER_LOGIN_MS = 500;

type Props = {
  /** The account was created just now; the customer still has to log in to it. */
  isNew: boolean;
  email: string;
  password: string;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  onSignedIn: (user: SignedIn) => void;
};

export function LoginForm({ isNew, email, password, onEmail, onPassword, onSignedIn }: Props) {
  const t = useText();
  const from = wayBack(useLocation()[0], useSearch());
  const [incomplete, setIncomplete] = useState(false);
  const attempt = useMutation({
    mutationFn: () => call(logIn, { body: { userEmail: email, userPassword: password } }),
    onSuccess: ({ success: _, ...user }) => setTimeout(() => onSignedIn(user), AFTER_LOGIN_MS),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '' || password === '';
    setIncomplete(missing);
    if (missing) document.getElementById(email.trim() === '' ? 'login-email' : 'login-password')?.focus();
    else attempt.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t.auth.login.email} id="login-email" required>
        <Input
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          aria-invalid={(incomplete && email.trim() === '') || undefined}
          autoCapitalize="none"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label={t.auth.login.password} id="login-password" required>
          <Input
            type="password"
            name="password"
            autoComplete="current-password"
            aria-invalid={(incomplete && password === '') || undefined}
            value={password}
            onChange={(event) => onPassword(event.target.value)}
          />
        </Field>
        {/* The typed e-mail and the customer's destination travel in the history state, not in the address. */}
        <Link
          href={FORGOT_PATH}
          state={{ email, from }}
          className="press-6 content-center self-end rounded-input text-xs text-harbour underline-offset-2 hover:underline"
        >
          {t.auth.login.forgot}
        </Link>
      </div>
      {isNew && attempt.isIdle && !incomplete && <Notice tone="good">{t.auth.register.doneLogin}</Notice>}
      {incomplete && <Notice tone="bad">{t.auth.login.fillIn}</Notice>}
      {!incomplete && attempt.isError && <Notice tone="bad">{sentence(t, attempt.error)}</Notice>}
      {attempt.isSuccess && <Notice tone="good">{t.auth.login.done}</Notice>}
      <Button type="submit" variant="main" size="lg" busy={attempt.isPending || attempt.isSuccess}>
        {t.auth.login.submit}
      </Button>
    </form>
  );
}

/** The path the login form is shown at: its own, or that of a page that requires a login. */
function wayBack(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('tab');
  return `${authPaths.includes(path) ? '/login' : path}${query.size > 0 ? `?${query}` : ''}`;
}

function sentence(t: Text, error: unknown): string {
  if (!(error instanceof ApiError)) return t.auth.login.failed;
  if (error.code === 'wrong_credentials' || error.code === 'invalid_request') return t.auth.login.wrong;
  if (error.code === 'too_many_attempts' || error.status === 429) return t.auth.login.throttled;
  return t.auth.login.failed;
}
