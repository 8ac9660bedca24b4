// The mailbox behind an e-mail address, however it is typed: the key of an account, and of limits on mails.
import { domainToASCII } from 'node:url';

/** Fullwidth letters, soft hyphens and the like all lead to the same server; some browsers send xn-- themselves. */
export function mailboxOf(typed: string): string {
  const email = typed.trim().normalize().toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // An invalid domain stays as typed: nothing is delivered there.
  const ascii = domainToASCII(domain) || domain;
  return `${email.slice(0, at)}@${ascii.replace(/\.+$/, '')}`;
}
