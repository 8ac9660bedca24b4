// A registration whose reply is lost: the next attempt signs in to the account it may have created, and to no other.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const details = {
  company: false,
  companyName: null,
  firstName: 'Nora',
  lastName: 'Neu',
  userEmail: 'nora@example.com',
  userPassword: 'Neunzehn19',
  newsletter: false,
  goldInterest: false,
  platinInterest: false,
  language: 'de',
} as const;

const refusal = (code: string, issues?: unknown[]) => ({
  success: false,
  code,
  message: 'no',
  requestId: 'r',
  ...(issues && { issues }),
});
const refused = [400, refusal('invalid_request')] as const;
const signedIn = [
  200,
  {
    success: true,
    redirectToPayPalSuccess: null,
    userId: 'us_nora',
    firstName: 'Nora',
    email: details.userEmail,
    business: false,
    status: null,
    permanentShipmentDiscount: 0,
    vatIdVerified: false,
    language: 'de',
  },
] as const;

type Answer = readonly [status: number, body: unknown] | 'lost';

let asked: string[];
/** Attempts are remembered per page load, so each test loads the module anew. */
const newPage = () => import('./register-account.ts');
let registerAccount: Awaited<ReturnType<typeof newPage>>['registerAccount'];

beforeEach(async () => {
  asked = [];
  vi.resetModules();
  ({ registerAccount } = await newPage());
});
afterEach(() => vi.unstubAllGlobals());

function serverAnswers(...answers: Answer[]) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
}

const REGISTER = '/api/auth/register';
const LOGIN = '/api/auth/login';

test.each<[string, Answer]>([
  ['never came', 'lost'],
  ['was a failure', [500, refusal('internal')]],
])('an attempt whose answer %s is completed by the next one', async (_, first) => {
  serverAnswers(first, refused, signedIn);
  await expect(registerAccount(details)).rejects.toThrow();
  expect(await registerAccount(details)).toMatchObject({ userId: 'us_nora' });
  expect(asked).toEqual([REGISTER, REGISTER, LOGIN]);
});

test('if the login fails, the refusal of the registration is shown', async () => {
  serverAnswers('lost', refused, [401, refusal('wrong_credentials')]);
  await expect(registerAccount(details)).rejects.toThrow();
  await expect(registerAccount(details)).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
});

test.each<[string, Answer[]]>([
  ['that was answered', [refused, refused]],
  [
    'with only a field refused',
    ['lost', [400, refusal('invalid_request', [{ path: 'firstName', reason: 'required' }])]],
  ],
  ['tried too often', ['lost', [429, refusal('too_many_attempts')]]],
])('a registration %s tries no login', async (_, answers) => {
  serverAnswers(...answers);
  await expect(registerAccount(details)).rejects.toThrow();
  await expect(registerAccount(details)).rejects.toThrow();
  expect(asked).toEqual([REGISTER, REGISTER]);
});

test('the lost answer for one address says nothing about another', async () => {
  serverAnswers('lost', refused);
  await expect(registerAccount(details)).rejects.toThrow();
  await expect(registerAccount({ ...details, userEmail: 'other@example.com' })).rejects.toThrow();
  expect(asked).toEqual([REGISTER, REGISTER]);
});
