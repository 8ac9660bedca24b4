// /reset-password?token=…: the target of the link in the mail. The token is removed from the address at once (C-63).
import { useEffect, useState } from 'react';
import { ResetForm } from '../features/account/reset-form.tsx';
import { useText } from '../i18n/use-text.ts';
import { RESET_PATH } from '../lib/paths.ts';
import { useTitle } from '../lib/use-title.ts';
import { useSessionLost } from '../lib/use-user.ts';
import { Card } from '../ui/card.tsx';
import { PageShell } from '../ui/page-shell.tsx';

export function ResetPasswordPage() {
  const t = useText();
  useTitle(t.auth.reset.title);
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  useEffect(() => {
    // Keeps it out of the history and of Referer headers.
    if (location.search) history.replaceState(history.state, '', RESET_PATH);
  }, []);
  const signOut = useSessionLost();
  return (
    <PageShell>
      <div className="mx-auto max-w-md">
        <Card>
          <h1 className="mb-4 text-xl">{t.auth.reset.title}</h1>
          <ResetForm token={token} onDone={signOut} />
        </Card>
      </div>
    </PageShell>
  );
}
