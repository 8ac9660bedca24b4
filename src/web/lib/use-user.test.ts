// What stays in the cache when the server says who is signed in, or cannot.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { refuseDraftsOf, writeDraft } from './draft-store.ts';
import { profileKey } from './profile.ts';
import { refusal } from './refusal.ts';
import { dialogDraftKey } from './use-dialog-draft.ts';
import { endedKey, fetchUser, userKey, useSessionLost } from './use-user.ts';

const ada = { userId: 'ada', firstName: 'Ada', email: 'ada@example.com', business: false };
const rights = { permanentShipmentDiscount: 0, vatIdVerified: false, language: 'de' };
const order = ['intent', 'one'];

afterEach(() => {
  vi.unstubAllGlobals();
  refuseDraftsOf(null);
});

function browserOf(user: typeof ada | null): QueryClient {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => null, removeItem: () => null });
  const client = new QueryClient();
  client.setQueryData(userKey, user);
  client.setQueryData(order, 'of Ada');
  return client;
}

const serverAnswers = (status: number, said: unknown = {}) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(said, { status })));

const nobody = { success: false, code: 'not_signed_in' };

test('when the session is over, nothing requested in it is left', async () => {
  const client = browserOf(ada);
  serverAnswers(401, nobody);
  expect(await fetchUser({ client })).toBeNull();
  expect(client.getQueryData(order)).toBeUndefined();
});

test('a guest keeps loaded data when the server says that nobody is signed in', async () => {
  const client = browserOf(null);
  serverAnswers(401, nobody);
  expect(await fetchUser({ client })).toBeNull();
  expect(client.getQueryData(order)).toBe('of Ada');
});

test.each([200, 401, 403, 404, 429, 503])(
  'when the server cannot say who is signed in (%i), user and data stay',
  async (status) => {
    const client = browserOf(ada);
    serverAnswers(status);
    expect(await fetchUser({ client })).toBe(ada);
    expect(client.getQueryData(order)).toBe('of Ada');
  },
);

/** A 401 in some request, reported by the component that sent it. */
function loseSession(client: QueryClient): void {
  let lost = (): void => undefined;
  function Asking({ tell }: { tell: (whenLost: () => void) => void }) {
    tell(useSessionLost());
    return null;
  }
  const tell = (whenLost: () => void) => {
    lost = whenLost;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Asking, { tell })));
  lost();
}

test('when an answer says that the session is over, its orders are gone, but what was being typed stays', () => {
  const client = browserOf(ada);
  client.setQueryData(dialogDraftKey('ada', 'address'), 'half an address');
  loseSession(client);
  expect(client.getQueryData(userKey)).toBeNull();
  expect(client.getQueryData(order)).toBeUndefined();
  expect(client.getQueryData(dialogDraftKey('ada', 'address'))).toBe('half an address');
});

test('a query refused because the session was over is not refused for the user signed in since', async () => {
  const client = browserOf(ada);
  client.setQueryData(profileKey('ada'), 'of Ada');
  const queryFn = () => Promise.reject(refusal(401, { code: 'not_signed_in' }));
  await client.prefetchQuery({ queryKey: profileKey('ada'), queryFn, staleTime: 0, retry: false });
  loseSession(client);
  expect(client.getQueryState(profileKey('ada'))).toBeUndefined();
});

test('a guest told that nobody is signed in keeps loaded data', () => {
  const client = browserOf(null);
  loseSession(client);
  expect(client.getQueryData(order)).toBe('of Ada');
});

test('that a session has ended is said, however many requests learn of it', async () => {
  const client = browserOf(ada);
  loseSession(client);
  loseSession(client);
  expect(client.getQueryData(endedKey)).toBe(true);
  serverAnswers(401, nobody);
  await fetchUser({ client });
  expect(client.getQueryData(endedKey)).toBe(true);
});

test('nobody who was a guest is told that a session has ended', async () => {
  const client = browserOf(null);
  loseSession(client);
  serverAnswers(401, nobody);
  await fetchUser({ client });
  expect(client.getQueryData(endedKey)).toBeUndefined();
});

test('after a logout in another tab nothing late is stored, until the same user signs in again', async () => {
  const client = browserOf(ada);
  const isStored = () => writeDraft('discountCode', 'ada', 'SEND5');
  expect(isStored()).toBe(true);
  serverAnswers(401, nobody);
  await fetchUser({ client });
  expect(isStored()).toBe(false);
  serverAnswers(200, { success: true, redirectToPayPalSuccess: null, status: null, ...rights, ...ada });
  await fetchUser({ client });
  expect(isStored()).toBe(true);
});
