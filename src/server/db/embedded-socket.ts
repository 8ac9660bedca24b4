// What PostgreSQL's driver takes for a socket: the embedded database, which speaks the same protocol in this process.
import { Duplex } from 'node:stream';
import { protocol } from '@electric-sql/pglite';
import type { EmbeddedServer } from './embedded-server.ts';

type Chunk = { chunk: Buffer };

export class EmbeddedSocket extends Duplex {
  readonly #server: EmbeddedServer;

  constructor(server: EmbeddedServer) {
    super();
    this.#server = server;
  }

  /**
   * Resets what the previous connection has begun and prepared: there is a single session. Nothing updates statistics
   * in the background, so a plan cached while a table was empty would be kept forever.
   */
  connect(): void {
    const opened = this.#server.start().then(() => this.#server.ask(RESET));
    opened.then(
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

  #ask(messages: Uint8Array, done: (error?: Error) => void): void {
    // Never synchronously, as no socket does that: the driver may send while it is still reading the previous answer.
    this.#server.ask(messages).then(
      (answer) => {
        for (const piece of answer) this.push(piece);
        done();
      },
      // Not a refused query, which is an answer: the database itself has failed.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }
}

const RESET = protocol.serialize.query('rollback; deallocate all; set plan_cache_mode = force_custom_plan');
