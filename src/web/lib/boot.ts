// What the server has written into the page, so that nobody has to ask for it first: the site, and who is signed in.
import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#domain/user.ts';
import { type Site, siteQuery } from './use-site.ts';
import { fetchUser, forgetUser, userKey, wasSignedIn } from './use-user.ts';

/** What src/server/http/app-page.ts writes, from the same endpoints' replies. */
type Boot = { site: Site; user: SessionUser | null };

/**
 * Whether somebody is signed in; a guess in development, or while the database is away, as nothing is written then.
 * Who is signed in, or may be, is asked for all the same: a return from PayPal may be waiting for them.
 */
export function takeBoot(client: QueryClient): boolean {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot | null;
  if (boot) {
    client.setQueryData(siteQuery.queryKey, boot.site);
    client.setQueryData(userKey, boot.user);
  }
  const askForUser = () => void client.prefetchQuery({ queryKey: userKey, queryFn: fetchUser, staleTime: 0 });
  if (boot?.user === null) forgetUser();
  // What is known already is asked for after the start, which is long enough on a phone.
  else if (boot) setTimeout(askForUser);
  else askForUser();
  void client.prefetchQuery(siteQuery);
  return boot ? boot.user !== null : wasSignedIn();
}
