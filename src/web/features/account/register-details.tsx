// The second step of a registration: personal details, with the password checked while it is typed (R107).
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Registration } from '#domain/registration.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText, reasonText } from '../../lib/error-text.ts';
import { type Issue, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordChecks } from '../../ui/password-checks.tsx';
import { RegisterAgreement } from './register-agreement.tsx';

export type Details = {
  company: boolean;
  companyName: string;
  firstName: string;
  lastName: string;
  userEmail: string;
  userPassword: string;
  confirm: string;
  newsletter: boolean;
  membership: boolean;
};

const nothing: Details = {
  company: false,
  companyName: '',
  firstName: '',
  lastName: '',
  userEmail: '',
  userPassword: '',
  confirm: '',
  newsletter: false,
  membership: false,
};

type Props = {
  kind: 'private' | 'business';
  initial: Details | null;
  /** Called with what was typed, whichever way the customer leaves. */
  onLeave: (details: Details) => void;
  onBack: () => void;
  onSubmit: (details: Details) => void;
  onHaveAccount: (email: string) => void;
  busy: boolean;
  error: Error | null;
};

type TextField = Exclude<keyof Details, 'company' | 'newsletter' | 'membership'>;

/** In reading order: the first invalid field gets the focus. */
const order: readonly TextField[] = [
  'companyName',
  'firstName',
  'lastName',
  'userEmail',
  'userPassword',
  'confirm',
];

export function RegisterDetails(props: Props) {
  const { kind, initial, onLeave, onBack, onSubmit, onHaveAccount, busy, error } = props;
  const t = useText();
  const business = kind === 'business';
  const form = useForm<Details>(() => ({ ...(initial ?? nothing), company: business }), check);
  const [submitted, setSubmitted] = useState(false);
  const { values } = form;
  const leave = useEffectEvent(() => onLeave(values));
  useEffect(() => () => leave(), []);
  const isIncomplete = order.some((name) => values[name].trim() === '' && form.wrong.includes(name));
  const set = <F extends keyof Details>(name: F, value: Details[F]) =>
    form.update(name, (all) => ({ ...all, [name]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    form.reveal('');
    const first = order.find((name) => form.wrong.includes(name));
    if (first) document.getElementById(`register-${first}`)?.focus();
    else onSubmit(values);
  };
  const message = (name: TextField) => {
    const reason = form.errorAt(name) ?? serverReason(error, name);
    if (!reason) return undefined;
    return reason === 'mismatch' ? t.auth.register.mismatch : reasonText(t, reason);
  };
  const field = (name: TextField, label: string, autoComplete: string, type = 'text') => (
    <Field label={label} id={`register-${name}`} required error={message(name)}>
      <Input
        type={type}
        name={name}
        autoComplete={autoComplete}
        value={values[name]}
        onChange={(event) => set(name, event.target.value)}
        onBlur={() => form.reveal(name)}
      />
    </Field>
  );
  const box = (name: 'newsletter' | 'membership') => (
    <Checkbox
      label={t.auth.register[name]}
      checked={values[name]}
      onChange={(event) => set(name, event.target.checked)}
    />
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {business && field('companyName', t.auth.register.companyName, 'organization')}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('firstName', t.auth.register.firstName, 'given-name')}
        {field('lastName', t.auth.register.lastName, 'family-name')}
      </div>
      {field('userEmail', t.auth.register.email, 'email', 'email')}
      <div>
        {field('userPassword', t.auth.register.password, 'new-password', 'password')}
        <PasswordChecks password={values.userPassword} />
      </div>
      {field('confirm', t.auth.register.confirm, 'new-password', 'password')}
      {business && box('membership')}
      {box('newsletter')}
      <RegisterAgreement />
      {submitted && isIncomplete && <Notice tone="bad">{t.auth.register.fillIn}</Notice>}
      {error && (
        <Notice
          tone="bad"
          action={
            // The message does not say whether the account exists (C-42), yet its owner gets a way to log in.
            !isPassing(error) && (
              <Button onClick={() => onHaveAccount(values.userEmail)}>{t.auth.register.haveAccount}</Button>
            )
          }
        >
          {isPassing(error) ? errorText(t, error) : t.auth.register.failed}
        </Notice>
      )}
      <div className="flex gap-3">
        <Button size="lg" onClick={onBack}>
          {t.site.back}
        </Button>
        <Button type="submit" variant="main" size="lg" busy={busy} className="flex-1">
          {t.auth.register.submit}
        </Button>
      </div>
    </form>
  );
}

function check(values: Details): Issue[] {
  const parsed = Registration.safeParse(values);
  const flaw = values.confirm === '' ? 'required' : values.userPassword !== values.confirm && 'mismatch';
  const again = flaw ? [{ path: ['confirm'], message: flaw }] : [];
  return [...(parsed.success ? [] : parsed.error.issues), ...again];
}

const serverReason = (error: Error | null, name: string): string | undefined =>
  error instanceof ApiError ? error.issues.find((issue) => issue.path === name)?.reason : undefined;

/** Worth another attempt, later or once there is a connection. */
const isPassing = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'too_many_attempts' || error.status === 0);
