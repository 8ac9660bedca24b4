// Mail: the server that takes ours, and the sender it names.
import { ConfigError, type Reader } from './reader.ts';

/** `from`: "Hafenpost <no-reply@hafenpost.example>". */
export type MailConfig = { url: string; from: string };

export const mailFrom = (read: Reader, name: string): MailConfig => ({
  url: smtpUrlFrom(read),
  from: senderFrom(read, name),
});

/** The mail library would take anything else for a server on this machine. */
function smtpUrlFrom(read: Reader): string {
  const url = read.text('SMTP_URL', `smtp://127.0.0.1:${read.port('SMTP_SINK_PORT', 4025)}`);
  // The URL itself is not quoted: it contains a password.
  if (!/^smtps?:\/\//i.test(url) || !URL.canParse(url) || !new URL(url).hostname)
    throw new ConfigError('SMTP_URL is not "smtp://<host>:<port>" or "smtps://<host>:<port>".');
  if (!isDecodable(new URL(url)))
    throw new ConfigError(
      'User and password in SMTP_URL must be percent-encoded: a "%" is written as "%25".',
    );
  return url;
}

function isDecodable({ username, password }: URL): boolean {
  try {
    for (const part of [username, password]) decodeURIComponent(part);
    return true;
  } catch {
    // A "%" that starts no escape.
    return false;
  }
}

/** Without an address, mails would have no sender, and most mail servers would refuse them. */
function senderFrom(read: Reader, name: string): string {
  const sender = read.text('MAIL_FROM', `${name} <no-reply@hafenpost.example>`);
  if (!/^([^<>@\s]+@[^<>@\s]+|[^<>]*<[^<>@\s]+@[^<>@\s]+>)$/.test(sender))
    throw new ConfigError(`MAIL_FROM is not "<name> <<address>>": ${sender}`);
  return sender;
}
