// A client that asks again and again before it has read an answer is hung up on: its answers would pile up in memory.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for each answer. */
const MOST_UNANSWERED = 4;

/** NOTE: Node itself stops reading only after the packets at hand, which may be a thousand small requests. */
export function limitPipelining({ server }: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1): number => {
    const now = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, now);
    return now;
  };
  server.on('request', ({ socket }, answer) => {
    answer.once('close', () => count(socket, -1));
    if (count(socket, 1) > MOST_UNANSWERED) socket.destroy();
  });
}
