// Authorizations and the money they hold: opened, captured, released, and expired after 29 days.
import { announceAuthorization } from './announce.ts';
import { releaseInvoice } from './invoices.ts';
import { textOf } from './order-reader.ts';
import { ledgerLine, newId } from './world.ts';
import type { AuthorizationRecord, OrderRecord, PaypalWorld, UnitRecord } from './world.ts';

const DAY_MS = 86_400_000;
/** Funds are guaranteed for three days; the authorization is valid for 29. */
const HONOR_MS = 3 * DAY_MS;
const VALID_MS = 29 * DAY_MS;
/** How long an electronic cheque takes here. */
export const ECHECK_MS = 3_600_000;

/** What the authorization still holds. */
export function heldBy({ status, successor, units, captured }: AuthorizationRecord): number {
  const isOpen = (status === 'CREATED' || status === 'PARTIALLY_CAPTURED') && successor === null;
  return isOpen ? Math.max(0, units - captured) : 0;
}

/** Every change to a hold goes through here, so that the ledger follows. */
export function changeHold(world: PaypalWorld, auth: AuthorizationRecord, change: () => void): void {
  const before = heldBy(auth);
  change();
  auth.updatedAt = world.clock.now();
  ledgerLine(world, auth.currency).held += heldBy(auth) - before;
}

function keep(world: PaypalWorld, auth: AuthorizationRecord): AuthorizationRecord {
  world.authorizations.put(auth.id, auth);
  auth.unit.authorizations.push(auth);
  ledgerLine(world, auth.currency).held += heldBy(auth);
  world.clock.schedule(auth.expiresAt, () => {
    if (heldBy(auth) > 0 || auth.status === 'PENDING') endHold(world, auth, 'VOIDED');
  });
  return auth;
}

export function openHold(
  world: PaypalWorld,
  order: OrderRecord,
  { unit, isPending }: { unit: UnitRecord; isPending: boolean },
): AuthorizationRecord {
  const now = world.clock.now();
  const auth = keep(world, {
    id: newId(world),
    order,
    unit,
    units: unit.units,
    currency: unit.currency,
    createdAt: now,
    updatedAt: now,
    status: isPending ? 'PENDING' : 'CREATED',
    captured: 0,
    honorUntil: now + HONOR_MS,
    expiresAt: now + VALID_MS,
    parent: null,
    successor: null,
    captures: [],
  });
  if (isPending) {
    world.clock.schedule(now + ECHECK_MS, () => settleHold(world, auth, 'COMPLETED'));
  }
  announceAuthorization(world, auth);
  return auth;
}

/** Replaces an authorization by a second one; its 29 days are not extended. */
export function replaceHold(
  world: PaypalWorld,
  parent: AuthorizationRecord,
  units: number,
): AuthorizationRecord {
  const now = world.clock.now();
  const child: AuthorizationRecord = {
    ...parent,
    id: newId(world),
    units,
    status: 'CREATED',
    captured: 0,
    createdAt: now,
    updatedAt: now,
    honorUntil: Math.min(now + HONOR_MS, parent.expiresAt),
    parent,
    captures: [],
  };
  changeHold(world, parent, () => {
    parent.successor = child;
  });
  announceAuthorization(world, keep(world, child));
  return child;
}

/** Releases the hold. */
export function endHold(world: PaypalWorld, auth: AuthorizationRecord, status: 'VOIDED' | 'DENIED'): void {
  changeHold(world, auth, () => {
    auth.status = status;
  });
  if (auth.unit.captures.length === 0) releaseInvoice(world, auth.order, textOf(auth.unit, 'invoice_id'));
  announceAuthorization(world, auth);
}

/** Applies the bank's decision on a pending authorization; later decisions change nothing. */
export function settleHold(
  world: PaypalWorld,
  auth: AuthorizationRecord,
  verdict: 'COMPLETED' | 'DENIED',
): boolean {
  if (auth.status !== 'PENDING') return false;
  if (verdict === 'DENIED') {
    endHold(world, auth, 'DENIED');
    return true;
  }
  changeHold(world, auth, () => {
    auth.status = 'CREATED';
  });
  announceAuthorization(world, auth);
  return true;
}
