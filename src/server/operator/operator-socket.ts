// The operator's socket into a running server with the embedded database, which no second process may open.
import { readFile, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { CommandContext } from './command.ts';
import type { Answer } from './run-operator.ts';

const MAX_BYTES = 64 * 1024;
/** Time for the question to arrive; the answer may take as long as a carrier does. */
const PATIENCE_MS = 5_000;

const Question = z.object({
  argv: z.array(z.string()).check(z.maxLength(100)),
  operator: z.nullable(z.string()),
  /** The directory that file names are relative to. */
  cwd: z.string().check(z.refine(isAbsolute, 'absolute')),
});
export type Question = z.infer<typeof Question>;

const Reply = z.object({ code: z.union([z.literal(0), z.literal(1), z.literal(2)]), out: z.string() });

/** The server ended midway, or is another version; the message is for the operator. */
class NoReply extends Error {
  override readonly name = 'NoReply';
}

/** In the data directory, so that only its owner can reach it. */
const socketIn = (dataDir: string): string => join(dataDir, 'operator.sock');

/** Resolves file names as the operator means them. */
export const commandContextOf = ({ operator, cwd }: Omit<Question, 'argv'>): CommandContext => ({
  operator,
  readFile: (path) => readFile(resolve(cwd, path)),
});

/** Listens until the returned function is called. The server also runs without the socket. */
export async function openOperatorSocket(ctx: Context): Promise<() => Promise<void>> {
  const path = socketIn(ctx.config.dataDir);
  // A leftover socket's owner is dead: we hold the lock on the directory.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', (error) => ctx.log.debug({ err: error }, 'operator hung up'));
    void answer(ctx, socket);
  });
  const opened = new Promise<void>((done) => {
    server.once('listening', done);
    server.on('error', (error) => {
      ctx.log.warn({ err: error }, 'the operator command cannot reach this server');
      done();
    });
  });
  // Restricted before the socket exists, so that it is never open to others.
  const before = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await opened;
  return () => new Promise((done) => server.close(() => done()));
}

async function answer(ctx: Context, socket: Socket): Promise<void> {
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  try {
    const { argv, ...rest } = Question.parse(JSON.parse(await questionFrom(socket)));
    socket.setTimeout(0);
    const { runOperator } = await import('./run-operator.ts');
    socket.end(JSON.stringify(await runOperator(ctx, argv, commandContextOf(rest))));
  } catch (error) {
    ctx.log.error({ err: error }, 'operator command failed');
    socket.end(JSON.stringify({ code: 1, out: 'The server could not do it; its log says why.\n' }));
  }
}

async function questionFrom(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The other half of the connection is still needed for the answer.
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The question is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Null when no server listens in this directory. Throws NoReply. */
export async function askServer(dataDir: string, question: Question): Promise<Answer | null> {
  const socket = await new Promise<Socket | null>((done) => {
    const attempt = createConnection({ path: socketIn(dataDir), allowHalfOpen: true });
    attempt.once('connect', () => done(attempt));
    attempt.once('error', () => done(null));
  });
  if (!socket) return null;
  socket.end(JSON.stringify(question));
  try {
    return Reply.parse(JSON.parse(await text(socket)));
  } catch (error) {
    throw new NoReply(
      'The running server gave no answer, or not one we understand: it may have done what was asked. Check its log, and whether it has the same version.',
      { cause: error },
    );
  }
}
