// The three rules of a password, ticked off while the customer types.
import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';
import { passwordRules } from '#domain/registration.ts';
import { useText } from '../i18n/use-text.ts';

export function PasswordChecks({ password }: { password: string }) {
  const { register } = useText().auth;
  return (
    <ul aria-label={register.rulesLabel} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {(['password_length', 'password_uppercase', 'password_digit'] as const).map((rule) => {
        const met = passwordRules[rule](password);
        const Icon = met ? Check : Circle;
        return (
          <li key={rule} className={clsx('flex items-center gap-1', met ? 'text-good' : 'text-ink-soft')}>
            {/* The ring is drawn smaller in the same space, so that no rule moves when it is met. */}
            <Icon aria-hidden size={14} className={clsx('shrink-0', !met && 'scale-75')} />
            {register.rules[rule]}
            <span className="sr-only">: {met ? register.met : register.unmet}</span>
          </li>
        );
      })}
    </ul>
  );
}
