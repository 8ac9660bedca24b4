// Log in or register; also shown at a protected URL until somebody is signed in.
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DemoAccounts } from '../features/account/demo-accounts.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { emptyDraft, RegisterForm } from '../features/account/register-form.tsx';
import { currentText, useLanguage, useText } from '../i18n/use-text.ts';
import { clearDrafts, ownerOf, readDraft } from '../lib/draft-store.ts';
import { readChoice } from '../lib/language-choice.ts';
import { rememberLanguage } from '../lib/remember-language.ts';
import { toast } from '../lib/toast.ts';
import { useSite } from '../lib/use-site.ts';
import { useTitle } from '../lib/use-title.ts';
import { endedKey, useSignedIn } from '../lib/use-user.ts';
import { authPaths, COMPARE_PATH } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { RouteLine } from '../ui/route-line.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** Most customers come without a parcel. */
const CarriedParcel = lazy(() =>
  import('../features/account/carried-parcel.tsx').then((file) => ({ default: file.CarriedParcel })),
);

type Tab = 'login' | 'register';

export function AuthPage() {
  const t = useText();
  const { sandbox } = useSite();
  const [path, navigate] = useLocation();
  // Follows wouter's query, but in its original spelling, which the chosen tariff is matched against.
  const search = useSearch() && location.search;
  const [tab, setTab] = useState<Tab>(firstTab(path, search));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isNew, setNew] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const [language, setLanguage] = useLanguage();
  useTitle(tab === 'login' ? t.auth.title : t.auth.registerTitle);
  const [isClosed] = useState(wasAccountClosed);
  useEffect(() => {
    if (isClosed) showAccountClosed();
  }, [isClosed]);
  const onSignedIn: typeof signedIn = (user) => {
    // A protected URL is kept: its page replaces this one. So is one that the customer has gone to meanwhile.
    if (authPaths.includes(location.pathname)) navigate('/', { replace: true });
    signedIn(user);
    // On a new device the pages use the profile's language, unless another was chosen here: then mails use that one,
    // too. A link's language applies to the pages only.
    const spoken = readChoice() ?? user.language;
    if (spoken !== user.language) rememberLanguage(client, user.userId, spoken);
    else if (!isLinked() && spoken !== language) setLanguage(spoken);
  };
  return (
    <PageShell>
      <div className="mx-auto grid max-w-md grid-cols-[minmax(0,1fr)] items-start gap-8 lg:max-w-4xl lg:grid-cols-[1fr_26rem] lg:gap-16 lg:py-8">
        <Lead />
        <Card>
          <h1 className="sr-only">{tab === 'login' ? t.auth.title : t.auth.registerTitle}</h1>
          {/* A customer whose session ended reads at once why their page is gone. */}
          {!isClosed && client.getQueryData(endedKey) === true && (
            <div role="alert" className="mb-4">
              <Notice tone="warn">{t.errors.codes.not_signed_in}</Notice>
            </div>
          )}
          {search.includes('=') && !authPaths.includes(path) && (
            <ErrorBoundary part at="">
              <Suspense>
                <CarriedParcel search={search} />
              </Suspense>
            </ErrorBoundary>
          )}
          <Tabs
            label={t.auth.tabs}
            value={tab}
            onChange={setTab}
            items={[
              { value: 'login', label: t.auth.login.tab },
              { value: 'register', label: t.auth.register.tab },
            ]}
          >
            {tab === 'login' ? (
              <LoginForm
                isNew={isNew}
                email={email}
                password={password}
                onEmail={setEmail}
                onPassword={setPassword}
                onSignedIn={onSignedIn}
              />
            ) : (
              <RegisterForm
                draft={draft}
                onDraft={setDraft}
                onSignedIn={onSignedIn}
                onLogin={(address, wasMade) => {
                  setEmail(address);
                  setNew(wasMade);
                  setTab('login');
                }}
              />
            )}
          </Tabs>
          {sandbox && tab === 'login' && (
            <DemoAccounts
              onFill={(address, word) => {
                setEmail(address);
                setPassword(word);
              }}
            />
          )}
          {/* A page of the server's: the browser itself must go there. */}
          <a
            href={COMPARE_PATH}
            className="press-6 mt-6 block content-center rounded-input text-center text-xs text-ink-soft underline-offset-2 hover:text-ink hover:underline"
          >
            {t.auth.compare}
          </a>
        </Card>
      </div>
    </PageShell>
  );
}

function Lead() {
  const t = useText();
  return (
    <div className="hidden pt-6 lg:block">
      <p className="text-2xl font-semibold tracking-tight text-balance">{t.auth.lead}</p>
      <RouteLine className="my-8 w-full text-harbour" />
      <ul className="flex flex-col gap-3 text-base text-ink-soft">
        {t.auth.facts.map((fact) => (
          <li key={fact} className="flex items-start gap-3">
            <Check aria-hidden size={18} className="mt-1 shrink-0 text-good" />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

const CLOSING_MS = 300_000;

/** Learnt only now that nobody is signed in any more, after a reload or from another request. */
function wasAccountClosed(): boolean {
  const at = readDraft('closing', ownerOf('closing') ?? '');
  return typeof at === 'number' && Date.now() - at <= CLOSING_MS;
}

function showAccountClosed(): void {
  clearDrafts();
  toast({ title: currentText().security.deletion.done, tone: 'good' });
}

/** Without a choice, only a link's language is kept in the cookie (server/http/app-page.ts). */
const isLinked = (): boolean => /\blanguage=/.test(document.cookie);

/** B§2: ?tab=register, ?tab=registration or the path /register, which routes find with a slash and in capitals, too. */
const firstTab = (path: string, search: string): Tab =>
  /^\/register\/?$/i.test(path) ||
  ['register', 'registration'].includes(new URLSearchParams(search).get('tab') ?? '')
    ? 'register'
    : 'login';
