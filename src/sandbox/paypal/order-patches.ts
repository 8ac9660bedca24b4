// PATCH on an order: JSON Patch on intent and purchase units, then everything is validated again.
import type { FastifyInstance } from 'fastify';
import { asFields, asText, type Fields } from '../easypost/input.ts';
import { createFlaws } from './body-reader.ts';
import { readCore } from './order-reader.ts';
import { findOrder } from './orders.ts';
import { refuse } from './wire-error.ts';
import type { OrderRecord, PaypalWorld } from './world.ts';

type Patch = { op: string; path: string; value: unknown };
type Draft = { intent: unknown; purchase_units: Fields[] };

/** The fields that may change, and the operations allowed. */
const PATCHABLE: Record<string, readonly string[]> = {
  amount: ['replace'],
  custom_id: ['add', 'replace', 'remove'],
  description: ['add', 'replace', 'remove'],
  invoice_id: ['add', 'replace', 'remove'],
  items: ['add', 'replace', 'remove'],
  soft_descriptor: ['replace', 'remove'],
  'shipping/name': ['add', 'replace'],
  'shipping/address': ['add', 'replace'],
};

const UNIT_PATH = /^\/purchase_units\/@reference_id=='([^']*)'(?:\/(.+))?$/;

export function readPatches(body: unknown): Patch[] {
  if (!Array.isArray(body) || body.length === 0) {
    throw refuse('INVALID_ARRAY_MIN_ITEMS', { field: '/', location: 'body' });
  }
  return body.map((one: unknown) => {
    const given = asFields(one) ?? {};
    const [op, path] = [asText(given['op']), asText(given['path'])];
    if (op === null) throw refuse('MISSING_REQUIRED_PARAMETER', { field: '/op', location: 'body' });
    if (!['add', 'replace', 'remove'].includes(op)) {
      throw refuse('INVALID_PARAMETER_VALUE', { field: '/op', value: op, location: 'body' });
    }
    if (path === null) throw refuse('PATCH_PATH_REQUIRED');
    if (!path.startsWith('/')) throw refuse('INVALID_JSON_POINTER_FORMAT', { field: path });
    if (op !== 'remove' && given['value'] === undefined)
      throw refuse('PATCH_VALUE_REQUIRED', { field: path });
    return { op, path, value: given['value'] };
  });
}

/** Sets or removes `name`, or `group/name`. */
function setField(target: Fields, name: string, { op, path, value }: Patch): void {
  const [head = '', tail] = name.split('/');
  if (tail !== undefined) {
    const group = { ...asFields(target[head]) };
    target[head] = group;
    return setField(group, tail, { op, path, value });
  }
  const isThere = target[head] !== undefined;
  if (isThere ? op === 'add' : op !== 'add') throw refuse('INVALID_PATCH_OPERATION', { field: path });
  if (op === 'remove') Reflect.deleteProperty(target, head);
  else target[head] = value;
  return undefined;
}

function applyPatch(draft: Draft, patch: Patch): void {
  if (patch.path === '/intent' && patch.op === 'replace') {
    draft.intent = patch.value;
    return;
  }
  const [, reference = '', name] = UNIT_PATH.exec(patch.path) ?? [];
  if (name === undefined && patch.path.startsWith('/purchase_units')) throw refuse('NOT_PATCHABLE');
  const unit = draft.purchase_units.find((one) => one['reference_id'] === reference);
  if (!unit && name !== undefined) {
    throw refuse('INVALID_PARAMETER_VALUE', { field: patch.path, value: reference });
  }
  if (!unit || name === undefined || !PATCHABLE[name]?.includes(patch.op)) {
    throw refuse('FIELD_NOT_PATCHABLE', { field: patch.path });
  }
  setField(unit, name, patch);
}

function patchOrder(world: PaypalWorld, order: OrderRecord, body: unknown): void {
  if (order.status === 'COMPLETED') throw refuse('ORDER_ALREADY_COMPLETED');
  if (order.status === 'VOIDED') throw refuse('ORDER_EXPIRED');
  const draft: Draft = {
    intent: order.intent,
    purchase_units: order.units.map(({ given }) => structuredClone(given)),
  };
  for (const patch of readPatches(body)) applyPatch(draft, patch);
  Object.assign(order, readCore(createFlaws(), draft));
  order.updatedAt = world.clock.now();
}

export function orderPatchRoutes(app: FastifyInstance, world: PaypalWorld): void {
  app.patch<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) => {
    patchOrder(world, findOrder(world, request, request.params.id), request.body);
    return reply.code(204).send();
  });
}
