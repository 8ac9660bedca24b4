// The API's documentation: a plain page and an OpenAPI document.
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { docsPage } from '../http/docs-page.ts';
import { openApi } from '../http/openapi.ts';
import { cookieNames } from '../http/session.ts';

export function docsRoutes(app: FastifyInstance, ctx: Context): void {
  // Built on the first request: it is rarely needed, and would slow down every start.
  let document: unknown;
  app.get(
    '/api/docs/openapi.json',
    async (request) => (document ??= openApi(ctx.config.brand.name, cookieNames(ctx, request))),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(ctx.config.brand.name)),
  );
}
