// A client that asks again and again before it has read an answer is hung up on: its answers would pile up in memory.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Beside the one that is being answered; browsers and proxies wait for each answer. */
const MOST_WAITING = 3;

/** NOTE: Node itself stops reading only after the packets at hand, which may be a thousand small requests. */
export function limitPipelining({ server }: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: 1 | -1): number => {
    const now = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, now);
    return now;
  };
  server.on('request', ({ socket }, answer) => {
    // An answer gets its socket when those before it are through: nearly always at once, and then nothing is counted.
    if (answer.socket) return;
    answer.once('close', () => count(socket, -1));
    if (count(socket, 1) > MOST_WAITING) socket.destroy();
  });
}
