// Refusals on demand: by PayPal's own header, or planned by a test without the shop's help.
import type { FastifyRequest } from 'fastify';
import { asFields, asText } from '../easypost/input.ts';
import { isIssue, NAMES, type Issue } from './issue-table.ts';
import { PaypalError, refuse } from './wire-error.ts';
import type { PaypalWorld } from './world.ts';

/** The header's name and its one field belong to PayPal. */
const HEADER = 'paypal-mock-response';
const FIELD = 'mock_application_codes';
const REACH = /\/v2\/(checkout\/orders|payments\/(authorizations|captures|refunds))/;

function codeIn(header: string): string | null {
  try {
    return asText(asFields(JSON.parse(header))?.[FIELD]);
  } catch {
    // Not JSON: refused below like any other unknown value.
    return null;
  }
}

/** The error for an issue, or for one of the error names (`NAMES`). */
function errorFor(code: string): PaypalError | null {
  if (isIssue(code)) return refuse(code);
  const status = Object.entries(NAMES).find(([, [name]]) => name === code)?.[0];
  return status === undefined ? null : new PaypalError(Number(status));
}

function plannedFor(world: PaypalWorld, { method, url }: FastifyRequest): Issue | null {
  const path = url.split('?')[0] ?? '';
  const plan = world.refusals.find(
    (one) => one.times > 0 && one.path.test(path) && (one.method === null || one.method === method),
  );
  if (!plan) return null;
  plan.times -= 1;
  return plan.issue;
}

/** Throws before the request takes effect. */
export function refuseOnDemand(world: PaypalWorld, request: FastifyRequest): void {
  const planned = plannedFor(world, request);
  if (planned) throw refuse(planned);
  const header = request.headers[HEADER];
  if (typeof header !== 'string' || !REACH.test(request.url)) return;
  const code = codeIn(header);
  const error = code === null ? null : errorFor(code);
  throw error ?? refuse('INVALID_PARAMETER_VALUE', { field: HEADER, value: header, location: 'header' });
}
