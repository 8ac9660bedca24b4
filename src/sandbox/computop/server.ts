// Computop Paygate's classic form API under /computop, and its control routes.
import type { FastifyInstance } from 'fastify';
import { computopControl } from './control.ts';
import { hostedRoutes, openPage } from './hosted-routes.ts';
import { readOuter } from './request.ts';
import { answerService } from './services.ts';
import type { ComputopWorld } from './world.ts';

const FORM = 'application/x-www-form-urlencoded';
const PAGES = ['payssl.aspx', 'paymentpage.aspx'];

/** Only in this scope: other providers parse forms in their own way. */
function readForms(app: FastifyInstance): void {
  app.removeContentTypeParser(FORM);
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

export async function computopServer(root: FastifyInstance, world: ComputopWorld): Promise<void> {
  await root.register(
    async (app) => {
      readForms(app);
      hostedRoutes(app, world);
      app.route<{ Params: { script: string } }>({
        method: ['GET', 'POST'],
        url: '/:script',
        handler: async (request, reply) => {
          const script = request.params.script.toLowerCase();
          const outer = readOuter(request.query, request.body);
          if (PAGES.includes(script)) return openPage(world, outer, request, reply);
          const answer = answerService(world, script, outer);
          if (answer === null) return reply.code(404).type('text/plain').send('Not found.');
          return reply.type(`${FORM}; charset=ISO-8859-1`).send(answer);
        },
      });
    },
    { prefix: '/computop' },
  );
  await computopControl(root, world);
}
