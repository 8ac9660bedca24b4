// The language that a user has chosen for the pages is that of the mails, too (C-63).
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from './format.ts';

/** Not compared with what is known of the user, which is late while somebody thinks better of it. */
export function rememberLanguage(client: QueryClient, userId: string, language: Language): void {
  import('./profile.ts')
    .then(({ saveProfile }) => saveProfile(client, userId, { language }))
    .catch(() => {
      // The pages have changed, which is what was asked for; the mails follow with the next choice.
    });
}
