// The mail sink: accepts every mail over real SMTP and delivers none.
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

export type StoredMail = {
  id: number;
  /** ISO time on the sandbox clock. */
  receivedAt: string;
  /** Addresses of the envelope. */
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; type: string; size: number; base64: string }[];
  raw: string;
};

export type MailSink = {
  host: string;
  port: number;
  list(): StoredMail[];
  clear(): void;
  close(): Promise<void>;
};

const LIMIT = 500;
const LARGEST = 25 * 1024 * 1024;
const SLOW_MS = 5_000;
const SMALL_BOX = 20_000;

function smtpError(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

const localPart = (address: string) => address.split('@')[0]?.toLowerCase() ?? '';

/** The error that a recipient's local part triggers at RCPT TO; undefined is 250. */
function recipientError(address: string): Error | undefined {
  switch (localPart(address)) {
    case 'tempfail':
      return smtpError(451, '4.3.0 Temporary failure, please try again later');
    case 'reject':
      // Postfix's wording on a relay.
      return smtpError(550, '5.1.1 Recipient address rejected: User unknown in relay recipient table');
    case 'relay':
      return smtpError(554, '5.7.1 Relay access denied');
    case 'full':
      return smtpError(452, '4.2.2 Mailbox full');
    default:
      return undefined;
  }
}

function toStored(
  mail: Email,
  envelope: { from: string; to: string[] },
  raw: Buffer,
): Omit<StoredMail, 'id' | 'receivedAt'> {
  return {
    ...envelope,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
      return {
        filename: filename ?? '',
        type: mimeType,
        size: bytes.length,
        base64: bytes.toString('base64'),
      };
    }),
    raw: raw.toString('latin1'),
  };
}

const addresses = (list: SMTPServerAddress[]) => list.map(({ address }) => address);

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Port 0 picks a free one. Binds to loopback only; no TLS, no login needed (any login is accepted). */
export async function createMailSink(setup: { port: number; now: () => number }): Promise<MailSink> {
  let mails: StoredMail[] = [];
  let count = 0;
  const timers = new Set<NodeJS.Timeout>();
  /** Message-IDs whose sender has once been left without an answer. */
  const droppedOnce = new Set<string>();

  const keep = (mail: Omit<StoredMail, 'id' | 'receivedAt'>) => {
    count += 1;
    mails = [
      ...mails.slice(1 - LIMIT),
      { id: count, receivedAt: new Date(setup.now()).toISOString(), ...mail },
    ];
  };

  const server = new SMTPServer({
    name: 'sandbox',
    banner: 'Mail sink, nothing is delivered',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    size: LARGEST,
    disableReverseLookup: true,
    onAuth: ({ username = 'anybody' }, _session, done) =>
      username === 'locked' ? done(smtpError(535, '5.7.8 Wrong login')) : done(null, { user: username }),
    onMailFrom: ({ address }, _session, done) =>
      done(localPart(address) === 'stranger' ? smtpError(553, '5.7.1 Sender not allowed') : undefined),
    onRcptTo({ address }, _session, done) {
      const error = recipientError(address);
      if (localPart(address) !== 'slow') return done(error);
      const timer = setTimeout(() => {
        timers.delete(timer);
        done(error);
      }, SLOW_MS);
      timers.add(timer);
    },
    onData(stream, { id, envelope }, done) {
      const to = addresses(envelope.rcptTo);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      readAll(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) return done(smtpError(552, '5.3.4 Message too big'));
          if (raw.length > SMALL_BOX && to.some((address) => localPart(address) === 'small-box'))
            return done(smtpError(552, '5.2.3 Message too big for this box'));
          const mail = toStored(await PostalMime.parse(raw), { from, to }, raw);
          keep(mail);
          const isNew = !droppedOnce.has(mail.messageId);
          const drops = (address: string): boolean =>
            localPart(address) === 'drop-after-data' || (localPart(address) === 'drop-once' && isNew);
          if (!to.some(drops)) return done();
          // The mail is stored, but the sender never hears of it.
          droppedOnce.add(mail.messageId);
          drop(server, id);
        })
        .catch((error: unknown) => done(smtpError(554, `5.6.0 ${String(error)}`)));
    },
  });
  // Clients that disconnect in the middle of a session are not an error here.
  server.on('error', () => undefined);

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(setup.port, '127.0.0.1', () => resolve());
  });
  const bound = server.server.address();
  return {
    host: '127.0.0.1',
    port: typeof bound === 'object' && bound ? bound.port : setup.port,
    list: () => mails,
    clear() {
      mails = [];
      droppedOnce.clear();
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      for (const { socket } of openConnections(server)) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Cuts one session without an answer. */
function drop(server: SMTPServer, sessionId: string): void {
  openConnections(server)
    .find(({ id }) => id === sessionId)
    ?.socket.destroy();
}

type Connection = { id: string | undefined; socket: { destroy(): void } };

/** smtp-server keeps its connections in a set. */
function openConnections(server: SMTPServer): Connection[] {
  const { connections } = server as SMTPServer & {
    connections?: Set<{ id?: string; _socket?: Connection['socket'] }>;
  };
  return [...(connections ?? [])].flatMap(({ id, _socket }) => (_socket ? [{ id, socket: _socket }] : []));
}
