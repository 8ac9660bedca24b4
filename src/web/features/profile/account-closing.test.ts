// A closing request without an answer: the next attempt finds no session, and that is what was wanted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/browser-storage.ts';
import { ownerOf } from '../../lib/draft-store.ts';
import { accountClosing } from './account-closing.ts';

type Answer = readonly [status: number, code: string] | 'lost' | 'done';

/** To the attempts; `session` to the question whether anybody is still signed in. */
function serverAnswers(answers: Answer[], session: Answer = 'lost') {
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) => {
    const answer = method === 'GET' ? session : (answers.shift() ?? 'lost');
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    const [status, body] =
      answer === 'done'
        ? [200, { success: true }]
        : [answer[0], { success: false, code: answer[1], message: 'no', requestId: 'r' }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}
beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const signedOut = [401, 'not_signed_in'] as const;

test.each<[string, Answer[]]>([
  ['never came', ['lost']],
  ['was a failure', [[500, 'internal']]],
  ['never came, and was then retried too often,', ['lost', [429, 'too_many_attempts']]],
])('an attempt whose answer %s is completed by the next one', async (_, before) => {
  serverAnswers([...before, signedOut]);
  const close = accountClosing('u_1');
  for (const _answer of before) await expect(close('Hafenpost1')).rejects.toThrow();
  await expect(close('Hafenpost1')).resolves.toBeUndefined();
});

test.each<[string, Answer, boolean]>([
  ['nobody is signed in', signedOut, true],
  ['somebody still is', [400, 'invalid_request'], false],
  ['is not said either', 'lost', false],
])(
  'an attempt without an answer, after which %s, has closed the account: %3$j',
  async (_, session, isClosed) => {
    serverAnswers(['lost'], session);
    const closing = accountClosing('u_1')('Hafenpost1');
    await (isClosed ? expect(closing).resolves.toBeUndefined() : expect(closing).rejects.toThrow());
  },
);

test.each<[string, Answer[]]>([
  ['has requested nothing yet', []],
  ['has been answered since', ['lost', [400, 'wrong_password']]],
])('an expired session closes no account when the dialog %s', async (_, before) => {
  serverAnswers([...before, signedOut]);
  const close = accountClosing('u_1');
  for (const _answer of before) await expect(close('Hafenpost1')).rejects.toThrow();
  await expect(close('Hafenpost1')).rejects.toMatchObject({ code: 'not_signed_in' });
});

test.each<[string, Answer, string | null]>([
  ['was lost', 'lost', 'u_1'],
  ['was a failure', [500, 'internal'], 'u_1'],
  ['was a refusal', [400, 'wrong_password'], null],
  ['was that there were too many', [429, 'too_many_attempts'], null],
])('an attempt whose answer %s leaves a marker: %j, %j', async (_, answer, left) => {
  serverAnswers([answer]);
  await expect(accountClosing('u_1')('Hafenpost1')).rejects.toThrow();
  expect(ownerOf('closing')).toBe(left);
});
