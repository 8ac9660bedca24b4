// /__sandbox/mail: the mailbox for people, and /__sandbox/mails for programs.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asFields, asText } from './easypost/input.ts';
import { mailPage, mailsPage } from './mail-pages.ts';
import type { Sandbox } from './sandbox.ts';

/** Nothing in a mail may load or run. The frame with the mail's HTML inherits this policy. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'";

const send = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .type('text/html')
    .send(page);

export function mailRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const find = (id: string) => sandbox.mails().find((mail) => mail.id === Number(id));
  const sentTo = (query: unknown) => {
    const to = asText(asFields(query)?.['to'])?.trim().toLowerCase() ?? '';
    return {
      to,
      mails: sandbox.mails().filter((mail) => to === '' || mail.to.some((one) => one.toLowerCase() === to)),
    };
  };
  app.get('/mails', ({ query }) => ({ mails: sentTo(query).mails }));
  app.get('/mail', ({ query }, reply) => {
    const { to, mails } = sentTo(query);
    return send(reply, mailsPage(mails, to));
  });
  app.get<{ Params: { id: string } }>('/mail/:id', ({ params }, reply) => {
    const mail = find(params.id);
    return mail ? send(reply, mailPage(mail)) : reply.code(404).send({ message: 'No such mail.' });
  });
  app.get<{ Params: { id: string; n: string } }>('/mails/:id/attachments/:n', ({ params }, reply) => {
    const file = find(params.id)?.attachments[Number(params.n)];
    if (!file) return reply.code(404).send({ message: 'No such attachment.' });
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`)
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .type(file.type)
      .send(Buffer.from(file.base64, 'base64'));
  });
}
