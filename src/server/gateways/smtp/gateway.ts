// The mail port over SMTP.
import type { Transporter } from 'nodemailer';
import { UpstreamError, type UpstreamKind } from '../../errors.ts';
import { type MailPort, TOO_LARGE } from '../mail.ts';

type SmtpConfig = {
  /** smtp://user:password@host:587, smtps://… for TLS from the first byte. */
  url: string;
  /** With a display name: "Hafenpost <no-reply@…>". */
  from: string;
  replyTo: string;
  /** Refuse to send without encryption. */
  requireTls: boolean;
};

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

export function createSmtpGateway(config: SmtpConfig): MailPort {
  const domain = /@([^>\s]+)>?$/.exec(config.from)?.[1] ?? 'localhost';
  let transport: Promise<Transporter> | null = null;

  return {
    async send(mail) {
      // A failure before the server was contacted is a bug of ours, not an outcome of this mail.
      const opened = await (transport ??= openTransport(config));
      try {
        await opened.sendMail({
          from: config.from,
          replyTo: config.replyTo,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: mail.attachments.map(({ name, mime, content }) => ({
            filename: name,
            contentType: mime,
            content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
          })),
          messageId: `<${mail.id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw toUpstreamError(error);
      }
    },
    close() {
      void transport?.then((opened) => opened.close());
    },
  };
}

async function openTransport(config: SmtpConfig): Promise<Transporter> {
  // Loaded with the first mail: it would cost every start time and memory.
  const { createTransport } = await import('nodemailer');
  const url = new URL(config.url);
  const isSecure = url.protocol === 'smtps:';
  return createTransport({
    host: url.hostname,
    port: Number(url.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: config.requireTls && !isSecure,
    ignoreTLS: !config.requireTls && !isSecure,
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The SMTP reply's class decides first, nodemailer's own code second. */
function toUpstreamError(error: unknown): UpstreamError {
  const fault = error as { responseCode?: unknown; response?: unknown; code?: unknown; command?: unknown };
  const status = typeof fault.responseCode === 'number' ? fault.responseCode : undefined;
  const word = typeof fault.code === 'string' ? fault.code : 'unknown';
  const command = typeof fault.command === 'string' ? fault.command : '';
  const reply = typeof fault.response === 'string' ? fault.response : '';
  return new UpstreamError(
    // Lost after the final dot, the mail may have been delivered; the retry carries the same Message-ID.
    {
      upstream: 'smtp',
      kind: kindOf({ status, word, command, reply }),
      code: status === 552 || isOverSize({ word, command }) ? TOO_LARGE : status ? String(status) : word,
      outcome: 'unknown',
      status,
    },
    `smtp: ${word}`,
    error,
  );
}

type Said = { status?: number | undefined; word: string; command: string };

function kindOf({ status, word, command, reply }: Said & { reply: string }): UpstreamKind {
  // A refused login, missing encryption, a rejected sender: our mistake, whatever the status. The mail waits.
  if (word === 'EAUTH' || word === 'ETLS') return 'invalid';
  if (word === 'ETIMEDOUT') return 'timeout';
  if (isOverSize({ word, command }) || isNoAddress({ word, command })) return 'declined';
  if (status === undefined || status < 500) return 'unavailable';
  if (command === 'RCPT TO' && isPolicy(reply)) return 'unavailable';
  // A reply to the recipient or the content is about this mail; any other is about the sender.
  return command === 'RCPT TO' || command === 'DATA' || status === 552 ? 'declined' : 'invalid';
}

/**
 * "554 5.7.1 Relay access denied", "550 relay not permitted": the sender is not allowed, or on a block list. The reply
 * comes at the recipient, yet affects every mail, and ends once it is fixed.
 */
const isPolicy = (reply: string): boolean => /^5\d\d[ -](?:5\.7\.|(?!\d\.\d+\.\d)[^]*\brelay)/i.test(reply);

/** The server announced its size limit beforehand. */
const isOverSize = ({ word, command }: Said): boolean => word === 'EMESSAGE' && command === 'MAIL FROM';

/** Refused by nodemailer itself: the recipient is not an address. */
const isNoAddress = ({ word, command }: Said): boolean => word === 'EENVELOPE' && command === 'API';
