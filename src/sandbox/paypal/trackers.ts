// Tracking numbers shown to the buyer: added to a paid order, changed or cancelled.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asFields } from '../easypost/input.ts';
import { createFlaws, readText } from './body-reader.ts';
import { once, type Answer } from './idempotency.ts';
import { readPatches } from './order-patches.ts';
import { printOrder } from './order-print.ts';
import { findOrder } from './orders.ts';
import { refuse } from './wire-error.ts';
import type { OrderRecord, PaypalWorld } from './world.ts';

const CHANGEABLE = ['/status', '/items', '/notify_payer', '/tracking_number', '/carrier'];

function addTracker(world: PaypalWorld, order: OrderRecord, body: unknown): Answer {
  const given = asFields(body) ?? {};
  const flaws = createFlaws();
  const text = (name: string, max: number, required = false) =>
    readText(flaws, `/${name}`, { value: given[name], rule: { max, required } });
  const captureId = text('capture_id', 50, true);
  const number = text('tracking_number', 64);
  const carrier = text('carrier', 64);
  if (carrier === 'OTHER') text('carrier_name_other', 64, true);
  flaws.settle();
  const unit = order.units.find(({ captures }) => captures.some(({ id }) => id === captureId));
  const capture = unit?.captures.find(({ id }) => id === captureId);
  if (!unit || !capture) throw refuse('CAPTURE_ID_NOT_FOUND', { field: '/capture_id' });
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) throw refuse('CAPTURE_STATUS_NOT_VALID');
  const now = world.clock.now();
  const id = `${capture.id}-${number ?? 'NOTRACKER'}`;
  unit.trackers = unit.trackers.filter((tracker) => tracker.id !== id);
  unit.trackers.push({ id, status: 'SHIPPED', given, createdAt: now, updatedAt: now });
  return { status: 201, print: () => printOrder(world, order) };
}

function changeTracker(world: PaypalWorld, order: OrderRecord, request: FastifyRequest, id: string): void {
  const tracker = order.units.flatMap(({ trackers }) => trackers).find((one) => one.id === id);
  if (!tracker) throw refuse('TRACKER_ID_NOT_FOUND', { value: id, location: 'path' });
  const patches = readPatches(request.body);
  for (const { path, value } of patches) {
    if (!CHANGEABLE.includes(path)) throw refuse('FIELD_NOT_PATCHABLE', { field: path });
    if (path === '/status' && value !== 'CANCELLED') {
      throw refuse('INVALID_PARAMETER_VALUE', { field: path });
    }
  }
  for (const { path, value } of patches) {
    if (path === '/status') tracker.status = 'CANCELLED';
    else tracker.given = { ...tracker.given, [path.slice(1)]: value };
  }
  tracker.updatedAt = world.clock.now();
}

export function trackerRoutes(app: FastifyInstance, world: PaypalWorld): void {
  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/track', (request, reply) => {
    const order = findOrder(world, request, request.params.id);
    return once(world, { request, reply }, () => addTracker(world, order, request.body));
  });
  app.patch<{ Params: { id: string; tracker: string } }>(
    '/v2/checkout/orders/:id/trackers/:tracker',
    (request, reply) => {
      const order = findOrder(world, request, request.params.id);
      changeTracker(world, order, request, request.params.tracker);
      return reply.code(204).send();
    },
  );
}
