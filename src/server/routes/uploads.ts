// Upload of an export declaration.
import type { FastifyInstance } from 'fastify';
import { storeDeclaration as storeDeclarationEndpoint } from '#contract/uploads.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { readUpload } from '../http/upload.ts';
import { createDeclarationStore } from '../use-cases/uploads/store-declaration.ts';

export function uploadsRoutes(app: FastifyInstance, ctx: Context): void {
  const storeDeclaration = createDeclarationStore(ctx);
  bind(app, ctx, storeDeclarationEndpoint, ({ request, user, ip, now }) =>
    storeDeclaration({
      read: (late) => readUpload(request, { field: 'aeFile', late }),
      userId: user.userId,
      ip,
      now,
    }),
  );
}
