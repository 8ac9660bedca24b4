// Result pages are open to all; a customer who turns out to need an account signs in without leaving the page.
import { lazy, type ReactNode, useState } from 'react';
import { loadTexts, useText } from '../i18n/use-text.ts';
import { useUser } from '../lib/use-user.ts';
import { PageSpinner } from '../ui/spinner.tsx';

const AuthPage = lazy(async () => {
  const [file] = await Promise.all([import('./auth-page.tsx'), loadTexts('auth')]);
  return { default: file.AuthPage };
});

type Props = {
  /** `signIn` is null when the customer is signed in. */
  children: (account: { userId: string | null; signIn: (() => void) | null }) => ReactNode;
};

export function SignInGate({ children }: Props) {
  const t = useText();
  const { user, state } = useUser();
  const [asked, setAsked] = useState(false);
  if (state === 'loading') return <PageSpinner label={t.site.loading} />;
  if (user) return children({ userId: user.userId, signIn: null });
  if (asked) return <AuthPage />;
  return children({ userId: null, signIn: () => setAsked(true) });
}
