// Who is signed in, and what happens when nobody is any more.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { fetchSession, type SessionReply } from '#contract/session.ts';
import type { SessionUser } from '#domain/user.ts';
import { call, isSignedOut } from './api.ts';
import { clearDrafts, followLogOut, refuseDraftsOf } from './draft-store.ts';
import { parkReturn } from './parked-return.ts';
import { USER_COPY } from './user-copy.ts';

export const userKey = ['user'] as const;
/** Whether a session has just ended, for the auth page to say so; cleared by the next login or logout. */
export const endedKey = ['ended'] as const;

/** `out`: nobody is signed in. `loading`: not known yet. */
export function useUser(): { user: SessionUser; state: 'in' } | { user: null; state: 'loading' | 'out' } {
  const { data, isPending } = useQuery({ queryKey: userKey, queryFn: fetchUser });
  if (isPending) return { user: null, state: 'loading' };
  return data ? { user: data, state: 'in' } : { user: null, state: 'out' };
}

/**
 * The session is over (a request was refused for lack of one): shows the auth page, keeps URL and drafts. A guest keeps
 * everything.
 */
export function useSessionLost(): () => void {
  const client = useQueryClient();
  return () => {
    dropLateAnswer(client);
    const user = client.getQueryData<SessionUser | null>(userKey);
    forgetUser();
    // Of several requests that are refused at once, only the first ends the session.
    if (user) {
      // Result pages stay open without a session: data fetched in it would stay visible, and no login be offered.
      forgetOthers(client, user.userId);
      client.setQueryData(endedKey, true);
    }
    client.setQueryData(userKey, null);
  };
}

/** What the server says about the user who has just signed in. */
export type SignedIn = Omit<SessionReply, 'success'>;

/** Call it after logging in or registering. */
export function useSignedIn(): (reply: SignedIn) => void {
  const client = useQueryClient();
  return ({ redirectToPayPalSuccess, ...user }) => {
    dropLateAnswer(client);
    refuseDraftsOf(null);
    keepUser(user);
    forgetOthers(client, user.userId);
    client.setQueryData(userKey, user);
    parkReturn(redirectToPayPalSuccess);
  };
}

/** Signs out in the browser and leaves nothing of the user there (C-34); then to "/". */
export function useLeave(): () => void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return () => {
    dropLateAnswer(client);
    refuseDraftsOf(client.getQueryData<SessionUser | null>(userKey)?.userId ?? null);
    forgetUser();
    clearDrafts();
    navigate('/');
    forgetOthers(client, null);
    client.setQueryData(userKey, null);
  };
}

/**
 * Ends the request for the user. NOTE: not the query's own signal, which also ends it when a page is left: a return from
 * PayPal is handed out only once.
 */
let asking = new AbortController();

/** Who was signed in before is not known again by an answer that is still on its way. */
function dropLateAnswer(client: QueryClient): void {
  asking.abort();
  asking = new AbortController();
  void client.cancelQueries({ queryKey: userKey });
}

/**
 * Data fetched for somebody else is not shown to this user; entries with the user's own id, such as a draft, stay. But
 * not refusals for lack of a session: shown again after the login, they would end that one, too.
 */
function forgetOthers(client: QueryClient, userId: string | null): void {
  client.removeQueries({
    predicate: ({ queryKey: [name, ...rest], state }) =>
      !['site', 'user'].includes(String(name)) &&
      (userId === null || !rest.includes(userId) || isSignedOut(state.error)),
  });
}

/** Whether this browser was signed in on its last visit; only a guess for what to load first. */
export const wasSignedIn = (): boolean => keptUser() !== null;

export async function fetchUser({ client }: { client: QueryClient }): Promise<SessionUser | null> {
  const before = () => client.getQueryData<SessionUser | null>(userKey);
  try {
    const {
      success: _,
      redirectToPayPalSuccess,
      ...user
    } = await call(fetchSession, { signal: asking.signal });
    refuseDraftsOf(null);
    keepUser(user);
    // Somebody else has signed in meanwhile, in another tab.
    if (before() !== undefined && before()?.userId !== user.userId) forgetOthers(client, user.userId);
    parkReturn(redirectToPayPalSuccess);
    return user;
  } catch (error) {
    // The server could not say: the known user is still signed in, rights and all.
    if (!isSignedOut(error)) return before() ?? keptUser();
    // A guest keeps what they were looking at.
    if (before()) {
      forgetOthers(client, null);
      // Without a copy, another tab has logged out.
      if (!wasSignedIn()) refuseDraftsOf(before()?.userId ?? null);
      client.setQueryData(endedKey, wasSignedIn());
    }
    forgetUser();
    return null;
  }
}

/** C-43: only enough to greet; rights always come from the server. */
const keepUser = ({ userId, firstName, email, business }: SessionUser): void => {
  try {
    localStorage.setItem(USER_COPY, JSON.stringify({ userId, firstName, email, business }));
  } catch {
    // Storage is blocked: there is no copy then.
  }
};

export const forgetUser = (): void => {
  try {
    localStorage.removeItem(USER_COPY);
  } catch {
    // Storage is blocked: there was no copy.
  }
};

function keptUser(): SessionUser | null {
  try {
    const kept = JSON.parse(localStorage.getItem(USER_COPY) ?? 'null') as Partial<SessionUser> | null;
    if (!kept?.userId) return null;
    return {
      userId: kept.userId,
      firstName: kept.firstName ?? '',
      email: kept.email ?? '',
      business: kept.business === true,
      status: null,
      permanentShipmentDiscount: 0,
      vatIdVerified: false,
      language: 'de',
    };
  } catch {
    // A corrupted copy is no copy.
    return null;
  }
}

/**
 * Signing in or out in another tab applies to this one, too: otherwise it would show, and keep as a draft, what belongs
 * to one user, and buy it for another.
 */
export function followOtherTabs(client: QueryClient): void {
  // Sent to all tabs but the one that writes; no key: everything was cleared.
  addEventListener('storage', (event) => {
    followLogOut(event);
    const { key } = event;
    if (key === USER_COPY || key === null) void client.invalidateQueries({ queryKey: userKey });
  });
}
