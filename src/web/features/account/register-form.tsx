// Registration in two steps: private or business, then the details (R106–R108).
import { useMutation } from '@tanstack/react-query';
import { Building2, ChevronRight, User } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import type { SignedIn } from '../../lib/use-user.ts';
import { registerAccount } from './register-account.ts';
import { type Details, RegisterDetails } from './register-details.tsx';

type Kind = 'private' | 'business';

/** How far the registration has come; in memory only, as it holds a password. */
type RegistrationDraft = { kind: Kind; step: 1 | 2; details: Details | null };

export const emptyDraft: RegistrationDraft = { kind: 'private', step: 1, details: null };

type Props = {
  draft: RegistrationDraft;
  onDraft: (change: (draft: RegistrationDraft) => RegistrationDraft) => void;
  onSignedIn: (user: SignedIn) => void;
  /** Switches to the login tab. `isNew`: the account was just created, but the reply did not sign in. */
  onLogin: (email: string, isNew: boolean) => void;
};

export function RegisterForm({ draft, onDraft, onSignedIn, onLogin }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { kind, step } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const attempt = useMutation({
    mutationFn: ({ confirm: _, membership, ...details }: Details) =>
      registerAccount({
        ...details,
        language,
        company: kind === 'business',
        companyName: kind === 'business' ? details.companyName : null,
        goldInterest: kind === 'business' && membership,
        platinInterest: kind === 'business' && membership,
      }),
    onSuccess: ({ success: _, ...user }, details) =>
      user.userId ? onSignedIn(user) : onLogin(details.userEmail, true),
  });
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step]);
  const go = (to: Partial<RegistrationDraft>) => {
    moved.current = true;
    onDraft((before) => ({ ...before, ...to }));
  };
  return (
    <div>
      <p className="text-xs text-ink-soft">{t.auth.register.stepOf(step)}</p>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl">
        {step === 1 ? t.auth.register.kindTitle : t.auth.register.dataTitle}
      </h2>
      {step === 1 ? (
        <KindChoice onChoose={(chosen) => go({ kind: chosen, step: 2 })} />
      ) : (
        <RegisterDetails
          kind={kind}
          initial={draft.details}
          onLeave={(details) => onDraft((before) => ({ ...before, details }))}
          onBack={() => go({ step: 1 })}
          onSubmit={(details) => attempt.mutate(details)}
          onHaveAccount={(email) => onLogin(email, false)}
          busy={attempt.isPending}
          error={attempt.error}
        />
      )}
    </div>
  );
}

function KindChoice({ onChoose }: { onChoose: (kind: Kind) => void }) {
  const { register } = useText().auth;
  const choices = [
    { kind: 'private', Icon: User, title: register.private, text: register.privateText },
    { kind: 'business', Icon: Building2, title: register.business, text: register.businessText },
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      {choices.map(({ kind, Icon, title, text }) => (
        <button
          key={kind}
          type="button"
          onClick={() => onChoose(kind)}
          className="flex items-center gap-4 rounded-card border border-edge p-4 text-left hover:border-harbour hover:bg-harbour-soft"
        >
          <Icon aria-hidden size={22} className="shrink-0 text-harbour" />
          <span className="min-w-0 flex-1">
            <span className="block text-base font-medium">{title}</span>
            <span className="block text-ink-soft">{text}</span>
          </span>
          <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
        </button>
      ))}
    </div>
  );
}
