// What the server has written into the page, so that nobody has to ask for it first: the site, and who is signed in.
import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#domain/user.ts';
import { type Site, siteQuery } from './use-site.ts';
import { userKey, wasSignedIn } from './use-user.ts';

/** As src/server/web-files.ts writes it, from the same endpoints' replies. */
type Boot = { site: Site; user: SessionUser | null };

/** Whether somebody is signed in. In development, or while the database is away, nothing is written: then it is a guess. */
export function takeBoot(client: QueryClient): boolean {
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as Boot | null;
  if (!boot) return wasSignedIn();
  client.setQueryData(siteQuery.queryKey, boot.site);
  client.setQueryData(userKey, boot.user);
  return boot.user !== null;
}
