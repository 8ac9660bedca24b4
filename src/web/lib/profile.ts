// The signed-in user's profile: fetched once, saved part by part.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { BELIEVED_USER } from '#contract/endpoint.ts';
import { changeProfile, fetchProfile, type Profile } from '#contract/profile.ts';
import type { ProfileChange } from '#domain/profile.ts';
import { call, isSignedOut } from './api.ts';
import { useLostSession } from './use-lost-session.ts';

export const profileKey = (userId: string) => ['profile', userId] as const;

/** `refetchInterval` while something is under way that the server finishes by itself. */
export function useProfile(
  userId: string,
  refetchInterval?: (profile: Profile, looks: number) => number | false,
) {
  const query = useQuery({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }) => (await call(fetchProfile, { signal })).profile,
    // One look that fails is not the last one; whoever is signed out looks no more.
    refetchInterval: ({ state }) =>
      state.data && refetchInterval && !isSignedOut(state.error)
        ? refetchInterval(state.data, state.dataUpdateCount + state.errorUpdateCount)
        : false,
  });
  useLostSession(query.error);
  return query;
}

/** What the server would be told if nothing changed; the address is absent then. */
export const changeOf = (profile: Profile): ProfileChange => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  business: profile.business,
  companyName: profile.companyName,
  language: profile.language,
  vatId: profile.vat.id,
  eori: profile.eori,
  newsletter: profile.newsletter,
});

let before: Promise<unknown> = Promise.resolve();

/**
 * Saves one part and leaves the rest as the server has it now: another tab may have changed it meanwhile. One after the
 * other, as the server takes a profile as a whole; never into the profile of somebody who has signed in meanwhile.
 */
export function saveProfile(
  client: QueryClient,
  userId: string,
  part: Partial<ProfileChange>,
): Promise<Profile> {
  const saving = before.then(async () => {
    const headers = { [BELIEVED_USER]: userId };
    const stored = (await call(fetchProfile, { headers })).profile;
    const { profile } = await call(changeProfile, { headers, body: { ...changeOf(stored), ...part } });
    client.setQueryData(profileKey(userId), profile);
    return profile;
  });
  // Its failure is the caller's; the next one begins all the same.
  before = saving.catch(() => null);
  return saving;
}
