// A new password, its rules ticked off while the customer types.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent } from 'react';
import { changePassword } from '#contract/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { errorText, reasonText } from '../../lib/error-text.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { isUnclear } from '../../lib/unclear-call.ts';
import { useForm } from '../../lib/use-form.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordChecks } from '../../ui/password-checks.tsx';
import { isSame } from './is-same.ts';
import { passwordIssues, type Passwords } from './password-issues.ts';
import { SectionCard } from './section-card.tsx';
import { focusFirst, focusUnlessElsewhere, useIsOpen } from './use-section.ts';

const nothing: Passwords = { currentPassword: '', newPassword: '', confirm: '' };
const idOf = (path: string): string => `password-${path}`;

export function PasswordChange({ email }: { email: string }) {
  const t = useText();
  const texts = t.security.password;
  const form = useForm<Passwords>(nothing, passwordIssues);
  const { values } = form;
  const isOpen = useIsOpen();
  const change = useMutation({
    mutationFn: ({ confirm: _, ...body }: Passwords) => call(changePassword, { body }),
    onSuccess: () => {
      form.replace(nothing);
      toast({ title: texts.done, text: texts.doneText, tone: 'good' });
    },
    onError: (error, sent) => {
      // Left, or corrected meanwhile: not at a field then.
      const isElsewhere = !isOpen.current || !isSame(sent, values);
      if (isElsewhere) toastFailure(t, t.errors.title, error);
      if (isElsewhere || !(error instanceof ApiError)) return;
      form.refuse(
        error.code === 'wrong_password' ? [{ path: 'currentPassword', reason: 'wrong' }] : error.issues,
      );
      if (error.code === 'wrong_password') focusUnlessElsewhere(idOf('currentPassword'));
    },
  });
  useLostSession(change.error);
  const own: Record<string, string> = {
    mismatch: t.auth.register.mismatch,
    wrong: texts.wrong,
    same: texts.same,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    form.reveal('');
    if (form.wrong.length > 0) focusFirst(event.currentTarget, form.wrong.map(idOf));
    else change.mutate(values);
  };
  // Errors show on submit: shown on blur, they would move the button away from the pointer.
  const field = (name: keyof Passwords, label: string, autoComplete: string) => {
    const reason = form.errorAt(name);
    return (
      <Field label={label} id={idOf(name)} required error={reason && (own[reason] ?? reasonText(t, reason))}>
        <Input
          type="password"
          name={name}
          autoComplete={autoComplete}
          value={values[name]}
          onChange={({ target }) => form.update(name, (all) => ({ ...all, [name]: target.value }))}
        />
      </Field>
    );
  };
  const isAtField = change.error instanceof ApiError && change.error.code === 'wrong_password';
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
        {/* Password managers want to know which account it belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {field('currentPassword', texts.current, 'current-password')}
        <div>
          {field('newPassword', texts.next, 'new-password')}
          <PasswordChecks password={values.newPassword} />
        </div>
        {field('confirm', texts.confirm, 'new-password')}
        {change.error && !isAtField && (
          <Notice tone="bad">
            {errorText(t, change.error)} {isUnclear(change.error) && texts.unclear}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" busy={change.isPending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
