// The mailbox that mail limits count: one key, however its domain is spelled.
import { domainToASCII } from 'node:url';

/** `email` as returned by normaliseEmail. Fullwidth letters, soft hyphens and the like all lead to the same server. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // An invalid domain stays as typed: nothing is delivered there.
  const ascii = domainToASCII(domain) || domain;
  return `${email.slice(0, at)}@${ascii.replace(/\.+$/, '')}`;
}
