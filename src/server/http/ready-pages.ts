// The pages without React, filled in once at startup, compressed on first request and cached.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './compression.ts';
import { type AskedPage, fillPage, type PageFacts } from './pages.ts';

type ReadyPage = { etag: string; bytes: (encoding: Encoding) => Buffer };

type ReadyPages = {
  send: (asked: AskedPage, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/** Where the build puts the pages; they are not served from there directly. */
export const PAGES_FOLDER = 'pages';

/** Null where none are built. */
export function readyPages(folder: string, facts: PageFacts): ReadyPages | null {
  const files = ['landing.de.html', 'landing.en.html', 'widget.de.html', 'widget.en.html'] as const;
  const path = (file: string): string => join(folder, PAGES_FOLDER, file);
  if (!files.every((file) => existsSync(path(file)))) return null;
  const pages = new Map(
    files.flatMap((file) =>
      [true, false].map((asking) => {
        const text = fillPage(readFileSync(path(file), 'utf8'), { ...facts, asking });
        return [`${file} ${asking}`, made(text)] as const;
      }),
    ),
  );
  return {
    send(asked, request, reply) {
      const page = pages.get(`${asked.file} ${asked.asking}`);
      if (!page) throw new Error(`The page ${asked.file} is missing.`);
      return sendPage(page, request, reply.header('vary', varyOf(asked)));
    },
  };
}

/** The widget knows no cookies. */
const varyOf = ({ name }: AskedPage): string =>
  name === 'landing' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';

function made(text: string): ReadyPage {
  const plain = Buffer.from(text);
  // Compressing all of them would be a sixth of the server's startup time.
  const kept: Partial<Record<Encoding, Buffer>> = { plain };
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bytes: (encoding) => (kept[encoding] ??= compressed(plain, encoding)),
  };
}

const compressed = (plain: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : gzipSync(plain, { level: 9 });

function sendPage(page: ReadyPage, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bytes(encoding));
}
