// What PostgreSQL's driver takes for a socket: the embedded database, which speaks the same protocol in this process.
import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Chunk = { chunk: Buffer };

export class EmbeddedSocket extends Duplex {
  readonly #database: PGlite;

  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  /**
   * Resets what the previous connection has begun and prepared: there is a single session. Nothing updates statistics
   * in the background, so a plan cached while a table was empty would be kept forever.
   */
  connect(): void {
    this.#database.exec('rollback; deallocate all; set plan_cache_mode = force_custom_plan').then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#ask(chunk, done);
  }

  /** All messages of a query at once: each trip into the database and back costs more than what it carries. */
  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
    this.#ask(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #ask(messages: Buffer, done: (error?: Error) => void): void {
    let answer: Uint8Array;
    try {
      answer = this.#database.execProtocolRawSync(messages);
    } catch (error) {
      // Not a refused query, which is an answer: the database itself has failed.
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    // Never synchronously, as no socket does that: the driver may send while it is still reading the previous answer.
    process.nextTick(() => {
      if (answer.length > 0) this.push(answer);
      done();
    });
  }
}
