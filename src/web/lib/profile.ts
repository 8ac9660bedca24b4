// The signed-in user's profile: fetched once, saved part by part.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { EXPECTED_USER } from '#contract/endpoint.ts';
import { changeProfile, fetchProfile, type Profile } from '#contract/profile.ts';
import type { ProfileChange } from '#domain/profile.ts';
import { call, isSignedOut } from './api.ts';
import { useLostSession } from './use-lost-session.ts';

export const profileKey = (userId: string) => ['profile', userId] as const;

/** `refetchInterval`: for as long as the server is finishing something on its own. */
export function useProfile(
  userId: string,
  refetchInterval?: (profile: Profile, looks: number) => number | false,
) {
  const query = useQuery({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }) => (await call(fetchProfile, { signal })).profile,
    // A failed poll is not the last one; after signing out there are no more.
    refetchInterval: ({ state }) =>
      state.data && refetchInterval && !isSignedOut(state.error)
        ? refetchInterval(state.data, state.dataUpdateCount + state.errorUpdateCount)
        : false,
  });
  useLostSession(query.error);
  return query;
}

/** The body of a change that changes nothing; the address is absent then. */
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
 * Saves one part and leaves the rest as the server has it now: another tab may have changed it meanwhile. Saves run one
 * after the other, as the server takes a profile as a whole; never into the profile of a user who has signed in
 * meanwhile.
 */
export function saveProfile(
  client: QueryClient,
  userId: string,
  part: Partial<ProfileChange>,
): Promise<Profile> {
  const saving = before.then(async () => {
    const headers = { [EXPECTED_USER]: userId };
    const stored = (await call(fetchProfile, { headers })).profile;
    const { profile } = await call(changeProfile, { headers, body: { ...changeOf(stored), ...part } });
    client.setQueryData(profileKey(userId), profile);
    return profile;
  });
  // The caller handles the failure; the next save starts all the same.
  before = saving.catch(() => null);
  return saving;
}
