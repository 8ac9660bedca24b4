// When we close, running requests are answered; nobody is waited for who sends nothing, or only half of a request.
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time for the rest of a request that has begun to arrive. */
const REST_LIMIT_MS = 3_000;

/**
 * Node itself ends only the connections that have had an answer, and stops watching over the others: one silent caller
 * would hold up the whole shutdown.
 */
export function endSilentConnections(app: FastifyInstance): void {
  /** The latest answer on each open connection; null: no request has come yet. */
  const latest = new Map<Socket, ServerResponse | null>();
  app.server.on('connection', (socket) => {
    latest.set(socket, null);
    socket.once('close', () => latest.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => latest.set(socket, response));

  app.addHook('preClose', async () => {
    const endAll = (isOver: (response: ServerResponse) => boolean): void => {
      for (const [socket, response] of latest)
        if (!response || response.writableFinished || isOver(response)) socket.destroySoon();
    };
    endAll(() => false);
    setTimeout(() => endAll(({ req }) => !req.complete), REST_LIMIT_MS).unref();
  });
}
