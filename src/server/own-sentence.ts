// Why a process of ours cannot begin, in one sentence: for what whoever started it can put right.
import { ConfigError } from './config.ts';
import { isDatabaseAway } from './db/database.ts';

/** They are written for whoever starts us. */
const NAMES = ['DataLockHeld', 'DataDirUnusable', 'DatabaseNotReady', 'NoReply'];

/** Null: it is ours to put right, so the stack is wanted. */
export function ownSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError || NAMES.includes(error.name)) return error.message;
  if (isDatabaseAway(error)) return 'The database at DATABASE_URL does not answer.';
  if (isShutOut(error)) return `The database at DATABASE_URL does not let us in: ${error.message}`;
  // Who puts queries together wraps what the driver says.
  return ownSentence(error.cause);
}

/** Codes that tell of a wrong user or password, a database that does not exist, or a certificate. */
const CODES = /^(28...|3D000|CERT_.+|.*SELF_SIGNED.*|UNABLE_TO_.+|ERR_TLS_.+)$/;
/** The driver's own, which have no code. */
const MESSAGES = /^(SASL|The server does not support SSL)/;

const isShutOut = (error: Error): boolean =>
  MESSAGES.test(error.message) ||
  ('code' in error && typeof error.code === 'string' && CODES.test(error.code));
