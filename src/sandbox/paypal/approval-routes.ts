// /checkoutnow: shows an order to its payer and accepts the payer's decision.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asFields, asText } from '../easypost/input.ts';
import { money } from './amounts.ts';
import { awaitsPayer, decide, isDecision } from './approval.ts';
import { approvalPage, donePage, gonePage, languageOf } from './approval-page.ts';
import { refresh } from './orders.ts';
import type { OrderRecord, PaypalWorld } from './world.ts';

function waiting(world: PaypalWorld, request: FastifyRequest): OrderRecord | null {
  const order = world.orders.get(asText(asFields(request.query)?.['token']) ?? '');
  return order && awaitsPayer(refresh(world, order)) ? order : null;
}

function totalOf({ units }: OrderRecord): string {
  const currency = units[0]?.currency ?? 'EUR';
  const { value } = money(
    units.reduce((sum, unit) => sum + unit.units, 0),
    currency,
  );
  return `${value} ${currency}`;
}

export function approvalRoutes(app: FastifyInstance, world: PaypalWorld): void {
  const spoken = (request: FastifyRequest, order: OrderRecord | null) =>
    languageOf(order?.experience.locale ?? null, request.headers['accept-language']);

  app.get('/checkoutnow', (request, reply) => {
    const order = waiting(world, request);
    const language = spoken(request, order);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!order) return reply.code(404).send(gonePage(language));
    return reply.send(approvalPage(order, totalOf(order), language));
  });

  app.post('/checkoutnow', (request, reply) => {
    const order = waiting(world, request);
    const decision = asFields(request.body)?.['choice'];
    const language = spoken(request, order);
    reply.type('text/html; charset=utf-8');
    if (!order) return reply.code(409).send(gonePage(language));
    if (!isDecision(decision)) return reply.code(400).send(approvalPage(order, totalOf(order), language));
    const address = decide(world, order, decision);
    return address === null ? reply.send(donePage(language)) : reply.redirect(address, 303);
  });
}
