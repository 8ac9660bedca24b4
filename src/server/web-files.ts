// Serves the built web: hashed files for ever, the page itself for every address that the browser routes.
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** `folder` is null while nothing is built: then every unknown address is a 404. */
export async function registerWebFiles(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${sep}assets${sep}`);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  // Whoever has a code may look; nobody should find it by searching (C-55).
  app.addHook('onRequest', async ({ url }, reply) => {
    if (/^\/(api\/)?track\//.test(url)) void reply.header('x-robots-tag', 'noindex, nofollow');
  });
  app.setNotFoundHandler((request, reply) => {
    if (!folder || !wantsPage(request)) throw new AppError('not_found');
    void reply.sendFile('index.html');
  });
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/api(\/|\?|$)/.test(url) && (headers.accept?.includes('text/html') ?? false);
}
