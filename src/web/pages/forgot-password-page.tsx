// /forgot-password: requests a mail with a link to set a new password (C-63).
import * as z from 'zod/mini';
import { ForgotForm } from '../features/account/forgot-form.tsx';
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { Card } from '../ui/card.tsx';
import { PageShell } from '../ui/page-shell.tsx';

/** What the login form passes on; the page of an expired link knows no address. */
const Handed = z.object({ email: z._default(z.string(), ''), from: z.string() });

export function ForgotPasswordPage() {
  const t = useText();
  useTitle(t.auth.forgot.title);
  const handed = Handed.safeParse(history.state);
  return (
    <PageShell>
      <div className="mx-auto max-w-md">
        <Card>
          <h1 className="mb-4 text-xl">{t.auth.forgot.title}</h1>
          <ForgotForm {...(handed.success ? handed.data : { email: '', from: '/login' })} />
        </Card>
      </div>
    </PageShell>
  );
}
