// Whom limits of mails count: one mailbox, however its domain is spelled.
import { domainToASCII } from 'node:url';

/** `email` as normaliseEmail leaves it. Fullwidth letters, soft hyphens and the like all lead to one server. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // What is no domain stays as it is typed: nothing is delivered there.
  const ascii = domainToASCII(domain) || domain;
  return `${email.slice(0, at)}@${ascii.replace(/\.+$/, '')}`;
}
