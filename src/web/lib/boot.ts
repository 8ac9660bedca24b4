// What the server has written into the page to save requests: the site, and who is signed in.
import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#domain/user.ts';
import { type Site, siteQuery } from './use-site.ts';
import { fetchUser, forgetUser, userKey, wasSignedIn } from './use-user.ts';

/** Written by src/server/http/app-page.ts, from the replies of the same endpoints. */
type Boot = { site: Site; user: SessionUser | null };

/**
 * Returns whether somebody is signed in; a guess in development, or while the database is down, as nothing is written
 * then. The user who is signed in, or may be, is fetched all the same: a return from PayPal may be waiting for them.
 */
export function takeBoot(client: QueryClient): boolean {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot | null;
  if (boot) {
    client.setQueryData(siteQuery.queryKey, boot.site);
    client.setQueryData(userKey, boot.user);
  }
  const askForUser = () => void client.prefetchQuery({ queryKey: userKey, queryFn: fetchUser, staleTime: 0 });
  if (boot?.user === null) forgetUser();
  // What is known already is fetched after the start, which takes long enough on a phone.
  else if (boot) setTimeout(askForUser);
  else askForUser();
  void client.prefetchQuery(siteQuery);
  return boot ? boot.user !== null : wasSignedIn();
}
