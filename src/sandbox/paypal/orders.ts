// Orders: created, read, confirmed, authorized or captured.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asFields } from '../easypost/input.ts';
import { announceApprovalReversed, announceOrder } from './announce.ts';
import { createFlaws } from './body-reader.ts';
import { openHold } from './holds.ts';
import { once, requestIdOf, type Answer } from './idempotency.ts';
import { claimInvoices } from './invoices.ts';
import type { Issue } from './issue-table.ts';
import { answerOrder, approvalUrl, printOrder } from './order-print.ts';
import { readExperience, readOrder, readSource, textOf } from './order-reader.ts';
import { takeMoney } from './takings.ts';
import { clientOf } from './tokens.ts';
import { notFound, PaypalError, refuse } from './wire-error.ts';
import { newId, type Intent, type OrderRecord, type PaypalWorld } from './world.ts';

/** Three hours to send the payer to the page, three more to pay after the approval (OpenAPI text). */
export const VALID_MS = 3 * 3_600_000;
const MAX_ATTEMPTS = 10;

const isOpen = ({ status }: OrderRecord) => status !== 'COMPLETED' && status !== 'VOIDED';

/** Voids an order that was not paid in time, and reverses its payer's approval. */
export function refresh(world: PaypalWorld, order: OrderRecord): OrderRecord {
  const { status, approvedAt, createdAt } = order;
  if (isOpen(order) && world.clock.now() > (approvedAt ?? createdAt) + VALID_MS) {
    order.status = 'VOIDED';
    order.updatedAt = world.clock.now();
    if (status === 'APPROVED') announceApprovalReversed(world, order);
  }
  return order;
}

export function findOrder(world: PaypalWorld, request: FastifyRequest, id: string): OrderRecord {
  const order = world.orders.get(id);
  if (!order) throw notFound(id);
  if (order.clientId !== clientOf(request)) throw refuse('PERMISSION_DENIED');
  return refresh(world, order);
}

function createOrder(world: PaypalWorld, request: FastifyRequest): OrderRecord {
  const now = world.clock.now();
  const read = readOrder(request.body, requestIdOf(request));
  const order: OrderRecord = {
    ...read,
    id: newId(world),
    clientId: clientOf(request),
    status: read.hasSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    createdAt: now,
    updatedAt: now,
    approvedAt: null,
    choice: null,
    failedAttempts: 0,
  };
  return world.orders.put(order.id, order);
}

const ALREADY: Record<Intent, Issue> = {
  CAPTURE: 'ORDER_ALREADY_CAPTURED',
  AUTHORIZE: 'ORDER_ALREADY_AUTHORIZED',
};

function declined(world: PaypalWorld, order: OrderRecord): PaypalError {
  order.failedAttempts += 1;
  const isTooMany = order.failedAttempts > MAX_ATTEMPTS;
  return toPayer(world, order, isTooMany ? 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED' : 'INSTRUMENT_DECLINED');
}

/** The payer must approve again. */
function sentBack(world: PaypalWorld, order: OrderRecord): PaypalError {
  Object.assign(order, { status: 'PAYER_ACTION_REQUIRED', choice: null, updatedAt: world.clock.now() });
  return toPayer(world, order, 'PAYER_ACTION_REQUIRED');
}

const toPayer = (world: PaypalWorld, order: OrderRecord, issue: Issue): PaypalError =>
  new PaypalError(422, [{ issue }], [{ href: approvalUrl(world, order), rel: 'redirect', method: 'GET' }]);

function mustBePayable(world: PaypalWorld, order: OrderRecord, intent: Intent): void {
  if (order.intent !== intent) throw refuse('ACTION_DOES_NOT_MATCH_INTENT');
  if (order.status === 'COMPLETED') throw refuse(ALREADY[intent]);
  if (order.status === 'VOIDED') throw refuse('ORDER_EXPIRED');
  if (order.status !== 'APPROVED') throw refuse('ORDER_NOT_APPROVED');
  if (order.choice === 'decline') throw declined(world, order);
  if (order.choice === 'send-back') throw sentBack(world, order);
  const invoiceIds = order.units.map((unit) => textOf(unit, 'invoice_id'));
  claimInvoices(world, order, invoiceIds);
}

function pay(world: PaypalWorld, order: OrderRecord, intent: Intent): Answer {
  mustBePayable(world, order, intent);
  const isPending = order.choice === 'pending';
  order.status = 'COMPLETED';
  order.updatedAt = world.clock.now();
  for (const unit of order.units) {
    if (intent === 'AUTHORIZE') openHold(world, order, { unit, isPending });
    else {
      takeMoney(world, order, {
        unit,
        units: unit.units,
        authorization: null,
        isFinal: true,
        status: isPending ? 'PENDING' : 'COMPLETED',
        invoiceId: textOf(unit, 'invoice_id'),
        customId: textOf(unit, 'custom_id'),
      });
    }
  }
  announceOrder(world, order, 'COMPLETED');
  return { status: 201, print: (prefer) => answerOrder(world, order, prefer) };
}

function confirm(world: PaypalWorld, order: OrderRecord, body: unknown): Answer {
  const flaws = createFlaws();
  const given = asFields(body)?.['payment_source'];
  if (given === undefined) flaws.add('MISSING_REQUIRED_PARAMETER', '/payment_source');
  const source = readSource(flaws, given);
  const context = source?.['experience_context'];
  const experience =
    context === undefined
      ? order.experience
      : readExperience(flaws, '/payment_source/paypal/experience_context', context);
  flaws.settle();
  if (Object.keys(asFields(given) ?? {}).length === 0) throw refuse('NO_PAYMENT_SOURCE_PROVIDED');
  if (order.status === 'COMPLETED') throw refuse(ALREADY[order.intent]);
  if (order.status === 'VOIDED') throw refuse('ORDER_CANNOT_BE_CONFIRMED');
  if (order.status === 'APPROVED') throw refuse('PAYMENT_ALREADY_APPROVED');
  Object.assign(order, { experience, hasSource: true, status: 'PAYER_ACTION_REQUIRED' });
  order.updatedAt = world.clock.now();
  return { status: 200, print: (prefer) => answerOrder(world, order, prefer) };
}

export function orderRoutes(app: FastifyInstance, world: PaypalWorld): void {
  app.post('/v2/checkout/orders', (request, reply) =>
    once(world, { request, reply }, () => {
      const order = createOrder(world, request);
      return {
        // A named payment source means that the payer must act: 200, not 201.
        status: order.hasSource ? 200 : 201,
        print: (prefer) => answerOrder(world, refresh(world, order), prefer),
      };
    }),
  );

  type ById = { Params: { id: string } };
  app.get<ById>('/v2/checkout/orders/:id', (request) =>
    printOrder(world, findOrder(world, request, request.params.id)),
  );
  app.post<ById>('/v2/checkout/orders/:id/confirm-payment-source', (request, reply) => {
    const order = findOrder(world, request, request.params.id);
    return once(world, { request, reply }, () => confirm(world, order, request.body));
  });
  app.post<ById>('/v2/checkout/orders/:id/authorize', (request, reply) => {
    const order = findOrder(world, request, request.params.id);
    return once(world, { request, reply }, () => pay(world, refresh(world, order), 'AUTHORIZE'));
  });
  app.post<ById>('/v2/checkout/orders/:id/capture', (request, reply) => {
    const order = findOrder(world, request, request.params.id);
    return once(world, { request, reply }, () => pay(world, refresh(world, order), 'CAPTURE'));
  });
}
