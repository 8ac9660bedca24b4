// /withdrawal, /widerruf: withdrawing from a contract in two steps, without a login (§ 356a BGB, C-61).
import { useState } from 'react';
import { Link } from 'wouter';
import { useExternalRedirect } from '../features/legal/use-external-redirect.ts';
import { WithdrawalForm } from '../features/legal/withdrawal-form.tsx';
import { WithdrawalRight } from '../features/legal/withdrawal-right.tsx';
import { useText } from '../i18n/use-text.ts';
import { useSite } from '../lib/use-site.ts';
import { useTitle } from '../lib/use-title.ts';
import { useUser } from '../lib/use-user.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

export function WithdrawalPage() {
  const t = useText();
  const w = t.legal.withdrawal;
  const { links } = useSite();
  const { user } = useUser();
  const [isOpen, setOpen] = useState(false);
  useTitle(w.title);
  if (useExternalRedirect(links.withdrawal)) return <PageSpinner label={t.site.loading} />;
  return (
    <PageShell>
      <div className="mx-auto flex max-w-2xl flex-col gap-8">
        <Card className="flex flex-col gap-4">
          <h1 className="text-2xl">{w.title}</h1>
          <p>{w.lead}</p>
          {isOpen ? (
            <WithdrawalForm email={user?.email ?? ''} />
          ) : (
            <Button variant="main" size="lg" onClick={() => setOpen(true)} className="self-start">
              {w.start}
            </Button>
          )}
          {user && !isOpen && (
            <p className="text-xs text-ink-soft">
              {w.instead}{' '}
              <Link href="/dashboard" className="text-harbour underline underline-offset-2">
                {w.toDashboard}
              </Link>
            </p>
          )}
        </Card>
        <WithdrawalRight />
      </div>
    </PageShell>
  );
}
