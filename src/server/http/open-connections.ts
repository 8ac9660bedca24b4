// When we close, running requests are answered; nobody is waited for who sends nothing, or only half of a request.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Who is silent for longer, while we close, has nothing more to say. */
const SILENCE_MS = 1_000;

type Connection = { answer: ServerResponse | null; bytesRead: number };

/**
 * Node itself ends only the connections that are idle at the moment it is told to close, and stops watching over the
 * others: one silent caller would hold up the whole shutdown.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const { server } = app;
  const open = new Map<Socket, Connection>();
  server.on('connection', (socket) => {
    open.set(socket, { answer: null, bytesRead: 0 });
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, answer) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.answer = answer;
    answer.once('close', () => {
      connection.answer = null;
    });
  });

  app.addHook('preClose', async () => {
    for (const [socket, connection] of open) connection.bytesRead = socket.bytesRead;
    const watch = setInterval(() => {
      for (const [socket, connection] of open) {
        const isSilent = connection.bytesRead === socket.bytesRead;
        connection.bytesRead = socket.bytesRead;
        if (isSilent && !connection.answer?.req.complete) socket.destroy();
      }
    }, SILENCE_MS);
    server.once('close', () => clearInterval(watch));
    watch.unref();
  });
}
