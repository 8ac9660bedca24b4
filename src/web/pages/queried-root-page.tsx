// "/" with a query, in this order: an order to load, prices to compare, dashboard, auth page (R18).
import { lazy, useState } from 'react';
import { useSearch } from 'wouter';
import { loadTexts, useText } from '../i18n/use-text.ts';
import { leaveRoot } from '../lib/leave-root.ts';
import { useUser } from '../lib/use-user.ts';
import { pages } from '../routes.ts';
import { PageSpinner } from '../ui/spinner.tsx';

/** Only this page needs it, and its texts. */
const LoadOrderPage = lazy(async () => {
  const [file] = await Promise.all([import('./load-order-page.tsx'), loadTexts('desk')]);
  return { default: file.LoadOrderPage };
});

export function QueriedRootPage() {
  const t = useText();
  const { state } = useUser();
  const search = useSearch();
  if (state === 'loading') return <PageSpinner label={t.site.loading} />;
  if (state === 'in' && new URLSearchParams(search).get('loadOrder')) return <LoadOrderPage />;
  return <Elsewhere key={search} search={search} isIn={state === 'in'} />;
}

function Elsewhere({ search, isIn }: { search: string; isIn: boolean }) {
  const t = useText();
  // Before anything is drawn: an effect would come after the dashboard has made its requests.
  const [leaves] = useState(() => leaveRoot(search));
  if (leaves) return <PageSpinner label={t.site.loading} />;
  return isIn ? <pages.dashboard /> : <pages.auth />;
}
