// A fake vendor server that answers, or breaks, as a test scripts it.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patienceFor } from './patience.ts';

export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  port: number;
};

/** `reset` and `hang` happen after the request was read, `truncate` announces more bytes than it sends. */
export type Reply =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; body: string | Buffer; headers?: Record<string, string>; broken?: 'truncate' }
  | { broken: 'reset' | 'hang' };

export type ScriptedServer = {
  url: string;
  /** Everything that arrived, oldest first: "POST /v2/shipments". */
  received: Received[];
  lines(): string[];
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** The timeout for a call that gets these replies. */
export const patienceMs = (replies: readonly Reply[]): number =>
  patienceFor(replies.some((reply) => 'broken' in reply && reply.broken === 'hang') ? 'hang' : '');

export async function startScriptedServer(answer: (request: Received) => Reply): Promise<ScriptedServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers, socket } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      const entry = { method, path: url, headers, body, port: socket.remotePort ?? 0 };
      received.push(entry);
      reply(response, answer(entry));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    lines: () => received.map(({ method, path }) => `${method} ${path}`),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function reply(response: ServerResponse, given: Reply): void {
  if ('broken' in given && given.broken === 'hang') return;
  if ('broken' in given && given.broken === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const isJson = 'json' in given;
  const body = Buffer.from(isJson ? JSON.stringify(given.json) : 'body' in given ? given.body : '');
  const truncated = 'broken' in given && given.broken === 'truncate';
  response.writeHead(('status' in given ? given.status : undefined) ?? 200, {
    'content-type': isJson ? 'application/json' : 'text/html',
    'content-length': truncated ? body.length * 2 : body.length,
    ...('headers' in given ? given.headers : {}),
  });
  response.write(body, () => (truncated ? response.socket?.destroy() : response.end()));
}
