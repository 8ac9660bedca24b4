// The log: what happened and how long it took, never who it happened to.
import { type DestinationStream, type Logger, pino } from 'pino';
import { UpstreamError } from './errors.ts';

export type { Logger };

/**
 * The parts of an error that hold no customer data: a database error's message quotes the values of the query, a
 * vendor's words what was typed into an address.
 */
type LoggedError = {
  type: string;
  message?: string;
  fault?: UpstreamError['fault'];
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: toLoggedError },
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        // The multipart parser's options, which it logs at `trace`.
        'busboyOptions.headers.cookie',
        'busboyOptions.headers.authorization',
        'cookie',
        'authorization',
        'password',
      ],
      censor: '•••',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function toLoggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : 'not an Error';
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause === undefined ? undefined : toLoggedError(error.cause);
  return {
    type: error.name,
    ...(error instanceof UpstreamError
      ? { fault: error.fault }
      : // Drizzle: "Failed query: insert into … values ($1)\nparams: …".
        { message: error.message.split('\nparams:')[0] ?? '' }),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: frames.slice(0, 12).join('\n'),
    ...(typeof cause === 'object' ? { cause } : {}),
  };
}
