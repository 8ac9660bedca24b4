// What stays in the cache when the server says who is there, or cannot.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchUser, userKey } from './use-user.ts';

const ada = { userId: 'ada', firstName: 'Ada', email: 'ada@example.com', business: false };
const order = ['intent', 'one'];

afterEach(() => vi.unstubAllGlobals());

function browserOf(user: typeof ada | null): QueryClient {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => null, removeItem: () => null });
  const client = new QueryClient();
  client.setQueryData(userKey, user);
  client.setQueryData(order, 'of Ada');
  return client;
}

const serverAnswers = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));

test('when the session is over, nothing that was asked for in it is left', async () => {
  const client = browserOf(ada);
  serverAnswers(401);
  expect(await fetchUser({ client })).toBeNull();
  expect(client.getQueryData(order)).toBeUndefined();
});

test('a guest keeps what was asked for when the server says that nobody is signed in', async () => {
  const client = browserOf(null);
  serverAnswers(401);
  expect(await fetchUser({ client })).toBeNull();
  expect(client.getQueryData(order)).toBe('of Ada');
});

test.each([429, 503])('when nobody can say who is there (%i), user and data stay', async (status) => {
  const client = browserOf(ada);
  serverAnswers(status);
  expect(await fetchUser({ client })).toBe(ada);
  expect(client.getQueryData(order)).toBe('of Ada');
});
