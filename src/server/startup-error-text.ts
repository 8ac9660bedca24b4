// Why one of our processes cannot start, in one sentence, if the person who started it can fix it.
import { ConfigError } from './config.ts';
import { isDatabaseUnreachable } from './db/database.ts';
import { systemCodeOf } from './system-code.ts';

/** Errors whose messages are written for the person who starts us. */
const NAMES = ['DataLockHeld', 'DataDirUnusable', 'DatabaseNotReady', 'NoReply'];

/** Null: ours to fix, so the stack is needed. */
export function startupErrorText(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError || NAMES.includes(error.name)) return error.message;
  if (isDatabaseUnreachable(error)) return 'The database at DATABASE_URL does not answer.';
  if (isAccessDenied(error)) return `The database at DATABASE_URL does not let us in: ${error.message}`;
  // Drizzle wraps the driver's error.
  return startupErrorText(error.cause);
}

/** Codes for a wrong user or password, a database that does not exist, or a certificate. */
const CODES = /^(28...|3D000|CERT_.+|.*SELF_SIGNED.*|UNABLE_TO_.+|ERR_TLS_.+)$/;
/** The driver's own messages, which have no code. */
const MESSAGES = /^(SASL|The server does not support SSL)/;

const isAccessDenied = (error: Error): boolean =>
  MESSAGES.test(error.message) || CODES.test(systemCodeOf(error) ?? '');
