// Start-up errors that the person starting us can fix get one sentence; the rest keep their stack.
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { startupErrorText } from './startup-error-text.ts';

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });

test.each([
  [new ConfigError('PORT is not a port number: 99999'), 'PORT is not a port number: 99999'],
  [coded('ECONNREFUSED', 'connect ECONNREFUSED'), 'The database at DATABASE_URL does not answer.'],
  [
    coded('3D000', 'database "shop" does not exist'),
    'The database at DATABASE_URL does not let us in: database "shop" does not exist',
  ],
  [
    coded('28P01', 'password authentication failed for user "shop"'),
    'The database at DATABASE_URL does not let us in: password authentication failed for user "shop"',
  ],
  [
    coded('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'),
    'The database at DATABASE_URL does not let us in: self-signed certificate',
  ],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'The database at DATABASE_URL does not let us in: SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
  ],
  [
    new Error('Failed query: select 1', { cause: coded('3D000', 'database "shop" does not exist') }),
    'The database at DATABASE_URL does not let us in: database "shop" does not exist',
  ],
  [new Error('Failed query: select 1', { cause: coded('42P01', 'relation "users" does not exist') }), null],
  [coded('42P01', 'relation "users" does not exist'), null],
  [new TypeError('undefined is not a function'), null],
  ['text', null],
])('%s becomes the sentence %s', (error, sentence) => {
  expect(startupErrorText(error)).toBe(sentence);
});
