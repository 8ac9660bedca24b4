// Paths and pages; nothing protected is rendered before it is known who is signed in (R10, R17).
import { Fragment, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useText } from './i18n/use-text.ts';
import { useUser } from './lib/use-user.ts';
import { useParkedReturn } from './lib/parked-return.ts';
import { authPaths } from './lib/paths.ts';
import { openPages, protectedPages } from './page-paths.ts';
import { pages } from './routes.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { PageSpinner } from './ui/spinner.tsx';
import { Toasts } from './ui/toasts.tsx';

const { 'not-found': NotFound, 'queried-root': QueriedRoot } = pages;

export function App() {
  const t = useText();
  const [path] = useLocation();
  const search = useSearch();
  useParkedReturn();
  const waiting = <PageSpinner label={t.site.loading} />;
  return (
    <ErrorBoundary at={path}>
      <Suspense fallback={waiting}>
        <Switch>
          {protectedPages.map(([path, name]) => {
            const Page = pages[name];
            return (
              <Route key={path} path={path}>
                <SignedIn waiting={waiting}>
                  <Page />
                </SignedIn>
              </Route>
            );
          })}
          {authPaths.map((path) => (
            <Route key={path} path={path}>
              <SignedOut waiting={waiting} />
            </Route>
          ))}
          {openPages.map(([path, name]) => (
            <Route key={path} path={path} component={pages[name]} />
          ))}
          {/* R18. Has the dashboard's key, so that the dashboard keeps its state when its address gets a query. */}
          <Route key="/dashboard" path="/">
            {search ? (
              <QueriedRoot />
            ) : (
              <SignedIn waiting={waiting}>
                <pages.dashboard />
              </SignedIn>
            )}
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <Toasts />
    </ErrorBoundary>
  );
}

function SignedIn({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { state, user } = useUser();
  if (state === 'loading') return waiting;
  // Another user gets a fresh page.
  return user ? <Fragment key={user.userId}>{children}</Fragment> : <pages.auth />;
}

/** The auth page at its own path; a signed-in user is redirected. */
function SignedOut({ waiting }: { waiting: ReactNode }) {
  const { state } = useUser();
  if (state === 'loading') return waiting;
  return state === 'in' ? <Redirect to="/" replace /> : <pages.auth />;
}
