// /__sandbox/paypal: approve without a browser, settle without waiting, and set faults.
import type { FastifyInstance } from 'fastify';
import { asFields, asFlag, asNumber, asText } from '../easypost/input.ts';
import { webhookFaultRoutes } from '../webhook-faults.ts';
import { announceReversal } from './announce.ts';
import { awaitsPayer, decide, isDecision } from './approval.ts';
import { settleHold } from './holds.ts';
import { isIssue } from './issue-table.ts';
import { refresh } from './orders.ts';
import { settleRefund } from './refunds.ts';
import { settleCapture } from './takings.ts';
import type { PaypalWorld } from './world.ts';

class BadControl extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

function settle(world: PaypalWorld, id: string, verdict: 'COMPLETED' | 'DENIED'): boolean {
  const [auth, capture, refund] = [
    world.authorizations.get(id),
    world.captures.get(id),
    world.refunds.get(id),
  ];
  if (auth) return settleHold(world, auth, verdict);
  if (capture) return settleCapture(world, capture, verdict);
  if (refund) return settleRefund(world, refund, verdict);
  throw new BadControl(404, 'No such authorization, capture or refund.');
}

function payerRoutes(app: FastifyInstance, world: PaypalWorld): void {
  app.post('/approve', ({ body }) => {
    const given = asFields(body) ?? {};
    const order = world.orders.get(asText(given['orderId']) ?? '');
    const choice = given['choice'] ?? 'approve';
    if (!order) throw new BadControl(404, 'No such order.');
    if (!isDecision(choice))
      throw new BadControl(
        400,
        'choice must be approve, cancel, decline, send-back, pending, capture-fails or capture-pending.',
      );
    if (!awaitsPayer(refresh(world, order))) {
      throw new BadControl(409, `The order is not waiting for its payer: ${order.status}.`);
    }
    const redirect = decide(world, order, choice);
    return { status: order.status, redirect };
  });
  app.post('/settle', ({ body }) => {
    const given = asFields(body) ?? {};
    const [id, status] = [asText(given['id']), asText(given['status'])];
    if (id === null) throw new BadControl(400, 'id is missing: an authorization, a capture or a refund.');
    if (status !== 'COMPLETED' && status !== 'DENIED') {
      throw new BadControl(400, 'status must be COMPLETED or DENIED.');
    }
    if (!settle(world, id, status)) throw new BadControl(409, 'It is not pending.');
    return { id, status };
  });
  app.post('/reverse', ({ body }) => {
    const capture = world.captures.get(asText(asFields(body)?.['id']) ?? '');
    if (capture?.status !== 'COMPLETED') throw new BadControl(404, 'No such completed capture.');
    announceReversal(world, capture);
    return { id: capture.id };
  });
}

function readRefusal(body: unknown) {
  const given = asFields(body) ?? {};
  const [path, issue] = [asText(given['path']), asText(given['issue'])];
  if (path === null) throw new BadControl(400, 'path is missing: a regular expression.');
  if (issue === null || !isIssue(issue)) throw new BadControl(400, 'issue is unknown.');
  const method = asText(given['method'])?.toUpperCase() ?? null;
  return { path: new RegExp(path), method, issue, times: asNumber(given['times']) ?? 1 };
}

export async function paypalControl(root: FastifyInstance, world: PaypalWorld): Promise<void> {
  await root.register(
    async (app) => {
      payerRoutes(app, world);
      webhookFaultRoutes(app, world);
      app.post('/refusals', ({ body }, reply) => {
        const refusal = readRefusal(body);
        world.refusals.push(refusal);
        return reply.code(201).send({ ...refusal, path: refusal.path.source });
      });
      app.post('/slowness', ({ body }) => {
        const given = asFields(body) ?? {};
        world.thinkMs = asNumber(given['thinkMs']) ?? 0;
        world.slowRefunds = asFlag(given['refunds']);
        return { thinkMs: world.thinkMs, refunds: world.slowRefunds };
      });
    },
    { prefix: '/__sandbox/paypal' },
  );
}
