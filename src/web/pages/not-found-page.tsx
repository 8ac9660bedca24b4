// Any path without a page of its own (R11).
import { Link } from 'wouter';
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { buttonClass } from '../ui/button.tsx';
import { PageShell } from '../ui/page-shell.tsx';

export function NotFoundPage() {
  const t = useText();
  useTitle(t.site.notFound.title);
  return (
    <PageShell>
      <div className="mx-auto max-w-md py-16 text-center">
        <p className="text-3xl font-semibold text-ink-soft">404</p>
        <h1 lang="en" className="mt-2 text-2xl">
          {t.site.notFound.title}
        </h1>
        <p className="mt-3 text-ink-soft">{t.site.notFound.text}</p>
        <Link href="/" className={buttonClass({ variant: 'primary' }, 'mt-6')}>
          {t.site.notFound.home}
        </Link>
      </div>
    </PageShell>
  );
}
