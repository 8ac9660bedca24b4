// The second step of a registration: personal details, with the password checked while it is typed (R107).
import { useForm, useWatch } from 'react-hook-form';
import { Registration } from '#domain/user.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { errorText, reasonText } from '../../lib/error-text.ts';
import { resolverFor } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordChecks } from './password-checks.tsx';

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
  onBack: (details: Details) => void;
  onSubmit: (details: Details) => void;
  busy: boolean;
  error: Error | null;
};

type TextField = Exclude<keyof Details, 'company' | 'newsletter' | 'membership'>;

export function RegisterDetails({ kind, initial, onBack, onSubmit, busy, error }: Props) {
  const t = useText();
  const form = useForm<Details>({
    mode: 'onTouched',
    defaultValues: { ...(initial ?? nothing), company: kind === 'business' },
    resolver,
  });
  const { errors, submitCount } = form.formState;
  const password = useWatch({ control: form.control, name: 'userPassword' });
  const message = (name: TextField) => {
    const reason = errors[name]?.message ?? serverReason(error, name);
    if (!reason) return undefined;
    return reason === 'mismatch' ? t.auth.register.mismatch : reasonText(t, reason);
  };
  const field = (name: TextField, label: string, autoComplete: string, type = 'text') => (
    <Field label={label} id={`register-${name}`} required error={message(name)}>
      <Input type={type} autoComplete={autoComplete} {...form.register(name)} />
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      className="flex flex-col gap-4"
    >
      {kind === 'business' && field('companyName', t.auth.register.companyName, 'organization')}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('firstName', t.auth.register.firstName, 'given-name')}
        {field('lastName', t.auth.register.lastName, 'family-name')}
      </div>
      {field('userEmail', t.auth.register.email, 'email', 'email')}
      <div>
        {field('userPassword', t.auth.register.password, 'new-password', 'password')}
        <PasswordChecks password={password} />
      </div>
      {field('confirm', t.auth.register.confirm, 'new-password', 'password')}
      {kind === 'business' && (
        <Checkbox label={t.auth.register.membership} {...form.register('membership')} />
      )}
      <Checkbox label={t.auth.register.newsletter} {...form.register('newsletter')} />
      {submitCount > 0 && Object.keys(errors).length > 0 && (
        <Notice tone="bad">{t.auth.register.fillIn}</Notice>
      )}
      {error && <Notice tone="bad">{sentence(t.auth.register.failed, t, error)}</Notice>}
      <div className="flex gap-3">
        <Button size="lg" onClick={() => onBack(form.getValues())}>
          {t.site.back}
        </Button>
        <Button type="submit" variant="main" size="lg" busy={busy} className="flex-1">
          {t.auth.register.submit}
        </Button>
      </div>
    </form>
  );
}

const resolver = resolverFor<Details>(Registration, ({ userPassword, confirm }) =>
  userPassword === confirm ? [] : [{ path: ['confirm'], message: 'mismatch' }],
);

function serverReason(error: Error | null, name: string): string | undefined {
  return error instanceof ApiError ? error.issues.find((issue) => issue.path === name)?.reason : undefined;
}

const sentence = (fallback: string, t: ReturnType<typeof useText>, error: Error): string =>
  error instanceof ApiError &&
  (error.code === 'email_taken' || error.code === 'too_many_attempts' || error.status === 0)
    ? errorText(t, error)
    : fallback;
