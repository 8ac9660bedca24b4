// Authorizations: read, captured in parts, reauthorized, voided.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asFields } from '../easypost/input.ts';
import { createFlaws, readAmount, readText } from './body-reader.ts';
import { changeHold, endHold, heldBy, replaceHold } from './holds.ts';
import { once, type Answer } from './idempotency.ts';
import { claimInvoices } from './invoices.ts';
import { textOf } from './order-reader.ts';
import { printAuthorization, printCapture } from './payment-print.ts';
import { takeMoney, type Taking } from './takings.ts';
import { clientOf } from './tokens.ts';
import { notFound, refuse } from './wire-error.ts';
import type { AuthorizationRecord, Choice, PaypalWorld } from './world.ts';

const MAX_CAPTURES = 10;
/** The outcome of a capture, as the payer chose on the approval page. */
const CAPTURED_AS: Partial<Record<Choice, Taking['status']>> = {
  'capture-fails': 'DECLINED',
  'capture-pending': 'PENDING',
};
/** 115 % of the authorization, and not more than 75 units above it. */
const limitOf = (units: number) => Math.min(Math.floor(units * 1.15), units + 7_500);

function find(world: PaypalWorld, request: FastifyRequest, id: string): AuthorizationRecord {
  const auth = world.authorizations.get(id);
  if (!auth) throw notFound(id);
  if (auth.order.clientId !== clientOf(request)) throw refuse('PERMISSION_DENIED');
  return auth;
}

function readCapture(body: unknown) {
  const given = asFields(body) ?? {};
  const flaws = createFlaws();
  const amount = readAmount(flaws, '/amount', { value: given['amount'], lowest: 1 });
  const invoiceId = readText(flaws, '/invoice_id', { value: given['invoice_id'], rule: { max: 127 } });
  readText(flaws, '/note_to_payer', { value: given['note_to_payer'], rule: { max: 255 } });
  readText(flaws, '/soft_descriptor', { value: given['soft_descriptor'], rule: { max: 22 } });
  const isFinal = given['final_capture'] ?? false;
  if (typeof isFinal !== 'boolean') flaws.add('INVALID_PARAMETER_SYNTAX', '/final_capture');
  flaws.settle();
  return { amount, invoiceId, isFinal: isFinal === true };
}

/** Throws the reason when the authorization can no longer be captured. */
function mustBeOpen(world: PaypalWorld, auth: AuthorizationRecord): void {
  if (world.clock.now() >= auth.expiresAt) throw refuse('AUTHORIZATION_EXPIRED');
  if (auth.status === 'VOIDED') throw refuse('AUTHORIZATION_VOIDED');
  if (auth.status === 'DENIED') throw refuse('AUTHORIZATION_DENIED');
  if (auth.status === 'CAPTURED') throw refuse('AUTHORIZATION_ALREADY_CAPTURED');
  if (auth.status === 'PENDING' || auth.successor !== null) throw refuse('TRANSACTION_REFUSED');
}

function capture(world: PaypalWorld, auth: AuthorizationRecord, body: unknown): Answer {
  const { amount, invoiceId, isFinal } = readCapture(body);
  mustBeOpen(world, auth);
  if (amount && amount.currency !== auth.currency) {
    throw refuse('AUTH_CAPTURE_CURRENCY_MISMATCH', { field: '/amount/currency_code' });
  }
  const units = amount?.units ?? heldBy(auth);
  if (auth.captures.length >= MAX_CAPTURES) throw refuse('MAX_CAPTURE_COUNT_EXCEEDED');
  if (auth.captured + units > limitOf(auth.units)) {
    throw refuse('MAX_CAPTURE_AMOUNT_EXCEEDED', { field: '/amount/value' });
  }
  const invoice = invoiceId ?? textOf(auth.unit, 'invoice_id');
  claimInvoices(world, auth.order, [invoice]);
  const taken = takeMoney(world, auth.order, {
    unit: auth.unit,
    units,
    authorization: auth,
    isFinal,
    status: CAPTURED_AS[auth.order.choice ?? 'approve'] ?? 'COMPLETED',
    invoiceId: invoice,
    customId: textOf(auth.unit, 'custom_id'),
  });
  // A declined capture leaves the hold unchanged.
  if (taken.status === 'DECLINED')
    return { status: 201, print: (prefer) => printCapture(world, taken, prefer) };
  changeHold(world, auth, () => {
    auth.captured += units;
    auth.status = isFinal || auth.captured >= auth.units ? 'CAPTURED' : 'PARTIALLY_CAPTURED';
  });
  return { status: 201, print: (prefer) => printCapture(world, taken, prefer) };
}

function reauthorize(world: PaypalWorld, auth: AuthorizationRecord, body: unknown): Answer {
  const flaws = createFlaws();
  const amount = readAmount(flaws, '/amount', { value: asFields(body)?.['amount'], lowest: 1 });
  flaws.settle();
  if (auth.parent || auth.successor) throw refuse('REAUTHORIZATION_NOT_SUPPORTED');
  mustBeOpen(world, auth);
  if (world.clock.now() < auth.honorUntil) throw refuse('REAUTHORIZATION_TOO_SOON');
  if (amount && amount.currency !== auth.currency) {
    throw refuse('AUTH_CURRENCY_MISMATCH', { field: '/amount/currency_code' });
  }
  const units = amount?.units ?? heldBy(auth);
  if (units > limitOf(auth.units)) throw refuse('TRANSACTION_REFUSED', { field: '/amount/value' });
  const renewed = replaceHold(world, auth, units);
  return { status: 201, print: (prefer) => printAuthorization(world, renewed, prefer) };
}

function voidHold(world: PaypalWorld, auth: AuthorizationRecord): Answer {
  if (auth.parent) throw refuse('CANNOT_BE_VOIDED');
  if (auth.status === 'VOIDED' || auth.status === 'DENIED') throw refuse('PREVIOUSLY_VOIDED');
  if (auth.status === 'CAPTURED') throw refuse('PREVIOUSLY_CAPTURED');
  if (auth.successor && heldBy(auth.successor) > 0) endHold(world, auth.successor, 'VOIDED');
  endHold(world, auth, 'VOIDED');
  return {
    status: 200,
    print: (prefer) => (prefer === 'minimal' ? undefined : printAuthorization(world, auth, prefer)),
  };
}

const ACTIONS = { capture, reauthorize, void: voidHold };

export function authorizationRoutes(app: FastifyInstance, world: PaypalWorld): void {
  app.get<{ Params: { id: string } }>('/v2/payments/authorizations/:id', (request) =>
    printAuthorization(world, find(world, request, request.params.id), 'representation'),
  );
  for (const [name, act] of Object.entries(ACTIONS)) {
    app.post<{ Params: { id: string } }>(`/v2/payments/authorizations/:id/${name}`, (request, reply) => {
      const auth = find(world, request, request.params.id);
      return once(world, { request, reply }, () => act(world, auth, request.body));
    });
  }
}
