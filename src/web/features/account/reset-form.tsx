// A new password, set with the token from a mail; a token that is no longer valid leads to requesting another (C-63).
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { resetPassword } from '#contract/auth.ts';
import { NewPassword } from '#domain/registration.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { readDraft } from '../../lib/draft-store.ts';
import { errorText, reasonText } from '../../lib/error-text.ts';
import { FORGOT_PATH } from '../../lib/paths.ts';
import { type Issue, useForm } from '../../lib/use-form.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordChecks } from '../../ui/password-checks.tsx';

type Values = { password: string; confirm: string };

const fields = ['password', 'confirm'] as const;

type Props = {
  /** Empty: the link was truncated somewhere. */
  token: string;
  /** All sessions of the account have ended, and so has this browser's, whoever it belonged to. */
  onDone: () => void;
};

export function ResetForm({ token, onDone }: Props) {
  const t = useText();
  const texts = t.auth.reset;
  const form = useForm<Values>({ password: '', confirm: '' }, check);
  const reset = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, newPassword: form.values.password } }),
    onSuccess: onDone,
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const refused = error.issues.filter(({ path }) => path === 'newPassword');
      form.refuse(refused.map(({ reason }) => ({ path: 'password', reason })));
    },
  });
  if (token === '') return <NoLink title={texts.missingTitle} text={texts.missing} focus={false} />;
  if (reset.isSuccess)
    return (
      <Outcome title={texts.doneTitle} text={texts.done}>
        <Link href={wayBack()} className={buttonClass({ variant: 'main', size: 'lg' })}>
          {t.auth.forgot.toLogin}
        </Link>
      </Outcome>
    );
  if (reset.error instanceof ApiError && reset.error.code === 'token_invalid')
    return <NoLink title={texts.invalidTitle} text={texts.invalid} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.reveal('');
    const first = fields.find((name) => form.wrong.includes(name));
    if (first) document.getElementById(`reset-${first}`)?.focus();
    else reset.mutate();
  };
  const message = (name: keyof Values) => {
    const reason = form.errorAt(name);
    if (!reason) return undefined;
    return reason === 'mismatch' ? t.auth.register.mismatch : reasonText(t, reason);
  };
  const field = (name: keyof Values, label: string) => (
    <Field label={label} id={`reset-${name}`} required error={message(name)}>
      <Input
        type="password"
        name={`reset-${name}`}
        autoComplete="new-password"
        value={form.values[name]}
        onChange={({ target }) => form.update(name, (all) => ({ ...all, [name]: target.value }))}
      />
    </Field>
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{texts.text}</p>
      <div>
        {field('password', texts.password)}
        <PasswordChecks password={form.values.password} />
      </div>
      {field('confirm', texts.confirm)}
      {reset.isError && <Notice tone="bad">{errorText(t, reset.error)}</Notice>}
      <Button type="submit" variant="main" size="lg" busy={reset.isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}

function NoLink({ focus = true, ...sentences }: Omit<OutcomeProps, 'children'>) {
  const t = useText();
  return (
    <Outcome {...sentences} focus={focus}>
      <Link
        href={FORGOT_PATH}
        state={{ from: wayBack() }}
        className={buttonClass({ variant: 'main', size: 'lg' })}
      >
        {t.auth.reset.request}
      </Link>
      <Link href={wayBack()} className={buttonClass({}, 'border-transparent')}>
        {t.auth.forgot.toLogin}
      </Link>
    </Outcome>
  );
}

type OutcomeProps = { title: string; text: string; children: ReactNode; focus?: boolean };

/** After a click the focus moves to the outcome. */
function Outcome({ title, text, children, focus = true }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The path of the login form where the link was requested, if that was in this browser. */
function wayBack(): string {
  const from = readDraft('wayBack', '');
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/login';
}

function check({ password, confirm }: Values): Issue[] {
  const parsed = NewPassword.safeParse(password);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ message }) => ({ path: ['password'], message }));
  return password === confirm ? wrong : [...wrong, { path: ['confirm'], message: 'mismatch' }];
}
