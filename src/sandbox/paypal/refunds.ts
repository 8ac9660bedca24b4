// Captures read and refunded: in full or in part, never more than was captured.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asFields } from '../easypost/input.ts';
import { announceRefund } from './announce.ts';
import { createFlaws, readAmount, readText } from './body-reader.ts';
import { once, type Answer } from './idempotency.ts';
import { printCapture, printRefund } from './payment-print.ts';
import { clientOf } from './tokens.ts';
import { notFound, refuse } from './wire-error.ts';
import { ledgerLine, newId, type CaptureRecord, type PaypalWorld, type RefundRecord } from './world.ts';

const DAY_MS = 86_400_000;
/** Captures are refundable for 180 days. */
const REFUNDABLE_MS = 180 * DAY_MS;
const MAX_REFUNDS = 20;

function findCapture(world: PaypalWorld, request: FastifyRequest, id: string): CaptureRecord {
  const capture = world.captures.get(id);
  if (!capture) throw notFound(id);
  if (capture.order.clientId !== clientOf(request)) throw refuse('PERMISSION_DENIED');
  return capture;
}

function readRefund(body: unknown) {
  const given = asFields(body) ?? {};
  const flaws = createFlaws();
  const amount = readAmount(flaws, '/amount', { value: given['amount'], lowest: 1 });
  const text = (name: string, max: number) =>
    readText(flaws, `/${name}`, { value: given[name], rule: { max } }) ?? null;
  const read = {
    amount,
    invoiceId: text('invoice_id', 127),
    customId: text('custom_id', 127),
    note: text('note_to_payer', 255),
  };
  flaws.settle();
  return read;
}

function mustBeRefundable(world: PaypalWorld, capture: CaptureRecord): void {
  if (capture.status === 'PENDING') throw refuse('PENDING_CAPTURE');
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') throw refuse('REFUND_NOT_ALLOWED');
  if (capture.refunded >= capture.units) throw refuse('CAPTURE_FULLY_REFUNDED');
  if (world.clock.now() > capture.createdAt + REFUNDABLE_MS) throw refuse('REFUND_TIME_LIMIT_EXCEEDED');
  if (capture.refunds.length >= MAX_REFUNDS) throw refuse('MAX_NUMBER_OF_REFUNDS_EXCEEDED');
}

function noteRefunded(world: PaypalWorld, capture: CaptureRecord): void {
  const isWhole = capture.refunded >= capture.units;
  const isNone = capture.refunded === 0;
  capture.status = isWhole ? 'REFUNDED' : isNone ? 'COMPLETED' : 'PARTIALLY_REFUNDED';
  capture.updatedAt = world.clock.now();
}

function refund(world: PaypalWorld, capture: CaptureRecord, body: unknown): Answer {
  const { amount, ...texts } = readRefund(body);
  mustBeRefundable(world, capture);
  if (amount && amount.currency !== capture.currency) {
    throw refuse('CURRENCY_MISMATCH', { field: '/amount/currency_code' });
  }
  const rest = capture.units - capture.refunded;
  const units = amount?.units ?? rest;
  if (units > rest) throw refuse('REFUND_AMOUNT_EXCEEDED', { field: '/amount/value' });
  const isTaken = capture.refunds.some(
    ({ invoiceId }) => invoiceId !== null && invoiceId === texts.invoiceId,
  );
  if (isTaken) throw refuse('DUPLICATE_INVOICE_ID', { field: '/invoice_id' });
  const now = world.clock.now();
  capture.refunded += units;
  const made: RefundRecord = {
    ...texts,
    id: newId(world),
    order: capture.order,
    unit: capture.unit,
    capture,
    units,
    currency: capture.currency,
    createdAt: now,
    updatedAt: now,
    status: world.slowRefunds ? 'PENDING' : 'COMPLETED',
    totalRefunded: capture.refunded,
  };
  capture.refunds.push(world.refunds.put(made.id, made));
  if (made.status === 'COMPLETED') ledgerLine(world, made.currency).refunded += units;
  noteRefunded(world, capture);
  announceRefund(world, made);
  return { status: 201, print: (prefer) => printRefund(world, made, prefer) };
}

/** Completes or fails a pending refund; later decisions change nothing. */
export function settleRefund(
  world: PaypalWorld,
  refund: RefundRecord,
  verdict: 'COMPLETED' | 'DENIED',
): boolean {
  if (refund.status !== 'PENDING') return false;
  refund.status = verdict === 'COMPLETED' ? 'COMPLETED' : 'FAILED';
  refund.updatedAt = world.clock.now();
  if (verdict === 'COMPLETED') ledgerLine(world, refund.currency).refunded += refund.units;
  else {
    refund.capture.refunded -= refund.units;
    noteRefunded(world, refund.capture);
  }
  announceRefund(world, refund);
  return true;
}

export function refundRoutes(app: FastifyInstance, world: PaypalWorld): void {
  type ById = { Params: { id: string } };
  app.get<ById>('/v2/payments/captures/:id', (request) =>
    printCapture(world, findCapture(world, request, request.params.id), 'representation'),
  );
  app.post<ById>('/v2/payments/captures/:id/refund', (request, reply) => {
    const capture = findCapture(world, request, request.params.id);
    return once(world, { request, reply }, () => refund(world, capture, request.body));
  });
  app.get<ById>('/v2/payments/refunds/:id', (request) => {
    const { id } = request.params;
    const found = world.refunds.get(id);
    if (!found) throw notFound(id);
    if (found.order.clientId !== clientOf(request)) throw refuse('PERMISSION_DENIED');
    return printRefund(world, found, 'representation');
  });
}
