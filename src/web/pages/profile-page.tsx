// /profile: own data, address book, password, export and closing the account (C-63).
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SessionUser } from '#domain/user.ts';
import { DataPart } from '../features/profile/data-part.tsx';
import { useLeaveWarning } from '../features/profile/use-section.ts';
import { lookAgainAfter } from '../features/profile/vat-news.ts';
import { loadTexts, useText } from '../i18n/use-text.ts';
import { useProfile } from '../lib/profile.ts';
import { useTitle } from '../lib/use-title.ts';
import { useUser } from '../lib/use-user.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DashboardShell } from './dashboard-shell.tsx';

const AddressList = lazy(async () => {
  const [file] = await Promise.all([
    import('../features/profile/address-list.tsx'),
    loadTexts('book'),
    loadTexts('ship'),
  ]);
  return { default: file.AddressList };
});
const SecurityPart = lazy(async () => {
  const [file] = await Promise.all([import('../features/profile/security-part.tsx'), loadTexts('auth')]);
  return { default: file.SecurityPart };
});

const tabs = ['data', 'addresses', 'security'] as const;

export function ProfilePage() {
  const t = useText();
  useTitle(t.profile.title);
  const { user } = useUser();
  return (
    <DashboardShell title={t.profile.title}>{user && <Parts key={user.userId} user={user} />}</DashboardShell>
  );
}

function Parts({ user }: { user: SessionUser }) {
  const t = useText();
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find((one) => one === wanted) ?? 'data';
  const query = useProfile(user.userId, ({ vat }, looks) => lookAgainAfter(vat, looks));
  const profile = query.data;
  useLeaveWarning(user.userId);
  return (
    <Tabs
      label={t.profile.tabs}
      value={tab}
      onChange={(next) => navigate(next === 'data' ? '/profile' : `/profile?tab=${next}`, { replace: true })}
      items={tabs.map((value) => ({ value, label: t.profile.tab[value] }))}
    >
      <ErrorBoundary part at={tab}>
        <Suspense fallback={<Waiting />}>
          {tab === 'addresses' && <AddressList user={user} />}
          {tab === 'security' && <SecurityPart email={user.email} />}
          {tab === 'data' && profile && <DataPart profile={profile} userId={user.userId} />}
        </Suspense>
      </ErrorBoundary>
      {tab === 'data' &&
        !profile &&
        (query.error ? <RetryNotice title={t.profile.failed} query={query} /> : <Waiting />)}
    </Tabs>
  );
}

function Waiting() {
  const { profile } = useText();
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{profile.loading}</span>
      <Skeleton className="h-80" />
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  );
}
