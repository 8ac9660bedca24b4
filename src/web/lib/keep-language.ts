// Stores the language that somebody has chosen on a page as that of their mails and documents, too.
import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#domain/user.ts';
import type { Language } from './format.ts';
import { saveProfile } from './profile.ts';
import { userKey } from './use-user.ts';

export async function keepLanguage(client: QueryClient, userId: string, language: Language): Promise<void> {
  try {
    await saveProfile(client, userId, { language });
    client.setQueryData<SessionUser | null>(userKey, (user) =>
      user?.userId === userId ? { ...user, language } : user,
    );
  } catch {
    // The pages have changed, which is what was asked for; the mails follow with the next choice.
  }
}
