// The language that a user has chosen for the pages becomes that of the mails, too (C-63).
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from './format.ts';

/** Not compared with the known user, whose copy lags behind while the customer switches back and forth. */
export function rememberLanguage(client: QueryClient, userId: string, language: Language): void {
  import('./profile.ts')
    .then(({ saveProfile }) => saveProfile(client, userId, { language }))
    .catch(() => {
      // The pages have changed, as requested; the mails follow with the next choice.
    });
}
