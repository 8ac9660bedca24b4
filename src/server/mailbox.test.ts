// One mailbox is counted once, whatever its domain looks like.
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  'petra@münchen.de',
  'petra@ｍünchen.de',
  'petra@mün\u00adchen.de',
  'petra@mu\u0308nchen.de',
  'petra@münchen．de',
  'petra@xn--mnchen-3ya.de',
  'petra@münchen.de.',
  ' Petra@MÜNCHEN.de ',
])("%s is Petra's mailbox in Munich", (email) => {
  expect(mailboxOf(email)).toBe('petra@xn--mnchen-3ya.de');
});

test.each(['gerd@münchen.de', 'petra@muenchen.de', 'petra@example.com', 'petra@a<b.de', 'petra@a>b.de'])(
  '%s is another mailbox',
  (email) => {
    const others = ['petra@münchen.de', 'petra@a%b.de'];
    expect(others.map(mailboxOf)).not.toContain(mailboxOf(email));
  },
);
