// The buyer's path through Paygate's pages: open, pay, confirm, return.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { confirm, giveUp, payByCard, type CardInput } from './checkout.ts';
import { textOf, type Fields } from './message.ts';
import { cardPage, challengePage, homePage, refusalPage, returnAddress } from './payment-pages.ts';
import { plainRefusal, readOuter } from './request.ts';
import { openVisit, type Return, type Visit } from './visit.ts';
import type { ComputopWorld } from './world.ts';

type VisitRoute = { Params: { id: string } };

const html = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

const goHome = (reply: FastifyReply, visit: Visit, back: Return) =>
  back.method === 'GET' ? reply.redirect(returnAddress(back), 303) : html(reply, homePage(visit, back));

/** payssl.aspx and paymentpage.aspx. */
export function openPage(
  world: ComputopWorld,
  outer: Fields,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const accepted = String(request.headers['accept-language'] ?? '');
  const opened = openVisit(world, outer, accepted);
  if (opened.ok) return html(reply, cardPage(opened.visit));
  const language = /^de/i.test(textOf(outer, 'Language') || accepted) ? 'de' : 'en';
  return html(reply, refusalPage(language, plainRefusal(outer, opened)), 400);
}

const cardInputOf = (fields: Fields): CardInput => ({
  card: textOf(fields, 'card'),
  expiry: textOf(fields, 'expiry'),
  cvc: textOf(fields, 'cvc'),
  holder: textOf(fields, 'holder'),
});

export function hostedRoutes(app: FastifyInstance, world: ComputopWorld): void {
  app.post<VisitRoute>('/pay/:id', async ({ params, body }, reply) => {
    const visit = world.visits.get(params.id);
    if (!visit) return html(reply, refusalPage('en', 'Status=FAILED'), 404);
    const fields = readOuter({}, body);
    if (textOf(fields, 'choice') === 'cancel') return goHome(reply, visit, await giveUp(world, visit));
    const input = cardInputOf(fields);
    const paid = await payByCard(world, visit, input);
    if (paid.kind === 'again') return html(reply, cardPage(visit, input, paid.problem));
    return paid.kind === 'challenge' ? html(reply, challengePage(visit)) : goHome(reply, visit, paid.back);
  });
  app.post<VisitRoute>('/challenge/:id', async ({ params, body }, reply) => {
    const visit = world.visits.get(params.id);
    if (!visit) return html(reply, refusalPage('en', 'Status=FAILED'), 404);
    const fields = readOuter({}, body);
    if (textOf(fields, 'choice') === 'cancel') return goHome(reply, visit, await giveUp(world, visit));
    const back = await confirm(world, visit, textOf(fields, 'code'));
    return back ? goHome(reply, visit, back) : html(reply, cardPage(visit));
  });
}
