// The language that a user has chosen for the pages is that of the mails, too (C-63).
import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#domain/user.ts';
import type { Language } from './format.ts';
import { userKey } from './use-user.ts';

export function rememberLanguage(client: QueryClient, user: SessionUser, language: Language): void {
  if (user.language === language) return;
  const remember = (stored: Language) =>
    client.setQueryData<SessionUser | null>(userKey, (now) =>
      now?.userId === user.userId ? { ...now, language: stored } : now,
    );
  // Before it is stored: whoever thinks better of it at once is compared with this.
  remember(language);
  import('./profile.ts')
    .then(({ saveProfile }) => saveProfile(client, user.userId, { language }))
    // The pages have changed, which is what was asked for; the mails follow with the next choice.
    .catch(() => remember(user.language));
}
