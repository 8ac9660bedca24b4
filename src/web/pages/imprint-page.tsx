// /imprint, /impressum: who runs the site (C-61).
import { Imprint } from '../features/legal/imprint.tsx';
import { useExternalRedirect } from '../features/legal/use-external-redirect.ts';
import { useText } from '../i18n/use-text.ts';
import { useSite } from '../lib/use-site.ts';
import { useTitle } from '../lib/use-title.ts';
import { Card } from '../ui/card.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

export function ImprintPage() {
  const t = useText();
  const { links } = useSite();
  useTitle(t.legal.imprint.title);
  if (useExternalRedirect(links.imprint)) return <PageSpinner label={t.site.loading} />;
  return (
    <PageShell>
      <Card className="mx-auto max-w-2xl">
        <h1 className="mb-2 text-2xl">{t.legal.imprint.title}</h1>
        <Imprint />
      </Card>
    </PageShell>
  );
}
