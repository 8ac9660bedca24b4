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
   * Whoever was connected before has not taken along what is begun and what is prepared: there is one session. Nothing
   * here counts rows in the background, so a plan that was kept while a table was empty would be kept for ever.
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

  /** All messages of a query together: each way into the database and back costs more than what it carries. */
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
    // Never at once, as no socket would: the driver may ask while it is still reading the answer before.
    process.nextTick(() => {
      if (answer.length > 0) this.push(answer);
      done();
    });
  }
}
