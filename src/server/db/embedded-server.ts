// Keeps the embedded database running: one that has crashed is never asked again, but opened anew from its files.
import type { PGlite } from '@electric-sql/pglite';

/** What is needed of PGlite. */
type Engine = Pick<PGlite, 'execProtocolRawStream' | 'close'>;

export type EmbeddedServer = {
  /** The answer to messages of PostgreSQL's protocol. Throws DatabaseCrashed, then and until `start` has succeeded. */
  ask(messages: Uint8Array): Promise<Uint8Array[]>;
  /** Opens the database again if it has crashed; throws when that is not possible now. */
  start(): Promise<void>;
  /** Closes a database that is running; a crashed one is left as it is, as after the end of a process. */
  close(): Promise<void>;
};

/** With PostgreSQL's code for it, so that callers see a database that is down for a moment. */
class DatabaseCrashed extends Error {
  override readonly name = 'DatabaseCrashed';
  readonly code = '57P02';
}

const crash = (reason: string, cause?: unknown): DatabaseCrashed =>
  new DatabaseCrashed(`The embedded database has crashed: ${reason}`, { cause });

/** As PostgreSQL's own postmaster does: what was committed is in the log, and replayed by `reopen`. */
export function keepRunning(opened: Engine, reopen: () => Promise<Engine>): EmbeddedServer {
  let running: Engine | null = opened;
  let reopening: Promise<Engine> | null = null;

  // One that stops late does not end its successor: two of them on the same files would destroy them.
  const crashed = (one: Engine, reason: string, cause?: unknown): DatabaseCrashed => {
    if (running === one) running = null;
    return crash(reason, cause);
  };

  return {
    async ask(messages) {
      const asked = running;
      if (!asked) throw crash('it has not been opened again');
      const answer: Uint8Array[] = [];
      // The bytes are a view of the database's memory, which the next message overwrites.
      const onRawData = (bytes: Uint8Array): void => void answer.push(bytes.slice());
      try {
        // Its other calls parse each answer, which the driver does again.
        await asked.execProtocolRawStream(messages, { syncToFs: false, onRawData });
      } catch (error) {
        throw crashed(asked, 'it has stopped', error);
      }
      const reason = lastWordsIn(answer);
      if (reason !== null) throw crashed(asked, reason);
      return answer;
    },
    async start() {
      if (running) return;
      try {
        running = await (reopening ??= reopen());
      } finally {
        reopening = null;
      }
    },
    async close() {
      await running?.close();
    },
  };
}

/**
 * What PostgreSQL says before it ends; PGlite goes on, but answers nothing more, or from a state that nobody has cleaned
 * up. Values in an answer hold no zero bytes.
 */
const LAST_WORDS = /S(PANIC|FATAL)\0V\1\0C(\w{5})\0M([^\0]*)\0/;

function lastWordsIn(answer: readonly Uint8Array[]): string | null {
  for (const { buffer, byteOffset, byteLength } of answer) {
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    if (!bytes.includes('SPANIC\0') && !bytes.includes('SFATAL\0')) continue;
    const [, , code, message] = LAST_WORDS.exec(bytes.toString()) ?? [];
    if (code) return `${message} (${code})`;
  }
  return null;
}
